// The four tables of the cellar, laid or not.
import type { Key } from '../i18n/index.svelte';

export const tables = ['rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis'] as const;
export type TableId = (typeof tables)[number];

/** Numbers for the sign; where the game exists its seats are the server's. */
type Sign = { readonly name: Key; readonly blurb: Key; readonly players: readonly [number, number]; readonly minutes: readonly [number, number] };
export const signs: Record<TableId, Sign> = {
  'rat-a-tat-cat': { name: 'game-tat', blurb: 'game-tat-blurb', players: [2, 6], minutes: [10, 30] },
  ratland: { name: 'game-ratland', blurb: 'game-ratland-blurb', players: [2, 12], minutes: [30, 45] },
  'rattus-cartus': { name: 'game-cartus', blurb: 'game-cartus-blurb', players: [2, 5], minutes: [30, 45] },
  ratapolis: { name: 'game-ratapolis', blurb: 'game-ratapolis-blurb', players: [2, 6], minutes: [40, 50] },
};

export const isTable = (id: string): id is TableId => id in signs;
