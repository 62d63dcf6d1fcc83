// What a card of the hand shows: one of the people with 0 to 4 nuns, or one of the five piles (CART-12).
import type { Card, Class, Special } from '../../wire/rattus-cartus';

export const classOf = {
  peasant: 'peasantry',
  merchant: 'bourgeoisie',
  monk: 'church',
  knight: 'chivalry',
  witch: 'magic',
  king: 'royalty',
} as const satisfies Record<string, Class>;
export type Person = keyof typeof classOf;
export const people = Object.keys(classOf) as readonly Person[];

export type Shown = { readonly person: Person; readonly nuns: number } | { readonly special: Special };

export function shown(card: Card): Shown {
  const written = /^(\D+)(\d)$/.exec(card);
  return written ? { person: written[1] as Person, nuns: Number(written[2]) } : { special: card as Special };
}
