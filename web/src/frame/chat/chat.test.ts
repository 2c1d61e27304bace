import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Welcome } from '../../contract/generated/house';
import { come, happen, sent } from '../../client/fake';
import { need, t } from '../../client/texts.svelte';
import Chat from './Chat.svelte';

beforeAll(async () => {
  await Promise.all([need('house'), need('mastermind')]);
  Element.prototype.scrollIntoView = vi.fn();
});

const open = { view: {}, offers: [], silent: [], phrases: ['hurry'] };
/** No game here has phrases, so that each is shown by its key. */
const phrase = () => screen.queryByRole('button', { name: 'phrase-hurry' });
const line = (label: string) => screen.getByLabelText<HTMLInputElement>(t(label));

function show(position: object, greeting: Partial<Welcome> = {}) {
  const table = come({}, { ...open, ...position }, greeting);
  render(Chat, { table });
}

describe('the chat', () => {
  it('offers the ready phrases that are open, and says them by name', () => {
    show({});
    phrase()!.click();
    expect(sent()).toEqual([expect.objectContaining({ type: 'say', phrase: 'hurry' })]);
    expect(line('chat-label').disabled).toBe(false);
  });

  it.each([0, null])('is closed to who keeps silent, seeing as %s', (seat) => {
    show({ silent: [0] }, { seat });
    expect(line('chat-silent').disabled).toBe(true);
    expect(phrase()).toBeNull();
  });

  it('stays open while somebody else keeps silent', () => {
    show({ silent: [1] });
    expect(line('chat-label').disabled).toBe(false);
    expect(phrase()).not.toBeNull();
  });

  it('keeps what was half written when silence begins, and does not send it', async () => {
    show({});
    await fireEvent.input(line('chat-label'), { target: { value: 'I think' } });
    happen({ ...open, silent: [0] });
    flushSync();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: t('chat-send') });
    expect([line('chat-silent').value, send.disabled]).toEqual(['I think', true]);
  });

  it('tells a phrase in the words of the game', () => {
    const said = { number: 0, seat: 1, name: 'Alan', text: '', phrase: 'hurry', at: 0 };
    show({ phrases: [] }, { chat: [said] });
    screen.getByText('phrase-hurry');
  });
});
