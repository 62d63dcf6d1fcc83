import { bring } from '../../i18n/index.svelte';
import type { Listing } from '../../frame/contract/listing';

export const listing: Listing<'{{name}}'> = {
  name: '{{name}}-name',
  // Its name and its blurb are words of its own, and hang on the sign.
  sign: async () => (await Promise.all([import('./sign'), bring('{{name}}')]))[0],
  offer: () => import('./offer'),
  table: () => import('./index'),
};
