// Who the player is to the house. Nobody has to say a name before the first game.
import { api, Refusal, type Api } from '../api/client';
import { prefs } from '../../lib/prefs.svelte';
import type { Look, Me } from '../../wire';
import { madeUpName } from '../words/guests';
import { toasts } from './toasts.svelte';

export class MyState {
  current = $state.raw<Me | null>(null);
  #looking: Promise<void> = Promise.resolve();
  #becoming: Promise<Me> | null = null;
  readonly #api: Api;
  /** The cookie by which the house knows a guest is not for pages to see, so this browser remembers that there is one. */
  readonly #kept: Pick<typeof prefs, 'wasHere' | 'set'>;
  constructor(house: Api = api, kept: Pick<typeof prefs, 'wasHere' | 'set'> = prefs) {
    [this.#api, this.#kept] = [house, kept];
    house.forgotten = () => this.#forgotten();
  }

  /** Whoever has been here before is asked for; a newcomer is nobody yet. */
  look(): Promise<void> {
    return (this.#looking = this.#look());
  }
  async #look(): Promise<void> {
    if (!this.#kept.wasHere) return;
    try {
      this.current = await this.#api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'no_guest') this.#kept.set({ wasHere: false });
      if (error.code === 'banned') toasts.refuse(error.code, error.until);
    }
  }

  /** A guest, made one if need be; two that ask at once get the same. */
  ensure(): Promise<Me> {
    if (this.current) return Promise.resolve(this.current);
    this.#becoming ??= this.#become().finally(() => (this.#becoming = null));
    return this.#becoming;
  }
  async #become(): Promise<Me> {
    // Whether the house still knows this browser may be on its way: if it does not, the page makes up the name, in its language.
    await this.#looking;
    if (this.current) return this.current;
    // Whoever is known keeps the name the house knows.
    return this.#is(await this.#api.becomeGuest(this.#kept.wasHere ? {} : { name: await madeUpName() }));
  }

  /** Another name, another look, or both. */
  async present(name: string, look: Look | null): Promise<void> {
    const chosen = name.trim() || this.current?.name || (look ? await madeUpName() : '');
    const same = JSON.stringify(look) === JSON.stringify(this.current?.look ?? null);
    if (!chosen || (chosen === this.current?.name && same)) return;
    const guise = { name: chosen, ...(look && !same && { look }) };
    this.#is(await (this.current ? this.#api.present(guise) : this.#api.becomeGuest(guise)));
  }

  /** A key has been made, or somebody has signed in here. */
  becomes(me: Me): void {
    this.#is(me);
  }

  /** Nobody any more on this device; the next match makes a guest. */
  leaves(): void {
    this.current = null;
    this.#kept.set({ wasHere: false });
  }

  /** Signed out from elsewhere, or erased. */
  #forgotten(): void {
    if (!this.current) return;
    this.leaves();
    toasts.note('code-no-guest');
  }

  #is(me: Me): Me {
    this.#kept.set({ wasHere: true });
    return (this.current = me);
  }
}

export const me = new MyState();
