// How much room there is: beside a table for a column, and on a phone for next to nothing.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1001px');
const narrow = new MediaQuery('max-width: 640px');

export const room = {
  get isWide(): boolean {
    return wide.current;
  },
  get isNarrow(): boolean {
    return narrow.current;
  },
};
