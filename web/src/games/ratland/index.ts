import type { TableGame } from '../game';
import { logLine } from './log';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const game: TableGame<'ratland'> = {
  id: 'ratland',
  players: [2, 12],
  minutes: [30, 45],
  Table,
  logLine,
  ScoreSheet: Sheet,
  Rules,
  firstTable: { seats: [{ open: true }, { bot: 'rulebook' }, { bot: 'greedy' }], options: {} },
};
