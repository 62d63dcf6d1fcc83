// The tables of the cellar: the games the page was given, and those of their parts that were fetched.
import { bring, t } from '../../i18n/index.svelte';
import type { GameId, TableGame } from '../contract/game';
import type { Bots, Games, Notation, Offer, OptionWords, Sign } from '../contract/listing';
import type { Prints } from '../contract/prints';
import { boxes } from './boxes';

class Cellar {
  #games: Games = {};
  #signs = $state.raw<{ readonly [G in GameId]?: Sign }>({});
  #bots = $state.raw<{ readonly [G in GameId]?: Bots }>({});
  /** Of all games whose offer was fetched: an option's key says whose it is. */
  options = $state.raw<OptionWords>({});

  /** Said once, before anything is shown. */
  lay(games: Games): void {
    this.#games = games;
  }

  get tables(): readonly GameId[] {
    return Object.keys(this.#games) as GameId[];
  }

  has(id: string): id is GameId {
    return id in this.#games;
  }

  /** As the server says it, where no table is laid for it. */
  nameOf(id: string): string {
    const listing = this.has(id) ? this.#games[id] : undefined;
    return listing ? t(listing.name) : id;
  }

  sign(id: GameId): Sign | undefined {
    return this.#signs[id];
  }

  bots(id: string): Bots | undefined {
    return this.#bots[id as GameId];
  }

  async fetchSigns(): Promise<void> {
    const fetched = this.tables.map(async (id) => [id, (await this.#games[id]?.sign())?.sign] as const);
    this.#signs = Object.fromEntries(await Promise.all(fetched));
  }

  /** What can be chosen at its table, in words; where it is laid with another box than that of the house, as that box has it. */
  async fetchOffer(id: string, parts?: string): Promise<void> {
    if (!this.has(id)) return;
    const [fetched] = await Promise.all([this.#games[id]?.offer(), bring(id), boxes.open(id, parts)]);
    if (fetched) this.take(id, fetched.offer);
  }

  /** How its positions are written; null where nobody has told. */
  async fetchNotation(id: string): Promise<Notation | null> {
    const listing = this.has(id) ? this.#games[id] : undefined;
    if (!listing?.notation) return null;
    const [{ notation }] = await Promise.all([listing.notation(), bring(`${id}-notation`)]);
    return notation;
  }

  /** How its box is looked through; null where nobody has told. */
  async fetchPrints(id: string): Promise<Prints | null> {
    const listing = this.has(id) ? this.#games[id] : undefined;
    if (!listing?.prints) return null;
    const [{ prints }] = await Promise.all([listing.prints(), bring(id), bring(`${id}-box`)]);
    return prints;
  }

  take(id: GameId, { bots, options = {} }: Pick<Offer, 'bots'> & Partial<Offer>): void {
    this.#bots = { ...this.#bots, [id]: bots };
    this.options = { ...this.options, ...options };
  }

  /**
   * To be played with these parts, if not with those of the house. The frame treats all games alike; that a game gets only its own sights
   * is seen to where they arrive.
   */
  async fetchGame(id: GameId, parts?: string): Promise<TableGame> {
    const [fetched] = await Promise.all([this.#games[id]?.table(), bring(id), boxes.open(id, parts)]);
    if (!fetched) throw new Error(`no table is laid for ${id}`);
    this.take(id, { bots: fetched.game.bots });
    return fetched.game as unknown as TableGame;
  }
}

export const cellar = new Cellar();
