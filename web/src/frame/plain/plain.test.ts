import { expect, test } from 'vitest';
import { letterOf, logLine, sections, textOf } from './plain';

const seats = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, here: true, away: false }));

test('a position is read section by section', () => {
  expect(sections('hands 2 ?; deck ?22; left AB; low')).toEqual([
    { name: 'hands', words: '2 ?' },
    { name: 'deck', words: '?22' },
    { name: 'left', words: 'AB' },
    { name: 'low', words: '' },
  ]);
});

test('whoever did it is named, and what nobody did stands alone', () => {
  expect(logLine({ what: 'told', seat: 1, text: 'keeps the card.' }, { seats })).toEqual({ seat: 1, text: 'Bo keeps the card.' });
  expect(logLine({ what: 'told', seat: null, text: 'All cards up.' }, { seats })).toEqual({ text: 'All cards up.' });
  expect(letterOf(11)).toBe('L');
});

test('a decision is written as the choice that it is', () => {
  const ask = {
    ask: 'choose',
    choices: [
      { text: 'keep', decision: { do: 'keep' } },
      { text: 'swap 2', decision: { do: 'swap', with: 2 } },
    ],
  };
  const sight = { round: 1, doing: { doing: 'playing' }, position: '', ask } as const;
  expect(textOf({ do: 'swap', with: 2 }, sight)).toBe('swap 2');
  expect(textOf({ do: 'swap', with: 3 }, sight)).toBe('');
  expect(textOf({ do: 'keep' }, { ...sight, ask: null })).toBe('');
});
