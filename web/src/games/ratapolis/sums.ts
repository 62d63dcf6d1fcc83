// What all cheese comes to, and what the round before brought: asked at every table, while the ledger is for whoever opens the sheet.
import type { Colour, Score, Seat } from '../../wire/ratapolis';
import type { Numbered } from '../../frame/contract/game';

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
export const cheeseOf = ({ buildings, outdoors, tokens, captured, fair, hunted }: Score): number =>
  buildings + outdoors + tokens + captured + fair + hunted;

/** What the round before this one brought a family: how many rats came, and how many died. None in the first round. */
export function roundBefore(
  history: readonly Numbered<'ratapolis'>[],
  seat: Seat,
  colour: Colour | null,
): { readonly came: number; readonly died: number } | null {
  const [from, to] = history.flatMap(({ notice }, i) => (notice.what === 'round_began' ? [i] : [])).slice(-2);
  if (to === undefined) return null;
  const told = history.slice(from, to).map(({ notice }) => notice);
  return {
    came: told.filter((one) => (one.what === 'born' || (one.what === 'market' && one.brought)) && one.seat === seat).length,
    died: sum(told.map((one) => (one.what === 'lost' && one.colour === colour ? one.rats : 0))),
  };
}
