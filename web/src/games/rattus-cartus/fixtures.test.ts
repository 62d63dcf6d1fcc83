// What the page works out by itself, against what the rules say of the same positions (`cargo xtask codegen` writes it).
import { describe, expect, it } from 'vitest';
import type { Ask, Cards, Class, Decision } from '../../wire/rattus-cartus';
import { decision, housesToTouch, mayLook, nothing, seatDecision, seatsToTouch, wanted, worth } from './choice';
import questionsText from './fixtures/questions.json?raw';
import visitsText from './fixtures/visits.json?raw';

type Visit = { house: { class: Class }; cards: Cards; gained: { influence: number; rats: number } };
const visits = JSON.parse(visitsText) as Visit[];

describe('a visit', () => {
  it.each(visits.map((visit) => [visit.cards.join(' '), visit.house.class, visit] as const))(
    'brings what the rules say: %s with the %s',
    (_, of, { cards, gained }) => {
      const { influence, rats } = worth(cards, of);
      expect({ influence, rats }).toMatchObject({ influence: gained.influence, rats: gained.rats });
    },
  );
});

type Question = { sight: { ask: Ask }; answers: Decision[] };
const questions = JSON.parse(questionsText) as Question[];
const sorted = (decisions: readonly Decision[]): string[] => decisions.map((one) => JSON.stringify(one)).sort();

describe('what is offered', () => {
  it.each(questions.map((question) => [question.sight.ask.ask, question] as const))(
    'is what may be answered: %s',
    (_, { sight: { ask }, answers }) => {
      const want = wanted(ask);
      const touched = answers.filter((answer) => answer.do !== 'pass');
      if (want) {
        // Any of the cards that may be picked, and as many as are wanted: the rules take them all.
        for (const answer of touched) {
          const cards = answer.do === 'visit' ? answer.with.cards : answer.do === 'give' || answer.do === 'discard' ? answer.with : [];
          expect(cards.every((card) => want.of.includes(card)) && cards.length >= want.least && cards.length <= want.most).toBe(true);
          const picked = cards.reduce<number[]>((so, card) => [...so, want.of.findIndex((one, i) => one === card && !so.includes(i))], []);
          const position = answer.do === 'visit' ? answer.with.position : null;
          expect(decision(ask, want.of, { ...nothing, position, picked })).toEqual(answer);
        }
        return;
      }
      const offered = [
        ...Array.from({ length: housesToTouch(ask) }, (_, position): Decision => ({ do: 'privilege', with: position })),
        ...Array.from({ length: 5 }, (_, place) => place)
          .filter((place) => mayLook(ask, place))
          .map((place): Decision => ({ do: 'look', with: place })),
        ...seatsToTouch(ask).flatMap((seat) => seatDecision(ask, seat) ?? []),
        ...(ask.ask === 'act' ? [true, false].map((yes): Decision => ({ do: 'act', with: yes })) : []),
      ];
      expect(sorted(offered)).toEqual(sorted(touched));
    },
  );
});
