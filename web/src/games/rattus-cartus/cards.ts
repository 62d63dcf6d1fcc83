// What a card of the hand is: one of the people, with nuns on it, or one of the five open piles (CART-12).
import type { Card, Cards, Class, Special } from '../../wire/rattus-cartus';

export const people = ['peasant', 'merchant', 'monk', 'knight', 'witch', 'king'] as const;
export type Person = (typeof people)[number];
export type Kind = Person | Special;

/** In the order of the influence board, which is that of the people, too. */
export const classes = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty'] as const satisfies readonly Class[];
export const personOf: Record<Class, Person> = {
  peasantry: 'peasant',
  bourgeoisie: 'merchant',
  church: 'monk',
  chivalry: 'knight',
  magic: 'witch',
  royalty: 'king',
};

/** As the piles lie in the sight: jokers, Passes, Flutes, Swords, Golds. */
export const specials = ['joker', 'pass', 'flute', 'sword', 'gold'] as const satisfies readonly Special[];

const isSpecial = (card: Card): card is Special => (specials as readonly string[]).includes(card);
export const isPerson = (card: Card): boolean => !isSpecial(card);
export const kindOf = (card: Card): Kind => (isSpecial(card) ? card : (card.slice(0, -1) as Person));
export const nunsOf = (card: Card): number => (isSpecial(card) ? 0 : Number(card.slice(-1)));

/** Population cards and jokers give influence and strength (CART-58, CART-60). */
export const isFollower = (card: Card): boolean => isPerson(card) || card === 'joker';

const order = [...people, ...specials] as readonly string[];
const rank = (card: Card): number => order.indexOf(kindOf(card)) * 10 + nunsOf(card);
/** As a hand is held: by kind, fewer nuns first. */
export const sorted = (cards: Cards): Cards => [...cards].sort((a, b) => rank(a) - rank(b));

/** What is left when these are taken out, each once. */
export function without(cards: Cards, gone: Cards): Cards {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** How many of each kind, people first; nuns make no difference while a card is played. */
export const heaps = (cards: Cards): readonly { readonly kind: Kind; readonly n: number }[] =>
  [...people, ...specials].map((kind) => ({ kind, n: cards.filter((card) => kindOf(card) === kind).length })).filter(({ n }) => n > 0);
