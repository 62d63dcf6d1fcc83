// What is known of each hunt card: the deck is a set of letters, only the order is secret.
import type { Sight, Tile } from '../../wire/ratapolis';

export type Fate = 'fallen' | 'open' | 'yours' | 'safe' | 'unknown';

export function fate(sight: Pick<Sight, 'slots' | 'up' | 'you' | 'players' | 'remembered' | 'laid'>, card: Tile): Fate {
  if (sight.slots.some((slot) => slot.card === card)) return 'fallen';
  if (sight.up.includes(card)) return 'open';
  const hand = sight.you === null ? null : sight.players[sight.you]?.hand;
  if (hand?.includes(card) || sight.laid === card) return 'yours';
  return sight.remembered.includes(card) ? 'safe' : 'unknown';
}

/** Cards that cannot strike before the deck is renewed, and houses they belong to (POL-73). */
export const outOfTheWay = (sight: Parameters<typeof fate>[0] & Pick<Sight, 'cards'>): readonly Tile[] =>
  sight.cards.filter((card) => fate(sight, card) === 'safe');
