import { beforeEach, expect, it, vi } from 'vitest';
import type { Me, NewTable, TableInfo } from '../../wire';
import type { Told } from '../../worker/asked';

const worker = { keep: vi.fn(async () => undefined), persist: vi.fn(async () => true) };
const told = (games: readonly string[]) => ({ id: '', entry: '', wishes: { lang: 'en', games }, bytes: {}, frame: 0 }) satisfies Told;
const registration = { waiting: null, addEventListener: () => undefined };
vi.mock('./worker', () => ({
  isPossible: () => true,
  hireWorker: async () => registration,
  whoWorks: async () => ({}),
  ask: async () => told([]),
  keep: () => worker.keep(),
  take: () => undefined,
}));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { storage: { persist: worker.persist }, serviceWorker: {}, language: 'en', languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
const { api } = await import('../api/client');
const { me } = await import('../state/me.svelte');
const { device } = await import('./device.svelte');

const laid = { id: 'pocket-T' } as TableInfo;
const instead = vi.fn(async () => laid as unknown);
const table: NewTable = { game: 'ratland', seats: [{ open: true }, { bot: 'greedy' }], start: true };
const layNear = (table: NewTable) => device.layNear(table);

beforeEach(() => {
  instead.mockClear();
  [device.thinksHere, me.current] = [false, null];
  api.pocket = async () => ({ instead }) as never;
  device.feel(0);
});

it('leaves the thinking to the house until somebody wants it here', async () => {
  expect(await layNear(table)).toBeUndefined();
  device.thinksHere = true;
  expect(await layNear(table)).toBe(laid);
});

it('leaves a match that is to count to the house', async () => {
  [device.thinksHere, me.current] = [true, { regular: true } as Me];
  expect(await layNear({ ...table, rated: true })).toBeUndefined();
  expect(await layNear({ ...table, rated: false })).toBe(laid);
});

it('lays no table here at which others may sit or look on', async () => {
  device.thinksHere = true;
  expect(await layNear({ ...table, seats: [{ open: true }, { open: true }] })).toBeUndefined();
  expect(await layNear({ ...table, public: true })).toBeUndefined();
});

it('leaves a table to the house that is laid with a box of its own', async () => {
  device.thinksHere = true;
  expect(await layNear({ ...table, parts: 'a0' })).toBeUndefined();
  expect(instead).not.toHaveBeenCalled();
});

it('thinks here by itself while the house is slow, for whoever has no rating to lose', async () => {
  for (let n = 0; n < 3; n++) device.feel(2_500);
  me.current = { regular: true } as Me;
  expect(await layNear(table)).toBeUndefined();
  me.current = { regular: false } as Me;
  expect(await layNear(table)).toBe(laid);
  device.feel(80);
  expect(await layNear(table)).toBeUndefined();
});

it('leaves it to the house where this device cannot', async () => {
  device.thinksHere = true;
  instead.mockRejectedValueOnce(new TypeError('no module'));
  expect(await layNear(table)).toBeUndefined();
});

it('asks for room that lasts when somebody keeps a game, and not before', async () => {
  await device.look();
  await device.forget('ratland');
  expect(device.told).not.toBeNull();
  expect(worker.persist).not.toHaveBeenCalled();
  worker.keep.mockRejectedValueOnce(new Error('broken off'));
  await device.keep('ratland');
  expect([device.broke, worker.persist.mock.calls.length]).toEqual([true, 0]);
  await device.keep('ratland');
  expect([device.broke, worker.persist.mock.calls.length]).toEqual([false, 1]);
});
