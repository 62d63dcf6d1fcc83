// Where a value comes from, in words.
import type { Key } from '../../i18n/index.svelte';
import type { Provenance } from '../contract/prints';

export const stampWords: Record<Provenance, { readonly stamp: Key; readonly means: Key }> = {
  rulebook: { stamp: 'box-rulebook', means: 'box-rulebook-means' },
  public: { stamp: 'box-public', means: 'box-public-means' },
  derived: { stamp: 'box-derived', means: 'box-derived-means' },
  reconstructed: { stamp: 'box-reconstructed', means: 'box-reconstructed-means' },
};
