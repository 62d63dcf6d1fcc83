// What the house offers: its games with their seats, options and computer players. Asked once.
import { api } from '../api/client';
import type { GameInfo, NewSeat, NewTable } from '../../wire';

class House {
  games = $state.raw<readonly GameInfo[] | null>(null);
  #asking: Promise<readonly GameInfo[]> | null = null;

  open(): Promise<readonly GameInfo[]> {
    if (this.games) return Promise.resolve(this.games);
    this.#asking ??= api
      .games()
      .then((games) => (this.games = games))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.game === id);
  }
}

export const house = new House();

const atOnce = 4;

/**
 * Computer players for a newcomer: not the strongest, nobody who thinks ahead, and the one that only throws dice before the same face
 * comes twice.
 */
export function opponents(game: Pick<GameInfo, 'bots'>, count: number): string[] {
  const names = game.bots.map(({ bot }) => bot).filter((bot) => !bot.startsWith('search-'));
  const middling = names.slice(1, -1);
  const fair = names.length < 3 ? names : count > middling.length ? [...middling, ...names.slice(0, 1)] : middling;
  return Array.from({ length: count }, (_, i) => fair[i % fair.length] ?? 'random');
}

/** The table behind the big green button. */
export function quickTable(game: Pick<GameInfo, 'game' | 'bots' | 'least_seats' | 'most_seats'>): NewTable {
  const seats = Math.min(game.most_seats, Math.max(game.least_seats, atOnce));
  const bots: NewSeat[] = opponents(game, seats - 1).map((bot) => ({ bot }));
  return { game: game.game, seats: [{ open: true }, ...bots], start: true };
}
