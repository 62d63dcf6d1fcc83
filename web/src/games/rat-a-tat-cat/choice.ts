// From what is asked to what can be touched, and from touches to a decision. Pure; the table only draws it.
import type { Decision, Seat, Sight, Slot } from '../../wire/rat-a-tat-cat';
import type { Key } from '../../i18n/keys';
import { unreachable } from '../../frame/contract/game';
import type { AskButton, AskKind } from './words';

/** What has been touched of a choice that needs two touches. */
export type Chosen = {
  readonly discard?: boolean;
  readonly own?: Slot | undefined;
  readonly seat?: Seat | undefined;
  readonly theirs?: Slot | undefined;
};
export type Touch =
  | { readonly on: 'deck' }
  | { readonly on: 'discard' }
  | { readonly on: 'card'; readonly seat: Seat; readonly slot: Slot }
  | { readonly on: 'button'; readonly button: AskButton };
export type Answer = { readonly decision: Decision } | { readonly chosen: Chosen } | null;
export type Light = { readonly lit: boolean; readonly selected: boolean; readonly why?: Why | undefined };

/** Why something cannot be chosen now, and the line of the rules it comes from. */
export const ruleOf = {
  'why-not-turn': 'rules-turn-1',
  'why-special': 'rules-special-1',
  'why-empty': 'rules-turn-1',
  'why-keep-own': 'rules-turn-1',
  'why-draw2-deck': 'rules-draw2',
  'why-draw2-first': 'rules-draw2',
  'why-source-first': 'rules-turn-1',
  'why-one-card': 'rules-turn-2',
  'why-taken': 'rules-turn-1',
  'why-theirs': 'rules-swap',
  'why-use-first': 'rules-special-1',
  'why-open': 'rules-peek',
  'why-peek-own': 'rules-peek',
  'why-looking': 'rules-memory-1',
  'why-call-first': 'rules-call-1',
  'why-round-over': 'rules-score-1',
} as const satisfies Partial<Record<Key, Key>>;
export type Why = keyof typeof ruleOf;
export const isWhy = (key: string): key is Why => key in ruleOf;

const dark: Light = { lit: false, selected: false };
const why = (reason: Why): Light => ({ lit: false, selected: false, why: reason });
const lamp = (selected = false): Light => ({ lit: true, selected });

/** Which question the bar puts. */
export function question(sight: Sight, chosen: Chosen): AskKind {
  const { ask } = sight;
  if (!ask) return 'wait';
  switch (ask.ask) {
    case 'end_first_look':
      return 'first_look';
    case 'choose_source':
      return chosen.discard ? 'take' : ask.take ? 'source' : 'source_deck';
    case 'keep_or_reject':
      return ask.again > 0 ? 'keep_again' : 'keep';
    case 'swap_choice':
      return chosen.own !== undefined ? 'swap_theirs' : chosen.theirs !== undefined ? 'swap_own' : 'swap';
    case 'draw2_continue':
      return 'draw2';
    case 'peek_choice':
      return 'peek';
    case 'super_peek_choice':
      return sight.last_turns === null ? 'super_peek' : 'super_peek_last';
    case 'end_look':
      return 'look';
    case 'call_choice':
      return 'call';
    case 'ready_for_next_round':
      return 'ready';
    default:
      return unreachable(ask);
  }
}

/** The open card is in the hand, and only its place is still to be chosen: to whoever gives advice it is as if it had been drawn. */
export const asIfDrawn = (sight: Sight): Sight => ({
  ...sight,
  doing: { doing: 'drawn', card: sight.discard.top, again: 0 },
  ask: { ask: 'keep_or_reject', again: 0 },
});

/** Why a pile cannot be chosen where no pile can. */
function neither(ask: NonNullable<Sight['ask']>): Light {
  switch (ask.ask) {
    case 'keep_or_reject':
      return why('why-one-card');
    case 'swap_choice':
    case 'peek_choice':
    case 'super_peek_choice':
      return why('why-use-first');
    case 'end_first_look':
    case 'end_look':
      return why('why-looking');
    case 'call_choice':
      return why('why-call-first');
    case 'ready_for_next_round':
      return why('why-round-over');
    case 'choose_source':
    case 'draw2_continue':
      return dark;
    default:
      return unreachable(ask);
  }
}

export function deckLight({ ask }: Sight, chosen: Chosen): Light {
  if (!ask) return dark;
  if (ask.ask === 'choose_source') return chosen.discard ? why('why-taken') : lamp();
  return ask.ask === 'draw2_continue' ? lamp() : neither(ask);
}

export function discardLight({ ask, discard }: Sight, chosen: Chosen): Light {
  if (!ask) return dark;
  if (ask.ask === 'draw2_continue') return why('why-draw2-deck');
  if (ask.ask !== 'choose_source') return neither(ask);
  return ask.take ? lamp(chosen.discard) : why(discard.top === null ? 'why-empty' : 'why-special');
}

export function cardLight(sight: Sight, you: Seat, chosen: Chosen, seat: Seat, slot: Slot): Light {
  const { ask } = sight;
  const mine = seat === you;
  if (!ask) return dark;
  switch (ask.ask) {
    case 'choose_source':
      if (!chosen.discard) return why(mine ? 'why-source-first' : 'why-theirs');
      return mine ? lamp() : why('why-keep-own');
    case 'keep_or_reject':
      return mine ? lamp() : why('why-keep-own');
    case 'swap_choice':
      if (!sight.in_round.includes(seat)) return dark;
      if (!ask.slots.includes(slot)) return why('why-open');
      return lamp(mine ? chosen.own === slot : chosen.seat === seat && chosen.theirs === slot);
    case 'peek_choice':
      if (!mine) return why('why-peek-own');
      return ask.slots.includes(slot) ? lamp() : why('why-open');
    case 'draw2_continue':
      return why('why-draw2-first');
    case 'end_first_look':
    case 'super_peek_choice':
    case 'end_look':
    case 'call_choice':
    case 'ready_for_next_round':
      return neither(ask);
    default:
      return unreachable(ask);
  }
}

/** How what was touched is lit; a button always is. */
export function lightOn(sight: Sight, you: Seat, chosen: Chosen, on: Touch): Light | null {
  if (on.on === 'deck') return deckLight(sight, chosen);
  if (on.on === 'discard') return discardLight(sight, chosen);
  return on.on === 'card' ? cardLight(sight, you, chosen, on.seat, on.slot) : null;
}

/** What a touch means; null: nothing. */
export function touch(sight: Sight, you: Seat, chosen: Chosen, on: Touch): Answer {
  const { ask } = sight;
  if (!ask) return null;
  if (on.on === 'button') return pressed(sight, on.button);
  if (on.on === 'deck') {
    if (!deckLight(sight, chosen).lit) return null;
    return { decision: ask.ask === 'draw2_continue' ? { do: 'draw' } : { do: 'draw_deck' } };
  }
  if (on.on === 'discard') return discardLight(sight, chosen).lit ? { chosen: { discard: !chosen.discard } } : null;
  if (!cardLight(sight, you, chosen, on.seat, on.slot).lit) return null;
  if (ask.ask === 'choose_source') return { decision: { do: 'take_discard', with: { slot: on.slot } } };
  if (ask.ask === 'keep_or_reject') return { decision: { do: 'keep', with: { slot: on.slot } } };
  if (ask.ask === 'peek_choice') return { decision: { do: 'peek', with: { slot: on.slot } } };
  const next: Chosen =
    on.seat === you
      ? { ...chosen, own: chosen.own === on.slot ? undefined : on.slot }
      : { ...chosen, seat: on.seat, theirs: chosen.seat === on.seat && chosen.theirs === on.slot ? undefined : on.slot };
  const { own, seat, theirs } = next;
  return own !== undefined && seat !== undefined && theirs !== undefined
    ? { decision: { do: 'swap', with: { own, with: seat, theirs } } }
    : { chosen: next };
}

function pressed({ ask }: Sight, button: AskButton): Answer {
  switch (button) {
    case 'do-draw':
      return { decision: { do: 'draw_deck' } };
    case 'do-take':
      return { chosen: { discard: true } };
    case 'do-back':
      return { chosen: {} };
    case 'do-done':
      return { decision: { do: 'done' } };
    case 'do-discard':
      return { decision: { do: 'reject' } };
    case 'do-decline':
      return { decision: { do: 'decline' } };
    case 'do-again':
      return { decision: { do: 'draw' } };
    case 'do-stop':
      return { decision: { do: 'stop' } };
    case 'do-look':
      return { decision: { do: 'look' } };
    case 'do-call':
      return { decision: { do: 'call' } };
    case 'do-no-call':
      return { decision: { do: 'no_call' } };
    case 'do-ready':
      return ask?.ask === 'ready_for_next_round' ? { decision: { do: 'ready' } } : null;
    default:
      return unreachable(button);
  }
}

/** A special card drawn as the first of a Draw 2: using it loses the second draw, declining it does not (TAT-57). */
export const losesDraw = ({ ask }: Sight): boolean =>
  (ask?.ask === 'swap_choice' || ask?.ask === 'peek_choice' || ask?.ask === 'super_peek_choice') && ask.again > 0;

/** Why there is no call at the end of this turn, with the rule it comes from. */
export const whyNoCall = {
  called: 'why-call-called',
  super_peek: 'why-call-super-peek',
  first_lap: 'why-call-first-lap',
} as const satisfies Record<NonNullable<Sight['why_no_call']>, Key>;
