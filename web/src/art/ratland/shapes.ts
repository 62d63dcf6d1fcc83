// Outlines that more than one of RatLand's pictures needs, around 0,0.
import { sym } from '../path';

/** the bones of a fish, 10 wide, 29 high; a line, to be stroked */
export const fishbone = 'M0-8V14M-5-3l5 3 5-3M-4 4l4 3 4-3M-5-8L0-15 5-8Z';

/** a headstone, 20 wide, 26 high, with its cross as a line */
export const headstone = 'M-10 12V-4a10 10 0 0 1 20 0V12Z';
export const cross = 'M0-8V4M-4.5-3.5H4.5';

/** a rat's face from the front without its ears, 32 wide, nose at 0,22 */
export const face = sym([
  [0, -14],
  [10, -11],
  [16, 0],
  [11, 11],
  [5, 22],
  [0, 24],
]);
