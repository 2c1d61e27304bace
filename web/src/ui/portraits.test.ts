import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portraits } from './portraits';

it('has a face for every name', () => {
  const texts = readFileSync(join(import.meta.dirname, '../../../texts/en/house.ftl'), 'utf8');
  const names = [...texts.matchAll(/^bot-(\w+) =/gm)].map(([, name]) => name);
  expect(Object.keys(portraits).toSorted()).toEqual(names.toSorted());
});

it('draws no two alike', () => {
  const drawn = Object.values(portraits).map((paths) => paths.join());
  expect(new Set(drawn).size).toBe(drawn.length);
});
