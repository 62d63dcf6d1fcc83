// The public tables, asked for every few seconds while somebody looks.
import { api, Refusal, type Api } from '../api/client';
import type { LobbyTable } from '../../wire';

const every = 4_000;

export class LobbyState {
  tables = $state.raw<readonly LobbyTable[]>([]);
  /** nobody answers */
  offline = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  readonly #api: Api;
  constructor(house: Api = api) {
    this.#api = house;
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

  async #ask(): Promise<void> {
    if (typeof document === 'undefined' || !document.hidden)
      try {
        const { tables } = await this.#api.lobby();
        [this.tables, this.offline] = [tables, false];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.offline = error.code === 'offline';
      }
    if (this.#open) this.#timer = setTimeout(() => void this.#ask(), every);
  }
}

/** People, not computers, at public tables. */
export const present = (tables: readonly LobbyTable[]): number =>
  tables.reduce((sum, table) => sum + table.seats.filter((seat) => seat.who === 'guest').length, 0);
