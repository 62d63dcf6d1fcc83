import type { Notation } from '../../frame/contract/listing';

/** A in front of a Draw 2, B with a Swap that nobody has seen, and C who is ahead. */
const example = `A[2:A 5 9 7:A] B[1:B SW 4 8:B] C[0:C 6 3 9:C];
deck D2 8 ..;
discard 3 7;
A source;
options rounds=1`;

export const notation: Notation = {
  example,
  parts: [
    ['A[2 5 9 7]', 'tat-notation-row'],
    ['7:AB', 'tat-notation-known'],
    ['SW D2 PK SP', 'tat-notation-special'],
    ['deck D2 8 ..', 'tat-notation-deck'],
    ['discard 3 7', 'tat-notation-discard'],
    ['A source', 'tat-notation-turn'],
    ['called B; left A', 'tat-notation-called'],
    ['options rounds=1', 'tat-notation-options'],
  ],
};
