// From what is asked and what the player has in mind to an answer. What is legal comes with the ask.
import type { Ask, Card, Cards, Class, Decision, Seat } from '../../wire/rattus-cartus';
import { unreachable } from '../../frame/contract/game';
import { isFollower, kindOf, personOf, type Kind } from './cards';

/** Houses, nuns, seats and a yes or no are answered by one touch; cards are picked up first. */
export type Draft = {
  /** the house, where one is visited */
  readonly position: number | null;
  /** which cards of the hand, by where they are in it */
  readonly picked: readonly number[];
};
export const nothing: Draft = { position: null, picked: [] };

/** How many cards go with the answer, and out of which. */
export type Wanted = { readonly least: number; readonly most: number; readonly of: Cards };
export function wanted(ask: Ask): Wanted | null {
  switch (ask.ask) {
    case 'visit':
      return { least: 0, most: ask.cards.length, of: ask.cards };
    case 'give':
      return { least: ask.count, most: ask.count, of: ask.hand };
    case 'discard':
      return { least: 0, most: ask.most, of: ask.hand };
    case 'privilege':
    case 'look':
    case 'victim':
    case 'receiver':
    case 'act':
      return null;
    default:
      return unreachable(ask);
  }
}

export const cardsOf = (hand: Cards, picked: readonly number[]): Cards => picked.flatMap((i) => hand[i] ?? []);
export const mayPick = (want: Wanted | null, card: Card): boolean => want !== null && want.of.includes(card);

/** Where as many are picked as may be, the one picked first makes room. */
export function toggled(want: Wanted, hand: Cards, picked: readonly number[], i: number): readonly number[] {
  if (picked.includes(i)) return picked.filter((at) => at !== i);
  const card = hand[i];
  if (want.most === 0 || card === undefined || !mayPick(want, card)) return picked;
  return [...picked.slice(Math.max(0, picked.length + 1 - want.most)), i];
}

/** So many of one kind, whatever else is picked; what is too many falls away. */
export function ofKind(want: Wanted, hand: Cards, picked: readonly number[], kind: Kind, n: number): readonly number[] {
  const others = picked.filter((i) => kindOf(hand[i] as Card) !== kind);
  const these = hand.flatMap((card, i) => (kindOf(card) === kind && mayPick(want, card) ? i : []));
  return [...others, ...these.slice(0, Math.max(0, Math.min(n, want.most - others.length)))];
}

/** CART-58 to CART-60, as arithmetic: what these cards would do in a house of this class. */
export type Worth = { readonly influence: number; readonly rats: number; readonly swords: number; readonly flutes: number };
export function worth(cards: Cards, of: Class): Worth {
  const followers = cards.filter(isFollower);
  return {
    influence: followers.length,
    rats: followers.filter((card) => card !== 'joker' && kindOf(card) !== personOf[of]).length,
    swords: cards.filter((card) => card === 'sword').length,
    flutes: cards.filter((card) => card === 'flute').length,
  };
}

/**
 * By number: so many followers, those who belong there first, then jokers, then those who bring a rat. Swords and Flutes stay as they
 * are.
 */
export function followers(want: Wanted, hand: Cards, picked: readonly number[], of: Class, n: number): readonly number[] {
  const cost = (card: Card): number => (kindOf(card) === personOf[of] ? 0 : card === 'joker' ? 1 : 2);
  const rest = picked.filter((i) => !isFollower(hand[i] as Card));
  const all = hand
    .flatMap((card, i) => (isFollower(card) && mayPick(want, card) ? { i, card } : []))
    .sort((a, b) => cost(a.card) - cost(b.card));
  return [...rest, ...all.slice(0, n).map(({ i }) => i)];
}

/** The answer that the draft amounts to; null while something is missing. */
export function decision(ask: Ask, hand: Cards, { position, picked }: Draft): Decision | null {
  const want = wanted(ask);
  const cards = cardsOf(hand, picked);
  if (!want || cards.length < want.least || cards.length > want.most) return null;
  switch (ask.ask) {
    case 'visit':
      return position === null ? null : { do: 'visit', with: { position, cards } };
    case 'give':
      return { do: 'give', with: cards };
    case 'discard':
      return { do: 'discard', with: cards };
    default:
      return null;
  }
}

/** What a sealed answer had in mind, to be changed. */
export function draftOf(yours: Decision | null, hand: Cards): Draft {
  const cards = yours?.do === 'give' || yours?.do === 'discard' ? yours.with : yours?.do === 'visit' ? yours.with.cards : [];
  const free = hand.map((_, i) => i);
  const picked = cards.flatMap((card) => {
    const at = free.findIndex((i) => hand[i] === card);
    return at < 0 ? [] : free.splice(at, 1);
  });
  return { position: yours?.do === 'visit' ? yours.with.position : null, picked };
}

/** Which houses, places of the nun row and seats answer with one touch. */
export const housesToTouch = (ask: Ask | null): number => (ask?.ask === 'privilege' || ask?.ask === 'visit' ? ask.row : 0);
export const mayLook = (ask: Ask | null, place: number): boolean => ask?.ask === 'look' && !ask.seen.includes(place);
export const seatsToTouch = (ask: Ask | null): readonly Seat[] => (ask?.ask === 'victim' || ask?.ask === 'receiver' ? ask.among : []);
export const seatDecision = (ask: Ask, seat: Seat): Decision | null =>
  ask.ask === 'victim' ? { do: 'victim', with: seat } : ask.ask === 'receiver' ? { do: 'receiver', with: seat } : null;
