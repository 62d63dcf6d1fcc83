// The log of the tables on this device, in IndexedDB: a head for each table, which is written anew, and lines, which are only added to.
// What is written together is there together or not at all.
import type { MyTable } from '../wire';
import type { By, Kept, Line, Listed, Told } from './told';

/** As it lies there: `brought` is when the house has taken its record. */
type Row = Listed & Partial<By> & { readonly brought?: number };
/** As a list shows it. */
export type Own = MyTable & { readonly brought: boolean };

export type Log = {
  /** Resolves when it is on the disk. Fails, and writes nothing, where another page has written on in this table. */
  write: (id: string, known: number, told: Pick<Told, 'table' | 'lines' | 'next' | 'removed'>, by?: By) => Promise<void>;
  read: (id: string) => Promise<Kept | null>;
  /** What it is played by; null where nobody has written that down. */
  by: (id: string) => Promise<By | null>;
  mine: () => Promise<readonly Own[]>;
  /** The house has it too. */
  brought: (id: string, when: number) => Promise<void>;
  forget: (id: string) => Promise<void>;
};

const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the log cannot be read'));
  });

const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error('nothing was written'));
  });

/** What is not said anew stays; what it is played by was settled when it was laid. */
function change(tables: IDBObjectStore, id: string, to: Partial<Row>, by?: By): void {
  const before = tables.get(id) as IDBRequest<Row | undefined>;
  before.onsuccess = () => {
    if (before.result ?? to.head) tables.put({ ...by, ...before.result, ...to }, id);
  };
}

function open(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('tables');
    asked.result.createObjectStore('lines');
  };
  return done(asked);
}

export function openLog(name = 'ratskeller.pocket'): Log {
  let opened: Promise<IDBDatabase> | null = null;
  const stores = async (mode: IDBTransactionMode) => {
    opened ??= open(name);
    // A browser that keeps nothing may change its mind.
    opened.catch(() => (opened = null));
    return (await opened).transaction(['tables', 'lines'], mode, { durability: 'strict' });
  };
  return {
    async write(id, known, { table, lines = [], next, removed }, by) {
      const work = await stores('readwrite');
      const [tables, log] = [work.objectStore('tables'), work.objectStore('lines')];
      const end = committed(work);
      const count = log.count(linesOf(id));
      count.onsuccess = () => {
        if (count.result !== known) return work.abort();
        if (table) change(tables, id, table, by);
        for (const line of lines) log.add(line, [id, line.seq]);
        if (next) tables.put({ ...next, ...by }, next.head.id);
        if (removed) {
          tables.delete(id);
          log.delete(linesOf(id));
        }
      };
      await end;
    },
    async read(id) {
      const work = await stores('readonly');
      const [listed, lines] = await Promise.all([
        done(work.objectStore('tables').get(id) as IDBRequest<Row | undefined>),
        done(work.objectStore('lines').getAll(linesOf(id)) as IDBRequest<Line[]>),
      ]);
      return listed ? { head: listed.head, lines } : null;
    },
    async by(id) {
      const work = await stores('readonly');
      const { module, wire } = (await done(work.objectStore('tables').get(id) as IDBRequest<Row | undefined>)) ?? {};
      return module !== undefined && wire !== undefined ? { module, wire } : null;
    },
    async mine() {
      const work = await stores('readonly');
      const all = await done(work.objectStore('tables').getAll() as IDBRequest<Row[]>);
      const own = all.flatMap(({ mine, brought }) => (mine ? { ...mine, brought: brought !== undefined } : []));
      return own.sort((a, b) => b.since_s - a.since_s);
    },
    async brought(id, when) {
      const work = await stores('readwrite');
      change(work.objectStore('tables'), id, { brought: when });
      await committed(work);
    },
    async forget(id) {
      const work = await stores('readwrite');
      work.objectStore('tables').delete(id);
      work.objectStore('lines').delete(linesOf(id));
      await committed(work);
    },
  };
}
