// A position that somebody is writing, and what the house thinks of it so far.
import type { GameInfo } from '../../wire';
import { api, Refusal, type Api } from '../api/client';
import { faultOf, foundIn, type Found } from './position';

export class Study {
  text = $state('');
  /** of the text as it stands; null: not asked yet */
  found = $state.raw<Found | null>(null);
  /** how many play, as far as is known: while somebody writes, the chairs stay */
  players = $state<number | null>(null);
  #asked: { readonly text: string; readonly answer: Promise<Found> } | null = null;
  readonly #game: GameInfo;
  readonly #api: Pick<Api, 'position'>;

  constructor(game: GameInfo, text: string, house: Pick<Api, 'position'> = api) {
    [this.#game, this.#api] = [game, house];
    this.text = text;
  }

  get isEmpty(): boolean {
    return this.text.trim() === '';
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.found = null;
  }

  /** What the house says of the text; an answer that comes when more was written is nobody's. Where the house says nothing it throws. */
  async ask(): Promise<Found> {
    if (this.found) return this.found;
    const text = this.text;
    if (this.#asked?.text !== text) this.#asked = { text, answer: this.#answer(text).finally(() => (this.#asked = null)) };
    const found = await this.#asked.answer;
    if (text === this.text) this.learn(found);
    return found;
  }

  learn(found: Found): void {
    this.found = found;
    if ('players' in found) this.players = found.players;
  }

  async #answer(text: string): Promise<Found> {
    try {
      return foundIn(await this.#api.position(this.#game.game, text), text);
    } catch (error) {
      const answer = error instanceof Refusal ? faultOf(error) : null;
      if (answer) return answer;
      throw error;
    }
  }
}
