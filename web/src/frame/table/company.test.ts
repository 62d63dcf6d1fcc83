import { beforeAll, expect, it } from 'vitest';
import type { SeatView, TableGame } from '../contract/game';
import { cellar } from '../state/cellar.svelte';
import { introductions, lastSaid, tell, type Quip } from './company';

const seats: readonly SeatView[] = [
  { seat: 0, name: 'Ada', here: true, away: false },
  { seat: 1, name: 'The Clerk', bot: 'clerk', here: true, away: false },
];
const quips = new Map<number, Quip>([
  [3, { seat: 1, text: 'Noted.' }],
  [8, { seat: 1, text: 'Well.' }],
]);

// The frame knows no game: whose words these are does not matter.
beforeAll(() => cellar.take('ratland', { bots: { rulebook: 'bot-sage-line' } }));

it('tells who the computer players are, and of people nothing', () => {
  expect(introductions('ratland', seats)).toEqual([{ seat: 1, text: expect.stringMatching(/^The Clerk: \S.*\.$/) }]);
});

it('tells a word after what led to it, and none that fell with what is not told', () => {
  const game = { logLine: ({ t }: { t: string }) => (t === 'silent' ? null : { text: t }) } as unknown as TableGame<'rat-a-tat-cat'>;
  const told = [2, 3, 4].map((number) => ({ number, notice: { t: number === 4 ? 'silent' : `line ${number}` } as never }));
  expect(tell(game, told, quips, { seats, you: 0 }).map(({ text }) => text)).toEqual(['line 2', 'line 3', 'The Clerk: “Noted.”']);
});

it('folds lines that say the same into one', () => {
  const game = { logLine: ({ t }: { t: string }) => ({ seat: 1, text: t }) } as unknown as TableGame<'rat-a-tat-cat'>;
  const told = ['lost', 'lost', 'found', 'lost'].map((t, i) => ({ number: 20 + i, notice: { t } as never }));
  expect(tell(game, told, quips, { seats, you: 0 }).map(({ text }) => text)).toEqual(['lost ×2', 'found', 'lost']);
});

it('keeps the last word in the air while little has happened since', () => {
  expect(lastSaid(quips, seats, 2)).toBeNull();
  expect(lastSaid(quips, seats, 4)).toEqual({ number: 3, name: 'The Clerk', text: 'Noted.' });
  expect(lastSaid(quips, seats, 9)?.text).toBe('Well.');
  expect(lastSaid(quips, seats, 20)).toBeNull();
});
