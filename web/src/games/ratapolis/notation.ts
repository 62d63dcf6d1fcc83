import type { Notation } from '../../frame/contract/listing';

/** Two rounds to go: a cat sits at K, and three more buildings are known to one player each. */
const example = `players rby; round 7;
rats A:r1y2 B:r1b1y1 C:r1y1 D:b2 E:r2b1y1 I:r1b1y1
  J:r1b2 K:r2 L:b1y1 O:r1b1 P:y2 Q:r1y1 T:r1y3;
gone F H M N R S;
cat 1 S; cat 2 F; cat 3 R; cat 4 H; cat 5 N; cat 6 M;
orange C:C L;
held 7 A:L B:J C:D; up 7 K;
plan`;

export const notation: Notation = {
  example,
  parts: [
    ['players rby', 'pol-notation-players'],
    ['rats O:r1b2', 'pol-notation-rats'],
    ['gone K M', 'pol-notation-gone'],
    ['cat 2 K', 'pol-notation-cat'],
    ['orange C:A F', 'pol-notation-orange'],
    ['held 7 A:D B:M', 'pol-notation-held'],
    ['up 7 K', 'pol-notation-up'],
    ['plan', 'pol-notation-plan'],
    ['with city C', 'pol-notation-options'],
  ],
};
