// Once more from a moment of a match: whoever sat there does, and computers play against them.
import { api } from '../api/client';
import { here } from '../route/here.svelte';
import { house, opponents } from '../state/house.svelte';
import { keepSetUp } from '../state/setups';
import { toasts } from '../state/toasts.svelte';
import type { GameInfo, NewSeat, TableInfo } from '../../wire';

/** One's own chair, the computers that sat there, and a rat of the house in the place of anybody else. */
export function chairsAfter(seats: TableInfo['seats'], own: number, game: Pick<GameInfo, 'bots'>): NewSeat[] {
  const rats = opponents(game, seats.length - 1);
  return seats.map((seat, i) => {
    if (i === own) return { open: true };
    return { bot: seat.who === 'bot' ? seat.bot : (rats[i < own ? i : i - 1] ?? 'random') };
  });
}

export async function playOn(table: TableInfo, own: number, position: string): Promise<void> {
  const visit = here.visit();
  const laid = await toasts.attempt(async () => {
    await house.open();
    const game = house.game(table.game);
    if (!game) return undefined;
    const { parts, changed } = table;
    return api.newTable({
      game: table.game,
      seats: chairsAfter(table.seats, own, game),
      position,
      public: false,
      start: true,
      ...(changed > 0 && { parts }),
    });
  });
  if (!laid) return;
  keepSetUp(laid.id, position);
  visit.go({ at: 'table', id: laid.id });
}
