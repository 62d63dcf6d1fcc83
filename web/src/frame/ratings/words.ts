// Ratings in words.
import { t } from '../../i18n/index.svelte';
import { botName } from '../words/bots';
import type { Spot } from './scale';
import { standAmong, type Star } from './stars';

/** Beside whom somebody stands. */
export function standWords(stars: readonly Star[], rating: Spot): string {
  const stand = standAmong(stars, rating);
  switch (stand.is) {
    case 'unsure':
      return t('strength-unsure');
    case 'like':
      return t('strength-like', { name: botName(stand.bot) });
    case 'between':
      return t('strength-between', { below: botName(stand.below), above: botName(stand.above) });
    case 'above':
      return t('strength-above', { name: botName(stand.bot) });
    case 'below':
      return t('strength-below', { name: botName(stand.bot) });
    default:
      return ((x: never) => x)(stand);
  }
}
