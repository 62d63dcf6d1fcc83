import type { Notation } from '../../frame/contract/listing';

/** Late in the match: many mouths, little cheese, and the End somewhere in the deck. */
const example = `round 5; active A; event helmet_rat; food 6;
A[13] cheese 3 infirmary 1;
B[11] cheese 5;
C[15] cheese 0;
deploy`;

export const notation: Notation = {
  example,
  parts: [
    ['A[13]', 'land-notation-rats'],
    ['cheese 3 infirmary 1', 'land-notation-stock'],
    ['A[3 0 0 1 0 2 1]', 'land-notation-sent'],
    ['event helmet_rat', 'land-notation-event'],
    ['food 6', 'land-notation-food'],
    ['dump y6 w6', 'land-notation-area'],
    ['active A', 'land-notation-active'],
    ['with clans on', 'land-notation-options'],
  ],
};
