// Small notes that come and go: what was refused, what was copied.
import type { PageCode } from '../api/client';
import { Refusal } from '../api/client';
import type { Key } from '../../i18n/index.svelte';
import { bringCodes, codeWords, untilWords } from '../words/codes';

/** A way to what the note is about. */
export type Way = { readonly href: string; readonly key: Key };
export type Toast = {
  readonly id: number;
  readonly key: Key;
  readonly bad: boolean;
  readonly args: Record<string, string>;
  readonly way?: Way | undefined;
};
const lasts = 6_000;
/** Whoever is called has to make up their mind. */
const wayLasts = 30_000;
const most = 3;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #count = 0;

  note(key: Key, bad = false, args: Record<string, string> = {}, way?: Way): void {
    const id = ++this.#count;
    // The same note twice is one note that stays longer.
    this.all = [...this.all.filter((toast) => toast.key !== key || toast.way?.href !== way?.href), { id, key, bad, args, way }].slice(
      -most,
    );
    setTimeout(() => this.drop(id), way ? wayLasts : lasts);
  }

  refuse(code: PageCode, until?: number): void {
    const tell = (key: Key) => this.note(key, true, untilWords(until));
    bringCodes().then(
      () => tell(codeWords[code]),
      () => tell(codeWords.offline),
    );
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
      this.refuse(error.code, error.until);
      return undefined;
    }
  }
}

export const toasts = new Toasts();
