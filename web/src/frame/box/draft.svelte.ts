// A box as its owner corrects it. The page knows no rule of any game: whatever was corrected, the house says what it comes to.
import type { BoxContents, BoxRead, BoxText, MyBoxes, NewBox, ValueInfo } from '../../wire';
import { api, type Api } from '../api/client';
import type { Value } from '../setup/options';
import { at, corrected, differing, none, printedIn, standardIn } from './compare';

export type Bad = Extract<BoxRead, { is: 'bad' }>;

export class BoxDraft {
  /** what corrections are made to; null: it has not come yet */
  start = $state.raw<BoxContents | null>(null);
  /** null: nothing is printed there */
  corrections = $state.raw(none);
  /** what the house says of it as it stands; null: it has not answered yet */
  found = $state.raw<BoxRead | null>(null);
  /** a file was brought that is no box of this game */
  unreadable = $state.raw<Bad | null>(null);
  readonly bad = $derived(this.found?.is === 'bad' ? this.found : null);
  readonly good = $derived(this.found?.is === 'good' ? this.found : null);
  readonly #printed = $derived(printedIn(this.start));
  readonly #standard = $derived(standardIn(this.start));
  #from = $state.raw<Pick<BoxText, 'file' | 'parts'>>({});
  #asking: Promise<void> | null = null;
  readonly #game: string;
  readonly #api: Pick<Api, 'ask'>;

  constructor(game: string, house: Pick<Api, 'ask'> = api) {
    [this.#game, this.#api] = [game, house];
  }

  /** Begins with this file, with a box that the house keeps, or with the one that ships. */
  async open(from: Pick<BoxText, 'file' | 'parts'>): Promise<void> {
    const found = await this.#post('box/read', from);
    if (found.is === 'bad') this.unreadable = found;
    else [this.start, this.found, this.corrections, this.unreadable, this.#from] = [found, found, none, null, from];
  }

  /** The name by which the house knows it, where it has been handed in as it is. */
  get parts(): string | undefined {
    return this.corrections.size ? undefined : this.#from.parts;
  }

  get values(): readonly ValueInfo[] {
    return this.start?.values ?? [];
  }

  at = (path: string): Value | undefined => at(this.corrections, this.#printed, path);

  /** What is printed there in the box that ships. */
  ours = (path: string): Value | undefined => at(this.#standard, this.#printed, path);

  readonly differing = $derived(differing(this.#printed, this.#standard, this.corrections));

  set(path: string, value: Value | undefined): Promise<void> {
    this.corrections = corrected(this.corrections, this.#printed, path, value);
    return this.ask();
  }

  restore = (path: string): Promise<void> => this.set(path, this.ours(path));

  /** What the house says of it as it stands. Whoever corrects on meanwhile is answered once, in the end. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }
  async #ask(): Promise<void> {
    for (let asked: unknown = null; asked !== this.corrections;) {
      asked = this.corrections;
      const found = await this.#post('box/read', this.#text());
      if (asked === this.corrections) this.found = found;
    }
  }

  /** From now on a table can be laid with it; null: it does not fit. */
  async handIn(): Promise<string | null> {
    const asked = this.corrections;
    const found = await this.#post('boxes', this.#text());
    if (asked !== this.corrections) return null;
    if (found.is === 'bad') {
      this.found = found;
      return null;
    }
    [this.start, this.found, this.corrections, this.#from] = [found, found, none, { parts: found.parts }];
    return found.parts;
  }

  keep = (parts: string, name: string): Promise<MyBoxes> =>
    this.#api.ask('/me/boxes', { method: 'POST', json: { game: this.#game, parts, name } satisfies NewBox });

  #text(): BoxText {
    return { ...this.#from, corrections: [...this.corrections].map(([path, value]) => ({ path, value })) };
  }

  #post = (question: string, json: BoxText): Promise<BoxRead> =>
    this.#api.ask(`/games/${encodeURIComponent(this.#game)}/${question}`, { method: 'POST', json });
}
