import { t } from '../../i18n/index.svelte';
import type { TableGame } from '../../frame/contract/game';
import { bots } from './bots';
import Guide from './Guide.svelte';
import { logLine } from './log';
import { quips } from './quips';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const game: TableGame<'rattus-cartus'> = {
  id: 'rattus-cartus',
  bots,
  Table,
  logLine,
  quips,
  hints: () => import('./hint'),
  ScoreSheet: Sheet,
  // Whoever died of the plague has points and no use for them (CART-138).
  voided: ({ players }, seat) => (players[seat]?.dead ? t('cart-sheet-dead') : null),
  Rules,
  Guide,
  // The six buildings for a first game (CART-142), and two heirs who do not plot.
  firstTable: { seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }], options: {} },
};
