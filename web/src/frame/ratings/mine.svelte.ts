// One's own ratings: which games one has any in, and all there is to each that was asked for.
import type { GameRating, MyGame, MyTable } from '../../wire';
import { asked, type Asked } from './asked';
import { changes, type Change } from './way';

export class MyStrength {
  ratings = $state.raw<readonly GameRating[]>([]);
  #games = $state.raw<Readonly<Record<string, MyGame>>>({});
  readonly #changes = $derived(Object.fromEntries(Object.entries(this.#games).map(([game, { curve }]) => [game, changes(curve)])));
  #visit = 0;
  readonly #asked: Pick<Asked, 'ratings' | 'game'>;
  constructor(house: Pick<Asked, 'ratings' | 'game'> = asked) {
    this.#asked = house;
  }

  /** Somebody else looks, or has brought matches along. Of nobody there is nothing to ask. */
  async open(known = true): Promise<void> {
    const visit = ++this.#visit;
    [this.ratings, this.#games] = [[], {}];
    if (!known) return;
    const { games } = await this.#asked.ratings();
    if (visit !== this.#visit) return;
    this.ratings = games;
    await Promise.all(games.map(({ game }) => this.look(game)));
  }

  async look(game: string): Promise<void> {
    if (this.#games[game]) return;
    const visit = this.#visit;
    const found = await this.#asked.game(game);
    if (visit === this.#visit) this.#games = { ...this.#games, [game]: found };
  }

  of(game: string): MyGame | undefined {
    return this.#games[game];
  }

  /** The game whose rating changed last. */
  get latest(): string | undefined {
    return this.ratings.toSorted((a, b) => b.rating.last_s - a.rating.last_s)[0]?.game;
  }

  /** What a match has changed, if it did. */
  changedBy({ game, since_s }: Pick<MyTable, 'game' | 'since_s'>): Change | undefined {
    return this.#changes[game]?.get(since_s);
  }
}
