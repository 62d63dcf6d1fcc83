import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'rattus-cartus'> = {
  name: 'game-cartus',
  sign: () => import('./sign'),
  offer: () => import('./offer'),
  table: () => import('./index'),
  notation: () => import('./notation'),
};
