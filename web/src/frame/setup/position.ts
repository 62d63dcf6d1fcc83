// A position that a match begins from: what the house says of it, and who sits around it. The page reads no notation, it asks.
import type { GameInfo, NewSeat, NewTable } from '../../wire';
import { Refusal, type PageCode } from '../api/client';
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

/**
 * There is no question for a position alone. But a table with a chair too many is never laid, and the refusal says all there is to know:
 * what cannot be read, and where; or how many play.
 */
export const question = ({ game, bots, most_seats }: GameInfo, position: string): NewTable => ({
  game,
  position,
  seats: [{ open: true }, ...Array.from({ length: most_seats }, (): NewSeat => ({ bot: bots[0]?.bot ?? 'random' }))],
});

const ownCodes: ReadonlySet<PageCode> = new Set(['bad_option', 'bad_seats', 'too_large']);

/** null: it was refused for something else than what it says. */
export function answerOf({ code, message }: Refusal, text: string): Found | null {
  if (!ownCodes.has(code)) return null;
  const players = code === 'bad_seats' && /^the position is one of (\d+) players/.exec(message);
  if (players) return { players: Number(players[1]) };
  const [, at, expected] = (code === 'bad_option' && /^at (\d+): expected (.*)$/s.exec(message)) || [];
  return at === undefined || expected === undefined
    ? { fault: { code, reason: message === code ? '' : message, place: null } }
    : { fault: { code, reason: expected, place: placeAt(text, Number(at)) } };
}

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
