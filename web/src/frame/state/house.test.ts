import { describe, expect, it, vi } from 'vitest';
import { Api } from '../api/client';
import type { BotInfo } from '../../wire';
import { invitingTable, nextOpponents, opponents, opponentsAt, quickTable } from './house.svelte';
import { present } from './lobby.svelte';
import { MyState } from './me.svelte';

const levelOf = (bot: string): BotInfo['level'] =>
  bot.startsWith('search') ? 'club' : ['random', 'greedy'].includes(bot) ? 'beginner' : 'evening';
const bots = ['random', 'greedy', 'sieve', 'drowsy', 'rulebook', 'search-100', 'search-1000'].map((bot) => ({
  bot,
  about: '',
  level: levelOf(bot),
  points: null,
}));

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
    expect(opponents({ bots: few }, 3)).toEqual(['random', 'greedy', 'rulebook']);
  });
  it('fits the table', () => {
    expect(quickTable({ game: 'g', bots, least_seats: 2, most_seats: 2 }).seats).toHaveLength(2);
    expect(opponents({ bots: bots.slice(0, 1) }, 2)).toEqual(['random', 'random']);
  });
});

describe('opponents of one strength', () => {
  it('are of that strength and no other, with as many faces as there are', () => {
    expect(opponentsAt({ bots }, 'beginner', 1)).toEqual(['greedy']);
    expect(opponentsAt({ bots }, 'evening', 2)).toEqual(['drowsy', 'rulebook']);
    expect(opponentsAt({ bots }, 'club', 3)).toEqual(['search-100', 'search-1000', 'search-100']);
  });
});

describe('the next table', () => {
  it('is one rung up or down the ladder', () => {
    expect(nextOpponents({ bots }, ['greedy', 'sieve', 'drowsy'], 1)).toEqual(['sieve', 'drowsy', 'rulebook']);
    expect(nextOpponents({ bots }, ['greedy', 'sieve', 'drowsy'], -1)).toEqual(['random', 'greedy', 'sieve']);
    expect(nextOpponents({ bots }, ['search-100'], 1)).toEqual(['search-1000']);
  });
  it('is not there at either end, nor where nobody knows who played', () => {
    expect(nextOpponents({ bots }, ['random', 'greedy'], -1)).toBeNull();
    expect(nextOpponents({ bots }, ['search-100', 'search-1000'], 1)).toBeNull();
    expect(nextOpponents({ bots }, ['stranger'], 1)).toBeNull();
    expect(nextOpponents({ bots }, [], 1)).toBeNull();
  });
});

describe('an invitation', () => {
  it('has a free chair for each friend who may come, and waits', () => {
    expect(invitingTable({ game: 'g', bots, least_seats: 2, most_seats: 3 })).toEqual({
      game: 'g',
      start: false,
      seats: [{ open: true }, { open: true }, { open: true }],
    });
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
    await new MyState(new Api(fetcher), browser(false)).present('   ', null);
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
        parts: null,
        seats: [
          { who: 'guest', guest: 'ada', name: 'Ada', look: null, is_bot: false, regular: true },
          { who: 'bot', bot: 'greedy' },
          { who: 'empty' },
        ],
      },
    ]),
  ).toBe(1);
});
