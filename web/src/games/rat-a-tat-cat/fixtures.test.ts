// What the page offers, against what the rules say may be answered (`cargo xtask codegen` writes it).
import { expect, it } from 'vitest';
import type { Decision, Seat, Sight } from '../../wire/rat-a-tat-cat';
import { question, touch, type Chosen, type Touch } from './choice';
import questionsText from './fixtures/questions.json?raw';
import { asks } from './words';

type Question = { seat: Seat; sight: Sight; answers: Decision[] };
const questions = JSON.parse(questionsText) as Question[];

/** Every decision that one, two or three touches lead to. */
function reached(sight: Sight, you: Seat, chosen: Chosen = {}, depth = 3): string[] {
  const cards = sight.rows.flatMap((row, seat) => row?.map((_, i): Touch => ({ on: 'card', seat, slot: i + 1 })) ?? []);
  const buttons = asks[question(sight, chosen)].buttons.map((button): Touch => ({ on: 'button', button }));
  return [{ on: 'deck' } as const, { on: 'discard' } as const, ...cards, ...buttons].flatMap((on) => {
    const answer = touch(sight, you, chosen, on);
    if (!answer) return [];
    if ('decision' in answer) return [JSON.stringify(answer.decision)];
    return depth > 1 ? reached(sight, you, answer.chosen, depth - 1) : [];
  });
}

it.each(questions.map((asked) => [asked.sight.ask?.ask, asked] as const))(
  'offers what may be answered, by touch or by button: %s',
  (_, { seat, sight, answers }) => {
    const offered = [...new Set(reached(sight, seat))].sort();
    expect(offered).toEqual(answers.map((answer) => JSON.stringify(answer)).sort());
  },
);
