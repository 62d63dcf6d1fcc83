import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Notice } from '../../wire/ratland';
import { logLine } from './log';
import { colours } from './pieces';
import { everyNotice } from './samples';
import { colourWords } from './words';

const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
const told = (notice: Notice, you: number | null = 0): string => logLine(notice, { seats, you })?.text ?? '';
const every = Object.keys(languages) as Lang[];

/** What is told otherwise when it is refused, none, or too much for the supply. */
const otherwise: readonly Notice[] = [
  { what: 'holy_rat', seat: 1, taken: false },
  { what: 'ran', seat: 1, moves: [] },
  { what: 'ninja', seat: 1, tunnel: 'right', used: false },
  { what: 'attacked', by: 1, tunnel: 'right', on: 0, strength: 2, defence: 2, stolen: 0 },
  { what: 'born', seat: 1, born: 1, wanted: 3 },
  { what: 'added', seat: 1, area: 'dump', colour: null },
  { what: 'drew', seat: 1, area: 'dump', pieces: {} },
  { what: 'put_back', seat: 1, colour: null },
  { what: 'paid', seat: 1, cheese: 1, owed: 1, why: 'abundance' },
  { what: 'paid', seat: 1, cheese: 1, owed: 1, why: 'explorers' },
  { what: 'paid', seat: 1, cheese: 1, owed: 3, why: 'strategists' },
  { what: 'hit', seat: 1, colour: 'black', from: 'dump', to: 'supply' },
  { what: 'hit', seat: 1, colour: 'blue', from: 'both', to: 'lost' },
  { what: 'swapped', seat: 1, pairs: 0, whites: 0, cheese: 0 },
  { what: 'lecter', seat: 1, rat: null },
  { what: 'lecter', seat: 1, rat: 'infirmary' },
  { what: 'fed', seat: 1, fed: 0, cost: 0, paid: 0 },
  { what: 'fed', seat: 1, fed: 3, cost: 0, paid: 0 },
  { what: 'fed', seat: 1, fed: 9, cost: 3, paid: 1 },
  { what: 'starved', seat: 1, deaths: 1, from_infirmary: 0 },
  { what: 'alchemy', seat: 1, rats: 0 },
  { what: 'looked', seat: 1, event: 'drunk', food: [3, 0] },
  { what: 'over', standing: { places: [1, 1, 3], scores: [10, 10, -1] } },
];

beforeAll(() => bring('ratland'));
afterEach(() => speak('en'));

describe('the log', () => {
  it.each(every)('tells of everything in %s', async (lang) => {
    await speak(lang);
    const texts = [...Object.values(everyNotice), ...otherwise].map((notice) => {
      const text = told(notice);
      expect(text, notice.what).toBeTruthy();
      expect(text, notice.what).not.toMatch(/land-|[{}$]|undefined|null/);
      if ('seat' in notice) expect(text).toContain('Bo');
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('tells each of the own cards only', () => {
    expect(told(everyNotice.clans_dealt)).toContain('Ninjas and Family');
    expect(told(everyNotice.clans_dealt, 1)).not.toContain('Ninjas');
    expect(told(everyNotice.boards_chosen)).toContain('Aggressive');
    expect(told(everyNotice.boards_chosen, null)).not.toContain('Aggressive');
    expect(told({ what: 'looked', seat: 1, event: 'drunk', food: [3, 0] })).toBe('Bo looks at what comes next: Drunk, food 3.');
    expect(told({ what: 'looked', seat: 1, event: null, food: [null, null] })).toBe('Bo looks at what comes next.');
  });

  it('keeps what the screens hid, place by place', () => {
    expect(told(everyNotice.deployed)).toBe(
      'The screens lift. Ada: Dump 2, Left tunnel 1, Pantry 3, Nursery 1; ' +
        'Bo: Dump 2, Left tunnel 1, Pantry 3, Nursery 1, 1 cheese hidden; Cy: nobody.',
    );
  });

  it('says what was forfeited only where the supply was empty', () => {
    expect(told(everyNotice.paid)).toBe('Bo brings home 2 cheeses.');
    expect(told({ ...everyNotice.paid, cheese: 1, owed: 3 })).toBe(
      'Bo brings home 1 cheese. The supply is empty: 2 cheeses are forfeited.',
    );
  });

  it('names both cards of a large table, and one of a small', () => {
    expect(told(everyNotice.food_revealed)).toMatch(/^Food 1\./);
    expect(told({ ...everyNotice.food_revealed, cards: [4, 4] })).toMatch(/^Food 4 \+ 4\./);
  });

  it('counts rats as Russians do', async () => {
    await speak('ru');
    expect([1, 2, 5, 21, 22].map((born) => told({ what: 'born', seat: 1, born, wanted: born }))).toEqual([
      'Bo: родилась 1 крыса.',
      'Bo: родились 2 крысы.',
      'Bo: родилось 5 крыс.',
      'Bo: родилась 21 крыса.',
      'Bo: родились 22 крысы.',
    ]);
    expect(told({ what: 'drew', seat: 1, area: 'dump', pieces: { yellow: 1, white: 3, blue: 5 } })).toBe(
      'Bo тянет на свалке: 1 жёлтый, 3 белых, 5 синих.',
    );
  });

  it.each(every)('calls a piece in %s what the legend calls it', async (lang) => {
    await speak(lang);
    for (const colour of colours) {
      const name = t(colourWords[colour].name).split(' ')[0] ?? '?';
      for (const notice of [
        { ...everyNotice.put_back, colour },
        { ...everyNotice.added, colour },
        { ...everyNotice.hit, colour },
        { ...everyNotice.drew, pieces: { [colour]: 1 } },
      ])
        expect(told(notice)).toMatch(new RegExp(`1 ${name}[.,]`));
    }
  });

  it('says when there was no more to steal (LAND-46)', () => {
    const robbed = (strength: number, stolen: number) => told({ ...everyNotice.attacked, strength, stolen });
    expect(robbed(4, 2)).toBe('Bo attacks Cy from the left tunnel: 4 against 2, 2 cheeses stolen.');
    expect(robbed(5, 1)).toBe('Bo attacks Cy from the left tunnel: 5 against 2, 1 cheese stolen. There was no more to take.');
    expect(robbed(3, 0)).toContain('There was no more to take.');
    expect(robbed(2, 0)).toMatch(/nothing stolen\.$/);
  });

  it('begins no round that the End card ends (LAND-31, LAND-109)', () => {
    const begun = (card: 'drunk' | 'end_of_game') =>
      logLine(everyNotice.round_began, {
        seats,
        you: 0,
        history: [everyNotice.round_began, { what: 'event_revealed' as const, card }].map((notice, number) => ({ number, notice })),
      });
    expect(begun('drunk')?.text).toContain('Round 2');
    expect(begun('end_of_game')).toBeNull();
  });

  it('puts no name in German and French where it would need a case', async () => {
    const named = ['Der Weise', 'Die Andere', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
    for (const lang of ['de', 'fr'] as const) {
      await speak(lang);
      for (const notice of Object.values(everyNotice))
        expect(logLine(notice, { seats: named, you: 0 })?.text ?? '').not.toMatch(/ (von|bei|zu|de|à|chez) D(er|ie) (Weise|Andere)/);
    }
  });

  it('crowns whoever is first, or all of them', () => {
    expect(told(everyNotice.over)).toBe('The game is over. Ada: 10 points; Bo: 12 points; Cy: 8 points. Bo wins.');
    expect(told({ what: 'over', standing: { places: [1, 1, 3], scores: [10, 10, -1] } })).toContain('Ada, Bo share the win.');
  });
});
