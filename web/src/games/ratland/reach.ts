// What a hand can do on the own board: put rats down, or send them from one place to another.
import type { Key } from '../../i18n/keys';
import type { Ask, Moves, Place } from '../../wire/ratland';
import { canArrive, canLeave, inBurrow, put, type DeployAsk, type Draft, type MoveAsk } from './draft';
import { at } from './places';

/** Why a place cannot be chosen now, and the line of the rules it comes from. */
export const ruleOf = {
  'land-why-burrow-empty': 'land-help-burrow',
  'land-why-both-full': 'land-event-locked-and-loaded-text',
  'land-why-nobody-here': 'land-clan-athletes-base',
  'land-why-enough-moves': 'land-clan-athletes-base',
  'land-why-planned': 'land-help-sealed',
  'land-why-not-now': 'land-help-sealed',
} as const satisfies Partial<Record<Key, Key>>;
export type Why = keyof typeof ruleOf;
export const isWhy = (key: string): key is Why => key in ruleOf;

export type Light = { readonly lit: boolean; readonly selected: boolean; readonly why?: Why };
const lamp = (selected = false): Light => ({ lit: true, selected });
const dark = (why: Why): Light => ({ lit: false, selected: false, why });

/** A place while rats are put down; what stands there already may still be taken back. */
export function deployLight(ask: DeployAsk, draft: Draft, place: Place): Light {
  if (put(ask, draft, place, 1) !== draft && at(put(ask, draft, place, 1).rats, place) > at(draft.rats, place)) return lamp();
  return dark(inBurrow(ask, draft) === 0 ? 'land-why-burrow-empty' : 'land-why-both-full');
}

/** A place while Athletes run: first where from, then where to. */
export function moveLight(ask: MoveAsk, moves: Moves, from: Place | null, place: Place): Light {
  if (from === place) return lamp(true);
  if (from !== null) return canArrive(ask, moves, from, place) ? lamp() : dark('land-why-both-full');
  if (canLeave(ask, moves, place)) return lamp();
  return dark(moves.length >= ask.most ? 'land-why-enough-moves' : 'land-why-nobody-here');
}

/** Why the board is only to be looked at. */
export const idleWhy = (ask: Ask | null, sworn: boolean): Why => (sworn && ask?.ask === 'deploy' ? 'land-why-planned' : 'land-why-not-now');
