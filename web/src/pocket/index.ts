// Tables on this device. The page asks for them and dials them as it does those of the house, and is answered here; what the house does
// not answer, because nobody hears it, is answered here where it can be.
import { Refusal, type Call } from '../frame/api/client';
import type { SocketLike } from '../frame/socket/line';
import { innerName, readName } from '../frame/pass/names';
import { me } from '../frame/state/me.svelte';
import { madeUpName } from '../frame/words/guests';
import { WIRE, type Code, type GameInfo, type NewTable, type TableInfo } from '../wire';
import { dice, letters } from './chance';
import { games, has, moduleOf, openDesk } from './desk';
import { dialTable } from './line';
import { openLog, type Own } from './log';
import { LocalTable, type Lent } from './table';
import type { Asked, Fresh, Person as You, Told } from './told';

const shelf = 'ratskeller.pocket.you';
/** How long a table stays open that nobody asks about: its thread costs memory. */
const lingers = 20_000;

const log = openLog();
const fresh = (): Fresh => ({ id: letters(16), invite: letters(26), seed: dice() });
const lentTo = (module: string): Lent => ({
  log: { ...log, write: (id, known, told) => log.write(id, known, told, { module, wire: WIRE }) },
  dice,
  now: () => Date.now(),
  desk: () => openDesk(module),
});

/** By the worker of the house; browsers have one only where the line is safe. */
const isKept = async (module: string): Promise<boolean> =>
  'caches' in globalThis && (await caches.match(module, { ignoreVary: true })) !== undefined;

/** A match goes on with the module that it was begun with, as long as that is kept and this page can speak with it. */
async function moduleFor(id: string, game: string): Promise<string> {
  const [now, by] = [await moduleOf(game), await log.by(id)];
  if (by?.wire !== WIRE || by.module === now) return now;
  return (await isKept(by.module)) ? by.module : now;
}

function answered<T>(told: Told): T {
  if (told.refused) throw new Refusal(told.refused.code, told.refused.reason);
  return (told.answer === undefined ? undefined : JSON.parse(told.answer)) as T;
}

const refuse = (code: Code): never => {
  throw new Refusal(code);
};

// The tables that are open, each once.
type Open = { table: Promise<LocalTable>; users: number; timer?: ReturnType<typeof setTimeout> };
const open = new Map<string, Open>();
const records = new Map<string, { text: string; url: string }>();
/** The boxes of the tables here, each as it ships with a module. */
const shipped = new Map<string, string>();

async function load(id: string): Promise<LocalTable> {
  const kept = await log.read(id);
  if (!kept || !has(kept.head.game)) return refuse('not_found');
  return (await LocalTable.load(id, lentTo(await moduleFor(id, kept.head.game)))) ?? refuse('not_found');
}

function take(id: string, table: () => Promise<LocalTable> = () => load(id)): Open {
  const known = open.get(id) ?? { table: table(), users: 0 };
  open.set(id, known);
  known.table.catch(() => open.delete(id));
  clearTimeout(known.timer);
  known.users++;
  return known;
}

function release(id: string, one: Open): void {
  if (--one.users > 0) return;
  clearTimeout(one.timer);
  one.timer = setTimeout(() => {
    open.delete(id);
    void one.table.then((table) => table.close()).catch(() => undefined);
  }, lingers);
}

async function at<T>(id: string, what: (table: LocalTable) => Promise<T>): Promise<T> {
  const one = take(id);
  try {
    return await what(await one.table);
  } finally {
    release(id, one);
  }
}

/** As the house knows whoever sits here, or knew them when it was heard last; a stranger keeps the name that was made up. */
async function whoPlays(): Promise<You> {
  const kept = me.current ?? (JSON.parse(localStorage.getItem(shelf) ?? 'null') as You | null);
  const { guest, name, look } = kept ?? { guest: letters(16), name: await madeUpName(), look: null };
  localStorage.setItem(shelf, JSON.stringify({ guest, name, look }));
  return { guest, name, look };
}

/** `people`: who plays here, by name; whoever is not named is who this device knows. */
async function lay(table: NewTable, people: readonly string[] = []): Promise<TableInfo> {
  const given = fresh();
  const known = await whoPlays();
  const [first, ...rest] = people;
  const you = { ...known, name: first ?? known.name };
  const others = rest.map((name) => ({ guest: letters(16), name, look: null }));
  let info: TableInfo | undefined;
  const one = take(given.id, async () => {
    const laid = await LocalTable.lay({ table, fresh: given, you, others }, lentTo(await moduleOf(table.game)));
    info = answered<TableInfo>(laid.told);
    return laid.table;
  });
  try {
    await one.table;
  } finally {
    release(given.id, one);
  }
  return info ?? refuse('storage');
}

/** The next match of the same players begins at once: whoever plays against computers waits for nobody. */
async function rematch(id: string): Promise<TableInfo> {
  const over = await at(id, async (table) => {
    const known = answered<TableInfo>(await table.ask({ info: { now: Date.now() } }));
    if (known.rematch) return known;
    return answered<TableInfo>(await table.happens((now) => ({ wish: { wish: { rematch: fresh() }, now } })));
  });
  const next = over.rematch ? innerName(over.rematch) : refuse('not_over');
  return at(next, async (table) => {
    const info = answered<TableInfo>(await table.ask({ info: { now: Date.now() } }));
    return info.phase === 'open' ? answered<TableInfo>(await table.happens((now) => ({ wish: { wish: 'start', now } }))) : info;
  });
}

async function recordOf(id: string): Promise<void> {
  const told = await at(id, (table) => table.ask({ record: null }));
  if (told.answer === undefined) return;
  const before = records.get(id);
  // The browser may still be downloading it: revoking the URL would cancel that.
  if (before?.text === told.answer) return;
  if (before) URL.revokeObjectURL(before.url);
  records.set(id, { text: told.answer, url: URL.createObjectURL(new Blob([told.answer], { type: 'application/json' })) });
}

async function aboutTable(id: string, what: string, asked: URLSearchParams, { json }: Call): Promise<unknown> {
  const wish = (wish: Extract<Asked, { wish: unknown }>['wish']['wish']) =>
    at(id, async (table) => answered(await table.happens((now) => ({ wish: { wish, now } }))));
  switch (what) {
    case '':
      return at(id, async (table) => answered(await table.ask({ info: { now: Date.now() } })));
    case 'start':
      return wish('start');
    case 'leave':
      return wish('leave');
    case 'hints':
      return wish({ hints: (json as { on: boolean }).on });
    case 'rematch':
      return rematch(id);
    case 'frames':
      return at(id, async (table) =>
        answered(await table.ask({ frames: { eyes: asked.get('eyes'), from: Number(asked.get('from') ?? 0) } })),
      );
    case 'chances':
      return at(id, async (table) => answered(await table.consult({ chances: null })));
    case 'decided':
      return at(id, async (table) => answered(await table.consult({ decided: { seat: Number(asked.get('seat')) } })));
    default:
      return refuse('not_found');
  }
}

/** A question to a game before there is a table. */
async function aboutGame(game: string, question: Asked, module?: string): Promise<unknown> {
  const desk = await openDesk(module ?? (await moduleOf(game)));
  try {
    return answered(await desk.ask(question));
  } finally {
    desk.close();
  }
}

const part = (path: string): { id: string; eyes: number | null; what: string; asked: URLSearchParams } => {
  const [way = '', query = ''] = path.split('?', 2);
  const [, , name = '', what = ''] = way.split('/');
  return { ...readName(decodeURIComponent(name)), what, asked: new URLSearchParams(query) };
};

async function noteBox(id: string, { parts, game }: TableInfo): Promise<void> {
  if (!shipped.has(parts)) shipped.set(parts, await moduleFor(id, game));
}

/** What a module offers never changes, so that one that is here need not be woken to say it again. */
async function offerOf(game: string): Promise<GameInfo> {
  const [module, key] = [await moduleOf(game), 'ratskeller.pocket.offers'];
  const known = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, GameInfo>;
  if (known[module] && (await isKept(module))) return known[module];
  const offer = (await aboutGame(game, { offer: null })) as GameInfo;
  const others = Object.entries(known).filter(([, { game: other }]) => other !== game);
  localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(others), [module]: offer }));
  return offer;
}

/** The games that can be played now: those whose modules are kept here, or still to be had. */
async function offers(): Promise<GameInfo[] | undefined> {
  const asked = await Promise.allSettled(games().map(offerOf));
  const found = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return found.length ? found : undefined;
}

/** What is asked about a table on this device. */
export async function answer(path: string, call: Call): Promise<unknown> {
  const { id, what, asked } = part(path);
  const said = await aboutTable(id, what, asked, call);
  if (what === '') await noteBox(id, said as TableInfo);
  if (what === 'frames' || (what === '' && (said as TableInfo).phase === 'over')) await recordOf(id);
  return said;
}

/** What the house would say if it could be heard; undefined where only the house knows. */
export async function instead(path: string, { method = 'GET', json }: Call): Promise<unknown> {
  if (path === '/games') return offers();
  const [, game = '', what = ''] = /^\/games\/([^/?]+)\/(\w+)(?:\?|$)/.exec(path) ?? [];
  const parts = new URLSearchParams(path.split('?')[1]).get('parts');
  if (what === 'box' && has(game) && (parts === null || shipped.has(parts)))
    return aboutGame(game, { box: null }, shipped.get(parts ?? ''));
  if (what === 'position' && has(game)) return aboutGame(game, { position: json as { position: string } });
  const table = json as NewTable;
  // Boxes that somebody has handed in lie in the house.
  if (method !== 'POST' || path !== '/tables' || !has(table.game) || table.parts !== undefined) return undefined;
  return table.seats.filter((seat) => 'open' in seat).length === 1 ? lay(table) : undefined;
}

/** A table for several people who share this device; undefined where it cannot be laid here. */
export const together = async (table: NewTable, people: readonly string[]): Promise<TableInfo | undefined> =>
  has(table.game) ? lay(table, people) : undefined;

/** Undefined: it is a table of the house. */
export function dial(path: string): SocketLike | undefined {
  if (!path.startsWith('/tables/pocket-')) return undefined;
  const { id, eyes } = part(path);
  const one = take(id);
  const socket = dialTable(async () => {
    const table = await one.table;
    table.whenOver(() => void recordOf(id));
    return table;
  }, eyes);
  const { close } = socket;
  socket.close = () => {
    socket.close = () => undefined;
    close();
    release(id, one);
  };
  return socket;
}

/** The record of a match on this device, once it is over. */
export const recordUrl = (id: string): string | undefined => records.get(innerName(id))?.url;

/** One's own tables on this device, the newest first. */
export const tables = (): Promise<readonly Own[]> => log.mine().catch(() => []);

export async function forget(id: string): Promise<void> {
  const inner = innerName(id);
  const one = open.get(inner);
  clearTimeout(one?.timer);
  open.delete(inner);
  await one?.table.then((table) => table.close()).catch(() => undefined);
  await log.forget(inner);
}

/** The record of a match that is over. */
export async function record(id: string): Promise<string> {
  return (await at(innerName(id), (table) => table.ask({ record: null }))).answer ?? refuse('not_over');
}
export const brought = (id: string): Promise<void> => log.brought(innerName(id), Date.now());
