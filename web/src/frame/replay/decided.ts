// What was decided at a step, in the words of the table: who did the same is named together.
import type { GameId, HintText, SeatView, Sight } from '../contract/game';
import { inOneSentence, labelled, t } from '../../i18n/index.svelte';
import type { Decided } from '../../wire';

export function decidedText<G extends GameId>(
  decided: readonly Decided[],
  /** as it was when it was decided */ sight: Sight<G>,
  seats: readonly SeatView[],
  inWords: HintText<G>,
): string {
  if (!decided.length) return t('replay-begin');
  const who = new Map<string, string[]>();
  for (const { seat, decision, automatic } of decided) {
    const what = inWords(decision as Parameters<HintText<G>>[0], { sight, seats });
    const told = automatic ? t('replay-late', { what }) : what;
    who.set(told, [...(who.get(told) ?? []), seats[seat]?.name ?? `${seat + 1}`]);
  }
  return inOneSentence([...who].map(([what, names]) => labelled(names.join(', '), what)));
}
