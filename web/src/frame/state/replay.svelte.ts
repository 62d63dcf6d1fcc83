// A finished match, step by step. Steps are fetched in parts and kept for the eyes they were seen through.
import { api, type Api, type Eyes } from '../api/client';
import type { Frame, Frames, NumberedNotice, Uploaded } from '../../wire';

/** Where the steps come from: a table of the house, or a record that somebody brought along. */
export type Source = { readonly from: 'table'; readonly id: string } | { readonly from: 'file'; readonly record: string };

/** A notice of step 7 is numbered 7000 and up, so that numbers grow from step to step. */
const span = 1_000;

export class ReplayState {
  total = $state(0);
  at = $state(0);
  eyes = $state.raw<Eyes>('gallery');
  frame = $state.raw<Frame | null>(null);
  /** the step before this one: what was decided was decided there */
  before = $state.raw<Frame | null>(null);
  /** the steps at which the rounds began */
  rounds = $state.raw<readonly number[]>([]);
  /** told up to this step, as far as it has been fetched */
  history = $state.raw<readonly NumberedNotice[]>([]);
  /** of this step, where it was walked to and not jumped to */
  news = $state.raw<readonly NumberedNotice[]>([]);
  shown = $state(0);
  uploaded = $state.raw<Uploaded | null>(null);

  readonly unshown = $derived(this.news.filter(({ number }) => number > this.shown));

  readonly #source: Source;
  readonly #api: Api;
  #kept: Frame[] = [];
  #turn = 0;

  constructor(source: Source, house: Api = api) {
    this.#source = source;
    this.#api = house;
  }

  async open(eyes: Eyes, at: number): Promise<void> {
    const turn = ++this.#turn;
    this.#kept = [];
    this.eyes = eyes;
    await this.#fetchUntil(0);
    // A step that was chosen meanwhile counts.
    if (turn !== this.#turn) return;
    await this.jump(at);
  }

  /** Shows a step as it stands. */
  async jump(at: number): Promise<void> {
    const turn = ++this.#turn;
    const wanted = Math.max(0, Math.min(at, this.total - 1));
    this.at = wanted;
    await this.#fetchUntil(wanted);
    // Somebody has moved on while we waited.
    if (turn !== this.#turn) return;
    this.#stand(wanted);
    this.news = [];
  }

  /** Goes one step on and lets it be seen happening. */
  async step(): Promise<void> {
    if (this.at >= this.total - 1) return;
    const turn = ++this.#turn;
    const wanted = this.at + 1;
    await this.#fetchUntil(wanted);
    if (turn !== this.#turn) return;
    this.at = wanted;
    this.#stand(wanted);
    this.news = numbered(this.#kept[wanted]);
    this.shown = wanted * span - 1;
  }

  settled(number: number): void {
    this.shown = Math.max(this.shown, number);
  }

  #stand(at: number): void {
    this.frame = this.#kept[at] ?? null;
    this.before = this.#kept[at - 1] ?? null;
    this.history = this.#kept.slice(0, at + 1).flatMap(numbered);
  }

  async #fetchUntil(at: number): Promise<void> {
    const eyes = this.eyes;
    while (this.#kept.length <= at) {
      const kept = this.#kept;
      const part = await this.#part(eyes, kept.length);
      if (eyes !== this.eyes || !part.frames.length) return;
      // Another call has fetched the same part meanwhile.
      if (kept !== this.#kept) continue;
      this.total = part.total;
      this.rounds = part.rounds;
      this.#kept = [...this.#kept, ...part.frames];
      at = Math.min(at, part.total - 1);
    }
  }

  async #part(eyes: Eyes, from: number): Promise<Frames> {
    if (this.#source.from === 'table') return this.#api.frames(this.#source.id, eyes, from);
    this.uploaded = await this.#api.upload(this.#source.record, eyes, from);
    return this.uploaded.frames;
  }
}

const numbered = (frame: Frame | undefined): NumberedNotice[] =>
  frame?.notices.map((notice, i) => ({ number: frame.at * span + i, notice })) ?? [];

/** All that was told at a table where the match is over: whoever came late, or came back, heard only the end of it. */
export async function toldAt(id: string, eyes: Eyes, house: Api = api): Promise<readonly NumberedNotice[]> {
  const past = new ReplayState({ from: 'table', id }, house);
  await past.open(eyes, Infinity);
  return past.history;
}
