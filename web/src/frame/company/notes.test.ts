import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { api } from '../api/client';
import { me } from '../state/me.svelte';
import { toasts } from '../state/toasts.svelte';

let arrive: () => void;
const place = { hash: '#/' };
vi.stubGlobal('location', place);
vi.stubGlobal('addEventListener', (what: string, does: () => void) => {
  if (what === 'hashchange') arrive = does;
});
const { tell } = await import('./notes');
const { calls } = await import('./calls.svelte');
await bring('company');
const turn = { t: 'turn', table: 'b', game: 'ratland' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  place.hash = '#/';
  vi.spyOn(me, 'current', 'get').mockReturnValue({ guest: 'ada' } as never);
});
afterEach(() => {
  for (const { id } of toasts.all) toasts.drop(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  arrive();
});
const seats = [{ who: 'guest', guest: 'ada', here: false, gave_up: false }];
const answers = (meanwhile: () => void = () => undefined) =>
  vi.spyOn(api, 'table').mockImplementation(() => (meanwhile(), Promise.resolve({ phase: 'playing', seats } as never)));
async function told(): Promise<readonly string[]> {
  const done = tell(turn);
  await vi.advanceTimersByTimeAsync(4_000);
  await done;
  return toasts.all.map(({ key }) => key);
}

it('a table that waits is told of elsewhere, until one has come there', async () => {
  answers();
  expect(await told()).toEqual(['note-turn']);
  place.hash = '#/table/c';
  arrive();
  expect(toasts.all).toHaveLength(1);
  place.hash = '#/table/b';
  arrive();
  expect(toasts.all).toEqual([]);
});

it('whoever comes while the house is asked is not told of the table before them', async () => {
  answers(() => (place.hash = '#/table/b'));
  expect(await told()).toEqual([]);
});

it('a call is kept for whoever misses the note, until one has come to the table', async () => {
  const by = { guest: 'bo', name: 'Bo', look: null, here: true, is_bot: false, regular: true };
  await tell({ t: 'called', by, game: 'ratland', invite: 'code' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([toasts.all, calls.all.map(({ invite }) => invite)]).toEqual([[], ['code']]);
  place.hash = '#/invite/code';
  arrive();
  expect(calls.all).toEqual([]);
});
