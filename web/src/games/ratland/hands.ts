// What a board lends to the hand that plays on it.
import type { Place } from '../../wire/ratland';
import type { Light } from './reach';

export type Hands = {
  readonly of: 'deploy' | 'move';
  readonly light: (place: Place) => Light;
  readonly pick: (place: Place) => void;
  /** by keyboard, whatever the handful */
  readonly more?: (place: Place) => void;
  readonly less?: (place: Place) => void;
  readonly exactly?: (place: Place, n: number) => void;
  /** a group was dragged; from or to the burrow as well */
  readonly drop?: (from: Place | 'burrow', to: Place | 'burrow') => void;
  /** how many are dragged from the burrow at once */
  readonly handful?: number;
};
