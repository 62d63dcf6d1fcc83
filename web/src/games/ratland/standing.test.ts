import { expect, it } from 'vitest';
import { sightWith } from './samples';
import { fromSight } from './scene';
import { standing } from './standing';

const first = (event: 'drunk' | 'end_of_game') => {
  const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
  return standing({
    scene: fromSight(sightWith({ active: 1, event })),
    seats,
    you: 0,
    waits: [],
    sealed: [],
    secret: false,
    underway: () => 0,
  }).map((player) => player.first);
};

it('gives ties to the active player during play, and to nobody at the end (LAND-19, LAND-113)', () => {
  expect(first('drunk')).toEqual([false, true, false]);
  expect(first('end_of_game')).toEqual([false, false, false]);
});
