import type { TableGame } from '../../frame/contract/game';
import { bots } from './bots';
import Guide from './Guide.svelte';
import { logLine } from './log';
import { quips } from './quips';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const game: TableGame<'ratland'> = {
  id: 'ratland',
  bots,
  Table,
  logLine,
  quips,
  hints: () => import('./hint'),
  ScoreSheet: Sheet,
  Rules,
  Guide,
  // The food cards in order begin with the mildest, and neighbours who do not plot leave time to look around.
  firstTable: { seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }], options: { food_order: 'ascending' } },
};
