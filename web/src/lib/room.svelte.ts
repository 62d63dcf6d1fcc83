// How much room there is: beside a table for a column, and on a phone, whichever way it is held, for next to nothing; as breakpoints.css
// has it.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1001px');
const narrow = new MediaQuery('(max-width: 640px), (max-width: 1000px) and (max-height: 500px)');
const sideways = new MediaQuery('(min-width: 521px) and (max-width: 1000px) and (max-height: 500px)');
const low = new MediaQuery('(min-width: 1001px) and (max-height: 760px)');
const long = new MediaQuery('(max-width: 640px) and (min-height: 780px)');
const short = new MediaQuery('(max-width: 640px) and (max-height: 700px)');

export const room = {
  get isWide(): boolean {
    return wide.current;
  },
  get isNarrow(): boolean {
    return narrow.current;
  },
  get isSideways(): boolean {
    return sideways.current;
  },
  /** a phone, upright, and a small one */
  get isShort(): boolean {
    return short.current;
  },
  /** a phone, upright, with height to spare */
  get isLong(): boolean {
    return long.current;
  },
  /** a desk, but hardly higher than what stands on it */
  get isLow(): boolean {
    return low.current;
  },
};
