// A position in mid-game, for the eye only.
import type { LogLine } from '../src/frame/contract/game';
import type { Player, SheetRound } from '../src/games/rat-a-tat-cat/types';
import { t } from '../src/i18n/index.svelte';
import type { Said } from '../src/wire';

const down = {} as const;

export function players(n: number): Player[] {
  const all: Player[] = [
    {
      seat: 0,
      name: t('you'),
      total: 23,
      turn: true,
      cards: [{ lit: true, known: true }, { lit: true }, { lit: true }, { lit: true, known: true }],
    },
    { seat: 1, name: t('bot-clerk'), bot: 'clerk', total: 31, dealer: true, cards: [down, down, down, down] },
    { seat: 2, name: 'Марфа', total: 18, cards: [down, { why: 'why-keep-own' }, down, down] },
    { seat: 3, name: t('bot-glutton'), bot: 'glutton', total: 44, cards: [down, down, down, down] },
    { seat: 4, name: t('bot-sieve'), bot: 'sieve', total: 27, cards: [down, down, down, down] },
    { seat: 5, name: 'Wilhelmina', total: 39, away: true, cards: [down, down, down, down] },
  ];
  return all.slice(0, n);
}

export const log: LogLine[] = [
  { text: 'The Clerk deals. A 6 starts the discard pile.' },
  { seat: 1, text: 'The Clerk takes the 6 for slot 3 and gives up a 9.' },
  { seat: 2, text: 'Марфа swaps: her slot 2 for your slot 4.' },
  { seat: 3, text: 'Glutton draws, and discards a 3.' },
];
export const chat: Said[] = [
  { number: 1, guest: 'm', seat: 2, name: 'Марфа', is_bot: false, regular: true, text: 'Кто взял мой ноль?' },
  { number: 2, guest: 'w', seat: 5, name: 'Wilhelmina', is_bot: false, regular: true, text: 'I would never. <b>Almost</b> never.' },
];
export const rounds: SheetRound[] = [
  { scores: [9, 14, 4, 27, 12, 16], caller: 2 },
  { scores: [14, 17, 14, 17, 15, 23], caller: 0 },
  { scores: [3, 11, 8, 20, 9, 6], caller: 0 },
];
