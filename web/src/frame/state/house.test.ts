import { describe, expect, it, vi } from 'vitest';
import { Api } from '../api/client';
import { opponents, quickTable } from './house.svelte';
import { present } from './lobby.svelte';
import { MyState } from './me.svelte';

const bots = ['random', 'greedy', 'sieve', 'drowsy', 'rulebook', 'search-100', 'search-1000'].map((bot) => ({ bot, about: '' }));

describe('a quick game', () => {
  it('is against three rats that can be beaten', () => {
    expect(quickTable({ game: 'g', bots, least_seats: 2, most_seats: 6 })).toEqual({
      game: 'g',
      start: true,
      seats: [{ open: true }, { bot: 'greedy' }, { bot: 'sieve' }, { bot: 'drowsy' }],
    });
  });
  it('has another face on every chair while there is one', () => {
    const few = [...bots.slice(0, 2), ...bots.slice(4)];
    expect(opponents({ bots: few }, 1)).toEqual(['greedy']);
    expect(opponents({ bots: few }, 3)).toEqual(['greedy', 'random', 'greedy']);
  });
  it('fits the table', () => {
    expect(quickTable({ game: 'g', bots, least_seats: 2, most_seats: 2 }).seats).toHaveLength(2);
    expect(opponents({ bots: bots.slice(0, 1) }, 2)).toEqual(['random', 'random']);
  });
});

describe('who you are', () => {
  /** A browser that remembers. */
  const browser = (wasHere: boolean) => ({
    wasHere,
    set(change: { wasHere?: boolean }) {
      Object.assign(this, change);
    },
  });
  it('is settled once, however many ask', async () => {
    const fetcher = vi.fn(async () => new Response(JSON.stringify({ guest: 'g', name: 'Grey Tail' })));
    const me = new MyState(new Api(fetcher), browser(false));
    const [a, b] = await Promise.all([me.ensure(), me.ensure()]);
    expect(a).toEqual(b);
    await me.ensure();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
  it('is nobody yet on the first visit, and the house is not asked', async () => {
    const fetcher = vi.fn(async () => new Response('{}'));
    const me = new MyState(new Api(fetcher), browser(false));
    await me.look();
    expect(me.current).toBeNull();
    expect(fetcher).not.toHaveBeenCalled();
  });
  it('is nobody again when the house has forgotten', async () => {
    const kept = browser(true);
    const me = new MyState(new Api(async () => new Response(JSON.stringify({ code: 'no_guest', reason: '' }), { status: 401 })), kept);
    await me.look();
    expect([me.current, kept.wasHere]).toEqual([null, false]);
  });
  it('has a name made up on the page if new, and else the one the house knows', async () => {
    const sent: unknown[] = [];
    const house = new Api(async (_, init) => (sent.push(init?.body), new Response(JSON.stringify({ guest: 'g', name: 'Grey Tail' }))));
    await new MyState(house, browser(false)).ensure();
    await new MyState(house, browser(true)).ensure();
    expect(sent).toEqual([expect.stringMatching(/^{"name":"\w+ \w+ [1-9]\d"}$/), '{}']);
  });
  it('keeps its name when the new one is empty', async () => {
    const fetcher = vi.fn(async () => new Response('{}'));
    await new MyState(new Api(fetcher), browser(false)).rename('   ');
    expect(fetcher).not.toHaveBeenCalled();
  });
});

it('counts people, not computers', () => {
  expect(
    present([
      {
        id: 'T',
        game: 'g',
        phase: 'open',
        clock_s: null,
        seats: [{ who: 'guest', name: 'Ada' }, { who: 'bot', bot: 'greedy' }, { who: 'empty' }],
      },
    ]),
  ).toBe(1);
});
