// What somebody might do, in the words of the bar.
import { t } from '../../i18n/index.svelte';
import type { Decision, Seat, Slot } from '../../wire/rat-a-tat-cat';
import { unreachable, type Expects, type HintContext, type Meant } from '../../frame/contract/game';

/** The house tells the total after this round; what matters is what the round adds to it. */
export const expects: Expects<'rat-a-tat-cat'> = {
  what: 'cost',
  of: (points, { you, totals }) => points - (you === null ? 0 : (totals[you] ?? 0)),
};

export function hintText(decision: Decision, { seats }: HintContext<'rat-a-tat-cat'>): string {
  const name = (seat: Seat): string => seats[seat]?.name ?? `${seat + 1}`;
  switch (decision.do) {
    case 'done':
      return t('do-done');
    case 'draw_deck':
      return t('do-draw');
    case 'take_discard':
      return t('tat-hint-take', { slot: decision.with.slot });
    case 'keep':
      return t('tat-hint-keep', { slot: decision.with.slot });
    case 'reject':
      return t('do-discard');
    case 'swap':
      return t('tat-hint-swap', { own: decision.with.own, name: name(decision.with.with), theirs: decision.with.theirs });
    case 'peek':
      return t('tat-hint-peek', { slot: decision.with.slot });
    case 'look':
      return t('do-look');
    case 'decline':
      return t('do-decline');
    case 'draw':
      return t('do-again');
    case 'stop':
      return t('do-stop');
    case 'call':
      return t('do-call');
    case 'no_call':
      return t('do-no-call');
    case 'ready':
      return t('do-ready');
    default:
      return unreachable(decision);
  }
}

export const meant: Meant<'rat-a-tat-cat'> = (decision, { you }) => {
  const card = (seat: Seat | null, slot: Slot): string => `[data-spot='slot-${seat}-${slot}']`;
  switch (decision.do) {
    case 'take_discard':
      return ["[data-spot='discard']", card(you, decision.with.slot)];
    case 'keep':
    case 'peek':
      return [card(you, decision.with.slot)];
    case 'swap':
      return [card(you, decision.with.own), card(decision.with.with, decision.with.theirs)];
    case 'draw_deck':
    case 'draw':
      return ["[data-spot='deck']"];
    default:
      return [];
  }
};
