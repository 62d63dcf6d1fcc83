import { expect, it } from 'vitest';
import type { Numbered } from '../../frame/contract/game';
import { mouthsOf } from './mouths';
import { sightWith } from './samples';
import { fromSight } from './scene';

it('whoever has just paid is not told to be short of what was paid', () => {
  const sight = sightWith();
  const scene = fromSight(sight);
  const paid = { number: 9, notice: { what: 'fed', seat: 0, fed: 7, cost: 3, paid: 3 } } as const;
  const of = (cheese: number) =>
    mouthsOf({
      sums: null,
      sight,
      scene: { ...scene, sewers: scene.sewers.map((sewer) => ({ ...sewer, cheese })) },
      you: 0,
      underway: 0,
      history: [paid],
      notices: [paid],
    });
  expect(of(3).paid).toBeUndefined();
  // The cheese is gone while the notice of it is still being shown.
  expect(of(0)).toMatchObject({ fed: 7, cost: 3, paid: 3 });
});

it('nobody is told of a meal before what comes before it was seen', () => {
  const sight = sightWith();
  const scene = fromSight(sight);
  const begins = { number: 8, notice: { what: 'round_began', round: 2, active: 0 } } as const;
  const paid = { number: 9, notice: { what: 'fed', seat: 0, fed: 7, cost: 3, paid: 3 } } as const;
  const poor = { ...scene, sewers: scene.sewers.map((sewer) => ({ ...sewer, cheese: 1 })) };
  const of = (notices: readonly Numbered<'ratland'>[]) =>
    mouthsOf({ sums: null, sight, scene: poor, you: 0, underway: 0, history: [begins, paid], notices });
  expect(of([begins, paid]).paid).toBeUndefined();
  expect(of([paid])).toMatchObject({ fed: 7, cost: 3, paid: 3 });
});
