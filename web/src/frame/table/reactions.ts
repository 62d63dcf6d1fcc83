// The drawn words, in words.
import type { Key } from '../../i18n/index.svelte';
import type { Reaction } from '../../wire';

export const reactionWords: Record<Reaction, Key> = {
  laugh: 'react-laugh',
  bravo: 'react-bravo',
  gasp: 'react-gasp',
  sulk: 'react-sulk',
  thanks: 'react-thanks',
  yawn: 'react-yawn',
};
export const reactions = Object.keys(reactionWords) as Reaction[];
