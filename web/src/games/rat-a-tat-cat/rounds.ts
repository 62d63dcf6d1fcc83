// The lines of the score sheet, from what was told.
import type { Card, Sight } from '../../wire/rat-a-tat-cat';
import type { Numbered } from '../../frame/contract/game';
import type { SheetRound, Turned } from './types';

export function roundsOf(history: readonly Numbered<'rat-a-tat-cat'>[], seats: number): SheetRound[] {
  const rounds: SheetRound[] = [];
  let caller: number | undefined;
  let rows: (Card[] | undefined)[] | undefined;
  let turned: Turned[] = [];
  for (const { notice } of history) {
    if (notice.what === 'round_began') [caller, rows, turned] = [undefined, undefined, []];
    else if (notice.what === 'called') caller = notice.seat;
    else if (notice.what === 'revealed')
      rows = Array.from({ length: seats }, (_, seat) => notice.rows.find((row) => row.seat === seat)?.cards);
    // A special card that was replaced does not count; what came up for it does, the last of several.
    else if (notice.what === 'special_out') turned.push({ seat: notice.seat, from: notice.card, to: notice.card });
    else if (notice.what === 'turned_up') {
      rows = rows?.map((row, seat) => (seat === notice.seat ? row?.with(notice.slot - 1, notice.card) : row));
      turned = turned.map((one, i) => (i === turned.length - 1 ? { ...one, to: notice.card } : one));
    } else if (notice.what === 'scored')
      rounds.push({
        caller,
        rows,
        ...(turned.length && { turned }),
        scores: Array.from({ length: seats }, (_, seat) => notice.scores.find((score) => score.seat === seat)?.score),
      });
  }
  return rounds;
}

/**
 * What stands on the sheet. Where the beginning was not told to this page, the totals still say what the rounds before cost: one round
 * exactly, several in one line.
 */
export type SheetLines = {
  readonly rounds: readonly SheetRound[];
  readonly before: { readonly rounds: number; readonly sums: readonly number[] } | undefined;
};

export function sheetOf(sight: Sight, history: readonly Numbered<'rat-a-tat-cat'>[]): SheetLines {
  const told = roundsOf(history, sight.totals.length);
  if (!told.length && sight.scores !== null) {
    const inRound = sight.scores.map((score, seat) => (sight.in_round.includes(seat) ? score : undefined));
    const rows = sight.rows.map((row) => row?.flatMap(({ face }) => face ?? []));
    told.push({ scores: inRound, caller: sight.last_turns?.caller, rows: rows.map((row) => (row?.length === 4 ? row : undefined)) });
  }
  const scored = sight.scores === null ? sight.round - 1 : sight.round;
  const untold = scored - told.length;
  const sums = sight.totals.map((total, seat) => total - told.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  if (untold === 1) return { rounds: [{ scores: sums }, ...told], before: undefined };
  return { rounds: told, before: untold > 1 ? { rounds: untold, sums } : undefined };
}
