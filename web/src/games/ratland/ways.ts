// How rats and cheese move: rats run through the pipes, cheese flies.
import type { Ways } from '../../frame/table/running.svelte';
import type { Run } from './plan';

export const ways: Ways<Run> = {
  gait: ({ what }) => (what === 'rat' ? { ms: 360, gait: 'run' } : { ms: 230, gait: 'fly' }),
  // On a small board nobody is seen to run, but they count all the same.
  instead: (spot) => `board-${spot.split('-')[1] ?? ''}`,
  // From place to place of one board the pipes lead through the burrow.
  through({ from, to }) {
    const whose = from.split('-')[1];
    return whose && to.endsWith(`-${whose}`) && !(from + to).includes('burrow') ? `burrow-${whose}` : null;
  },
};
