// How many nuns there may be in the row. In how many ways comes with the sight: the rules count what one player was shown.
import type { NunOdds } from '../../wire/rattus-cartus';

/** The chance of each number of nuns in the whole row. */
export type Odds = readonly { readonly nuns: number; readonly chance: number }[];
export function odds({ least, ways }: NunOdds): Odds {
  const all = ways.reduce((sum, n) => sum + n, 0);
  return all ? ways.map((n, more) => ({ nuns: least + more, chance: n / all })) : [];
}

/** Whoever has as many rats as there are nuns lives (CART-138). */
export function survival(odds: Odds, rats: number): number {
  const over = (some: Odds): number => some.reduce((sum, { chance }) => sum + chance, 0);
  const [lives, dies] = [over(odds.filter(({ nuns }) => nuns >= rats)), over(odds.filter(({ nuns }) => nuns < rats))];
  // Shares of a whole add up to a hair less than one: what cannot fail must be exactly one.
  return lives ? lives / (lives + dies) : 0;
}
/** In whole parts of a hundred; only what is certain is none or all of them. */
export const percent = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
export const expected = (odds: Odds): number => odds.reduce((sum, { nuns, chance }) => sum + nuns * chance, 0);
