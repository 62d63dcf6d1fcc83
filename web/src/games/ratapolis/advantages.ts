// What the token of a building does for its owner (POL-82 to POL-96); it is called as the building is.
import type { Key } from '../../i18n/keys';
import type { Advantage } from './words';

export const advantageWords: Record<Advantage, Key> = {
  A: 'pol-advantage-market',
  B: 'pol-advantage-archives',
  C: 'pol-advantage-shooting-range',
  F: 'pol-advantage-hotel',
  G: 'pol-advantage-radio-station',
  H: 'pol-advantage-metro',
  I: 'pol-advantage-fire-station',
  L: 'pol-advantage-bus-station',
  S: 'pol-advantage-cheese-shop',
  T: 'pol-advantage-hospital',
};
