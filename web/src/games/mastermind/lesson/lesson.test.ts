import { beforeEach, describe, expect, it } from 'vitest';
import { answering, type Asked, until } from '../../../client/fake';
import type { Inquiry } from '../../../contract/generated/mastermind';
import * as rows from '../board/row';
import { Lesson } from './lesson.svelte';

let asked: Asked[] = [];
const questions = () => asked.map(({ body }) => body as Inquiry);

beforeEach(() => {
  asked = answering({});
});

describe('the lesson', () => {
  it('knows how many codes a board has', () => {
    const lesson = new Lesson();
    expect(lesson.left).toBe(1296);
    lesson.board = { pegs: 3, colors: 4, blanks: true };
    expect(lesson.left).toBe(125);
  });

  it('asks how a guess parts the codes as soon as it is complete, and once', async () => {
    const lesson = new Lesson();
    lesson.row = rows.lay([0, 0, 1, null]);
    await until(() => !lesson.best.waiting);
    expect(questions().map(({ guess }) => guess)).toEqual([null]);
    lesson.row = rows.lay([0, 0, 1, 1]);
    lesson.row = rows.point(lesson.row, 2);
    await until(() => !lesson.mine.waiting);
    expect(questions().map(({ guess }) => guess)).toEqual([null, [0, 0, 1, 1]]);
  });

  it('goes on with the answer that was chosen', async () => {
    const lesson = new Lesson();
    lesson.choose([0, 0, 1, 1], { red: 1, white: 0, size: 256 });
    expect(lesson.left).toBe(256);
    expect(lesson.row.holes).toEqual([null, null, null, null]);
    await until(() => !lesson.best.waiting);
    expect(questions().at(-1)!.rows).toEqual([{ guess: [0, 0, 1, 1], red: 1, white: 0 }]);
  });

  it('takes a row back, and starts anew', () => {
    const lesson = new Lesson();
    lesson.choose([0, 0, 1, 1], { red: 1, white: 0, size: 256 });
    lesson.choose([0, 2, 3, 4], { red: 1, white: 1, size: 30 });
    lesson.back();
    expect(lesson.left).toBe(256);
    lesson.restart();
    expect(lesson.left).toBe(1296);
  });
});
