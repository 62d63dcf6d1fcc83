// Small notes that come and go: what was refused, what was copied.
import type { PageCode } from '../api/client';
import { Refusal } from '../api/client';
import type { Key } from '../../i18n/index.svelte';
import { codeWords } from '../words/codes';

export type Toast = { readonly id: number; readonly key: Key; readonly bad: boolean; readonly args: Record<string, string> };
const lasts = 6_000;
const most = 3;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #count = 0;

  note(key: Key, bad = false, args: Record<string, string> = {}): void {
    const id = ++this.#count;
    // The same note twice is one note that stays longer.
    this.all = [...this.all.filter((toast) => toast.key !== key), { id, key, bad, args }].slice(-most);
    setTimeout(() => this.drop(id), lasts);
  }

  refuse(code: PageCode): void {
    this.note(codeWords[code], true);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Runs it; what the house refuses is shown and comes back as undefined. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(error.code);
      return undefined;
    }
  }
}

export const toasts = new Toasts();
