// Keeps a release of the page: the cellar for everybody who comes back, and all that a game needs for whoever keeps it. A release is kept
// whole or not at all: what cannot be fetched whole leaves what was there, and its files lie apart from those of any other.
import type { Told, Wishes } from './asked';
import { house } from './house';

type Files = Readonly<Record<string, number>>;
type Release = { readonly id: string; readonly entry: string; readonly parts: Readonly<Record<string, Files>> };
/** Said before all else by the build (scripts/release.js): files and their bytes, by the part of the house that needs them. */
const release = (globalThis as { readonly __RELEASE__?: Release }).__RELEASE__;

const [prefix, wishing] = ['ratskeller.release.', 'ratskeller.wishes'];
const name = prefix + (release?.id ?? '');
const page = '/';
/** Whoever waits longer has no line worth waiting for, and a page is here. */
const patience = 4_000;

const part = (named: string): Files => release?.parts[named] ?? {};
const letters = (lang: string): Files => ({ ...part('latin'), ...(lang === 'ru' && part('cyrillic')) });
const ofGame = (game: string, lang: string): Files => ({ ...part(game), ...part(`${game}/${lang}`) });
const filesFor = ({ lang, games }: Wishes): Files =>
  Object.assign(
    { ...part('page'), ...part(lang), ...letters(lang) },
    games.length ? part('frame') : {},
    ...games.map((game) => ofGame(game, lang)),
  ) as Files;
const bytesOf = (files: Files): number => Object.values(files).reduce((sum, bytes) => sum + bytes, 0);

async function wishes(): Promise<Wishes> {
  const kept = await caches.match(`/${wishing}`, { cacheName: wishing });
  return kept ? ((await kept.json()) as Wishes) : { lang: preferred(), games: [] };
}
const preferred = (): string => navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => release?.parts[lang]) ?? 'en';

/** Everything that is wished, and nothing that is broken; fails with what is missing. */
export async function take(): Promise<void> {
  if (release) await fetchAll(await wishes());
}

async function fetchAll(wanted: Wishes, step?: (fetched: number, of: number) => void): Promise<void> {
  const here = await caches.open(name);
  const files = Object.entries(filesFor(wanted));
  const [all, missing]: [number, [string, number][]] = [bytesOf(filesFor(wanted)), []];
  for (const file of files) if (!(await here.match(file[0]))) missing.push(file);
  let fetched = all - bytesOf(Object.fromEntries(missing));
  if (!(await here.match(page))) await here.put(page, await fetchPage());
  const came = await Promise.allSettled(
    missing.map(async ([path, bytes]) => {
      await here.put(path, await fetchFile(path, bytes));
      step?.((fetched += bytes), all);
    }),
  );
  for (const one of came) if (one.status === 'rejected') throw one.reason;
}

/** The page that belongs to this release, and not to one that has come meanwhile. */
async function fetchPage(): Promise<Response> {
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok || !(await answer.clone().text()).includes(release?.entry ?? '')) throw new Error('the page is of another release');
  return answer;
}

/** What has the name of its contents need not come a second time. */
async function fetchFile(path: string, bytes: number): Promise<Response> {
  const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }));
  // A line that breaks, or somebody in between who answers with a page of their own.
  if (!answer.ok || (await answer.clone().arrayBuffer()).byteLength !== bytes) throw new Error(`${path} is not whole`);
  return answer;
}

/** What is wished is so only when all of it is here. */
export async function keep(wanted: Wishes, step?: (fetched: number, of: number) => void): Promise<void> {
  await fetchAll(wanted, step);
  const [here, keeps] = [await caches.open(name), filesFor(wanted)];
  for (const { url } of await here.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !(pathname in keeps) && !(await begunWith()).has(pathname)) await here.delete(url);
  }
  await (await caches.open(wishing)).put(`/${wishing}`, Response.json(wanted));
}

export async function tell(): Promise<Told> {
  const { lang, games } = await wishes();
  const all = Object.keys(release?.parts ?? {}).filter((game) => Object.keys(part(game)).some((path) => path.endsWith('.wasm')));
  const bytes = Object.fromEntries(all.map((game) => [game, bytesOf(ofGame(game, lang))]));
  return { id: release?.id ?? '', entry: release?.entry ?? '', wishes: { lang, games }, bytes, frame: bytesOf(part('frame')) };
}

/** Its own addresses are the page's: the cellar and the doors of the games. */
const isPage = ({ pathname }: URL): boolean => pathname === page || pathname.slice(1) in (release?.parts ?? {});
export function isOurs({ method, url, mode }: Request): boolean {
  const at = new URL(url);
  if (!release || method !== 'GET' || at.origin !== house.location.origin) return false;
  return mode === 'navigate' ? isPage(at) : /^\/(assets\/|icon|manifest\.)/.test(at.pathname);
}

let fromHouse = false;
export const anew = (): void => void (fromHouse = true);

/**
 * A part is the same wherever it comes from. The page is that of the kept release where a game is kept, so that all parts of it are here
 * whatever happens to the line; otherwise it is the page of the house, as long as there is an answer.
 */
export async function answer(request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  const kept = await (await caches.open(name)).match(page, { ignoreVary: true });
  const keeps = (await wishes()).games.length > 0;
  if (kept && keeps && !fromHouse) return kept;
  fromHouse = false;
  if (!kept) return fetch(request);
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), patience));
  const asked = fetch(request).then(
    (said) => (said.status < 500 ? said : kept),
    () => kept,
  );
  return Promise.race([asked, late]);
}

/** Once nobody looks at an older release it goes, but for the modules of matches that were begun with it and are not over. */
export async function sweep(): Promise<void> {
  // The next release is no old one.
  const comes = () => house.registration.installing ?? house.registration.waiting;
  if (comes() || (await house.clients.matchAll({ type: 'window', includeUncontrolled: true })).length) return;
  const [old, here] = [(await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name), await caches.open(name)];
  if (!old.length) return;
  for (const module of await begunWith()) {
    const kept = (await here.match(module)) ? undefined : await caches.match(module, { ignoreVary: true });
    if (kept) await here.put(module, kept);
  }
  if (!comes()) await Promise.all(old.map((one) => caches.delete(one)));
}

/** The modules of the matches in the log of this device (src/pocket/log.ts) that are not over. */
function begunWith(): Promise<ReadonlySet<string>> {
  return new Promise((done) => {
    const none = () => done(new Set());
    const asked = indexedDB.open('ratskeller.pocket');
    // There is no log, and none is to be made here.
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onerror = none;
    asked.onsuccess = () => {
      const log = asked.result;
      if (!log.objectStoreNames.contains('tables')) return (log.close(), none());
      const read = log.transaction('tables').objectStore('tables').getAll() as IDBRequest<
        { readonly head: { readonly result: object | null }; readonly module?: string }[]
      >;
      read.onerror = none;
      read.onsuccess = () => {
        log.close();
        done(new Set(read.result.flatMap(({ head, module }) => (head.result === null && module ? module : []))));
      };
    };
  });
}
