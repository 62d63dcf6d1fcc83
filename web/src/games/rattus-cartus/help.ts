// What each part of the table is, for whoever touches it and asks.
import { t, type Key } from '../../i18n/index.svelte';
import { buildingWords } from './buildings';
import { classes, people, specials, type Kind } from './cards';
import type { Scene } from './scene';
import { cardTextOf, cardWords, classWords, offerOf } from './words';

const parts: Record<string, Key> = {
  corner: 'cart-help-corner',
  tracks: 'cart-help-tracks',
  nuns: 'cart-help-nuns',
  odds: 'cart-help-odds',
  plaque: 'cart-help-heir',
  cards: 'cart-help-cards',
  aside: 'cart-help-aside',
  points: 'cart-help-points',
  rats: 'cart-help-rats',
  first: 'cart-help-first',
  hand: 'cart-help-hand',
  deck: 'cart-help-deck',
  discard: 'cart-help-discard',
  houses: 'cart-help-houses',
  gutter: 'cart-help-gutter',
  round: 'cart-help-round',
  followers: 'cart-help-followers',
  worth: 'cart-help-worth',
};

const kinds: readonly Kind[] = [...people, ...specials];

/** In words; houses, cards and tracks tell of themselves. */
export function about(part: string | null, { row, round, rounds, players }: Pick<Scene, 'row' | 'round' | 'rounds' | 'players'>): string {
  const house = part?.startsWith('house-') ? row[Number(part.slice(6))] : undefined;
  if (house)
    return `${t(buildingWords[house.building])} (${t(classWords[house.class])}). ${t('cart-help-house', offerOf(house, round === rounds))}`;
  const kind = kinds.find((one) => part === `card-${one}`);
  if (kind) return `${t(cardWords[kind].name)}. ${t(cardTextOf(kind, players.length))}`;
  const track = classes.find((of) => part === `track-${of}`);
  if (track) return `${t(classWords[track])}. ${t('cart-help-tracks')}`;
  return t((part === null ? undefined : parts[part]) ?? 'cart-help-touch');
}

/** Why something cannot be chosen now, and the rule behind it. */
export const ruleOf = { 'cart-why-card': 'cart-rule-card' } as const satisfies Partial<Record<Key, Key>>;
export const isWhy = (key: string): key is keyof typeof ruleOf => key in ruleOf;
