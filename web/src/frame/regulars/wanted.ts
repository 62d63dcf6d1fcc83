// What of the book is wanted.
import type { MyTable } from '../../wire';

/** Of one game, with one opponent (a guest or a computer player), or both. */
export type Wanted = { readonly game: string | null; readonly opponent: string | null };
export const everything: Wanted = { game: null, opponent: null };

export function pathOf({ game, opponent }: Wanted, after: string | undefined): string {
  const asked = new URLSearchParams({
    ...(game !== null && { game }),
    ...(opponent !== null && { opponent }),
    ...(after !== undefined && { after }),
  });
  return `/me/tables${asked.size ? `?${asked}` : ''}`;
}

/** A match that the house has not sought by itself. */
export const fits = ({ game, opponent }: Wanted, table: Pick<MyTable, 'game' | 'seats'>): boolean =>
  (game ?? table.game) === table.game &&
  (opponent === null || table.seats.some((seat) => opponent === (seat.who === 'bot' ? seat.bot : seat.who === 'guest' && seat.guest)));
