import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Challenge } from '../../wire';
import { Refusal } from '../api/client';
import { Challenges } from './challenges.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const challenge: Challenge = { id: 'c1', table: 't', game: 'g', seat: 1, by: 'Ada', bot: 'Cog', until_s: 0 };
function asked(answer: () => Promise<unknown>) {
  const ask = vi.fn(answer);
  return { all: new Challenges({ ask: ask as never }), ask };
}

it('waits for a minute, and says so when nobody answers', async () => {
  const { all, ask } = asked(() => Promise.resolve({ ...challenge, until_s: Date.now() / 1000 + 60 }));
  await all.ask('t', 1, 'cog');
  expect(ask).toHaveBeenCalledWith('/tables/t/challenge', { method: 'POST', json: { seat: 1, name: 'cog' } });
  expect([all.words('t', 1), all.words('t', 0)]).toEqual(['bot-waits', undefined]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(all.words('t', 1)).toBe('bot-silent');
});

it('knows a no from a no to what was asked before', async () => {
  const { all } = asked(() => Promise.resolve({ ...challenge, until_s: Date.now() / 1000 + 60 }));
  await all.ask('t', 1, 'cog');
  all.declined({ ...challenge, id: 'older' });
  expect(all.words('t', 1)).toBe('bot-waits');
  all.declined(challenge);
  expect(all.words('t', 1)).toBe('bot-declined');
  all.forget('t', 1);
  expect(all.words('t', 1)).toBeUndefined();
});

it('says that there is no such bot, or that it is not here, and throws what is another matter', async () => {
  for (const [code, is] of [
    ['unknown_bot', 'bot-unknown'],
    ['not_here', 'bot-away'],
  ] as const) {
    const { all } = asked(() => Promise.reject(new Refusal(code)));
    await all.ask('t', 1, 'Cog');
    expect(all.words('t', 1)).toBe(is);
  }
  const { all } = asked(() => Promise.reject(new Refusal('seat_taken')));
  await expect(all.ask('t', 1, 'Cog')).rejects.toThrow();
});
