// What a page has asked of the house for the place it is at: found, refused, or still on its way. Going on to another place forgets the
// answer for the last one, also where that comes late.
import { untrack } from 'svelte';
import { Refusal, type PageCode } from './client';

export class Asked<T> {
  found = $state.raw<T | null>(null);
  refused = $state<PageCode | null>(null);
  #where: () => string;
  #ask: (at: string) => Promise<T>;

  /** Made with the page: asks now, and whenever it is somewhere else. */
  constructor(where: () => string, ask: (at: string) => Promise<T>) {
    [this.#where, this.#ask] = [where, ask];
    $effect(() => {
      void where();
      untrack(() => void this.again());
    });
  }

  async again(): Promise<void> {
    const at = this.#where();
    [this.found, this.refused] = [null, null];
    try {
      const found = await this.#ask(at);
      if (at === this.#where()) this.found = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (at === this.#where()) this.refused = error.code;
    }
  }
}
