import { describe, expect, it } from 'vitest';
import type { Notice } from '../../wire/ratland';
import { counted, stories, ties } from './ledger';
import { sewerWith, sightWith } from './samples';

const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const home = (n: number) => [0, 0, 0, 0, 0, n, 0, 0];

describe('the count', () => {
  it('is of all that live, wherever they are, less the graveyard', () => {
    const [line] = counted(
      sightWith({ sewers: [sewerWith({ rats: [1, 2, 0, 0, 0, 3, 0, 0], infirmary: 2, lost: 1, graveyard: 4 })] }),
      [1],
    );
    expect(line).toMatchObject({ place: 1, home: 6, infirmary: 2, lost: 1, graveyard: 4, points: 5 });
    expect(counted(sightWith({ sewers: [sewerWith({ rats: home(1), graveyard: 3 })] }), [1])[0]?.points).toBe(-2);
  });
  it('names the best first', () => {
    const sight = sightWith({ sewers: [8, 12, 10].map((n) => sewerWith({ rats: home(n) })) });
    expect(counted(sight, [3, 1, 2]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(counted(sight, null).map(({ seat, place }) => [seat, place])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
  });
  it('breaks ties by cheese, or not at all', () => {
    const sewers = (cheese: number) => [
      sewerWith({ rats: home(12), graveyard: 2, cheese: 1 }),
      sewerWith({ rats: home(10), cheese }),
      sewerWith({ rats: home(3) }),
    ];
    const [byCheese] = ties(counted(sightWith({ sewers: sewers(3) }), [2, 1, 3]));
    expect(byCheese).toMatchObject({
      points: 10,
      by: 'cheese',
      lines: [
        { seat: 1, cheese: 3 },
        { seat: 0, cheese: 1 },
      ],
    });
    expect(ties(counted(sightWith({ sewers: sewers(1) }), [1, 1, 3]))).toMatchObject([
      { by: 'nothing', lines: [{ seat: 0 }, { seat: 1 }] },
    ]);
    expect(ties(counted(sightWith({ sewers: sewers(1) }), null))).toEqual([]);
  });
});

describe('the story of a clan', () => {
  it('adds up from what it began with', () => {
    const history = told(
      { what: 'cousin_came', seat: 0 },
      { what: 'born', seat: 0, born: 3, wanted: 5 },
      { what: 'attacked', by: 0, tunnel: 'left', on: 1, strength: 3, defence: 1, stolen: 2 },
      { what: 'killed', seat: 0, place: 'left' },
      { what: 'hit', seat: 0, colour: 'black', from: 'city', to: 'supply' },
      { what: 'hit', seat: 0, colour: 'blue', from: 'city', to: 'lost' },
      { what: 'paid', seat: 0, cheese: 4, owed: 6, why: 'found' },
      { what: 'swapped', seat: 0, pairs: 1, whites: 0, cheese: 1 },
      { what: 'lecter', seat: 0, rat: 'infirmary' },
      { what: 'lecter', seat: 1, rat: null },
      { what: 'fed', seat: 0, fed: 7, cost: 3, paid: 3 },
      { what: 'starved', seat: 0, deaths: 2, from_infirmary: 0 },
      { what: 'alchemy', seat: 0, rats: 1 },
      { what: 'gave_for_music', from: 0, to: 1 },
      { what: 'went_over', from: 1, to: 0 },
      { what: 'holy_rat', seat: 0, taken: true },
    );
    const [own, other] = stories(
      sightWith({ sewers: [sewerWith({ rats: home(7), lost: 1, cheese: 5 }), sewerWith({ rats: home(6), cheese: 1 })] }),
      history,
    );
    expect(own).toEqual({
      rats: { start: 7, born: 3, joined: 3, gone: 3, starved: 2, living: 8 },
      cheese: { start: 2, found: 6, won: 2, given: 1, eaten: 4, left: 5 },
      raised: 1,
    });
    expect(other).toMatchObject({ rats: { start: 7, gone: 1, living: 6 }, cheese: { start: 2, won: 1, given: 2, left: 1 } });
  });
});
