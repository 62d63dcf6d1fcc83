// The places of a sewer board in the order of the wire, how many rats stand where, and who sits beside whom.
import type { Area, Place, Rats, Seat } from '../../wire/ratland';

export const places = ['dump', 'city', 'field', 'left', 'right', 'pantry', 'nursery', 'both'] as const satisfies readonly Place[];
/** In the order they are searched (LAND-59). */
export const areas = ['dump', 'city', 'field'] as const satisfies readonly Area[];
/** Pantry and nursery at once hold three rats (LAND-106). */
export const mostInBoth = 3;

/** Where rats are that stand in no place. */
export const away = ['infirmary', 'lost', 'graveyard'] as const;

export const nobody: Rats = places.map(() => 0);
export const at = (rats: Rats, place: Place): number => rats[places.indexOf(place)] ?? 0;
export const total = (rats: Rats): number => rats.reduce((sum, n) => sum + n, 0);
export const moreAt = (rats: Rats, place: Place, more: number): Rats => places.map((p, i) => (rats[i] ?? 0) + (p === place ? more : 0));
/** All of them in one heap, as between rounds (LAND-85); the wire keeps the heap in the pantry. */
export const pooled = (rats: Rats): Rats => moreAt(nobody, 'pantry', total(rats));

/** Where a rat is taken from once it no longer matters (LAND-198). */
const cheapest = ['pantry', 'nursery', 'both', 'left', 'right', 'dump', 'city', 'field'] as const satisfies readonly Place[];
export const firstToGo = (rats: Rats): Place => cheapest.find((place) => at(rats, place) > 0) ?? 'pantry';

/** LAND-02: the left neighbour sits clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** Yours in front, the neighbours on their sides, and the others clockwise between them. */
export function seating(
  seats: number,
  you: Seat,
): { readonly left: Seat | null; readonly right: Seat | null; readonly far: readonly Seat[] } {
  const others = Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats);
  const [left, right] = [others[0] ?? null, others.length > 1 ? (others.at(-1) ?? null) : null];
  return { left, right, far: others.slice(1, -1) };
}
