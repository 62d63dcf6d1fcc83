import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'ratland'> = {
  name: 'game-ratland',
  sign: () => import('./sign'),
  offer: () => import('./offer'),
  table: () => import('./index'),
  notation: () => import('./notation'),
};
