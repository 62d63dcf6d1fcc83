import type { TableGame } from '../game';
import Guide from './Guide.svelte';
import { logLine, readable } from './log';
import { quips } from './quips';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const game: TableGame<'rat-a-tat-cat'> = {
  id: 'rat-a-tat-cat',
  players: [2, 6],
  minutes: [10, 30],
  Table,
  logLine,
  readable,
  quips,
  hints: () => import('./hint'),
  ScoreSheet: Sheet,
  Rules,
  Guide,
  firstTable: { seats: [{ open: true }, { bot: 'rulebook-drowsy' }], options: { rounds: 1 } },
};
