// Every table somebody has sat at: those that are not over, and the book of those that are, page by page, with what was played on devices
// and brought along.
import { api, type Api } from '../api/client';
import type { MyOpponents, MyTable, MyTables, Opponent } from '../../wire';
import { allBrought, takeOut } from '../pocket/brought';
import { everything, fits, pathOf, type Wanted } from './wanted';

/** A book that has been opened shows so many lines at least, where there are so many. */
const lines = 10;

export class History {
  running = $state.raw<readonly MyTable[]>([]);
  /** what is over, at tables of the house */
  #over = $state.raw<readonly MyTable[]>([]);
  #brought = $state.raw<readonly MyTable[]>([]);
  wanted = $state.raw<Wanted>(everything);
  /** all of it that is wanted has been read */
  isWhole = $state(false);
  busy = $state(false);
  /** what is over, the newest first; what was brought along stands where it would be read */
  readonly past = $derived.by(() => {
    const until = this.isWhole ? 0 : (this.#over.at(-1)?.since_s ?? Infinity);
    const brought = this.#brought.filter((table) => fits(this.wanted, table) && table.since_s >= until);
    return [...this.#over, ...brought].sort((a, b) => b.since_s - a.since_s);
  });
  /** the people one has played with, by name */
  people = $state.raw<readonly Opponent[]>([]);
  #next: string | undefined;
  #visit = 0;
  readonly #api: Pick<Api, 'ask'>;
  constructor(house: Pick<Api, 'ask'> = api) {
    this.#api = house;
  }

  get isAll(): boolean {
    return this.wanted.game === null && this.wanted.opponent === null;
  }

  /** From the beginning: somebody else looks, or has brought matches along. Whoever is nobody yet has no tables, and is not asked. */
  async open(known = true): Promise<void> {
    [this.running, this.#brought, this.people, this.wanted] = [[], [], [], everything];
    const reading = this.#read(known);
    const visit = this.#visit;
    const [brought, { people }] = known
      ? await Promise.all([allBrought(this.#api), this.#api.ask<MyOpponents>('/me/opponents')])
      : [[], { people: [] }];
    if (visit === this.#visit) [this.#brought, this.people] = [brought, people.toSorted((a, b) => a.name.localeCompare(b.name))];
    await reading;
  }

  async choose(wanted: Partial<Wanted>): Promise<void> {
    this.wanted = { ...this.wanted, ...wanted };
    await this.#read(true);
  }

  /** One that was brought along is not in the book any more. */
  async takeOut(id: string): Promise<void> {
    this.#brought = await takeOut(id, this.#api);
  }

  async more(): Promise<void> {
    if (this.busy || this.isWhole) return;
    const visit = this.#visit;
    this.busy = true;
    try {
      // What is not over comes first, and may fill a page.
      for (const enough = this.#over.length + lines; !this.isWhole && this.#over.length < enough;) {
        const { tables, next } = await this.#api.ask<MyTables>(pathOf(this.wanted, this.#next));
        if (visit !== this.#visit) return;
        this.#note(tables);
        this.#next = next ?? undefined;
        this.isWhole = next === null;
      }
    } finally {
      if (visit === this.#visit) this.busy = false;
    }
  }

  async #read(known: boolean): Promise<void> {
    this.#visit++;
    [this.#over, this.#next, this.isWhole, this.busy] = [[], undefined, !known, false];
    await this.more();
  }

  #note(tables: readonly MyTable[]): void {
    // A table that has ended meanwhile comes a second time, lower down.
    const known = [...this.running, ...this.#over].map(({ id }) => id);
    const fresh = tables.filter(({ id }) => !known.includes(id));
    this.running = [...this.running, ...fresh.filter(({ phase }) => phase !== 'over')];
    this.#over = [...this.#over, ...fresh.filter(({ phase }) => phase === 'over')];
  }
}
