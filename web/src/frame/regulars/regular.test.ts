import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbySeat, Me, MyKeys, MyTable } from '../../wire';
import { Refusal, type Api } from '../api/client';
import { Door } from './door';
import { History } from './history.svelte';
import { Doorstep, Knocking } from './letin.svelte';
import { hindrance, type Passkeys } from './passkeys';
import { RegularState } from './regular.svelte';

const ada: Me = { guest: 'g', name: 'Ada', regular: true, look: null, is_bot: false };
const keys: MyKeys = { keys: [], codes: 10, sessions: [] };

/** A house that answers by path, and remembers what it was asked. */
function doorOf(answers: Record<string, () => unknown>) {
  const asked: [string, unknown][] = [];
  const ask = (path: string, call?: { method?: string; json?: unknown }) => {
    asked.push([path, call?.json]);
    return Promise.resolve().then(() => answers[`${call?.method ?? 'GET'} ${path}`]?.());
  };
  return { door: new Door({ ask } as unknown as Api), asked };
}
const someone = (current: Me | null = null) => {
  const me = {
    current,
    ensure: () => Promise.resolve((me.current ??= { guest: 'g', name: 'Sly Paw 12', regular: false, look: null, is_bot: false })),
    becomes: (now: Me) => void (me.current = now),
    leaves: () => void (me.current = null),
  };
  return me;
};
const browser = (credential: unknown): Passkeys => ({
  make: () => Promise.resolve(credential),
  find: () => Promise.resolve(credential),
  offersInField: () => Promise.resolve(false),
});

describe('keys', () => {
  it('need a name, https and a browser that knows them', () => {
    const place = { hostname: 'ratskeller.example', isSecure: true, knowsKeys: true };
    expect(hindrance(place)).toBeNull();
    for (const hostname of ['127.0.0.1', '192.168.0.7', '[::1]']) expect(hindrance({ ...place, hostname })).toBe('address');
    expect(hindrance({ ...place, isSecure: false })).toBe('https');
    expect(hindrance({ ...place, knowsKeys: false })).toBe('browser');
  });
});

describe('becoming a regular', () => {
  const answers = {
    'POST /me/keys/offer': () => ({ ceremony: 'c', options: {} }),
    'POST /me/keys': () => ({ me: ada, codes: ['one', 'two'] }),
    'GET /me/keys': () => keys,
  };
  it('makes a guest of a newcomer first, then a key under the name, and shows the codes', async () => {
    const { door, asked } = doorOf(answers);
    const me = someone();
    const regular = new RegularState(door, browser({ id: 'k' }), me);
    expect(await regular.become('Ada')).toBe(true);
    expect(asked).toContainEqual(['/me/keys/offer', { name: 'Ada' }]);
    expect(asked).toContainEqual(['/me/keys', { ceremony: 'c', credential: { id: 'k' }, name: 'Ada' }]);
    expect([me.current, regular.codes, regular.keys]).toEqual([ada, ['one', 'two'], keys]);
  });
  it('is nothing at all where the dialog is put away', async () => {
    const { door, asked } = doorOf(answers);
    const me = someone();
    const regular = new RegularState(door, browser(null), me);
    expect(await regular.become('Ada')).toBe(false);
    expect(asked.map(([path]) => path)).toEqual(['/me/keys/offer']);
    expect([me.current?.regular, regular.codes]).toEqual([false, []]);
  });
});

describe('signing in', () => {
  const left = { name: 'Sly Paw 12', matches: 2, token: 't' };
  it('tells what a guest has left here, which is brought along or not', async () => {
    const { door, asked } = doorOf({
      'POST /sign-in/code': () => ({ me: ada, left_behind: left }),
      'GET /me/keys': () => keys,
      'POST /me/bring': () => ada,
    });
    const regular = new RegularState(door, browser(null), someone());
    await regular.signInByCode(' Ada ', 'abcd ');
    expect(asked[0]).toEqual(['/sign-in/code', { name: 'Ada', code: 'abcd' }]);
    expect(regular.left).toEqual(left);
    await regular.bring();
    expect(asked.at(-1)).toEqual(['/me/bring', { token: 't' }]);
    expect(regular.left).toBeNull();
  });
  it('ends with nobody on this device', async () => {
    const { door } = doorOf({ 'GET /me/keys': () => keys });
    const me = someone(ada);
    const regular = new RegularState(door, browser(null), me);
    await regular.look();
    await regular.signOut();
    expect([me.current, regular.keys]).toEqual([null, null]);
  });
});

describe('a second device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

  it('is seen at the door, let in, and waited for', async () => {
    let asking: unknown = null;
    const { door, asked } = doorOf({ 'POST /me/let-in': () => ({ code: 'c' }), 'GET /me/let-in': () => ({ code: 'c', asking }) });
    const step = new Doorstep(door);
    await step.show();
    await aSecond();
    expect(step.at).toBe('shown');
    asking = { device: 'Firefox, Linux', number: 42 };
    await aSecond();
    expect([step.at, step.asking]).toEqual(['asked', asking]);
    let isIn = false;
    await step.open(() => Promise.resolve(isIn));
    expect(asked.at(-1)).toEqual(['/me/let-in/open', { number: 42 }]);
    expect(step.at).toBe('open');
    isIn = true;
    await aSecond();
    expect(step.at).toBe('shut');
  });
  it('finds the code good no more after a while, but not when the line drops', async () => {
    let why: 'offline' | 'not_found' = 'offline';
    const { door } = doorOf({
      'POST /me/let-in': () => ({ code: 'c' }),
      'GET /me/let-in': () => {
        throw new Refusal(why);
      },
    });
    const step = new Doorstep(door);
    await step.show();
    await aSecond();
    expect(step.at).toBe('shown');
    why = 'not_found';
    await aSecond();
    expect(step.at).toBe('over');
  });
  it('knocks, shows the number, and is in once it is let in', async () => {
    let answer: unknown = { signed_in: null };
    const { door } = doorOf({ 'POST /knock': () => ({ ticket: 't', number: 42 }), 'POST /knock/enter': () => answer });
    const knocking = new Knocking(door);
    const comeIn = vi.fn(() => Promise.resolve());
    await knocking.knock('c', comeIn);
    await aSecond();
    expect([knocking.at, knocking.number]).toEqual(['waits', 42]);
    expect(comeIn).not.toHaveBeenCalled();
    const signed_in = { me: ada, left_behind: null };
    answer = { signed_in };
    await aSecond();
    expect(knocking.at).toBe('in');
    expect(comeIn).toHaveBeenCalledExactlyOnceWith(signed_in);
  });
  it('is told when it is sent away', async () => {
    const { door } = doorOf({
      'POST /knock': () => {
        throw new Refusal('bad_key');
      },
    });
    const knocking = new Knocking(door);
    await knocking.knock('c', () => Promise.resolve());
    expect(knocking.at).toBe('refused');
  });
});

describe('the book', () => {
  const guest = (guest: string, name: string): LobbySeat => ({ who: 'guest', guest, name, look: null, is_bot: false, regular: true });
  const table = (id: number): MyTable =>
    ({
      id: `${id}`,
      game: id % 20 ? 'common' : 'rare',
      phase: id ? 'over' : 'playing',
      you: 0,
      since_s: 1000 - id,
      seats: [guest('me', 'Ada'), id % 2 ? guest('bo', 'Bo') : { who: 'bot', bot: 'greedy' }, guest('gone', '')],
    }) as unknown as MyTable;
  const met = [
    { guest: 'old', name: 'From long ago', regular: true },
    { guest: 'bo', name: 'Bo', regular: true },
  ];
  const sixty = Array.from({ length: 60 }, (_, id) => table(id));
  /** Sixty tables on pages of twenty, of which one is not over; whoever wants something has it sought for them. */
  const house = (brought: readonly MyTable[] = []) => {
    const asked: string[] = [];
    const ask = (path: string, { method }: { method?: string } = {}) => {
      if (path === '/me/pocket') return Promise.resolve({ tables: brought, next: null });
      if (path === '/me/opponents') return Promise.resolve({ people: met });
      asked.push(path);
      if (method === 'DELETE') return Promise.resolve({ tables: brought.slice(1), next: null });
      const wanted = new URL(path, 'http://house').searchParams;
      const [game, opponent] = [wanted.get('game'), wanted.get('opponent')];
      const isAll = game === null && opponent === null;
      const name = (seat: LobbySeat | undefined) => (seat?.who === 'bot' ? seat.bot : seat?.who === 'guest' ? seat.guest : '');
      const fits = ({ game: of, phase, seats }: MyTable) =>
        isAll || (phase === 'over' && (game ?? of) === of && (opponent ?? name(seats[1])) === name(seats[1]));
      const all = sixty.filter(fits);
      const from = Number(wanted.get('after') ?? 0);
      return Promise.resolve({ tables: all.slice(from, from + 20), next: from + 20 < all.length ? `${from + 20}` : null });
    };
    return { history: new History({ ask } as unknown as Api), asked };
  };
  it('is read page by page, and what runs stands apart', async () => {
    const { history, asked } = house();
    await history.open();
    expect([history.running.length, history.past.length, history.isWhole]).toEqual([1, 19, false]);
    await history.more();
    await history.more();
    await history.more();
    expect([history.past.length, history.isWhole]).toEqual([59, true]);
    expect(asked).toEqual(['/me/tables', '/me/tables?after=20', '/me/tables?after=40']);
  });
  it('is asked for a game and an opponent from its beginning, and what runs stays', async () => {
    const { history, asked } = house();
    await history.open();
    await history.choose({ game: 'rare' });
    expect(history.past.map(({ id }) => id)).toEqual(['20', '40']);
    expect([history.isWhole, history.isAll, history.running.length]).toEqual([true, false, 1]);
    await history.choose({ opponent: 'bo' });
    expect([history.past, history.isWhole]).toEqual([[], true]);
    await history.choose({ game: 'common' });
    await history.more();
    expect(asked.slice(1)).toEqual([
      '/me/tables?game=rare',
      '/me/tables?game=rare&opponent=bo',
      '/me/tables?game=common&opponent=bo',
      '/me/tables?game=common&opponent=bo&after=20',
    ]);
    expect([history.past.length, history.isWhole]).toEqual([30, true]);
  });
  it('knows whom one has met, once each, and nobody without a name', async () => {
    const { history } = house();
    await history.open();
    expect(history.people.map(({ guest }) => guest)).toEqual(['bo', 'old']);
  });
  it('is not mixed with what was asked for before', async () => {
    const { history } = house();
    await history.open();
    await Promise.all([history.choose({ game: 'rare' }), history.choose({ game: 'common' })]);
    expect(new Set(history.past.map(({ game }) => game))).toEqual(new Set(['common']));
  });
  it('has what was brought along where it belongs, once one has read so far', async () => {
    // Table n was over at 1000 − n.
    const at = (since_s: number, id: string, game = 'common'): MyTable => ({ ...table(2), id, game, since_s });
    const { history } = house([at(990.5, 'brought-a'), at(950.5, 'brought-b'), at(1, 'brought-c', 'rare')]);
    const ids = () => history.past.map(({ id }) => id);
    await history.open();
    expect([ids().indexOf('brought-a'), ids().length]).toEqual([9, 20]);
    await history.more();
    await history.more();
    expect([ids().indexOf('brought-b'), ids().at(-1), ids().length]).toEqual([50, 'brought-c', 62]);
    await history.choose({ game: 'rare' });
    expect(ids()).toEqual(['20', '40', 'brought-c']);
    await history.choose({ game: 'common', opponent: 'greedy' });
    expect(ids()).toContain('brought-a');
    await history.choose({ opponent: 'bo' });
    expect(ids().some((id) => id.startsWith('brought'))).toBe(false);
    await history.choose({ game: 'common', opponent: 'greedy' });
    await history.takeOut('brought-a');
    expect(ids()).not.toContain('brought-a');
  });
  it('of nobody is not asked for', async () => {
    const { history, asked } = house();
    await history.open(false);
    expect([history.isWhole, asked]).toEqual([true, []]);
  });
});
