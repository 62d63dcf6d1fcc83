// What the computer players let slip in the street and at the plague, from what everybody sees.
import { t, type Key } from '../../i18n/index.svelte';
import type { Quip } from '../../frame/table/company';
import type { Numbered, SeatView } from '../../frame/contract/game';

export function quips(history: readonly Numbered<'rattus-cartus'>[], seats: readonly SeatView[]): ReadonlyMap<number, Quip> {
  const said = new Map<number, Quip>();
  /** houses of this round that somebody has visited */
  const visited = new Set<number>();
  for (const { number, notice } of history) {
    const say = (seat: number, text: Key): void => void said.set(number, { seat, text: t(text) });
    const face = 'seat' in notice ? seats[notice.seat]?.bot : undefined;
    switch (notice.what) {
      case 'round_began':
        visited.clear();
        break;
      case 'visited':
        if (face === 'glutton' && visited.has(notice.position)) say(notice.seat, 'cart-quip-glutton-visited');
        visited.add(notice.position);
        break;
      case 'looked':
        if (face === 'clerk') say(notice.seat, 'cart-quip-clerk-looked');
        break;
      case 'plague': {
        const captain = notice.dead.find((seat) => seats[seat]?.bot === 'captain');
        if (captain !== undefined) say(captain, 'cart-quip-captain-died');
        break;
      }
      default:
      // Everything else says nothing about a mind.
    }
  }
  return said;
}
