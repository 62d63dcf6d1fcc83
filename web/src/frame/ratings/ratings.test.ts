import { describe, expect, it } from 'vitest';
import type { CurvePoint, MyGame } from '../../wire';
import { bars } from './counted';
import { against, wouldCount } from './counts';
import { MyStrength } from './mine.svelte';
import { apart, marks, part, percent, signed, spanOver } from './scale';
import { standAmong, starsOf, type Star } from './stars';
import { band, changes, heightOf, line, path, spanOf, starsWithin, wayOf } from './way';

const stars: readonly Star[] = [
  { bot: 'random', points: 600 },
  { bot: 'greedy', points: 1200 },
  { bot: 'rulebook', points: 1500 },
  { bot: 'search-100', points: 1700 },
];
const at = (matches: number, points: number, doubt: number, ended_s = matches * 100): CurvePoint => ({ matches, points, doubt, ended_s });

describe('the fixed stars', () => {
  it('are those who were measured, from the weakest on', () => {
    const bot = (bot: string, points: number | null) => ({ bot, points, about: '', level: 'evening' as const });
    expect(starsOf({ bots: [bot('b', 1500), bot('a', 900), bot('c', null)] })).toEqual([
      { bot: 'a', points: 900 },
      { bot: 'b', points: 1500 },
    ]);
    expect(starsOf(undefined)).toEqual([]);
  });
  it('tell how strong somebody is', () => {
    const stand = (points: number, doubt = 60) => standAmong(stars, { points, doubt });
    expect(stand(1540)).toEqual({ is: 'like', bot: 'rulebook' });
    expect(stand(1550)).toEqual({ is: 'like', bot: 'rulebook' });
    expect(stand(1600)).toEqual({ is: 'between', below: 'rulebook', above: 'search-100' });
    expect(stand(1800)).toEqual({ is: 'above', bot: 'search-100' });
    expect(stand(400)).toEqual({ is: 'below', bot: 'random' });
    expect(stand(1500, 151)).toEqual({ is: 'unsure' });
    expect(standAmong([], { points: 1500, doubt: 10 })).toEqual({ is: 'unsure' });
  });
});

describe('a scale', () => {
  it('has air at both ends, and never makes mountains of molehills', () => {
    expect(spanOver([1000, 2000])).toEqual({ low: 960, high: 2040 });
    expect(spanOver([1500])).toEqual({ low: 1350, high: 1650 });
    expect(spanOver([])).toEqual({ low: 1200, high: 1800 });
  });
  it('has round marks, not too many', () => {
    expect(marks({ low: 1351, high: 1649 })).toEqual([1400, 1500, 1600]);
    expect(marks({ low: 1400, high: 1600 })).toEqual([1400, 1450, 1500, 1550, 1600]);
    expect(marks({ low: 200, high: 2300 })).toEqual([500, 1000, 1500, 2000]);
  });
  it('keeps what lies beyond at its ends', () => {
    expect([900, 1500, 3000].map((points) => part({ low: 1000, high: 2000 }, points))).toEqual([0, 0.5, 1]);
    expect(percent({ low: 1000, high: 2000 }, 1234)).toBe('23.40%');
  });
  it('moves names apart and keeps them on the slate, each beside its own', () => {
    expect(apart([10, 100], 20, 200)).toEqual([10, 100]);
    expect(apart([105, 100, 102], 20, 200)).toEqual([140, 100, 120]);
    expect(apart([195, 198], 20, 200)).toEqual([180, 200]);
    expect(apart([5, 5, 5, 5, 5], 20, 40)).toEqual([0, 10, 20, 30, 40]);
    expect(apart([], 20, 200)).toEqual([]);
  });
  it('writes a loss with the sign of one', () => expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0']));
});

describe('a way', () => {
  const field = { wide: 200, high: 100 };
  const span = { low: 1000, high: 2000 };
  it('begins where everybody does, unless its beginning was left out', () => {
    expect(wayOf([at(1, 1600, 400)])[0]).toEqual({ matches: 0, points: 1500, doubt: 500 });
    expect(wayOf([at(3, 1600, 90), at(6, 1620, 80)]).map(({ matches }) => matches)).toEqual([3, 6]);
    expect(wayOf([])).toEqual([]);
  });
  it('goes from edge to edge by the number of the match, and up is better', () => {
    expect(line(wayOf([at(1, 1750, 300), at(2, 1250, 200)]), span, field)).toEqual([
      [0, 50],
      [100, 25],
      [200, 75],
    ]);
    expect(line([at(5, 1500, 100), at(6, 1600, 100), at(9, 1500, 100)], span, field).map(([x]) => x)).toEqual([0, 50, 200]);
  });
  it('has a band of one doubt on each side, cut off at the edges', () => {
    expect(band([at(1, 1500, 100), at(2, 1900, 200)], span, field)).toEqual([
      [0, 40],
      [200, 0],
      [200, 30],
      [0, 60],
    ]);
  });
  it('shows all of itself, the doubt of today and the next star on either side', () => {
    const seen = spanOf([at(9, 1450, 90), at(10, 1420, 80)], stars);
    expect(seen).toEqual({ low: 1160, high: 1540 });
    expect(starsWithin(seen, stars).map(({ bot }) => bot)).toEqual(['greedy', 'rulebook']);
    // whoever has played once is not drawn on a scale of a thousand points
    expect(spanOf([at(1, 1700, 420)], stars)).toEqual({ low: 1410, high: 1990 });
    expect(spanOf([], stars)).toEqual({ low: 560, high: 1740 });
  });
  it('is written as a path', () => {
    expect(
      path([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe('M0.0 1.0L2.0 3.3');
    expect(heightOf(span, field, 1250)).toBe(75);
  });
});

describe('what a match changed', () => {
  it('is told by when it ended', () => {
    expect([...changes([at(1, 1620, 400), at(2, 1590, 350)])]).toEqual([
      [100, { from: 1500, to: 1620, by: 120 }],
      [200, { from: 1620, to: 1590, by: -30 }],
    ]);
  });
  it('is not made up where steps were left out, or where two ended in one second', () => {
    expect([...changes([at(3, 1500, 90), at(6, 1540, 80)])]).toEqual([]);
    expect([...changes([at(1, 1620, 400, 7), at(2, 1590, 350, 7)])]).toEqual([]);
  });
});

describe('places', () => {
  it('have a bar for each size of table, with a part for every place', () => {
    expect(
      bars([
        { players: 4, place: 1, times: 3 },
        { players: 2, place: 2, times: 5 },
        { players: 4, place: 3, times: 1 },
      ]),
    ).toEqual([
      {
        players: 2,
        matches: 5,
        places: [
          { place: 1, times: 0 },
          { place: 2, times: 5 },
        ],
      },
      {
        players: 4,
        matches: 4,
        places: [
          { place: 1, times: 3 },
          { place: 2, times: 0 },
          { place: 3, times: 1 },
          { place: 4, times: 0 },
        ],
      },
    ]);
  });
});

describe('a table that is being laid', () => {
  const draft = { position: false, box: false, hints: null, values: {}, rated: null, public: false };
  it('counts where it is open to all, or where somebody says so', () => {
    expect(wouldCount(draft)).toBe(false);
    expect(wouldCount({ ...draft, rated: true })).toBe(true);
    expect(wouldCount({ ...draft, public: true })).toBe(true);
    expect(wouldCount({ ...draft, public: true, rated: false })).toBe(false);
  });
  it('does not count with what a rated match does not have, whatever was said', () => {
    for (const [part, why] of [
      [{ position: true }, 'position'],
      [{ box: true }, 'changed_box'],
      [{ hints: true }, 'hints'],
      [{ values: { memory_aid: true } }, 'memory_aid'],
    ] as const) {
      expect(against({ ...draft, ...part })).toBe(why);
      expect(wouldCount({ ...draft, ...part, rated: true, public: true })).toBe(false);
    }
    expect(against({ ...draft, hints: false, values: { memory_aid: false } })).toBeNull();
  });
});

describe('one’s own ratings', () => {
  const rating = (points: number, last_s: number) => ({ points, doubt: 90, matches: 2, last_s });
  const house = () => ({
    ratings: () =>
      Promise.resolve({
        games: [
          { game: 'ratland', rating: rating(1600, 200) },
          { game: 'ratapolis', rating: rating(1400, 900) },
        ],
      }),
    game: (game: string) =>
      Promise.resolve({
        game,
        rating: null,
        curve: [at(1, 1580, 300), at(2, 1600, 90)],
        places: [],
        gave_up: 0,
        against: [],
        best: [],
      } as MyGame),
  });
  it('begin with the game that was played last, and tell what each match changed', async () => {
    const mine = new MyStrength(house());
    await mine.open();
    expect(mine.latest).toBe('ratapolis');
    expect(mine.changedBy({ game: 'ratland', since_s: 200 })?.by).toBe(20);
    expect(mine.changedBy({ game: 'ratland', since_s: 201 })).toBeUndefined();
    expect(mine.changedBy({ game: 'rattus-cartus', since_s: 200 })).toBeUndefined();
  });
  it('of nobody are none, also if somebody’s are still on their way', async () => {
    const mine = new MyStrength(house());
    await Promise.all([mine.open(), mine.open(false)]);
    expect([mine.latest, mine.of('ratland')]).toEqual([undefined, undefined]);
  });
});
