import { describe, expect, it } from 'vitest';
import { stroke, type Press } from './keyboard';

const letters = ['r', 'y', 'g', 'b', 'o', 'v', 'w', 'k', 't', 'p'];
const six = { colors: 6, blanks: false, letters };
const press = (key: string, code = '', shiftKey = false): Press => ({ key, code, shiftKey });

describe('keys for colours', () => {
  it('are the digits from 1', () => {
    expect(stroke(press('1', 'Digit1'), six)).toEqual({ type: 'take', symbol: 0 });
    expect(stroke(press('6', 'Numpad6'), six)).toEqual({ type: 'take', symbol: 5 });
  });

  it('do nothing beyond the colours of this board', () => {
    expect(stroke(press('7', 'Digit7'), six)).toBeNull();
    expect(stroke(press('w', 'KeyW'), six)).toBeNull();
  });

  it('call the tenth colour with 0', () => {
    const ten = { ...six, colors: 10 };
    expect(stroke(press('0', 'Digit0'), ten)).toEqual({ type: 'take', symbol: 9 });
  });

  it('are the letters of the reader’s language, small or capital', () => {
    expect(stroke(press('b', 'KeyB'), six)).toEqual({ type: 'take', symbol: 3 });
    const russian = { ...six, letters: ['к', 'ж', 'з', 'с', 'о', 'ф'] };
    expect(stroke(press('С', 'KeyC'), russian)).toEqual({ type: 'take', symbol: 3 });
  });

  it('fill the row with shift, whatever sign that key then makes', () => {
    expect(stroke(press('!', 'Digit1', true), six)).toEqual({ type: 'fill', symbol: 0 });
    expect(stroke(press('B', 'KeyB', true), six)).toEqual({ type: 'fill', symbol: 3 });
  });
});

describe('the key for an empty hole', () => {
  const blanks = { ...six, blanks: true };

  it('is the minus, and 0 where no colour has it', () => {
    expect(stroke(press('-', 'Minus'), blanks)).toEqual({ type: 'take', symbol: 6 });
    expect(stroke(press('0', 'Digit0'), blanks)).toEqual({ type: 'take', symbol: 6 });
  });

  it('means nothing where every hole must be filled', () => {
    expect(stroke(press('-', 'Minus'), six)).toBeNull();
    expect(stroke(press('0', 'Digit0'), six)).toBeNull();
  });
});

describe('other keys', () => {
  it('move, take back, copy, clear and send', () => {
    expect(stroke(press('ArrowLeft'), six)).toEqual({ type: 'step', by: -1 });
    expect(stroke(press('ArrowUp'), six)).toEqual({ type: 'copy' });
    expect(stroke(press('Backspace'), six)).toEqual({ type: 'back' });
    expect(stroke(press('Delete'), six)).toEqual({ type: 'clear' });
    expect(stroke(press('Enter'), six)).toEqual({ type: 'send' });
    expect(stroke(press('q', 'KeyQ'), six)).toBeNull();
  });
});
