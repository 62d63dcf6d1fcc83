// What the house offers: its games with their seats, options and computer players. Asked once.
import { api } from '../api/client';
import type { BotInfo, GameInfo, Level, NewSeat, NewTable } from '../../wire';

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

  /** The house is heard no longer, or again. */
  async renew(): Promise<void> {
    this.games = await api.games().catch(() => []);
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.game === id);
  }
}

export const house = new House();

const atOnce = 4;

/** So many who stand next to one another on the ladder, from this rung on; the same face comes twice only where there are more chairs. */
const from = (bots: readonly BotInfo[], rung: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => bots[(rung + i) % bots.length]?.bot ?? 'random');

/** Computer players for a newcomer, all of them different: nobody who thinks ahead, and not the strongest of the others if it can be. */
export function opponents(game: Pick<GameInfo, 'bots'>, count: number): string[] {
  const { length } = game.bots.filter(({ level }) => level === 'beginner' || level === 'evening');
  return from(game.bots, Math.max(0, length - 1 - count), count);
}

/** So many who play like this, the strongest of them where there are more; the same face comes twice only where there are more chairs. */
export function opponentsAt(game: Pick<GameInfo, 'bots'>, level: Level, count: number): string[] {
  const such = game.bots.filter((bot) => bot.level === level);
  return from(such, Math.max(0, such.length - count), count);
}

/** Those one rung above these, or below; null where there is nobody. */
export function nextOpponents(game: Pick<GameInfo, 'bots'>, now: readonly string[], step: 1 | -1): string[] | null {
  const rungs = now.map((bot) => game.bots.findIndex((one) => one.bot === bot)).filter((rung) => rung >= 0);
  const rung = Math.min(...rungs) + step;
  const top = Math.max(0, game.bots.length - now.length);
  return rungs.length === now.length && rung >= 0 && rung <= top ? from(game.bots, rung, now.length) : null;
}

/** A table for friends, as many as may come: every chair beside one's own waits for somebody, and so does the table. One press fills
    those that nobody takes. */
export function invitingTable(game: Pick<GameInfo, 'game' | 'bots' | 'least_seats' | 'most_seats'>): NewTable {
  const { seats, ...table } = quickTable(game);
  return { ...table, seats: seats.map(() => ({ open: true })), start: false };
}

/** For whoever has looked for people and found none: others see it, and may look on. */
export const publicTable = (game: Parameters<typeof quickTable>[0]): NewTable => ({ ...quickTable(game), public: true });

/** The table behind the big green button. */
export function quickTable(game: Pick<GameInfo, 'game' | 'bots' | 'least_seats' | 'most_seats'>): NewTable {
  const seats = Math.min(game.most_seats, Math.max(game.least_seats, atOnce));
  const bots: NewSeat[] = opponents(game, seats - 1).map((bot) => ({ bot }));
  return { game: game.game, seats: [{ open: true }, ...bots], start: true };
}
