// Who the player is to the house. Nobody has to say a name before the first game.
import { api, Refusal, type Api } from '../api/client';
import { prefs } from '../../lib/prefs.svelte';
import type { Me } from '../../wire';
import { madeUpName } from '../words/guests';

export class MyState {
  current = $state.raw<Me | null>(null);
  #becoming: Promise<Me> | null = null;
  readonly #api: Api;
  /** The cookie by which the house knows a guest is not for pages to see, so this browser remembers that there is one. */
  readonly #kept: Pick<typeof prefs, 'wasHere' | 'set'>;
  constructor(house: Api = api, kept: Pick<typeof prefs, 'wasHere' | 'set'> = prefs) {
    [this.#api, this.#kept] = [house, kept];
  }

  /** Whoever has been here before is asked for; a newcomer is nobody yet. */
  async look(): Promise<void> {
    if (!this.#kept.wasHere) return;
    try {
      this.current = await this.#api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'no_guest') this.#kept.set({ wasHere: false });
    }
  }

  /** A guest, made one if need be; two that ask at once get the same. */
  ensure(): Promise<Me> {
    if (this.current) return Promise.resolve(this.current);
    this.#becoming ??= this.#api
      // Whoever is known keeps the name the house knows.
      .becomeGuest(this.#kept.wasHere ? undefined : madeUpName())
      .then((me) => this.#is(me))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async rename(name: string): Promise<void> {
    const chosen = name.trim();
    if (!chosen || chosen === this.current?.name) return;
    this.#is(this.current ? await this.#api.rename(chosen) : await this.#api.becomeGuest(chosen));
  }

  #is(me: Me): Me {
    this.#kept.set({ wasHere: true });
    return (this.current = me);
  }
}

export const me = new MyState();
