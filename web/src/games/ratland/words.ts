// The game's words: every clan, event, colour and place has its name and its sentence here, once.
import type { Key } from '../../i18n/keys';
import type { Ask, Clan, Colour, EventCard, EventKind, Place, Side } from '../../wire/ratland';

export type Named = { readonly name: Key; readonly text: Key };

/** Base power until the first final event, the upgraded one from there on (LAND-150). */
export const clanWords: Record<Clan, { readonly name: Key; readonly base: Key; readonly upgraded: Key }> = {
  recyclers: { name: 'land-clan-recyclers', base: 'land-clan-recyclers-base', upgraded: 'land-clan-recyclers-late' },
  mutants: { name: 'land-clan-mutants', base: 'land-clan-mutants-base', upgraded: 'land-clan-mutants-late' },
  explorers: { name: 'land-clan-explorers', base: 'land-clan-explorers-base', upgraded: 'land-clan-explorers-late' },
  scavengers: { name: 'land-clan-scavengers', base: 'land-clan-scavengers-base', upgraded: 'land-clan-scavengers-late' },
  alchemists: { name: 'land-clan-alchemists', base: 'land-clan-alchemists-base', upgraded: 'land-clan-alchemists-late' },
  ninjas: { name: 'land-clan-ninjas', base: 'land-clan-ninjas-base', upgraded: 'land-clan-ninjas-late' },
  family: { name: 'land-clan-family', base: 'land-clan-family-base', upgraded: 'land-clan-family-late' },
  warriors: { name: 'land-clan-warriors', base: 'land-clan-warriors-base', upgraded: 'land-clan-warriors-late' },
  musicians: { name: 'land-clan-musicians', base: 'land-clan-musicians-base', upgraded: 'land-clan-musicians-late' },
  athletes: { name: 'land-clan-athletes', base: 'land-clan-athletes-base', upgraded: 'land-clan-athletes-late' },
  corrupt: { name: 'land-clan-corrupt', base: 'land-clan-corrupt-base', upgraded: 'land-clan-corrupt-late' },
  seers: { name: 'land-clan-seers', base: 'land-clan-seers-base', upgraded: 'land-clan-seers-late' },
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

/** `counted` takes `n`, and stands in a list. */
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

/** The seven phases of a round, in order (LAND-17). */
export const phases = ['event', 'rats', 'attack', 'nursery', 'return', 'search', 'feeding'] as const;
export type PhaseName = (typeof phases)[number];
export const phaseWords: Record<PhaseName, Key> = {
  event: 'land-phase-event',
  rats: 'land-phase-rats',
  attack: 'land-phase-attack',
  nursery: 'land-phase-nursery',
  return: 'land-phase-return',
  search: 'land-phase-search',
  feeding: 'land-phase-feeding',
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
