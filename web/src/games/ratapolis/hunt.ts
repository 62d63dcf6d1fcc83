// What is known of each hunt card: the deck is a set of letters, only the order is secret.
import type { Sight, Tile } from '../../wire/ratapolis';

export type Fate = 'fallen' | 'open' | 'yours' | 'safe' | 'unknown';
const letters: readonly Tile[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T'];
/** Tiles that may lie face down (POL-149). */
const plain: readonly Tile[] = ['D', 'E', 'J', 'K', 'M', 'N', 'O', 'P', 'R'];

/** The cards of this game, in order of their letters (POL-18, POL-152). */
export function cards({ city }: Pick<Sight, 'city'>): readonly Tile[] {
  const hidden = city.some(({ plot }) => /\d/.test(plot));
  return letters.filter((letter) => city.some(({ tile }) => tile === letter) || (hidden && plain.includes(letter)));
}

export function fate(sight: Pick<Sight, 'slots' | 'up' | 'you' | 'players' | 'remembered' | 'laid'>, card: Tile): Fate {
  if (sight.slots.some((slot) => slot.card === card)) return 'fallen';
  if (sight.up.includes(card)) return 'open';
  const hand = sight.you === null ? null : sight.players[sight.you]?.hand;
  if (hand?.includes(card) || sight.laid === card) return 'yours';
  return sight.remembered.includes(card) ? 'safe' : 'unknown';
}

/** Cards that cannot strike before the deck is renewed, and houses they belong to (POL-73). */
export const outOfTheWay = (sight: Parameters<typeof fate>[0] & Pick<Sight, 'city'>): readonly Tile[] =>
  cards(sight).filter((card) => fate(sight, card) === 'safe');
