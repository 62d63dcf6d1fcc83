// What the box calls its things: twenty buildings A to T, what lies outdoors, what is planned, what a round may be.

export const buildings = [
  'market', 'archives', 'shooting_range', 'bakery', 'library', 'hotel', 'radio_station', 'metro', 'fire_station', 'school',
  'flower_shop', 'bus_station', 'post_office', 'bookshop', 'pharmacy', 'cafe', 'town_hall', 'barber_shop', 'cheese_shop', 'hospital',
] as const;
export type Building = (typeof buildings)[number];

export const outdoors = ['fun_fair', 'park', 'square', 'pond'] as const;
export type Outdoor = (typeof outdoors)[number];

export const isOutdoor = (of: Building | Outdoor): of is Outdoor => (outdoors as readonly string[]).includes(of);

/** The ten that may give an advantage. */
export const advantages = ['market', 'archives', 'shooting_range', 'hotel', 'radio_station', 'metro', 'fire_station', 'bus_station', 'cheese_shop', 'hospital'] as const satisfies readonly Building[];
export type Advantage = (typeof advantages)[number];

/** What a round may be marked with, apart from nothing (POL-106). */
export type RoundMark = 'closed' | 'no_attack' | 'one_attack';
export type Action = 'attack' | 'move' | 'nothing' | 'procreate';

/** The base game and the ten Situations (POL-113 ff.). */
export type Situation = 'base' | 'A' | 'B' | 'C' | 'F' | 'G' | 'H' | 'I' | 'L' | 'S' | 'T';
