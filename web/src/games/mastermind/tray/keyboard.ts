/** What a key means while a row is being laid. Digits and letters choose colours. */

export type Stroke =
  | { type: 'take' | 'fill'; symbol: number }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'back' | 'copy' | 'clear' | 'send' };

/** What is read of a keyboard event. */
export interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
}

export interface Symbols {
  colors: number;
  blanks: boolean;
  /** A letter per colour in the reader's language. */
  letters: readonly string[];
}

const plain: Record<string, Stroke> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  ArrowUp: { type: 'copy' },
  Backspace: { type: 'back' },
  Delete: { type: 'clear' },
  Enter: { type: 'send' },
};

export function stroke(press: Press, symbols: Symbols): Stroke | null {
  const symbol = symbolOf(press, symbols);
  if (symbol === null) return plain[press.key] ?? null;
  return { type: press.shiftKey ? 'fill' : 'take', symbol };
}

/** Key number ten is 0; an empty hole is the minus, or 0 where no colour has it. */
function symbolOf({ key, code }: Press, { colors, blanks, letters }: Symbols): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : undefined);
  const isEmpty = key === '-' || (digit === '0' && colors < 10);
  if (isEmpty) return blanks ? colors : null;
  const symbol = digit === undefined ? letters.indexOf(key.toLowerCase()) : (Number(digit) + 9) % 10;
  return symbol >= 0 && symbol < colors ? symbol : null;
}
