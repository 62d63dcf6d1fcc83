// How things move in the street: rats run, everything else flies.
import type { Ways } from '../../frame/table/running.svelte';
import type { Run } from './plan';

export const ways: Ways<Run> = {
  gait: ({ what }) => (what === 'rat' ? { ms: 380, gait: 'run' } : { ms: 260, gait: 'fly' }),
  // Where there is little room, what somebody has is with them, and the piles are put away.
  instead(spot) {
    const [what = '', whose = ''] = spot.split('-');
    if (['hand', 'aside', 'rats', 'points', 'laid'].includes(what)) return `seat-${whose}`;
    return ['deck', 'discard', 'pile', 'gutter', 'houses'].includes(what) ? 'supply' : '';
  },
};
