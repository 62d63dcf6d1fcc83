// The lines of the score sheet, from what was told.
import type { Sight } from '../../wire/rat-a-tat-cat';
import type { Numbered } from '../game';
import type { SheetRound } from './types';

export function roundsOf(history: readonly Numbered<'rat-a-tat-cat'>[], seats: number): SheetRound[] {
  const rounds: SheetRound[] = [];
  let caller: number | undefined;
  for (const { notice } of history) {
    if (notice.t === 'round_began') caller = undefined;
    else if (notice.t === 'called') caller = notice.seat;
    else if (notice.t === 'scored') rounds.push({ caller, scores: Array.from({ length: seats }, (_, seat) => notice.scores.find((score) => score.seat === seat)?.score) });
  }
  return rounds;
}

/** The sheet of a match; where the beginning was not told to this page, what stood before is one line. */
export function sheetOf(sight: Sight, history: readonly Numbered<'rat-a-tat-cat'>[]): { rounds: SheetRound[]; before: number[] | undefined } {
  const told = roundsOf(history, sight.totals.length);
  if (!told.length && sight.scores !== null) {
    const inRound = sight.scores.map((score, seat) => (sight.in_round.includes(seat) ? score : undefined));
    told.push({ scores: inRound, caller: sight.last_turns?.caller });
  }
  const before = sight.totals.map((total, seat) => total - told.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  return { rounds: told, before: before.some((n) => n !== 0) ? before : undefined };
}
