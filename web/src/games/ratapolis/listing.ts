import { bring } from '../../i18n/index.svelte';
import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'ratapolis'> = {
  name: 'game-ratapolis',
  sign: () => import('./sign'),
  // what can be chosen is read where a table is laid, not at the table
  offer: async () => (await bring('ratapolis-options'), import('./offer')),
  table: () => import('./index'),
  notation: () => import('./notation'),
  prints: () => import('./prints'),
};
