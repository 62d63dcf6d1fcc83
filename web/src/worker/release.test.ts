// What is kept of a release, and what is answered out of it, with a house that can fail.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Told, Wishes } from './asked';

/** It is written for another world than that of pages: its types are checked there. */
const worker = new URL('./release.ts', import.meta.url).href;
type Release = {
  take: () => Promise<void>;
  keep: (wishes: Wishes, step?: (fetched: number, of: number) => void) => Promise<void>;
  tell: () => Promise<Told>;
  answer: (request: object) => Promise<Response>;
  isOurs: (request: object) => boolean;
  sweep: () => Promise<void>;
  anew: () => void;
};

const origin = 'http://house';
const path = (asked: string | { url: string }): string => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

class FakeCache {
  files = new Map<string, string>();
  match = async (asked: string | { url: string }) => {
    const text = this.files.get(path(asked));
    return text === undefined ? undefined : new Response(text);
  };
  put = async (asked: string, answer: Response) => void this.files.set(path(asked), await answer.text());
  keys = async () => [...this.files.keys()].map((url) => ({ url: origin + url }));
  delete = async (asked: string) => this.files.delete(path(asked));
}
let all: Map<string, FakeCache>;
const caches = {
  open: async (name: string) => all.get(name) ?? all.set(name, new FakeCache()).get(name),
  keys: async () => [...all.keys()],
  delete: async (name: string) => all.delete(name),
  match: async (asked: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, cache] of all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(asked) : undefined;
      if (found) return found;
    }
    return undefined;
  },
};

/** What the house serves. */
let served: Record<string, string>;
let heard: string[];
let windows: object[];
let registration: { waiting?: object };
let begun: { head: { result: object | null }; module?: string }[];
const release = (id: string, module: string) => ({
  id,
  entry: `/assets/index-${id}.js`,
  parts: {
    page: { [`/assets/index-${id}.js`]: 4, '/icon.svg': 4 },
    de: { '/assets/de.js': 2 },
    en: { '/assets/en.js': 2 },
    latin: { '/assets/latin.woff2': 5 },
    frame: { '/assets/frame.js': 5 },
    ratland: { [module]: 4, '/assets/ratland.js': 4 },
    'ratland/en': { '/assets/ratland-en.js': 7 },
  },
});
const serves = (id: string, module: string) => ({
  '/': `<script src="/assets/index-${id}.js">`,
  [`/assets/index-${id}.js`]: 'main',
  '/icon.svg': 'icon',
  '/assets/en.js': 'en',
  '/assets/de.js': 'de',
  '/assets/latin.woff2': 'latin',
  '/assets/frame.js': 'frame',
  [module]: 'wasm',
  '/assets/ratland.js': 'game',
  '/assets/ratland-en.js': 'ratland',
});

async function hire(id = 'one', module = '/assets/ratland-1.wasm'): Promise<Release> {
  vi.stubGlobal('__RELEASE__', release(id, module));
  served = serves(id, module);
  vi.resetModules();
  return (await import(/* @vite-ignore */ worker)) as Release;
}

beforeEach(() => {
  [all, heard, windows, begun, registration] = [new Map(), [], [], [], {}];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('self', { location: { origin }, clients: { matchAll: async () => windows }, registration });
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    heard.push(path(asked));
    const text = served[path(asked)];
    if (text === undefined) throw new TypeError('nobody answers');
    return new Response(text);
  });
  vi.stubGlobal('indexedDB', {
    open: () => {
      const asked: Record<string, unknown> = {};
      const read: Record<string, unknown> = { result: begun };
      const log = {
        objectStoreNames: { contains: () => true },
        close: () => undefined,
        transaction: () => ({ objectStore: () => ({ getAll: () => (queueMicrotask(() => (read['onsuccess'] as () => void)()), read) }) }),
      };
      asked['result'] = log;
      queueMicrotask(() => (asked['onsuccess'] as () => void)());
      return asked;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = (id = 'one') => [...(all.get(`ratskeller.release.${id}`)?.files.keys() ?? [])].sort();
const english = { lang: 'en', games: ['ratland'] };
const navigation = { mode: 'navigate', method: 'GET', url: `${origin}/ratland` };

it('keeps the cellar in one language for everybody, and no game', async () => {
  const house = await hire();
  await house.take();
  expect(kept()).toEqual(['/', '/assets/en.js', '/assets/index-one.js', '/assets/latin.woff2', '/icon.svg']);
  expect((await house.tell()).bytes).toEqual({ ratland: 15 });
});

it('keeps all that a game needs when somebody wants it, and lets it go again', async () => {
  const house = await hire();
  await house.take();
  const steps: number[] = [];
  await house.keep(english, (fetched, of) => steps.push(fetched / of));
  expect(kept()).toEqual(
    expect.arrayContaining(['/assets/frame.js', '/assets/ratland-1.wasm', '/assets/ratland-en.js', '/assets/ratland.js']),
  );
  expect(steps.at(-1)).toBe(1);
  await house.keep({ lang: 'de', games: [] });
  expect(kept()).toEqual(['/', '/assets/de.js', '/assets/index-one.js', '/assets/latin.woff2', '/icon.svg']);
});

it.each([
  ['is broken off', { '/assets/ratland-1.wasm': 'wa' }],
  ['is somebody else’s', { '/assets/ratland-1.wasm': 'please sign in to this network' }],
])('does not keep a game of which a part %s', async (_, broken) => {
  const house = await hire();
  await house.take();
  Object.assign(served, broken);
  await expect(house.keep(english)).rejects.toThrow('ratland-1.wasm is not whole');
  expect((await house.tell()).wishes.games).toEqual([]);
});

it('does not take a release whose page is of another', async () => {
  const house = await hire();
  served['/'] = '<script src="/assets/index-two.js">';
  await expect(house.take()).rejects.toThrow('another release');
});

it('fetches of the next release what is new, with the games that are kept', async () => {
  await (await hire()).keep(english);
  heard = [];
  const next = await hire('two', '/assets/ratland-2.wasm');
  await next.take();
  expect(heard.toSorted()).toEqual(['/', '/assets/index-two.js', '/assets/ratland-2.wasm', '/icon.svg']);
  expect([kept('one').length, kept('two').length]).toEqual([9, 9]);
});

it('leaves the release before it alone where the next is broken', async () => {
  await (await hire()).keep(english);
  const before = kept('one');
  const next = await hire('two', '/assets/ratland-2.wasm');
  served['/assets/ratland-2.wasm'] = '';
  await expect(next.take()).rejects.toThrow();
  expect(kept('one')).toEqual(before);
});

it('shows the page of the house while no game is kept, and what is kept when nobody answers', async () => {
  const house = await hire();
  await house.take();
  served['/ratland'] = 'the newest page';
  expect(await (await house.answer(navigation)).text()).toBe('the newest page');
  served = {};
  expect(await (await house.answer(navigation)).text()).toContain('index-one');
});

it('shows the kept page to whoever keeps a game, until it does not fit the house any more', async () => {
  const house = await hire();
  await house.keep(english);
  served['/ratland'] = 'the newest page';
  expect(await (await house.answer(navigation)).text()).toContain('index-one');
  house.anew();
  expect(await (await house.answer(navigation)).text()).toBe('the newest page');
  expect(await (await house.answer(navigation)).text()).toContain('index-one');
});

it('is asked about pages and their parts alone', async () => {
  const { isOurs } = await hire();
  const asks = (url: string, more = {}) => isOurs({ method: 'GET', mode: 'cors', url: origin + url, ...more });
  expect(asks('/assets/x.js')).toBe(true);
  expect(asks('/ratland', { mode: 'navigate' })).toBe(true);
  for (const url of ['/api/v1/me', '/metrics', '/sw.js', '/']) expect(asks(url), url).toBe(false);
  expect(asks('/keeper', { mode: 'navigate' })).toBe(false);
  expect(asks('/assets/x.js', { method: 'POST' })).toBe(false);
  expect(isOurs({ method: 'GET', mode: 'cors', url: 'http://elsewhere/assets/x.js' })).toBe(false);
});

it('leaves a release alone that waits to be taken', async () => {
  const now = await hire();
  await now.take();
  await (await hire('two')).take();
  registration.waiting = {};
  await now.sweep();
  expect(all.has('ratskeller.release.two')).toBe(true);
});

it('lets an old release go once nobody looks at it, but for the modules of matches that are not over', async () => {
  await (await hire()).keep(english);
  const next = await hire('two', '/assets/ratland-2.wasm');
  await next.take();
  windows = [{}];
  await next.sweep();
  expect(all.has('ratskeller.release.one')).toBe(true);
  [windows, begun] = [[], [{ head: { result: null }, module: '/assets/ratland-1.wasm' }]];
  await next.sweep();
  expect(all.has('ratskeller.release.one')).toBe(false);
  expect(kept('two')).toContain('/assets/ratland-1.wasm');
  // Over: nobody needs it any more.
  begun = [{ head: { result: {} }, module: '/assets/ratland-1.wasm' }];
  await next.keep(english);
  expect(kept('two')).not.toContain('/assets/ratland-1.wasm');
});
