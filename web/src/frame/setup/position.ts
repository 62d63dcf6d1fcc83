// A position that a match begins from: what the house says of it, and who sits around it. The page reads no notation, it asks.
import type { GameInfo, NewSeat, PositionRead } from '../../wire';
import type { PageCode, Refusal } from '../api/client';
import { opponents } from '../state/house.svelte';
import { ownSeat } from './options';

/** A word of the text, from here to there, and the line it stands in; without a word the text ends too soon. */
export type Place = { readonly from: number; readonly to: number; readonly line: number; readonly word: string };
export type Fault = {
  readonly code: PageCode;
  /** what the house says, in English */ readonly reason: string;
  readonly place: Place | null;
};
export type Found = { readonly players: number } | { readonly fault: Fault };

export const foundIn = (read: PositionRead, text: string): Found =>
  'players' in read ? { players: read.players } : { fault: { code: 'bad_option', reason: read.expected, place: placeAt(text, read.at) } };

/** What the position itself is refused for; null: something else. */
export const faultOf = ({ code, message }: Refusal): Found | null =>
  ['bad_option', 'too_large'].includes(code) ? { fault: { code, reason: message === code ? '' : message, place: null } } : null;

/** The word so many bytes into the text. */
export function placeAt(text: string, bytes: number): Place {
  const from = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, bytes)).length;
  const [word = ''] = /^([[\];]|[^\s[\];]*)/.exec(text.slice(from)) ?? [];
  return { from, to: from + word.length, line: text.slice(0, from).split('\n').length, word };
}

/** Chairs for so many, one of them yours and a rat of the house on every other. */
export function chairsFor(seats: readonly NewSeat[], players: number, game: Pick<GameInfo, 'bots'>): NewSeat[] {
  const own = Math.min(Math.max(ownSeat(seats), 0), players - 1);
  const rats = opponents(game, players - 1);
  return Array.from({ length: players }, (_, i) => {
    const seat = seats[i];
    if (i === own) return { open: true };
    return seat && 'bot' in seat ? seat : { bot: rats[i < own ? i : i - 1] ?? 'random' };
  });
}

/** You sit there, and whoever sat there sits where you did. */
export const movedTo = (seats: readonly NewSeat[], to: number): NewSeat[] => {
  const [from, there] = [ownSeat(seats), seats[to]];
  return there ? seats.with(to, { open: true }).with(from, from === to ? { open: true } : there) : [...seats];
};
