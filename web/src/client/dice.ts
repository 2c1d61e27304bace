/** The dice, thrown again: the same numbers as `src/deciban/kernel/dice.py`. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Reveal, Throw } from '../contract/generated/house';

export interface Checked extends Throw {
  right: boolean;
}

export interface Proof {
  /** Whether the seed is the one that was promised before the first throw. */
  promised: boolean;
  throws: Checked[];
}

const span = 1n << 64n;

export function check(reveal: Reveal, commitment: string): Proof {
  const seed = hexToBytes(reveal.seed);
  let last = { step: -1, index: -1 };
  const throws = reveal.throws.map((thrown) => {
    const from = thrown.step === last.step ? last.index + 1 : 0;
    last = thrown;
    return { ...thrown, right: repeats(thrown, from, seed, reveal.words) };
  });
  return { promised: bytesToHex(sha256(seed)) === commitment, throws };
}

/** A throw is the first number of its stream that is not beyond the last whole multiple. */
function repeats(thrown: Throw, from: number, seed: Uint8Array, words: readonly string[]): boolean {
  const sides = BigInt(thrown.sides);
  const limit = span - (span % sides);
  for (let at = from; at <= thrown.index; at += 1) {
    const number = drawn(seed, words, thrown.step, at);
    if (number < limit) return at === thrown.index && number % sides === BigInt(thrown.value);
  }
  return false;
}

function drawn(seed: Uint8Array, words: readonly string[], step: number, count: number): bigint {
  const message = utf8ToBytes(`${step}:${count}:${words.join('\n')}`);
  const bytes = hmac(sha256, seed, message);
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
}
