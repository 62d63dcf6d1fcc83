// The twelve buildings: whose they are, and how they and their sixty cards are called. Light, for the set-up knows them too.
import { t, type Key } from '../../i18n/index.svelte';
import type { Building, BuildingCard, Class, Sight } from '../../wire/rattus-cartus';

/** The recommended one of each class first (CART-142). */
export const buildingsOf: Record<Class, readonly [Building, Building]> = {
  peasantry: ['farm', 'brewery'],
  bourgeoisie: ['marketplace', 'office'],
  church: ['monastery', 'hospital'],
  chivalry: ['castle', 'guard_tower'],
  magic: ['fortune_tellers_tent', 'pied_pipers_hut'],
  royalty: ['palace', 'treasury'],
};

/** In the order of the wire. */
export const buildings: readonly Building[] = Object.values(buildingsOf).flat();
/** Whose they are. */
export const classOf = Object.fromEntries(
  Object.entries(buildingsOf).flatMap(([of, both]) => both.map((building) => [building, of])),
) as Record<Building, Class>;

const shorter: Partial<Record<Building, string>> = { guard_tower: 'tower', fortune_tellers_tent: 'tent', pied_pipers_hut: 'hut' };
const longer: Readonly<Record<string, Building>> = Object.fromEntries(
  Object.entries(shorter).map(([building, name]) => [name, building as Building]),
);
export const cardOf = (building: Building, copy: number): BuildingCard => `${shorter[building] ?? building}${copy}` as BuildingCard;
export function buildingOf(card: BuildingCard): Building {
  const name = card.slice(0, -1);
  return longer[name] ?? (name as Building);
}
/** Which of the five, from 1. */
export const copyOf = (card: BuildingCard): number => Number(card.slice(-1));

/** Five cards of a building: all that there are of it. */
export const COPIES = 5;

/** How often each building is there, in the order in which it comes. */
export function housesOf(cards: readonly BuildingCard[]): readonly { readonly building: Building; readonly n: number }[] {
  const all = cards.map(buildingOf);
  return [...new Set(all)].map((building) => ({ building, n: all.filter((one) => one === building).length }));
}

/** How many cards of a building may still come to the street; where the set is a secret, only how many at most. */
export type Left = { readonly building: Building; readonly left: number };
export const toCome = ({ to_come }: Pick<Sight, 'to_come'>): readonly Left[] =>
  buildings.flatMap((building, i) => {
    const left = to_come[i] ?? null;
    return left === null ? [] : [{ building, left }];
  });

export const buildingWords: Record<Building, Key> = {
  farm: 'cart-building-farm',
  brewery: 'cart-building-brewery',
  marketplace: 'cart-building-marketplace',
  office: 'cart-building-office',
  monastery: 'cart-building-monastery',
  hospital: 'cart-building-hospital',
  castle: 'cart-building-castle',
  guard_tower: 'cart-building-guard-tower',
  fortune_tellers_tent: 'cart-building-fortune-tellers-tent',
  pied_pipers_hut: 'cart-building-pied-pipers-hut',
  palace: 'cart-building-palace',
  treasury: 'cart-building-treasury',
};

export const buildingName = (card: BuildingCard): string => t(buildingWords[buildingOf(card)]);
/** A house of the street: "Farm", and "Farm no. 2" where two are alike. Its card may be out of sight. */
export function houseName(row: readonly BuildingCard[], position: number): string {
  const card = row[position];
  if (!card) return t('cart-log-building', { n: position + 1 });
  const alike = row.filter((one) => buildingOf(one) === buildingOf(card)).length > 1;
  return alike ? t('cart-log-position', { n: position + 1, building: buildingName(card) }) : buildingName(card);
}
/** "Farm 3": copies differ in their privileges. */
export const copyName = (card: BuildingCard): string => t('cart-building-copy', { building: buildingName(card), n: copyOf(card) });
