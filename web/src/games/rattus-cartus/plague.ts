// How many nuns there may be in the row, from what one player was shown. What has once been seen elsewhere is not in the row:
// its cards never leave it (CART-09), and every card that was not seen is as likely to lie there as any other (CART-08).
import type { Card, Cards, Notice, Seat, Sight, SightPlayer } from '../../wire/rattus-cartus';
import { isPerson, nunsOf, nunsOfAClass, people, without } from './cards';

type Seen = Pick<Sight, 'discard' | 'nuns'> & { readonly players: readonly SightPlayer[] };
type Counts = Map<Card, number>;
function count(cards: Cards, into: Counts = new Map()): Counts {
  for (const card of cards) if (isPerson(card)) into.set(card, (into.get(card) ?? 0) + 1);
  return into;
}
function most(into: Counts, counts: Counts): void {
  for (const [card, n] of counts) into.set(card, Math.max(n, into.get(card) ?? 0));
}

/** The whole population: 84 cards. */
const everybody: Cards = people.flatMap((person) =>
  nunsOfAClass.flatMap((n, nuns) => Array.from({ length: n }, () => `${person}${nuns}` as Card)),
);

/**
 * How many of each card lie, or once lay, outside the row at one time. Cards go back into the deck and come again, so only
 * those that were in sight together are surely different ones.
 */
export function seenElsewhere(told: readonly Notice[], you: Seat | null): Counts {
  const seen: Counts = new Map();
  // What is in sight now, and where: the own hand and what was laid, what lies open, and what one has given and nobody picked up yet.
  let [open, discard]: [Cards, Cards] = [[], []];
  const houses = new Map<Seat, number>();
  const laid = new Map<Seat, Cards>();
  const given = new Map<Seat, Cards>();
  for (const notice of told) {
    switch (notice.what) {
      case 'dealt':
        open = [...open, ...((you === null ? null : notice.hands[you]) ?? [])];
        break;
      case 'drew':
        open = [...open, ...(notice.cards ?? [])];
        break;
      case 'visited':
        houses.set(notice.seat, notice.position);
        break;
      case 'revealed':
        laid.set(notice.seat, notice.cards);
        if (notice.seat !== you) open = [...open, ...notice.cards];
        break;
      case 'discarded_cards':
        if (notice.seat !== you) open = [...open, ...notice.cards];
        discard = [...discard, ...notice.cards];
        break;
      case 'put_away':
        for (const [seat, position] of houses)
          if (position === notice.position) {
            discard = [...discard, ...(laid.get(seat) ?? [])];
            houses.delete(seat);
            laid.delete(seat);
          }
        break;
      case 'gave':
        if (notice.from === you) given.set(notice.to, [...(given.get(notice.to) ?? []), ...(notice.cards ?? [])]);
        break;
      case 'picked_up':
        if (notice.seat === you) open = [...open, ...(notice.cards ?? [])];
        open = without(open, given.get(notice.seat) ?? []);
        given.delete(notice.seat);
        break;
      case 'reshuffled':
        open = without(open, discard);
        discard = [];
        break;
      default:
        continue;
    }
    most(seen, count(open));
  }
  return seen;
}

/** The same from how things stand, for what was never told. */
export function inSight({ players, discard }: Seen): Counts {
  return count([
    ...discard,
    ...players.flatMap(({ hand, laid, gifts }) => [...(hand ?? []), ...(laid ?? []), ...gifts.flatMap(({ cards }) => cards ?? [])]),
  ]);
}

/** Of each number of nuns, 0 to 4: how many cards may still be in the places of the row that one has not looked at. */
export function unseen(sight: Seen, told: readonly Notice[], you: Seat | null): readonly number[] {
  const elsewhere = seenElsewhere(told, you);
  most(elsewhere, inSight(sight));
  const seen = count(
    sight.nuns.filter((card): card is Card => card !== null),
    elsewhere,
  );
  const left = count(everybody);
  const by = nunsOfAClass.map(() => 0);
  for (const [card, n] of left) by[nunsOf(card)] = (by[nunsOf(card)] ?? 0) + Math.max(0, n - (seen.get(card) ?? 0));
  return by;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Of each total: in how many ways `places` cards out of these, by number of nuns, add up to it. */
export function ways(unseen: readonly number[], places: number): readonly number[] {
  const top = (unseen.length - 1) * places;
  // By cards taken so far and nuns on them.
  let found = [
    [1, ...Array.from({ length: top }, () => 0)],
    ...Array.from({ length: places }, () => Array.from({ length: top + 1 }, () => 0)),
  ];
  for (const [nuns, cards] of unseen.entries())
    found = found.map((row, taken) =>
      row.map((_, total) =>
        Array.from({ length: Math.min(taken, cards) + 1 }, (_, k) => k).reduce(
          (sum, k) => sum + choose(cards, k) * (found[taken - k]?.[total - k * nuns] ?? 0),
          0,
        ),
      ),
    );
  return found[places] ?? [];
}

/** The chance of each number of nuns in the whole row. */
export type Odds = readonly { readonly nuns: number; readonly chance: number }[];
export function odds(sight: Seen, told: readonly Notice[], you: Seat | null): Odds {
  const known = sight.nuns.filter((card): card is Card => card !== null);
  const seen = known.reduce((sum, card) => sum + nunsOf(card), 0);
  const all = ways(unseen(sight, told, you), sight.nuns.length - known.length);
  const whole = all.reduce((sum, n) => sum + n, 0);
  return whole ? all.map((n, more) => ({ nuns: seen + more, chance: n / whole })) : [];
}

/** Whoever has as many rats as there are nuns lives (CART-138). */
export function survival(odds: Odds, rats: number): number {
  const over = (some: Odds): number => some.reduce((sum, { chance }) => sum + chance, 0);
  const [lives, dies] = [over(odds.filter(({ nuns }) => nuns >= rats)), over(odds.filter(({ nuns }) => nuns < rats))];
  // Shares of a whole add up to a hair less than one: what cannot fail must be exactly one.
  return lives ? lives / (lives + dies) : 0;
}
/** In whole parts of a hundred; only what is certain is none or all of them. */
export const percent = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
export const expected = (odds: Odds): number => odds.reduce((sum, { nuns, chance }) => sum + nuns * chance, 0);
