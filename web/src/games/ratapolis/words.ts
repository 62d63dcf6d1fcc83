// The game's words: every tile, family, advantage, Situation, round and phase has its name here, once.
import type { Situation } from '../../art/ratapolis/names';
import { t, type Key } from '../../i18n/index.svelte';
import type { Action, Colour, Mark, Plot, Tile } from '../../wire/ratapolis';

/** `in` stands inside a sentence. */
type Placed = { readonly name: Key; readonly in: Key };

export type Building = Exclude<Tile, 'V' | 'W' | 'Y' | 'Z'>;
export const buildingWords: Record<Building, Placed> = {
  A: { name: 'pol-tile-market', in: 'pol-tile-market-in' },
  B: { name: 'pol-tile-archives', in: 'pol-tile-archives-in' },
  C: { name: 'pol-tile-shooting-range', in: 'pol-tile-shooting-range-in' },
  D: { name: 'pol-tile-bakery', in: 'pol-tile-bakery-in' },
  E: { name: 'pol-tile-library', in: 'pol-tile-library-in' },
  F: { name: 'pol-tile-hotel', in: 'pol-tile-hotel-in' },
  G: { name: 'pol-tile-radio-station', in: 'pol-tile-radio-station-in' },
  H: { name: 'pol-tile-metro', in: 'pol-tile-metro-in' },
  I: { name: 'pol-tile-fire-station', in: 'pol-tile-fire-station-in' },
  J: { name: 'pol-tile-school', in: 'pol-tile-school-in' },
  K: { name: 'pol-tile-flower-shop', in: 'pol-tile-flower-shop-in' },
  L: { name: 'pol-tile-bus-station', in: 'pol-tile-bus-station-in' },
  M: { name: 'pol-tile-post-office', in: 'pol-tile-post-office-in' },
  N: { name: 'pol-tile-bookshop', in: 'pol-tile-bookshop-in' },
  O: { name: 'pol-tile-pharmacy', in: 'pol-tile-pharmacy-in' },
  P: { name: 'pol-tile-cafe', in: 'pol-tile-cafe-in' },
  Q: { name: 'pol-tile-town-hall', in: 'pol-tile-town-hall-in' },
  R: { name: 'pol-tile-barber-shop', in: 'pol-tile-barber-shop-in' },
  S: { name: 'pol-tile-cheese-shop', in: 'pol-tile-cheese-shop-in' },
  T: { name: 'pol-tile-hospital', in: 'pol-tile-hospital-in' },
};

const fair = {
  small: { name: 'pol-tile-fair-small', in: 'pol-tile-fair-small-in' },
  large: { name: 'pol-tile-fair-large', in: 'pol-tile-fair-large-in' },
} as const;
const park = {
  small: { name: 'pol-tile-park-small', in: 'pol-tile-park-small-in' },
  large: { name: 'pol-tile-park-large', in: 'pol-tile-park-large-in' },
} as const;
const square = { name: 'pol-tile-square', in: 'pol-tile-square-in' } as const;
const pond = { name: 'pol-tile-pond', in: 'pol-tile-pond-in' } as const;
/** Where a tile lies face down (POL-149). Takes `n`. */
const place = { name: 'pol-tile-place', in: 'pol-tile-place-in' } as const;

export const isBuilding = (plot: string): plot is Building => plot in buildingWords;

/** What lies on a plot, as far as is known: the tile on a numbered place, and of an outdoor tile the face that is up. */
type Known = { readonly tile?: Tile | null | undefined; readonly face?: Tile | null | undefined };

function wordsOf(plot: Plot, { tile, face }: Known): Placed {
  const on = tile ?? plot;
  if (isBuilding(on)) return buildingWords[on];
  switch (on) {
    // Two tiles have a fair on one side and a park on the other (POL-128, POL-130).
    case 'V':
      return face === 'W' ? park.small : fair.small;
    case 'W':
      return face === 'V' ? fair.large : park.large;
    case 'Y':
      return square;
    case 'Z':
      return pond;
    default:
      return place;
  }
}

/** The letter that is painted on a house; a place has its number in its name. */
const lettered = (name: string, plot: Plot, { tile }: Known): string => (/\d/.test(tile ?? plot) ? name : `${name} (${tile ?? plot})`);
/** "Market (A)": whoever reads of it finds it in town. */
export const plotName = (plot: Plot, known: Known = {}): string => lettered(t(wordsOf(plot, known).name, { n: plot }), plot, known);
/** "in the Market (A)". */
export const plotIn = (plot: Plot, known: Known = {}): string => lettered(t(wordsOf(plot, known).in, { n: plot }), plot, known);
/** "Market (A), Café (P)". */
export const tileList = (tiles: readonly Tile[]): string => tiles.map((tile) => plotName(tile)).join(', ');

/** `counted` takes `n`; `them` is whom one attacks. */
export const colourWords: Record<Colour, { readonly name: Key; readonly them: Key; readonly counted: Key }> = {
  red: { name: 'pol-colour-red', them: 'pol-colour-red-them', counted: 'pol-colour-red-n' },
  blue: { name: 'pol-colour-blue', them: 'pol-colour-blue-them', counted: 'pol-colour-blue-n' },
  yellow: { name: 'pol-colour-yellow', them: 'pol-colour-yellow-them', counted: 'pol-colour-yellow-n' },
  green: { name: 'pol-colour-green', them: 'pol-colour-green-them', counted: 'pol-colour-green-n' },
  orange: { name: 'pol-colour-orange', them: 'pol-colour-orange-them', counted: 'pol-colour-orange-n' },
};

/** Buildings that have a token; what it does for its owner is in advantages.ts. */
export const advantages = ['A', 'B', 'C', 'F', 'G', 'H', 'I', 'L', 'S', 'T'] as const;
export type Advantage = (typeof advantages)[number];
export const isAdvantage = (tile: string): tile is Advantage => (advantages as readonly string[]).includes(tile);

export const situationNames: Record<Situation, Key> = {
  base: 'pol-situation-base',
  A: 'pol-situation-a',
  B: 'pol-situation-b',
  C: 'pol-situation-c',
  F: 'pol-situation-f',
  G: 'pol-situation-g',
  H: 'pol-situation-h',
  I: 'pol-situation-i',
  L: 'pol-situation-l',
  S: 'pol-situation-s',
  T: 'pol-situation-t',
};
export const isSituation = (id: string): id is Situation => id in situationNames;
/** Owners of the box may add to the data; such a Situation goes by its letter. */
export const situationName = (id: string): string => (isSituation(id) ? t(situationNames[id]) : t('pol-situation-own', { id }));

export const markWords: Record<Mark, { readonly name: Key; readonly text: Key }> = {
  open: { name: 'pol-mark-open', text: 'pol-mark-open-text' },
  closed: { name: 'pol-mark-closed', text: 'pol-mark-closed-text' },
  no_attack: { name: 'pol-mark-no-attack', text: 'pol-mark-no-attack-text' },
  one_attack: { name: 'pol-mark-one-attack', text: 'pol-mark-one-attack-text' },
};

/** Take `n`. */
export const countWords = { rats: 'pol-count-rats', cheese: 'pol-count-cheese', cards: 'pol-count-cards' } as const satisfies Record<
  string,
  Key
>;

/** "Market (A) → Café (P)", "attack green in the Café (P)"; who knows what lies on a plot says so. */
export function actionText(action: Action, known: (plot: Plot) => Known = () => ({})): string {
  switch (action.act) {
    case 'nothing':
      return t('pol-plan-nothing');
    case 'attack':
      return t('pol-plan-attack', { colour: t(colourWords[action.colour].them), in: plotIn(action.tile, known(action.tile)) });
    case 'move':
      return t('pol-plan-move', { from: plotName(action.from, known(action.from)), to: plotName(action.to, known(action.to)) });
    case 'procreate':
      return t('pol-plan-procreate', { in: plotIn(action.tile, known(action.tile)) });
  }
}
