import type { TableGame } from '../../frame/contract/game';
import { bots } from './bots';
import Guide from './Guide.svelte';
import { logLine } from './log';
import { quips } from './quips';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import { coatWornBy } from './standing';
import Table from './Table.svelte';

export const game: TableGame<'ratapolis'> = {
  id: 'ratapolis',
  bots,
  Table,
  logLine,
  quips,
  coatOf: coatWornBy,
  hints: () => import('./hint'),
  ScoreSheet: Sheet,
  Rules,
  Guide,
  // Six rounds that grow rougher (POL-114), in the smallest city, among neighbours who do not plot.
  firstTable: { seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }], options: { situation: 'A' } },
};
