// One's own tables in words: how it stands there, where its line leads, who sits there.
import { t } from '../../i18n/index.svelte';
import { span } from '../../lib/span';
import type { LobbySeat, MyTable } from '../../wire';
import { write } from '../route/route';
import { botName } from '../words/bots';
import { standOf } from './own';

/** Whoever has erased themselves has no name any more. */
export const nameIn = (seat: LobbySeat | undefined): string =>
  seat?.who === 'bot' ? botName(seat.bot) : seat?.who === 'guest' ? seat.name || t('own-somebody') : '';

export function standWords(table: MyTable): string {
  const stand = standOf(table);
  switch (stand.is) {
    case 'yours':
      return stand.left === undefined ? t('own-turn') : t('own-turn-left', { time: span(stand.left, 'long', 1) });
    case 'theirs':
      return t('own-waits', { name: nameIn(table.seats[stand.seat]) });
    case 'many':
      return t('own-waits-many');
    case 'playing':
      return t('table-playing');
    case 'filling':
      return t('own-filling', { n: stand.free });
    case 'ready':
      return t('own-ready');
    case 'gave-up':
      return t('own-gave-up');
    case 'won':
      return t('own-won');
    case 'place':
      return t('own-place', { place: stand.place, of: table.seats.length });
    case 'over':
      return t('own-over');
    default:
      return ((x: never) => x)(stand);
  }
}

/** A match that was set up has no replay; its table still shows the sheet. */
export const hrefOf = (table: MyTable): string =>
  table.phase === 'over' && !table.set_up
    ? write({ at: 'replay', id: table.id, frame: 0, eyes: null })
    : write({ at: 'table', id: table.id });
export const doorWords = (table: MyTable): string => t(table.phase !== 'over' ? 'own-back' : table.set_up ? 'own-sheet' : 'replay');
