import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { begin, need } from '../../../client/texts.svelte';
import { asked, asks, codes, note, options, own, passes, sent, sit, turn, view, type Seen } from '../fake';
import { markAt, written, write } from '../notebook/marks';
import Notebook from '../notebook/Notebook.svelte';
import { ending } from '../tell';
import Tray from '../tray/Tray.svelte';
import Board from './Board.svelte';

beforeAll(async () => {
  await begin();
  await need('break-the-code');
});

const show = (seen: Seen) => {
  render(Board, { ...seen });
  render(Tray, { ...seen });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const mine = [asks(2, 7, 8, 9, 14, 15), codes()];
const three = view({
  hands: [own, null, null],
  centre: null,
  fates: [null, null, null],
  log: [asked({ answers: [null, 23, 19] })],
});

describe('the board in words', () => {
  it('shows my tiles to me, and those of others only from behind', () => {
    show(sit(view(), mine));
    screen.getByRole('img', { name: 'Your tiles, seen by you alone: black 1, white 3, green 5, black 7, white 9' });
    screen.getByRole('img', { name: 'Ada: 5 tiles behind the screen' });
  });

  it('shows all tiles in the end', () => {
    show(sit(view({ phase: 'over', turn: null, hands: [own, [0, 1, 4, 8, 18]] }), []));
    screen.getByRole('img', { name: 'Ada: black 0, white 0, black 2, black 4, black 9' });
  });

  it('keeps the centre face down until one has looked', () => {
    show(sit(three, []));
    screen.getByRole('img', { name: 'The centre: 5 tiles face down' });
    turn({ ...three, centre: [0, 1, 4, 8, 18], fates: ['wrong', null, null] });
    flushSync();
    screen.getByRole('img', { name: /The centre, seen by you alone: black 0/ });
  });

  it('tells what everybody answered last', () => {
    show(sit(three, []));
    screen.getByText('Ada answers: 23');
    screen.getByText('Cy answers: 19');
  });

  it('says that this is the last round', () => {
    show(sit({ ...three, closing: true }, []));
    screen.getByText('Last round');
  });

  it('says who is out, and that they still answer', () => {
    show(sit({ ...three, fates: [null, 'right', 'wrong'] }, []));
    screen.getByText('right');
    screen.getByText('wrong');
    expect(screen.getAllByText('out, still answers').length).toBe(2);
  });
});

describe('asking', () => {
  it('takes two presses: the card, then the question', async () => {
    show(sit(view(), mine));
    await press(/Sum of all/);
    expect(sent()).toEqual([]);
    await press('Ask this');
    expect(sent()).toMatchObject([{ action: { type: 'ask', card: 15, digit: null } }]);
  });

  it('goes on after a reload with the card that was looked at', async () => {
    show(sit(view(), mine));
    await press(/Sum of all/);
    expect(sit(view(), mine).desk.chosen).toBe(15);
  });

  it('asks for the digit where the card leaves a choice', async () => {
    show(sit(view(), mine));
    await press(/Where is your 1, or your 2/);
    await press('Ask about 2');
    expect(sent()).toMatchObject([{ action: { type: 'ask', card: 2, digit: 2 } }]);
  });

  it('can’t be done when it is not my turn', () => {
    show(sit(view({ turn: 1 }), []));
    expect(screen.queryByRole('button', { name: /Sum of all/ })).toBeNull();
    screen.getByText(/The others are thinking/);
  });
});

describe('guessing', () => {
  const lay = async (...tiles: string[]) => {
    for (const name of tiles) await press(name);
  };

  it('asks once more before the guess is made', async () => {
    show(sit(view(), mine));
    await press('Guess the code');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'black 1, yours' }).disabled).toBe(true);
    await lay('white 8', 'black 4', 'white 4', 'white 0', 'white 1');
    screen.getByRole('button', { name: 'A: white 0' });
    screen.getByRole('button', { name: 'E: white 8' });
    await press('Guess');
    expect(sent()).toEqual([]);
    await press('Yes, guess');
    expect(sent()).toMatchObject([{ action: { type: 'guess', tiles: [1, 3, 8, 9, 17] } }]);
  });

  it('says with three players that there is one guess only', async () => {
    const seen = sit(three, mine);
    show(seen);
    seen.desk.pick([0, 1, 3, 4, 5]);
    flushSync();
    await press('Guess');
    screen.getByText(/only one guess in the whole game/);
    await press('No, let me think');
    expect(sent()).toEqual([]);
    expect(seen.desk.picked).toEqual([0, 1, 3, 4, 5]);
  });

  it('can be left for the questions, and the tiles are still there after', async () => {
    show(sit(view(), mine));
    await press('Guess the code');
    await lay('white 8');
    await press('Back to the questions');
    screen.getByRole('button', { name: /Sum of all/ });
    await press('Guess the code');
    screen.getByRole('button', { name: 'A: white 8' });
  });

  it('is all that is left when the first player was right, unless one passes', async () => {
    show(sit(view({ phase: 'reply', first: 1, closing: true }), [codes(), passes]));
    screen.getByRole('group', { name: 'Tiles to choose from' });
    expect(screen.queryByRole('button', { name: 'Back to the questions' })).toBeNull();
    await press('Pass');
    await press('Yes, pass');
    expect(sent()).toMatchObject([{ action: { type: 'pass' } }]);
  });

  it('goes on after a reload with the tiles that were picked', () => {
    sit(view(), mine).desk.pick([0, 1, 3]);
    const { desk } = sit(view(), mine);
    expect([desk.guessing, desk.picked]).toEqual([true, [0, 1, 3]]);
  });

  it('forgets the tiles when the turn is over', () => {
    const seen = sit(view(), mine);
    seen.desk.pick([0, 1, 3, 4, 5]);
    turn(view({ log: [asked()] }), mine);
    expect(seen.desk.picked).toEqual([]);
  });
});

describe('the log', () => {
  it('can be narrowed down to one player', async () => {
    const log = [asked({ answers: [null, 23, 19] }), asked({ seat: 2, card: 9, answers: [2, 3, null] })];
    const seen = sit({ ...three, log }, []);
    render(Board, { ...seen });
    const region = within(screen.getByRole('region', { name: 'Questions and answers' }));
    expect(region.getAllByText('23').length).toBe(1);
    await fireEvent.change(region.getByRole('combobox'), { target: { value: '1' } });
    region.getByText('3');
    expect(region.queryByText('19')).toBeNull();
  });
});

describe('the notebook', () => {
  it('keeps my marks with my seat', async () => {
    render(Notebook, { ...sit(view(), []) });
    await press('black 0, for Ada');
    screen.getByRole('button', { name: 'black 0, for Ada, my mark: out' });
    expect(sent()).toMatchObject([{ type: 'note', body: expect.stringContaining('"m1.0":"out"') }]);
  });

  it('keeps what I write into a cell', async () => {
    render(Notebook, { ...sit(view(), []) });
    await fireEvent.change(screen.getByRole('textbox', { name: 'Ada, B' }), { target: { value: '3?' } });
    expect(sent()).toMatchObject([{ type: 'note', body: expect.stringContaining('"c1.1":"3?"') }]);
  });

  it('has a row for everybody else and for the centre, and marks for each', async () => {
    render(Notebook, { ...sit(three, []) });
    for (const name of ['Ada', 'Cy', 'The centre']) screen.getByRole('region', { name: `${name}’s row` });
    screen.getByRole('button', { name: 'black 0, for The centre' });
    await press('Cy');
    screen.getByRole('button', { name: 'black 0, for Cy' });
  });

  it('prints what the answers allow, and what must and can’t be there', () => {
    render(Notebook, { ...sit(view(), []) });
    const cells = [[0, 1], [4, 5], [6, 8], [10], [16, 17, 18]];
    note({ seat: 1, cells, inside: [10], outside: [2, 3], left: null, codes: [] });
    flushSync();
    screen.getByText('D, can be: green 5');
    screen.getByRole('button', { name: 'black 1, for Ada, can’t be there' });
    expect(screen.getAllByRole('button', { name: 'green 5, for Ada, must be there' }).length).toBe(1);
  });

  it('lists the codes that are left and lays one on a press', async () => {
    const seen = sit(view({ options: { ...options, help: 'full' } }), mine);
    render(Notebook, { ...seen });
    note({ seat: 1, cells: [], inside: [], outside: [], left: 1, codes: [[0, 1, 4, 8, 18]] });
    flushSync();
    screen.getByText('1 code is left');
    await press('black 0, white 0, black 2, black 4, black 9');
    expect(seen.desk.picked).toEqual([0, 1, 4, 8, 18]);
  });

  it('can be leafed through when the game is over', async () => {
    const pages = written(written([], 0, markAt(1, 0), 'maybe'), 1, markAt(1, 0), 'in');
    const over = view({ phase: 'over', turn: null, log: [asked(), asked({ seat: 1, card: 9 })] });
    render(Notebook, { ...sit(over, [], 0, write(pages)) });
    screen.getByText('The page after turn 2');
    screen.getByRole('button', { name: 'black 0, for Ada, my mark: in' });
    await press('One turn back');
    await press('One turn back');
    screen.getByText('The page before the first turn');
    screen.getByRole('button', { name: 'black 0, for Ada, my mark: maybe' });
  });
});

describe('the ending', () => {
  it.each([
    [0, false, 'ending-won'],
    [1, false, 'ending-lost'],
    [null, false, 'ending-nobody'],
    [null, true, 'ending-drawn'],
  ])('with winner %s, drawn %s, is %s', (winner, drawn, key) => {
    const { table } = sit(view({ phase: 'over', turn: null }), []);
    const result = { winners: winner === null ? [] : [winner], drawn, points: [] };
    table.table = { ...table.table!, phase: 'over', result };
    expect(ending(table).key).toBe(key);
  });
});
