import type { Notation } from '../../frame/contract/listing';

/** Four rounds before the plague: the Church is open, and B holds a Sword. */
const example = `round 6; first A; row tent1 monastery5;
A[peasant0 peasant2 knight1 knight4 witch4 king3 joker] rats 10;
B[monk0 monk2 joker sword] rats 7;
C[knight3 witch3 pass gold] rats 9;
peasantry A7 C4 B3; church B5 C4 A2;
chivalry B4 A3; magic C2; royalty B4 C4 A3;
privilege A`;

export const notation: Notation = {
  example,
  parts: [
    ['A[king0 monk2 sword]', 'cart-notation-hand'],
    ['rats 8', 'cart-notation-rats'],
    ['row castle1 farm2', 'cart-notation-row'],
    ['peasantry B4 A4', 'cart-notation-influence'],
    ['nuns king4 monk0 …', 'cart-notation-nuns'],
    ['first A', 'cart-notation-first'],
    ['privilege A', 'cart-notation-privilege'],
  ],
};
