// Who has the device in their hands. One pair of eyes is open at a time, and between two there is a curtain with a name on it.
import type { Play, TableInfo } from '../../wire';

/** What everybody may know of a match: who sits where, and who is waited for. */
export type Common = { readonly seats: TableInfo['seats']; readonly play: Pick<Play, 'waits' | 'sealed' | 'end'> | null };

/** The seats of those who share the device and still play. */
export const people = (seats: TableInfo['seats']): readonly number[] =>
  seats.flatMap((seat, i) => (seat.who === 'guest' && !seat.gave_up ? [i] : []));

/** Those who are asked and have not answered. */
export const owing = ({ seats, play }: Common): readonly number[] =>
  play && !play.end ? people(seats).filter((seat) => play.waits.includes(seat) && !play.sealed.includes(seat)) : [];

/**
 * Whose turn it is with the device: whoever has it, as long as they are asked; then the next who is, round the table. Null while only
 * computers think, and when it is over.
 */
export function handTo(common: Common, last: number | null): number | null {
  const asked = owing(common);
  if (last === null) return asked[0] ?? null;
  return asked.find((seat) => seat >= last) ?? asked[0] ?? null;
}

/** What is on the screen: everybody's eyes, the curtain, or one person's. */
export type Shows =
  { readonly at: 'all' } | { readonly at: 'curtain'; readonly for: number | null } | { readonly at: 'eyes'; readonly of: number };

/** `open`: whose eyes were opened by a press, and have not been covered since. */
export function shows(common: Common, open: number | null, last: number | null): Shows {
  if (open !== null) return { at: 'eyes', of: open };
  if (common.play?.end) return { at: 'all' };
  return { at: 'curtain', for: handTo(common, last) };
}
