// What the page works out by itself, against what the rules say of the same positions (`cargo xtask codegen` writes it).
import { describe, expect, it } from 'vitest';
import type { BoxInfo, Decision, Rats, Seat, Sight } from '../../wire/ratland';
import { options } from './choice';
import { canArrive, canLeave, isWhole, open, put, fresh, ran, type MoveAsk } from './draft';
import boxText from './fixtures/box.json?raw';
import otherBoxText from './fixtures/other-box.json?raw';
import otherPlansText from './fixtures/plans-with-other-box.json?raw';
import plansText from './fixtures/plans.json?raw';
import questionsText from './fixtures/questions.json?raw';
import { houseOf } from './house';
import { numbers, upkeep } from './numbers';
import { at, places, total } from './places';

type Border = { attack: number; from: { seat: Seat; defence: number } };
type Plan = {
  seat: Seat;
  options: { strategists: string };
  sight: Sight;
  rats: Rats;
  births: number;
  coming: number;
  /** what was eaten, and how many met with an accident before */
  meal: { gone: number; fed: number; cost: number } | null;
  borders: [Border, Border];
};
type Question = { seat: Seat; sight: Sight; answers: Decision[] };

const told = [
  ['the box that ships', JSON.parse(boxText) as BoxInfo, JSON.parse(plansText) as Plan[]],
  ['a box that its owner corrected', JSON.parse(otherBoxText) as BoxInfo, JSON.parse(otherPlansText) as Plan[]],
] as const;

describe.each(told)('a deployment, with %s', (_, box, plans) => {
  it.each(plans.map((plan, i) => [i, plan] as const))('comes to what the rules say: %i', (_, plan) => {
    const { seat, sight, rats } = plan;
    const house = houseOf(sight.sewers.length, [{ name: 'strategists', value: plan.options.strategists }]);
    const found = numbers(sight, seat, rats, total(rats), house, box);
    expect(found.births).toBe(plan.births);
    expect(found.coming).toBe(plan.coming);
    if (plan.meal) {
      const { gone, fed, cost } = plan.meal;
      expect([found.fed - gone, upkeep(sight, found.fed - gone)]).toEqual([fed, cost]);
      expect(found.cost).toBe(upkeep(sight, found.fed));
    }
    const borders = plan.borders.map(({ attack, from }) => ({ attack, seat: from.seat, defence: from.defence }));
    expect(found.borders.map(({ attack, seat: neighbour, defence }) => ({ attack, seat: neighbour, defence }))).toEqual(borders);
  });

  it('can be drawn on the board as it was decided', () => {
    for (const { sight, rats } of plans) {
      const { ask } = sight;
      if (ask?.ask !== 'deploy') throw new Error('a plan is asked for');
      const draft = open(ask).reduce((now, place) => put(ask, now, place, at(rats, place)), fresh(false));
      expect([draft.rats, isWhole(ask, draft)]).toEqual([rats, true]);
    }
  });
});

it('shows that another box has other numbers', () => {
  const [[, shipped], [, other, plans]] = told;
  const differ = plans.filter(({ seat, sight, rats, options: { strategists } }) => {
    const house = houseOf(sight.sewers.length, [{ name: 'strategists', value: strategists }]);
    const by = (box: BoxInfo) => JSON.stringify(numbers(sight, seat, rats, total(rats), house, box));
    return by(shipped) !== by(other);
  });
  expect(differ.length).toBeGreaterThan(0);
});

const questions = JSON.parse(questionsText) as Question[];
const text = (decisions: readonly Decision[]): string[] => decisions.map((decision) => JSON.stringify(decision)).sort();

describe('what is offered', () => {
  it.each(questions.filter(({ sight: { ask } }) => ask?.ask !== 'move').map((question) => [question.sight.ask?.ask, question] as const))(
    'is what may be answered: %s',
    (_, { sight: { ask }, answers }) => {
      if (!ask) throw new Error('a question');
      const offered = text(options(ask).map(({ decision }) => decision));
      // Of ways to swap that pay alike the page offers the cheapest.
      if (ask.ask === 'swap') expect(text(answers)).toEqual(expect.arrayContaining(offered));
      else expect(offered).toEqual(text(answers));
    },
  );

  it.each(questions.flatMap(({ sight: { ask }, answers }) => (ask?.ask === 'move' ? [[ask, answers] as const] : [])))(
    'lets Athletes run as they may',
    (ask: MoveAsk, answers) => {
      const once = places.flatMap((from) =>
        places.filter((to) => canLeave(ask, [], from) && canArrive(ask, [], from, to)).map((to) => [from, to] as const),
      );
      const single = answers.flatMap((decision) => (decision.do === 'move' && decision.with.length === 1 ? [decision.with[0]] : []));
      expect(once.map(String).sort()).toEqual(single.map(String).sort());
      for (const decision of answers) {
        if (decision.do !== 'move') continue;
        const moves = decision.with;
        for (const [i, [from, to]] of moves.entries()) {
          const before = moves.slice(0, i);
          expect(canLeave(ask, before, from) && canArrive(ask, before, from, to)).toBe(true);
        }
        expect(total(ran(ask.rats, moves))).toBe(total(ask.rats));
      }
    },
  );
});
