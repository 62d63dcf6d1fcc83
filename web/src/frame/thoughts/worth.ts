// How good a choice is beside the best, in words: the numbers are not known any better than that.
import type { Key } from '../../i18n/keys';
import type { HintChoice } from '../../wire';

/** A chance is told in so many parts. */
export const parts = 20;

const words = (behind: number): Key => (behind < 1 ? 'hint-as-good' : behind < 3 ? 'hint-worse' : 'hint-bad');

export type Weighed = { readonly choice: HintChoice; readonly verdict: Key };

/** The first is what the house would do. */
export const weigh = (choices: readonly HintChoice[]): readonly Weighed[] =>
  choices.map((choice, i) => ({ choice, verdict: i === 0 ? 'hint-best' : words((choices[0]?.worth ?? 0) - (choice.worth ?? 0)) }));
