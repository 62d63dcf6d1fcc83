// What the buildings offer, for whoever reads the rules without a table; at the table the row tells of itself.
import type { Action, Building, Class } from '../../wire/rattus-cartus';
import { buildingsOf } from './buildings';

const owners = Object.entries(buildingsOf).flatMap(([of, [one, other]]) => [
  [one, of],
  [other, of],
]);
/** Whose they are. */
export const classOf = Object.fromEntries(owners) as Record<Building, Class>;

const both = (of: (n: number) => Action): { readonly premium: Action; readonly standard: Action } => ({ premium: of(2), standard: of(1) });
/** CART-90 to CART-110. */
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
