import type { Class } from '../../wire/rattus-cartus';
import type { OptionWords } from '../../frame/contract/listing';
import { buildingsOf, cardOf, copyName, COPIES } from './buildings';

/** The ten cards of a class, of which the table names five (CART-143). */
const cardsOf = (of: Class): Readonly<Record<string, () => string>> => {
  const cards = buildingsOf[of].flatMap((building) => Array.from({ length: COPIES }, (_, i) => cardOf(building, i + 1)));
  return Object.fromEntries(cards.map((card) => [card, () => copyName(card)]));
};

/** Copies of a building differ in their corners alone. */
const corners = () => import('./Corners.svelte');

export const options: OptionWords = {
  'rattus-cartus-option-building_method': {
    main: true,
    label: 'cart-option-method',
    help: 'cart-option-method-help',
    values: {
      recommended: 'cart-option-method-recommended',
      agreed: 'cart-option-method-agreed',
      random_buildings: 'cart-option-method-buildings',
      random_cards: 'cart-option-method-cards',
    },
  },
  'rattus-cartus-option-agreed_peasantry': {
    main: true,
    label: 'cart-class-peasantry',
    help: 'cart-option-agreed-help',
    values: cardsOf('peasantry'),
    below: corners,
  },
  'rattus-cartus-option-agreed_bourgeoisie': {
    main: true,
    label: 'cart-class-bourgeoisie',
    help: 'cart-option-agreed-help',
    values: cardsOf('bourgeoisie'),
    below: corners,
  },
  'rattus-cartus-option-agreed_church': {
    main: true,
    label: 'cart-class-church',
    help: 'cart-option-agreed-help',
    values: cardsOf('church'),
    below: corners,
  },
  'rattus-cartus-option-agreed_chivalry': {
    main: true,
    label: 'cart-class-chivalry',
    help: 'cart-option-agreed-chivalry-help',
    values: cardsOf('chivalry'),
    below: corners,
  },
  'rattus-cartus-option-agreed_magic': {
    main: true,
    label: 'cart-class-magic',
    help: 'cart-option-agreed-help',
    values: cardsOf('magic'),
    below: corners,
  },
  'rattus-cartus-option-agreed_royalty': {
    main: true,
    label: 'cart-class-royalty',
    help: 'cart-option-agreed-help',
    values: cardsOf('royalty'),
    below: corners,
  },
  'rattus-cartus-option-first_player': {
    label: 'cart-option-first',
    help: 'cart-option-first-help',
    values: { random: 'cart-option-first-random' },
  },
  'rattus-cartus-option-guard_tower_with_two': { label: 'cart-option-tower-two', help: 'cart-option-tower-two-help' },
  'rattus-cartus-option-simultaneous_privileges': { main: true, label: 'cart-option-together', help: 'cart-option-together-help' },
  'rattus-cartus-option-all_dead': {
    main: true,
    label: 'cart-option-all-dead',
    help: 'cart-option-all-dead-help',
    values: { no_winner: 'cart-option-all-dead-nobody', fewest_rats: 'cart-option-all-dead-rats' },
  },
  'rattus-cartus-option-guard_tower_protection': {
    label: 'cart-option-protection',
    help: 'cart-option-protection-help',
    values: { any_tower: 'cart-option-protection-any', this_tower: 'cart-option-protection-this' },
  },
};
