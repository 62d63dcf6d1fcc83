// The round cards of the box on the eight slots (POL-109).
import type { Mark } from '../../../wire/ratapolis';
import type { Values } from '../../../frame/setup/options';

const kinds: readonly Mark[] = ['open', 'closed', 'no_attack', 'one_attack'];
/** Three cards have "no attack" on their back, three "one attack"; each may lie with "closed" up instead. */
const most = { no_attack: 3, one_attack: 3, all: 6 } as const;

export type Marked = { readonly mark: Mark; /** whatever is wished for it */ readonly fixed: boolean };

export const marksOf = (values: Values): Mark[] =>
  Array.from({ length: 8 }, (_, i) => kinds.find((kind) => kind === values[`mark_${i + 1}`]) ?? 'open');

/** With fewer than twenty buildings rounds 4 and 8 are not played (POL-182). */
export const withSmallCity = (marks: readonly Mark[], small: boolean): Marked[] =>
  marks.map((mark, i) => (small && (i === 3 || i === 7) ? { mark: 'closed', fixed: true } : { mark, fixed: false }));

const inTheBox = (marks: readonly Mark[]): boolean => {
  const count = (kind: Mark): number => marks.filter((mark) => mark === kind).length;
  const [closed, none, one] = [count('closed'), count('no_attack'), count('one_attack')];
  return none <= most.no_attack && one <= most.one_attack && closed + none + one <= most.all;
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
