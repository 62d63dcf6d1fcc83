// The public tables and one's own, asked for every few seconds while somebody looks.
import { api, Refusal, type Api } from '../api/client';
import type { Announcement, LobbyTable, MyTable } from '../../wire';
import { me } from './me.svelte';

const every = 4_000;

export class LobbyState {
  /** all public tables, and one's own where they are public */
  listed = $state.raw<readonly LobbyTable[]>([]);
  /** one's own: what is not over first, each newest first */
  mine = $state.raw<readonly MyTable[]>([]);
  /** those at which others sit */
  readonly others = $derived(this.listed.filter(({ id }) => !this.mine.some((own) => own.id === id)));
  /** what the house tells everybody now; whoever is known hears it by the bell */
  announced = $state.raw<Announcement | null>(null);
  /** nobody answers */
  offline = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  readonly #api: Api;
  readonly #isKnown: () => boolean;
  /** is told how long the house has taken to answer */
  readonly #felt: (ms: number) => void;
  /** Whoever is nobody yet has no tables, and is not asked. */
  constructor(house: Api = api, isKnown = () => me.current !== null, felt: (ms: number) => void = () => undefined) {
    [this.#api, this.#isKnown, this.#felt] = [house, isKnown, felt];
  }

  open(): void {
    if (this.#open) return;
    this.#open = true;
    void this.#ask();
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  /** Somebody looks again. */
  hurry(): void {
    if (!this.#open) return;
    clearTimeout(this.#timer);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (typeof document === 'undefined' || !document.hidden)
      try {
        const asked = performance.now();
        const [lobby, own] = await Promise.all([this.#api.lobby(), this.#isKnown() ? this.#api.myTables() : null]);
        this.#felt(performance.now() - asked);
        [this.listed, this.mine, this.offline] = [lobby.tables, own?.tables ?? [], false];
        this.announced = lobby.announced;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.offline = error.code === 'offline';
      }
    clearTimeout(this.#timer);
    if (this.#open) this.#timer = setTimeout(() => void this.#ask(), every);
  }
}

/** People, not computers, at public tables. */
export const present = (tables: readonly LobbyTable[]): number =>
  tables.reduce((sum, table) => sum + table.seats.filter((seat) => seat.who === 'guest').length, 0);
