import { expect, test } from 'vitest';
import type { HintChoice } from '../../wire';
import { weigh } from './worth';

const choice = (worth: number | null): HintChoice => ({ decision: { do: 'draw_deck' }, worth });

test('the first is the choice of the house, and the others are told by how far they are behind', () => {
  expect(weigh([12, 12, 11, 9].map(choice)).map(({ verdict }) => verdict)).toEqual(['hint-best', 'hint-as-good', 'hint-worse', 'hint-bad']);
});

test('what is sole is the choice of the house', () => {
  expect(weigh([choice(null)]).map(({ verdict }) => verdict)).toEqual(['hint-best']);
});
