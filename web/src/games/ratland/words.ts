// The game's words: every clan, event, colour and place has its name and its sentence here, once.
import type { Key } from '../../i18n/keys';
import type { Ask, Clan, Colour, EventCard, EventKind, Place, Side } from '../../wire/ratland';

export type Named = { readonly name: Key; readonly text: Key };

export const clanNames: Record<Clan, Key> = {
  recyclers: 'land-clan-recyclers',
  mutants: 'land-clan-mutants',
  explorers: 'land-clan-explorers',
  scavengers: 'land-clan-scavengers',
  alchemists: 'land-clan-alchemists',
  ninjas: 'land-clan-ninjas',
  family: 'land-clan-family',
  warriors: 'land-clan-warriors',
  musicians: 'land-clan-musicians',
  athletes: 'land-clan-athletes',
  corrupt: 'land-clan-corrupt',
  seers: 'land-clan-seers',
};

export const eventWords: Record<EventCard, Named> = {
  abundance: { name: 'land-event-abundance', text: 'land-event-abundance-text' },
  massive_attack: { name: 'land-event-massive-attack', text: 'land-event-massive-attack-text' },
  cousins_visit: { name: 'land-event-cousins-visit', text: 'land-event-cousins-visit-text' },
  helmet_rat: { name: 'land-event-helmet-rat', text: 'land-event-helmet-rat-text' },
  yellow_is_the_new_black: { name: 'land-event-yellow-is-the-new-black', text: 'land-event-yellow-is-the-new-black-text' },
  dr_cheese: { name: 'land-event-dr-cheese', text: 'land-event-dr-cheese-text' },
  rattibal_lecter: { name: 'land-event-rattibal-lecter', text: 'land-event-rattibal-lecter-text' },
  drunk: { name: 'land-event-drunk', text: 'land-event-drunk-text' },
  hide_the_cheese: { name: 'land-event-hide-the-cheese', text: 'land-event-hide-the-cheese-text' },
  just_in_time: { name: 'land-event-just-in-time', text: 'land-event-just-in-time-text' },
  holy_rat: { name: 'land-event-holy-rat', text: 'land-event-holy-rat-text' },
  strategists: { name: 'land-event-strategists', text: 'land-event-strategists-text' },
  locked_and_loaded: { name: 'land-event-locked-and-loaded', text: 'land-event-locked-and-loaded-text' },
  end_of_game: { name: 'land-event-end-of-game', text: 'land-event-end-of-game-text' },
};

/** The backs, which everybody sees (LAND-13). */
export const kindWords: Record<EventKind, Named> = {
  initial: { name: 'land-event-initial', text: 'land-event-initial-text' },
  final: { name: 'land-event-final', text: 'land-event-final-text' },
};

/** The name says what the piece does, in a word or two; `counted` takes `n`, and stands in a list. */
export const colourWords: Record<Colour, Named & { readonly counted: Key }> = {
  yellow: { name: 'land-colour-yellow', text: 'land-colour-yellow-text', counted: 'land-colour-yellow-n' },
  orange: { name: 'land-colour-orange', text: 'land-colour-orange-text', counted: 'land-colour-orange-n' },
  white: { name: 'land-colour-white', text: 'land-colour-white-text', counted: 'land-colour-white-n' },
  black: { name: 'land-colour-black', text: 'land-colour-black-text', counted: 'land-colour-black-n' },
  purple: { name: 'land-colour-purple', text: 'land-colour-purple-text', counted: 'land-colour-purple-n' },
  blue: { name: 'land-colour-blue', text: 'land-colour-blue-text', counted: 'land-colour-blue-n' },
};

/** `in` and `from` stand inside a sentence. */
export const placeWords: Record<Place, Named & { readonly in: Key; readonly from: Key }> = {
  dump: { name: 'land-place-dump', text: 'land-place-dump-text', in: 'land-place-dump-in', from: 'land-place-dump-from' },
  city: { name: 'land-place-city', text: 'land-place-city-text', in: 'land-place-city-in', from: 'land-place-city-from' },
  field: { name: 'land-place-field', text: 'land-place-field-text', in: 'land-place-field-in', from: 'land-place-field-from' },
  left: { name: 'land-place-left', text: 'land-place-left-text', in: 'land-place-left-in', from: 'land-place-left-from' },
  right: { name: 'land-place-right', text: 'land-place-right-text', in: 'land-place-right-in', from: 'land-place-right-from' },
  pantry: { name: 'land-place-pantry', text: 'land-place-pantry-text', in: 'land-place-pantry-in', from: 'land-place-pantry-from' },
  nursery: { name: 'land-place-nursery', text: 'land-place-nursery-text', in: 'land-place-nursery-in', from: 'land-place-nursery-from' },
  both: { name: 'land-place-both', text: 'land-place-both-text', in: 'land-place-both-in', from: 'land-place-both-from' },
};

/** What a place is good for, in two or three words; takes `seats`. */
export const placeUses: Record<Place, Key> = {
  dump: 'land-use-dump',
  city: 'land-use-city',
  field: 'land-use-field',
  left: 'land-use-tunnel',
  right: 'land-use-tunnel',
  pantry: 'land-use-pantry',
  nursery: 'land-use-nursery',
  both: 'land-use-both',
};

/** Where rats are that cannot be placed. */
export const awayWords: Record<'infirmary' | 'lost' | 'graveyard' | 'supply', Named> = {
  infirmary: { name: 'land-place-infirmary', text: 'land-place-infirmary-text' },
  lost: { name: 'land-place-lost', text: 'land-place-lost-text' },
  graveyard: { name: 'land-place-graveyard', text: 'land-place-graveyard-text' },
  supply: { name: 'land-place-supply', text: 'land-place-supply-text' },
};

export const sideWords: Record<Side, Named> = {
  friendly: { name: 'land-side-friendly', text: 'land-side-friendly-text' },
  aggressive: { name: 'land-side-aggressive', text: 'land-side-aggressive-text' },
};

/** What can be asked, and the look that nobody waits for, as the short name of a button or a setting. */
export const actionWords: Record<Ask['ask'] | 'look', Key> = {
  keep_clan: 'land-action-keep-clan',
  board: 'land-action-board',
  holy_rat: 'land-action-holy-rat',
  deploy: 'land-action-deploy',
  move: 'land-action-move',
  ninja: 'land-action-ninja',
  add: 'land-action-add',
  wound: 'land-action-wound',
  put_back: 'land-action-put-back',
  swap: 'land-action-swap',
  scavenge: 'land-action-scavenge',
  lecter: 'land-action-lecter',
  starve: 'land-action-starve',
  alchemy: 'land-action-alchemy',
  look: 'land-action-look',
};

/** Take `n`. */
export const countWords = { rats: 'land-count-rats', cheese: 'land-count-cheese', pieces: 'land-count-pieces' } as const satisfies Record<
  string,
  Key
>;
