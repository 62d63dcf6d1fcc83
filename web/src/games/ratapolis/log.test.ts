import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, type Lang } from '../../i18n/index.svelte';
import type { Notice } from '../../wire/ratapolis';
import { logLine } from './log';
import { everyNotice, scoreWith, sightWith } from './samples';

const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
const told = (notice: Notice, you: number | null = 0): string => logLine(notice, { seats, you })?.text ?? '';
const every = Object.keys(languages) as Lang[];

/** What is told otherwise when it is declined, in vain, or yours to know. */
const otherwise: readonly Notice[] = [
  { what: 'set_up', situation: 'base', colours: ['red', 'blue'], neutral: 'yellow', balthus: null, tokens: ['B', 'C', 'T'] },
  { what: 'set_up', situation: 'T', colours: [null, 'red', 'blue'], neutral: null, balthus: 0, tokens: ['A'] },
  { what: 'round_began', round: 7, mark: 'open', last: true },
  { what: 'round_began', round: 3, mark: 'one_attack', last: false },
  { what: 'round_began', round: 1, mark: 'no_attack', last: false },
  { what: 'dealt', hands: [null, null, null] },
  { what: 'laid', seat: 1, card: 'K' },
  { what: 'shown', seat: 1, to: 2, card: 'K' },
  { ...everyNotice.attacked, why: 'no_target' },
  { ...everyNotice.lost, cause: 'neutrals' },
  { ...everyNotice.lost, cause: 'trap', tile: '3' },
  { ...everyNotice.lost, cause: 'cats' },
  { ...everyNotice.lost, cause: 'neutral_strike' },
  { ...everyNotice.turned, trap: true },
  { ...everyNotice.moved, stayed: 1 },
  { ...everyNotice.moved, rats: 0, stayed: 3 },
  { ...everyNotice.came_to_nothing, action: { act: 'procreate', tile: 'D' } },
  { what: 'market', seat: 1, brought: false },
  { what: 'token', tile: 'S', seat: null },
  { what: 'over', standing: { places: [1, 1, 3], scores: [10, 10, 1] } },
];

beforeAll(() => bring('ratapolis'));
afterEach(() => speak('en'));

describe('the log', () => {
  it.each(every)('tells of everything in %s', async (lang) => {
    await speak(lang);
    const texts = [...Object.values(everyNotice), ...otherwise].map((notice) => {
      const text = told(notice);
      expect(text, notice.what).toBeTruthy();
      expect(text, notice.what).not.toMatch(/pol-|[{}$]|undefined|null|\.\.| {2}/);
      if ('seat' in notice && notice.seat !== null) expect(text).toContain('Bo');
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('tells who plays what', () => {
    expect(told(everyNotice.set_up)).toBe(
      'Downtown – Ada: red; Bo: blue; Cy: yellow. Advantages: Market (A), Hotel (F), Cheese shop (S), Hospital (T).',
    );
    expect(told(otherwise[0] as Notice)).toBe(
      'Base game – Ada: red; Bo: blue. Neutral: yellow. Advantages: Archives (B), Shooting range (C), Hospital (T).',
    );
    expect(told(otherwise[1] as Notice)).toContain('Ada: Balthus; Bo: red; Cy: blue.');
  });

  it('tells each of the own cards only, and an onlooker of those that are seen', () => {
    expect(told(everyNotice.dealt)).toBe('The hunt cards are dealt. Yours: Flower shop (K).');
    expect(told({ what: 'dealt', hands: [null, ['M'], null] }, 0)).not.toContain('Yours');
    expect(told({ what: 'dealt', hands: [['K'], ['M'], []] }, null)).toBe(
      'The hunt cards are dealt. Ada: Flower shop (K); Bo: Post office (M).',
    );
    expect(told(everyNotice.shown)).toBe('Bo shows Cy a card.');
    expect(told(everyNotice.laid)).not.toContain(':');
  });

  it('reads the sheets', () => {
    expect(told(everyNotice.revealed)).toBe(
      'All plans are shown. Ada: 1. attack blue in the Pharmacy (O), 2. Market (A) → Pharmacy (O); Bo: nothing; ' +
        'Cy: 1. procreate in the Bakery (D), 2. nothing.',
    );
  });

  it('says who finds no room', () => {
    expect(told({ ...everyNotice.moved, stayed: 1 })).toBe('Bo: Market (A) → Pharmacy (O), 2 rats. There was no room: 1 stays behind.');
    expect(told({ ...everyNotice.moved, rats: 0, stayed: 3 })).toBe('Bo: Market (A) → Pharmacy (O), but nobody finds room.');
    expect(logLine({ ...everyNotice.lost, cause: 'trap', rats: 0 }, { seats, you: 0 })).toBeNull();
  });

  it('calls a place by its number and an outdoor tile by the face that is up', () => {
    expect(told({ ...everyNotice.moved, from: 'V', to: '3' })).toBe('Bo: Small Fun fair (V) → place 3, 2 rats.');
    expect(told({ ...everyNotice.attacked, tile: 'W' })).toBe('Bo attacks red in the large Park (W).');
    const [first] = sightWith({}).city;
    const sight = sightWith({ city: first ? [{ ...first, plot: 'V', tile: 'V', face: 'W' }] : [] });
    expect(logLine({ ...everyNotice.moved, from: 'V', to: '3' }, { seats, you: 0, sight })?.text).toBe(
      'Bo: Small Park (V) → place 3, 2 rats.',
    );
  });

  it('calls a tile by its name as soon as it is turned, and not before (POL-154)', () => {
    const moved: Notice = { ...everyNotice.moved, from: '3', to: '4' };
    const history = [{ ...moved }, everyNotice.turned, moved, { ...everyNotice.turned, place: '4' as const, tile: 'K' as const }].map(
      (notice, i) => ({ number: i + 1, notice }),
    );
    const lines = history.map(({ notice }) => logLine(notice, { seats, you: 0, history })?.text);
    expect(lines[0]).toBe('Bo: place 3 → place 4, 2 rats.');
    expect(lines[2]).toBe('Bo: Post office (M) → place 4, 2 rats.');
  });

  it('says why the neutral rats strike, and when they hit nobody (POL-166, POL-167)', () => {
    const after = (...next: Notice[]): string | undefined =>
      logLine(everyNotice.strike_card, {
        seats,
        you: 0,
        history: [everyNotice.cat_card, everyNotice.strike_card, ...next].map((notice, number) => ({ number, notice })),
      })?.text;
    const struck = 'Bo has more rats in the city: the neutral rats strike. Second card: Library (E).';
    expect(after({ ...everyNotice.lost, cause: 'neutral_strike' })).toBe(struck);
    expect(after(everyNotice.token)).toBe(`${struck} It hits nobody.`);
    expect(after()).toBe(struck);
    expect(told(everyNotice.strike_card)).toBe(struck);
  });

  it('adds the cheese up', () => {
    expect(told(everyNotice.scored)).toBe('The count: Ada: 26 cheese; Bo: 16 cheese; Cy: 23 cheese.');
    expect(told({ what: 'scored', scores: [scoreWith({ buildings: 1, outdoors: 2, tokens: 3, captured: 4, fair: 10, hunted: 20 })] })).toBe(
      'The count: Ada: 40 cheese.',
    );
  });

  it.each<[Lang, readonly string[]]>([
    ['en', ['Lost in the Pharmacy (O): 1 red rat.', 'Lost in the Pharmacy (O): 2 red rats.', 'Lost in the Pharmacy (O): 5 red rats.']],
    ['ru', ['Потеря в Аптеке (O): 1 красная крыса.', 'Потеря в Аптеке (O): 2 красные крысы.', 'Потеря в Аптеке (O): 5 красных крыс.']],
    [
      'fr',
      [
        'Perte à la Pharmacie (O)\u00a0: 1 rat rouge.',
        'Perte à la Pharmacie (O)\u00a0: 2 rats rouges.',
        'Perte à la Pharmacie (O)\u00a0: 5 rats rouges.',
      ],
    ],
    [
      'de',
      [
        'Verlust in der Apotheke (O): 1 rote Ratte.',
        'Verlust in der Apotheke (O): 2 rote Ratten.',
        'Verlust in der Apotheke (O): 5 rote Ratten.',
      ],
    ],
  ])('counts as one counts in %s', async (lang, lines) => {
    await speak(lang);
    expect([1, 2, 5].map((rats) => told({ ...everyNotice.lost, rats }))).toEqual(lines);
  });
});
