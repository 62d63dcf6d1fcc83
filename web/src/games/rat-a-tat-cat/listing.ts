import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'rat-a-tat-cat'> = {
  name: 'game-rat-a-tat-cat',
  sign: () => import('./sign'),
  offer: () => import('./offer'),
  table: () => import('./index'),
  notation: () => import('./notation'),
  prints: () => import('./prints'),
};
