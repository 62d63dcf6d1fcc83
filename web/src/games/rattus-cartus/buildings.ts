// The twelve buildings: whose they are, what they offer, and how their sixty cards are called.
import type { Action, Building, BuildingCard, Class } from '../../wire/rattus-cartus';

/** The recommended one of each class first (CART-142). */
export const buildingsOf: Record<Class, readonly [Building, Building]> = {
  peasantry: ['farm', 'brewery'],
  bourgeoisie: ['marketplace', 'office'],
  church: ['monastery', 'hospital'],
  chivalry: ['castle', 'guard_tower'],
  magic: ['fortune_tellers_tent', 'pied_pipers_hut'],
  royalty: ['palace', 'treasury'],
};

const longer: Readonly<Record<string, Building>> = { tower: 'guard_tower', tent: 'fortune_tellers_tent', hut: 'pied_pipers_hut' };
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

const both = (of: (n: number) => Action): { readonly premium: Action; readonly standard: Action } => ({ premium: of(2), standard: of(1) });
/** For whoever reads the rules without a table (CART-90 to CART-110); at the table the row tells of itself. */
export const actionsOf: Record<Building, { readonly premium: Action; readonly standard: Action }> = {
  farm: { premium: { kind: 'draw', n: 4 }, standard: { kind: 'draw', n: 2 } },
  brewery: { premium: { kind: 'draw_per_influence', per: 1 }, standard: { kind: 'draw_per_influence', per: 2 } },
  marketplace: both((n) => ({ kind: 'take', card: 'joker', n })),
  office: both((n) => ({ kind: 'take', card: 'pass', n })),
  monastery: both((n) => ({ kind: 'discard_rats', n })),
  hospital: { premium: { kind: 'hospital', free_rats: 1, most_cards: 3 }, standard: { kind: 'hospital', free_rats: 0, most_cards: 2 } },
  castle: both((n) => ({ kind: 'take', card: 'sword', n })),
  guard_tower: { premium: { kind: 'guard_tower', n: 3 }, standard: { kind: 'none' } },
  fortune_tellers_tent: both((n) => ({ kind: 'look', n })),
  pied_pipers_hut: both((n) => ({ kind: 'take', card: 'flute', n })),
  palace: both((n) => ({ kind: 'gain_points', n })),
  treasury: both((n) => ({ kind: 'take', card: 'gold', n })),
};
