import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { begin } from '../../client/texts.svelte';
import { First } from './first.svelte';
import FirstSteps from './FirstSteps.svelte';

const steps = [{ key: 'rules' }, { key: 'close' }];

beforeAll(begin);
beforeEach(() => localStorage.clear());

it('goes from step to step and comes by itself only once', () => {
  const first = new First('chess', 2);
  expect([first.at, first.isLast]).toEqual([0, false]);
  first.next();
  expect([first.at, first.isLast]).toEqual([1, true]);
  first.next();
  expect(first.at).toBeNull();
  expect(new First('chess', 2).at).toBeNull();
  expect(new First('go', 2).at).toBe(0);
});

it('can be skipped, and asked for again', () => {
  new First('chess', 2).leave();
  const first = new First('chess', 2);
  expect(first.at).toBeNull();
  first.begin();
  expect(first.at).toBe(0);
});

it('is not for who only watches', () => {
  expect(new First('chess', 0).at).toBeNull();
});

it('is shown with its number, and ends with the last step', async () => {
  render(FirstSteps, { first: new First('house', 2), game: 'house', steps });
  screen.getByText('1 of 2');
  screen.getByText('Rules');
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  screen.getByText('Close');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region')).toBeNull();
});
