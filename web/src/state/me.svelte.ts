// Who the player is to the house. Nobody has to say a name before the first game.
import { api, Refusal, type Api } from '../api/client';
import type { Me } from '../wire';

export class MyState {
  current = $state.raw<Me | null>(null);
  #becoming: Promise<Me> | null = null;
  readonly #api: Api;
  constructor(house: Api = api) {
    this.#api = house;
  }

  /** Whoever has been here before is known by a cookie. */
  async look(): Promise<void> {
    try {
      this.current = await this.#api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** A guest, made one if need be; two that ask at once get the same. */
  ensure(): Promise<Me> {
    if (this.current) return Promise.resolve(this.current);
    this.#becoming ??= this.#api
      .becomeGuest()
      .then((me) => (this.current = me))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async rename(name: string): Promise<void> {
    const chosen = name.trim();
    if (!chosen || chosen === this.current?.name) return;
    this.current = this.current ? await this.#api.rename(chosen) : await this.#api.becomeGuest(chosen);
  }
}

export const me = new MyState();
