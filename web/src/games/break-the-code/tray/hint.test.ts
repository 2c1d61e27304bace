import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import { asks, codes, options, sit, view } from '../fake';
import Tray from './Tray.svelte';

beforeAll(async () => {
  await begin();
  await need('break-the-code');
});

describe('a hint', () => {
  const seen = () =>
    sit(view({ options: { ...options, hints: true } }), [asks(2, 7, 8, 9, 14, 15), codes()]);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  const first = { card: 15, digit: null, expected: 4.1 };
  const second = { card: 14, digit: null, expected: 0.9 };

  it('tells more with each press: a number, two questions, the question', async () => {
    answering(
      { left: 12, questions: [], guess: null },
      { left: 12, questions: [first, second], guess: null },
      { left: 12, questions: [first], guess: null },
    );
    const { table, desk } = seen();
    render(Tray, { table, desk });
    await press();
    await screen.findByText('12 codes are left');
    await press();
    await screen.findByText(/The first is better: on average it gives 3.2 bits more/);
    await press();
    await fireEvent.click(await screen.findByRole('button', { name: 'Choose it' }));
    expect(desk.chosen).toBe(15);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' }).disabled).toBe(true);
  });

  it('lays the guess when guessing is better', async () => {
    answering({ left: 1, questions: [], guess: [0, 1, 4, 8, 18] });
    const { table, desk } = seen();
    render(Tray, { table, desk });
    await press();
    await fireEvent.click(await screen.findByRole('button', { name: 'Place it' }));
    expect(desk.picked).toEqual([0, 1, 4, 8, 18]);
  });
});
