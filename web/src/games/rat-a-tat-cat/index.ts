import type { TableGame } from '../../frame/contract/game';
import { bots } from './bots';
import Guide from './Guide.svelte';
import { lesson } from './lesson';
import { logLine, readable } from './log';
import { quips } from './quips';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const game: TableGame<'rat-a-tat-cat'> = {
  id: 'rat-a-tat-cat',
  bots,
  Table,
  logLine,
  readable,
  quips,
  hints: () => import('./hint'),
  ScoreSheet: Sheet,
  Rules,
  Guide,
  firstTable: { seats: [{ open: true }, { bot: 'rulebook-drowsy' }], position: lesson },
};
