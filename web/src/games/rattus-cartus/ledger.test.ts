import { describe, expect, it } from 'vitest';
import type { Notice, Sight } from '../../wire/rattus-cartus';
import { counted, nunsIn, pays, ratStories, standingOf, ties } from './ledger';
import { playerWith, scoreWith, sightWith } from './samples';

const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));

/** The full scoring of the rules file, example O10. */
const tracks: Sight['tracks'] = [
  [
    { seat: 0, influence: 6 },
    { seat: 1, influence: 6 },
    { seat: 2, influence: 2 },
  ],
  [
    { seat: 1, influence: 4 },
    { seat: 2, influence: 1 },
  ],
  [{ seat: 0, influence: 3 }],
  [],
  [
    { seat: 2, influence: 5 },
    { seat: 1, influence: 5 },
    { seat: 0, influence: 2 },
  ],
  [
    { seat: 1, influence: 7 },
    { seat: 2, influence: 3 },
    { seat: 0, influence: 1 },
  ],
];
const scores = [
  scoreWith({ influence: [10, 0, 10, 0, 2, 2], followers: 1, passes: 1, gold: 6, palace: 2 }),
  scoreWith({ influence: [5, 10, 0, 0, 5, 10], followers: 1, passes: 1, gold: 1 }),
  scoreWith({ influence: [2, 5, 0, 0, 10, 5], swords: 2, passes: 1, gold: 1, palace: 3 }),
];
it('before the end the ranks count as they stand, and the Palace; hands do not', () => {
  const open = playerWith({ influence: [10, 0, 5, 0, 0, 2], points: 3, score: null });
  expect(standingOf(open)).toBe(20);
  expect(counted(sightWith({ tracks, players: [open] }), null)[0]).toMatchObject({ points: 20, hand: null });
});

it('says what a place on a track pays, as the rules counted it; the third place needs a third player (CART-127)', () => {
  for (const [of, discs] of tracks.entries())
    expect(discs.map((_, place) => pays(3)[place])).toEqual(discs.map(({ seat }) => scores[seat]?.influence[of]));
  expect(pays(2)).toEqual([10, 5]);
});

it('in the end everything counts', () => {
  expect(scores.map((score) => standingOf(playerWith({ score, points: score.palace })))).toEqual([34, 33, 29]);
});

const ended = (rats: readonly number[], dead: readonly number[] = []): Sight =>
  sightWith({
    tracks,
    players: scores.map((score, seat) => playerWith({ score, points: score.palace, rats: rats[seat] ?? 0, dead: dead.includes(seat) })),
  });

describe('the count', () => {
  it('adds tracks, hand and Palace up, the best first', () => {
    const lines = counted(ended([8, 9, 12], [2]), [1, 2, 3]);
    expect(lines.map(({ points }) => points)).toEqual([34, 33, 29]);
    expect(lines[0]).toMatchObject({ seat: 0, place: 1, rats: 8, dead: false, hand: { followers: 1, gold: 6 } });
    expect(counted(ended([8, 12, 9], [1]), [1, 3, 2]).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });
  it('counts the tracks as they lie, also before the end', () => {
    const now = counted(
      sightWith({ tracks, players: [2, 0, 3].map((points, seat) => playerWith({ points, influence: scores[seat]!.influence })) }),
      null,
    );
    for (const [seat, { tracks: own, hand }] of now.entries()) {
      expect(own.map(({ points }) => points)).toEqual(scores[seat]?.influence);
      expect(hand).toBeNull();
    }
    expect(now[1]?.tracks[4]).toEqual({ influence: 5, points: 5 });
    expect(now.map(({ points, place }) => [points, place])).toEqual([
      [26, null],
      [30, null],
      [25, null],
    ]);
  });
});

describe('the plague', () => {
  it('has no threshold before every nun is turned', () => {
    expect(nunsIn(sightWith({ nuns: ['king4', 'monk0', null, 'witch3', 'peasant1'] }))).toBeNull();
    expect(nunsIn(sightWith({ nuns: ['king4', 'monk0', 'witch2', 'witch3', 'peasant1'] }))).toBe(10);
  });
});

describe('ties', () => {
  const equal = (rats: readonly number[], dead: readonly number[] = []): Sight =>
    sightWith({
      players: rats.map((n, seat) => playerWith({ score: scoreWith({ palace: 7 }), points: 7, rats: n, dead: dead.includes(seat) })),
    });
  it('are broken by fewer rats, or not at all', () => {
    expect(ties(counted(equal([9, 4]), [2, 1]))).toMatchObject([{ points: 7, by: 'rats', lines: [{ seat: 1 }, { seat: 0 }] }]);
    expect(ties(counted(equal([4, 4]), [1, 1]))).toMatchObject([{ points: 7, by: 'nothing' }]);
  });
  it('are no matter to the dead, nor before the end', () => {
    expect(ties(counted(equal([4, 20], [1]), [1, 2]))).toEqual([]);
    expect(ties(counted(equal([4, 4]), null))).toEqual([]);
  });
});

describe('the story of the rats', () => {
  const history = told(
    { what: 'gained_influence', seat: 0, class: 'magic', influence: 4, rats: 3 },
    { what: 'gained_influence', seat: 1, class: 'magic', influence: 1, rats: 0 },
    { what: 'rat_followed', from: 0, to: 1 },
    { what: 'discarded_rats', seat: 0, count: 2 },
    { what: 'discarded_rats', seat: 1, count: 1 },
  );
  it('adds up from the ten of the start', () => {
    expect(ratStories(sightWith({ players: [playerWith({ rats: 10 }), playerWith({ rats: 10 })] }), history)).toEqual([
      { start: 10, came: 3, followed: 0, led: 1, discarded: 2, left: 10 },
      { start: 10, came: 0, followed: 1, led: 0, discarded: 1, left: 10 },
    ]);
  });
  it('is not told while rats are hidden', () => {
    expect(ratStories(sightWith(), history)).toBeNull();
  });
});
