// What the page works out by itself, against what the rules say of the same positions (`cargo xtask codegen` writes it).
import { describe, expect, it } from 'vitest';
import type { Asked, Decision, Plan, Seat, Sight } from '../../wire/ratapolis';
import { options } from './choice';
import { doubt, type Doubt } from './doubts';
import { isAllowed, slots } from './draft';
import plansText from './fixtures/plans.json?raw';
import questionsText from './fixtures/questions.json?raw';
import { cheeseOf } from './sums';
import { cheeseShown, fromSight } from './scene';

/** What was told of the own actions when nobody else did anything. */
type Told = { what: 'attacked' | 'moved' | 'came_to_nothing' | 'born'; slot: 1 | 2; rats?: number; stayed?: number; why?: string | null };
type Town = { seat: Seat; sight: Sight; plans: { plan: Plan; legal: boolean; told: Told[] | null }[] };
const towns = JSON.parse(plansText) as Town[];
const all = towns.flatMap(({ seat, sight, plans }, town) => plans.map((tried, i) => [`${town}.${i}`, seat, sight, tried] as const));

describe('a plan', () => {
  it.each(all)('is allowed as the rules allow it: %s', (_, _seat, { ask }, { plan, legal }) => {
    if (ask?.ask !== 'plan') throw new Error('a plan is asked for');
    expect(slots.every((slot) => isAllowed(ask, plan, slot))).toBe(legal);
  });

  /** What each doubt says will happen, if nobody else does anything. */
  const expected: Record<Doubt | 'none', (told: Told | undefined) => boolean> = {
    none: (told) => told !== undefined && !told.why && (told.what !== 'moved' || (told.stayed === 0 && (told.rats ?? 0) > 0)),
    arrives: (told) => told !== undefined && !told.why,
    full: (told) => told?.why === 'no_room' || (told?.what === 'moved' && told.rats === 0),
    tight: (told) => told?.what === 'moved' && (told.stayed ?? 0) > 0,
    leaves: (told) => told?.why === 'nobody_left' || told?.why === 'not_there' || told?.why === 'too_few',
    absent: (told) => told?.why === 'no_target',
    lonely: (told) => told?.why === 'too_few',
    barren: (told) => told?.why === 'no_reserve',
  };

  it.each(all.filter(([, , , { told }]) => told !== null))('is doubted where it comes to less: %s', (_, seat, sight, { plan, told }) => {
    const scene = fromSight(sight);
    const mine = sight.players[seat]?.colour;
    if (!mine) throw new Error('a player with rats');
    for (const slot of slots) {
      if (plan[slot].act === 'nothing') continue;
      const found = doubt(scene, mine, plan, slot);
      const came = told?.find((one) => one.slot === slot + 1);
      expect(expected[found ?? 'none'](came), `${JSON.stringify(plan)} slot ${slot + 1}: ${found} but ${JSON.stringify(came)}`).toBe(true);
    }
  });
});

it('counts the cheese that is shown while rats run as the rules count it', () => {
  for (const { sight } of towns) {
    const scene = fromSight(sight);
    for (const family of scene.families) expect(cheeseShown(scene, family)).toBe(cheeseOf(family.score));
  }
});

type Question = { sight: { ask: Asked }; answers: Decision[] };
const questions = JSON.parse(questionsText) as Question[];
const sorted = (decisions: readonly Decision[]): string[] => decisions.map((one) => JSON.stringify(one)).sort();

it.each(questions.map((question) => [question.sight.ask.ask, question] as const))(
  'offers what may be answered: %s',
  (_, { sight: { ask }, answers }) => {
    expect(sorted(options(ask).map(({ decision }) => decision))).toEqual(sorted(answers));
  },
);
