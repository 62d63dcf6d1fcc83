// How the box is looked through: on which part each of its values is printed, and what it is called there.
import type { Prints, Spot } from '../../frame/contract/prints';
import { t, type Key } from '../../i18n/index.svelte';
import type { Clan, Colour, EventCard } from '../../wire/ratland';
import { colours } from './pieces';
import { areas } from './places';
import Printed from './Printed.svelte';
import { awayWords, clanNames, eventWords, kindWords, placeWords } from './words';

const heaps = {
  food: 'land-box-food',
  pieces: 'land-box-pieces',
  clans: 'land-box-clans',
  events: 'land-box-events',
  rest: 'land-box-rest',
} as const satisfies Record<string, Key>;
type Heap = keyof typeof heaps;

/** Whatever a piece does in this box, it is called by its colour. */
const colourNames: Record<Colour, Key> = {
  yellow: 'land-box-yellow',
  orange: 'land-box-orange',
  white: 'land-box-white',
  black: 'land-box-black',
  purple: 'land-box-purple',
  blue: 'land-box-blue',
};
const powers: Readonly<Record<string, Key>> = {
  extra_draw_dump: 'land-box-extra-draw-dump',
  one_each_max: 'land-box-one-each-max',
  two_for_one_max: 'land-box-two-for-one-max',
  purple_worth: 'land-box-purple-worth',
  cheese_total: 'land-box-cheese-total',
  cheese_per_rat: 'land-box-cheese-per-rat',
  scavenges: 'land-box-scavenges',
  conversions: 'land-box-conversions',
  'ninja.rats': 'land-box-ninja-rats',
  'ninja.single_tunnel_only': 'land-box-ninja-single',
  'ninja.cheese': 'land-box-ninja-cheese',
  births_if_nursery_empty: 'land-box-births-if-empty',
  extra_births: 'land-box-extra-births',
  ignores_black: 'land-box-ignores-black',
  defence: 'land-box-defence',
  donors: 'land-box-donors',
  moves: 'land-box-moves',
  adds: 'land-box-adds',
  sees_event: 'land-box-sees-event',
  sees_food: 'land-box-sees-food',
};
const bag: Readonly<Record<string, Key>> = {
  extra_per_colour_from: 'land-box-extra-from',
  extra_per_colour_to: 'land-box-extra-to',
  two_cards_from: 'land-box-two-cards',
  extra_with_two_cards_from: 'land-box-extra-two-cards',
};
const isColour = (id: string | undefined): id is Colour => (colours as readonly (string | undefined)[]).includes(id);
const isArea = (id: string | undefined): id is (typeof areas)[number] => (areas as readonly (string | undefined)[]).includes(id);
const isClan = (id: string | undefined): id is Clan => id !== undefined && id in clanNames;
const isEvent = (id: string | undefined): id is EventCard => id !== undefined && id in eventWords;
const isAway = (id: string): id is keyof typeof awayWords => id in awayWords;

const spot = (heap: Heap, part: string, label: Key | undefined, group?: string): Spot | undefined =>
  label && { heap, part, label: t(label), group };

function spotOf(path: string): Spot | undefined {
  const [what, of = '', where = '', ...rest] = path.split('.');
  switch (what) {
    case 'supply':
      return isColour(of)
        ? spot('pieces', `piece.${of}`, 'land-box-in-the-box')
        : spot('rest', 'rats', of === 'rats' ? 'land-box-rats' : undefined);
    case 'colours':
      return spot('pieces', `piece.${of}`, where === 'cheese' ? 'land-box-gives' : where === 'rat_to' ? 'land-box-rat-to' : undefined);
    case 'start':
      return spot('rest', 'rats', of === 'rats' ? 'land-box-start-rats' : of === 'cheese' ? 'land-box-start-cheese' : undefined);
    case 'feeding':
      if (of === 'beyond_per_rat') return spot('rest', 'feeding', 'land-box-beyond');
      return spot('rest', 'feeding', rest[0] === 'max' ? 'land-box-most' : 'land-box-cost', t('land-box-step', { n: where }));
    case 'bag':
      return spot('rest', 'bag', bag[of]);
    case 'food_card':
      if (!isArea(where) || !isColour(rest[0])) return undefined;
      return spot('food', `food.${of}`, colourNames[rest[0]], t(placeWords[where].name));
    case 'event':
      return isEvent(of) ? spot('events', `event.${of}`, 'land-box-kind') : undefined;
    case 'clans':
      if (!isClan(of)) return undefined;
      return spot('clans', `clan.${of}`, powers[rest.join('.')], t(where === 'base' ? 'land-box-base' : 'land-box-upgraded'));
    default:
      return undefined;
  }
}

function titleOf(part: string): string {
  const [what, of] = part.split('.');
  if (what === 'piece' && isColour(of)) return t(colourNames[of]);
  if (what === 'event' && isEvent(of)) return t(eventWords[of].name);
  if (what === 'clan' && isClan(of)) return t(clanNames[of]);
  switch (what) {
    case 'food':
      return t('land-box-food-card', { n: of ?? '' });
    case 'rats':
      return t('land-box-start');
    case 'feeding':
      return t('land-box-feeding');
    case 'bag':
      return t('land-box-bag');
    default:
      return part;
  }
}

function wordOf(path: string, value: string): string | undefined {
  if (path.endsWith('.rat_to')) return isAway(value) ? t(awayWords[value].name) : undefined;
  return value === 'initial' || value === 'final' ? t(kindWords[value].name) : undefined;
}

export const prints: Prints = {
  heaps,
  spotOf,
  titleOf,
  wordOf,
  choicesOf: (path) => {
    if (path.endsWith('.kind')) return ['initial', 'final'];
    return path.endsWith('.rat_to') ? ['supply', 'infirmary', 'lost'] : undefined;
  },
  // A card may show any colour in any area.
  moreOf: (part) => {
    const [what, number] = part.split('.');
    return what === 'food' ? areas.flatMap((area) => colours.map((colour) => `food_card.${number}.${area}.${colour}`)) : [];
  },
  Part: Printed,
};
