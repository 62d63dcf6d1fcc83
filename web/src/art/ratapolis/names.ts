// What the box calls its things. The wire speaks of tiles by their letters; pictures go by the names.

export const named = {
  A: 'market',
  B: 'archives',
  C: 'shooting_range',
  D: 'bakery',
  E: 'library',
  F: 'hotel',
  G: 'radio_station',
  H: 'metro',
  I: 'fire_station',
  J: 'school',
  K: 'flower_shop',
  L: 'bus_station',
  M: 'post_office',
  N: 'bookshop',
  O: 'pharmacy',
  P: 'cafe',
  Q: 'town_hall',
  R: 'barber_shop',
  S: 'cheese_shop',
  T: 'hospital',
  V: 'fun_fair',
  W: 'park',
  Y: 'square',
  Z: 'pond',
} as const;

export type Letter = keyof typeof named;
export type Outdoor = (typeof named)['V' | 'W' | 'Y' | 'Z'];
export type Building = Exclude<(typeof named)[Letter], Outdoor>;

export const outdoors: readonly Outdoor[] = [named.V, named.W, named.Y, named.Z];
export const isOutdoor = (of: Building | Outdoor): of is Outdoor => (outdoors as readonly string[]).includes(of);
export const buildings: readonly Building[] = Object.values(named).filter((of): of is Building => !isOutdoor(of));

/** What a hunt card or a token shows: only buildings have any (POL-18). */
export function buildingOf(letter: Letter): Building {
  const of = named[letter];
  if (isOutdoor(of)) throw new Error(`${letter} is no building`);
  return of;
}

/** What a round may be marked with, apart from nothing (POL-106). */
export type RoundMark = 'closed' | 'no_attack' | 'one_attack';
/** What may be planned (POL-31). */
export type Act = 'attack' | 'move' | 'nothing' | 'procreate';
/** The base game and the ten Situations (POL-113 ff.). */
export type Situation = 'base' | 'A' | 'B' | 'C' | 'F' | 'G' | 'H' | 'I' | 'L' | 'S' | 'T';
