// The round cards of the box on the eight slots (POL-109).
import type { Mark } from '../../../wire/ratapolis';
import { boxes } from '../../../frame/state/boxes';
import type { Values } from '../../../frame/setup/options';

const kinds: readonly Mark[] = ['open', 'closed', 'no_attack', 'one_attack'];

export type Marked = { readonly mark: Mark; /** whatever is wished for it */ readonly fixed: boolean };

export const marksOf = (values: Values): Mark[] =>
  Array.from({ length: 8 }, (_, i) => kinds.find((kind) => kind === values[`mark_${i + 1}`]) ?? 'open');

/** With fewer than twenty buildings rounds 4 and 8 are not played (POL-182). */
export const withSmallCity = (marks: readonly Mark[], small: boolean): Marked[] =>
  marks.map((mark, i) => (small && (i === 3 || i === 7) ? { mark: 'closed', fixed: true } : { mark, fixed: false }));

const inTheBox = (marks: readonly Mark[]): boolean => {
  const count = (kind: Mark): number => marks.filter((mark) => mark === kind).length;
  const [closed, none, one] = [count('closed'), count('no_attack'), count('one_attack')];
  // Some cards have "no attack" on their back, the others "one attack"; each may lie with "closed" up instead.
  const { no_attack_cards, one_attack_cards } = boxes.of('ratapolis');
  return none <= no_attack_cards && one <= one_attack_cards && closed + none + one <= no_attack_cards + one_attack_cards;
};

/** What is wished for a round, if the box has a card left for it after the rounds before and the small city. */
export function markThatFits(values: Values, at: number, small: boolean): Mark {
  const laid = withSmallCity(marksOf(values), small).map(({ mark, fixed }, i) => (i <= at || fixed ? mark : 'open'));
  return inTheBox(laid) ? (marksOf(values)[at] ?? 'open') : 'open';
}

/** The next card that can lie on a slot, given the others. */
export function markAfter(marked: readonly Marked[], at: number): Mark {
  const marks = marked.map(({ mark }) => mark);
  const from = kinds.indexOf(marks[at] ?? 'open');
  const turns = kinds.map((_, i) => kinds[(from + 1 + i) % kinds.length] ?? 'open');
  return turns.find((mark) => inTheBox(marks.with(at, mark))) ?? 'open';
}
