// The worker, told what a browser tells it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** It is written for another world than that of pages: its types are checked there. */
const worker = new URL('./sw.ts', import.meta.url).href;
type Said = { tag: string; data: string; close: () => void };
const letter = { title: 'RatLand · your turn', line: 'Decide.', link: 'http://elsewhere/ratland#/table/abc', key: 'abc-turn-0-9' };
let heard: Record<string, (event: unknown) => void>;
let lying: Said[];
const showNotification = vi.fn<(title: string, options: Omit<Said, 'close'>) => Promise<void>>();
const [openWindow, subscribe, tell] = [vi.fn(), vi.fn(), vi.fn()];
let pages: { url: string; focus: () => void }[];

beforeEach(async () => {
  [heard, lying, pages] = [{}, [], []];
  vi.stubGlobal('self', {
    addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear),
    registration: { showNotification, getNotifications: () => Promise.resolve(lying), pushManager: { subscribe } },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    location: { origin: 'http://house' },
  });
  vi.stubGlobal('fetch', tell);
  vi.resetModules();
  await import(/* @vite-ignore */ worker);
});
afterEach(() => void (vi.unstubAllGlobals(), vi.clearAllMocks()));

/** Says it, and waits for as long as the browser would. */
async function say(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  heard[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const click = (link: string) => say('notificationclick', { notification: { data: link, close: vi.fn() } });

it('shows what the house tells, and of a table only the last', async () => {
  const old = { tag: 'abc-turn-0-1', data: letter.link, close: vi.fn() };
  const other = { tag: 'xyz', data: 'http://elsewhere/#/table/xyz', close: vi.fn() };
  lying = [old, other];
  await say('push', { data: { json: () => letter } });
  expect(showNotification).toHaveBeenCalledWith(
    letter.title,
    expect.objectContaining({ body: 'Decide.', tag: letter.key, data: letter.link }),
  );
  expect([old.close, other.close].map((close) => close.mock.calls.length)).toEqual([1, 0]);
});

it('shows a letter that comes twice in its own place', async () => {
  const same = { tag: letter.key, data: letter.link, close: vi.fn() };
  lying = [same];
  await say('push', { data: { json: () => letter } });
  expect(same.close).not.toHaveBeenCalled();
});

it('leads to the table, in this house and in the page that is there', async () => {
  await click(letter.link);
  expect(openWindow).toHaveBeenCalledWith('http://house/ratland#/table/abc');
  const focus = vi.fn();
  pages = [
    { url: 'http://house/#/', focus: vi.fn() },
    { url: 'http://house/#/table/abc', focus },
  ];
  openWindow.mockClear();
  await click(letter.link);
  expect(focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('tells the house when the browser is somewhere else', async () => {
  const moved = { toJSON: () => ({ endpoint: 'https://push/new', keys: { p256dh: 'p', auth: 'a' } }) };
  subscribe.mockResolvedValue(moved);
  await say('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } });
  const [path, { body }] = tell.mock.calls[0] as [string, { body: string }];
  expect([path, JSON.parse(body)]).toEqual(['/api/v1/me/post', { kind: 'push', endpoint: 'https://push/new', p256dh: 'p', auth: 'a' }]);
});
