import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'ratapolis'> = {
  name: 'game-ratapolis',
  sign: () => import('./sign'),
  offer: () => import('./offer'),
  table: () => import('./index'),
  notation: () => import('./notation'),
};
