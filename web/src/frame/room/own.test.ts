import { describe, expect, it } from 'vitest';
import type { MyTable } from '../../wire';
import { pick, standOf } from './own';

const ada = { who: 'guest', guest: 'ada', name: 'Ada', look: null, is_bot: false, regular: true } as const;

const table = (part: Partial<MyTable>): MyTable => ({
  id: 't',
  game: 'g',
  phase: 'playing',
  public: false,
  seats: [ada, { who: 'bot', bot: 'greedy' }, { who: 'empty' }],
  you: 0,
  waits: [],
  clock_s: null,
  left_s: null,
  set_up: false,
  since_s: 0,
  gave_up: false,
  result: null,
  ...part,
});

describe('how it stands at a table of yours', () => {
  it('is your turn, somebody else’s, or that of several', () => {
    expect(standOf(table({ waits: [0, 1] }))).toEqual({ is: 'yours' });
    expect(standOf(table({ waits: [0], clock_s: 60, left_s: 30 }))).toEqual({ is: 'yours' });
    expect(standOf(table({ waits: [0], clock_s: 259_200, left_s: 90_000 }))).toEqual({ is: 'yours', left: 90_000 });
    expect(standOf(table({ waits: [1] }))).toEqual({ is: 'theirs', seat: 1 });
    expect(standOf(table({ waits: [1, 2] }))).toEqual({ is: 'many' });
  });
  it('is filling up until nobody is missing', () => {
    expect(standOf(table({ phase: 'open' }))).toEqual({ is: 'filling', free: 1 });
    expect(standOf(table({ phase: 'open', seats: [ada] }))).toEqual({ is: 'ready' });
  });
  it('is won, lost, or over', () => {
    const ended = (you: number) => standOf(table({ phase: 'over', you, result: { places: [1, 2], scores: [3, 4] } }));
    expect(ended(0)).toEqual({ is: 'won' });
    expect(ended(1)).toEqual({ is: 'place', place: 2 });
    expect(standOf(table({ phase: 'over' }))).toEqual({ is: 'over' });
  });
  it('was given up, whoever won in that seat', () => {
    expect(standOf(table({ phase: 'over', gave_up: true, result: { places: [1, 2], scores: [3, 4] } }))).toEqual({ is: 'gave-up' });
    expect(standOf(table({ gave_up: true, waits: [0] }))).toEqual({ is: 'gave-up' });
  });
});

describe('the slate', () => {
  const over = Array.from({ length: 5 }, (_, i) => table({ id: `over ${i}`, phase: 'over' }));
  const live = Array.from({ length: 5 }, (_, i) => table({ id: `live ${i}`, waits: [i === 3 ? 0 : 1] }));
  it('shows every table that is not over, your turn first, and at least the last match', () => {
    expect(pick([...live, ...over]).map(({ id }) => id)).toEqual(['live 3', 'live 0', 'live 1', 'live 2', 'live 4', 'over 0']);
    expect(pick([...live.slice(0, 1), ...over]).map(({ id }) => id)).toEqual(['live 0', 'over 0', 'over 1', 'over 2']);
  });
  it('has the matches that ended last, whoever keeps them', () => {
    const ended = (id: string, since_s: number) => table({ id, phase: 'over', since_s });
    const [onDevice, inHouse] = [[ended('pocket-a', 40), ended('pocket-b', 10)], [1, 2, 3].map((n) => ended(`house ${n}`, 50 - 10 * n))];
    expect(pick([...onDevice, ...inHouse]).map(({ id }) => id)).toEqual(['pocket-a', 'house 1', 'house 2', 'house 3']);
  });
});
