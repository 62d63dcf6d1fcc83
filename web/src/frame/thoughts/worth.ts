// How good a choice is beside the best, in words: the numbers are not known any better than that.
import type { Key } from '../../i18n/keys';
import type { Expects } from '../contract/game';
import type { HintChoice, Moment } from '../../wire';

/** A chance is told in so many parts. */
export const parts = 20;

const words = (behind: number): Key => (behind < 1 ? 'hint-as-good' : behind < 3 ? 'hint-worse' : 'hint-bad');

export type Weighed = { readonly choice: HintChoice; readonly verdict: Key };

/** The first is what the house would do. */
export const weigh = (choices: readonly HintChoice[]): readonly Weighed[] =>
  choices.map((choice, i) => ({ choice, verdict: i === 0 ? 'hint-best' : words((choices[0]?.worth ?? 0) - (choice.worth ?? 0)) }));

const reasons: Record<Expects['what'], Key> = { points: 'hint-why-points', cost: 'hint-why-cost', cheese: 'hint-why-cheese' };
const lines: Record<Expects['what'], Key> = { points: 'hint-line-points', cost: 'hint-line-cost', cheese: 'hint-line-cheese' };

export type Why = { readonly key: Key; readonly n: number; readonly m: number };

/** What speaks for the first choice: what it is likely to bring, beside the next best. `count` takes off what is there already. */
export function why([best, next]: readonly HintChoice[], what: Expects['what'], count: (points: number) => number): Why | null {
  if (best?.points == null || next?.points == null) return null;
  const [n, m] = [count(best.points), count(next.points)];
  const better = what === 'cost' ? m - n : n - m;
  const wins = (best.worth ?? 0) > (next.worth ?? 0);
  // The same number twice says nothing, and of two bars of the same length none wins more often.
  if (better > 0) return { key: reasons[what], n, m };
  return { key: better === 0 ? (wins ? 'hint-why-often' : 'hint-why-even') : wins ? 'hint-why-chance' : 'hint-why-close', n, m };
}

/** What each line says for itself: the first beside the next best, any other what it is likely to bring. */
export function reasonOf(
  i: number,
  choices: readonly HintChoice[],
  { what, of }: { what: Expects['what']; of: (points: number) => number },
): Why | null {
  const beside = i === 0 ? why(choices, what, of) : null;
  const points = choices[i]?.points;
  return beside ?? (points == null ? null : { key: lines[what], n: of(points), m: 0 });
}

const ways: Record<Expects['what'], Key> = { points: 'decided-points', cost: 'decided-cost-points', cheese: 'decided-cheese' };

/** What a moment was worth: wins of a hundred, and what each way was likely to bring, where that is not the same. */
export function worthOf(
  { with_did: did, with_better: better }: Pick<Moment, 'with_did' | 'with_better'>,
  what: Expects['what'],
  count: (points: number) => number,
): { readonly lost: number; readonly points: Why | null } {
  const [n, m] = [count(did.points), count(better.points)];
  return { lost: better.chance - did.chance, points: n === m ? null : { key: ways[what], n, m } };
}
