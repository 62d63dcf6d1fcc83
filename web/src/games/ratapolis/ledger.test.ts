import { describe, expect, it } from 'vitest';
import type { Notice, Sight } from '../../wire/ratapolis';
import { counted, falls, huntOf, sidesOf, ties, valuesIn } from './ledger';
import { roundBefore } from './sums';
import { cityOf, playerWith, scoreWith, sightWith } from './samples';

const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const of = (scores: readonly ReturnType<typeof scoreWith>[], change: Partial<Sight> = {}): Sight =>
  sightWith({
    players: scores.map((score, seat) => playerWith({ colour: (['red', 'blue', 'yellow', 'green'] as const)[seat] ?? 'red', score })),
    ...change,
  });

it('the round before is what came and what died in it, of one family', () => {
  const began = (round: number): Notice => ({ what: 'round_began', round, mark: 'open', last: false });
  const lost = (colour: 'red' | 'blue', rats: number): Notice => ({ what: 'lost', colour, tile: 'O', rats, cause: 'cats' });
  const born = (seat: number): Notice => ({ what: 'born', slot: 1, seat, tile: 'D' });
  const rounds = [
    began(1),
    lost('red', 4),
    began(2),
    born(0),
    born(1),
    { what: 'market', seat: 0, brought: true } as const,
    lost('red', 1),
  ];
  const history = told(...rounds, lost('blue', 2), lost('red', 2), began(3), lost('red', 9));
  expect(roundBefore(history, 0, 'red')).toEqual({ came: 2, died: 3 });
  expect(roundBefore(history, 1, 'blue')).toEqual({ came: 1, died: 2 });
  expect(roundBefore(told(began(1), lost('red', 4)), 0, 'red')).toBeNull();
});

describe('the count', () => {
  // EX-09 of the rules file.
  const scores = [
    scoreWith({ buildings: 24, tokens: 2, rats: 6 }),
    scoreWith({ buildings: 16, rats: 5 }),
    scoreWith({ buildings: 22, tokens: 1, rats: 6 }),
  ];
  it('adds everything up, the best first', () => {
    expect(counted(of(scores), [1, 3, 2]).map(({ seat, cheese }) => [seat, cheese])).toEqual([
      [0, 26],
      [2, 23],
      [1, 16],
    ]);
    expect(counted(of(scores), null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('sorts rats in buildings by what they are worth, and leaves out the fallen and the outdoors', () => {
    const red = (count: number) => [
      { colour: 'red' as const, count },
      { colour: 'blue' as const, count: 1 },
    ];
    const city = cityOf(['DKEEVV', 'AAAQQQ'], { orange: ['A'] }).map((plot) => ({ ...plot, rats: red(2), present: plot.plot !== 'K' }));
    const lines = counted(of(scores, { city }), null);
    expect(lines[0]?.worth).toEqual({ 5: 2, 4: 2, 3: 2, 2: 2 });
    expect(lines[1]?.worth).toEqual({ 5: 1, 4: 1, 3: 1, 2: 1 });
    expect(valuesIn(lines)).toEqual([5, 4, 3, 2]);
  });
  it('lays partners side by side', () => {
    const sight = of([...scores, scoreWith({ buildings: 10, rats: 2 })]);
    const paired: Sight = { ...sight, teams: true, players: sight.players.map((player, seat) => ({ ...player, partner: seat ^ 2 })) };
    expect(sidesOf(paired, [1, 2, 1, 2])).toEqual([
      { seats: [0, 2], place: 1, cheese: 49, rats: 12 },
      { seats: [1, 3], place: 2, cheese: 26, rats: 7 },
    ]);
    expect(counted(paired, [2, 1, 2, 1]).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  });
});

describe('Balthus', () => {
  it('stands against all rats together (EX-21)', () => {
    const sight = of(
      [scoreWith({ hunted: 66 }), scoreWith({ buildings: 21 }), scoreWith({ buildings: 18 }), scoreWith({ buildings: 25 })],
      { balthus: 0 },
    );
    expect(huntOf(sight)).toEqual({ hunted: 66, rats: 64 });
    expect(huntOf(sightWith())).toBeNull();
  });
  it('is in no tie', () => {
    const sight = of([scoreWith({ hunted: 20 }), scoreWith({ buildings: 20 })], { balthus: 0 });
    expect(ties(sight, [1, 2])).toEqual([]);
  });
});

describe('ties', () => {
  const equal = (...rats: number[]): Sight => of(rats.map((n) => scoreWith({ buildings: 12, rats: n })));
  it('are broken by rats in the city, or not at all', () => {
    expect(ties(equal(4, 5), [2, 1])).toMatchObject([{ cheese: 12, by: 'rats', sides: [{ seats: [1] }, { seats: [0] }] }]);
    expect(ties(equal(4, 4), [1, 1])).toMatchObject([{ cheese: 12, by: 'nothing' }]);
  });
  it('are none before the end', () => expect(ties(equal(4, 4), null)).toEqual([]));
});

describe('how the city fell', () => {
  const began = (round: number): Notice => ({ what: 'round_began', round, mark: 'open', last: false });
  it('has a line a round, with the card that stood and everybody’s losses', () => {
    const history = told(
      began(1),
      { what: 'lost', colour: 'red', tile: 'O', rats: 1, cause: 'attack' },
      { what: 'cat_card', card: 'T' },
      { what: 'refused', seat: 0, card: 'T' },
      { what: 'cat_card', card: 'K' },
      { what: 'lost', colour: 'red', tile: 'K', rats: 2, cause: 'cats' },
      { what: 'lost', colour: 'blue', tile: 'K', rats: 1, cause: 'cats' },
      { what: 'removed', tile: 'K' },
      began(2),
      { what: 'removed', tile: '3' },
      { what: 'cat_card', card: 'G' },
      { what: 'token_lost', tile: 'G' },
      began(3),
      { what: 'cat_card', card: 'A' },
      { what: 'removed', tile: 'A' },
      { what: 'token_lost', tile: 'A' },
      began(5),
      { what: 'cat_card', card: 'D' },
      { what: 'nothing_removed', card: 'D' },
    );
    expect(falls(history)).toEqual([
      { round: 1, card: 'K', fate: 'fell', lost: { red: 3, blue: 1 } },
      { round: 2, card: 'G', fate: 'token', lost: {} },
      { round: 3, card: 'A', fate: 'fell', lost: {} },
      { round: 5, card: 'D', fate: 'nothing', lost: {} },
    ]);
  });
});
