import { expect, it } from 'vitest';
import type { Sight } from '../../wire/ratland';
import { sewerWith, sightWith } from './samples';
import { fromSight } from './scene';
import { standing } from './standing';

const shown = (sight: Partial<Sight>) => {
  const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
  return standing({ scene: fromSight(sightWith(sight)), seats, you: 0, waits: [], sealed: [], secret: false, underway: () => 0 });
};

it('gives ties to the active player during play, and to nobody at the end (LAND-19, LAND-113)', () => {
  const first = (event: 'drunk' | 'end_of_game') => shown({ active: 1, event }).map((player) => player.first);
  expect(first('drunk')).toEqual([false, true, false]);
  expect(first('end_of_game')).toEqual([false, false, false]);
});
it('counts what would count now: the living, the poisoned and the lost, less the graves (LAND-110)', () => {
  const sewers = [sewerWith(), sewerWith({ infirmary: 2, lost: 1 }), sewerWith({ rats: [0, 0, 0, 0, 0, 0, 1, 0], graveyard: 3 })];
  expect(shown({ sewers }).map(({ rats, points }) => [rats, points])).toEqual([
    [7, 7],
    [10, 10],
    [1, -2],
  ]);
});
