import { MediaQuery } from 'svelte/reactivity';

/** A laptop's window, hardly taller than its bars. */
export const low = new MediaQuery('max-height: 820px');
