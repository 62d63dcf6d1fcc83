import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, type Lang } from '../../i18n/index.svelte';
import type { Notice } from '../../wire/rattus-cartus';
import { logLine } from './log';
import { everyNotice } from './samples';

const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
const told = (notice: Notice, you: number | null = 0, ...before: readonly Notice[]): string =>
  logLine(notice, { seats, you, history: [...before, notice].map((one, number) => ({ number, notice: one })) })?.text ?? '';
const every = Object.keys(languages) as Lang[];

/** What is told otherwise when it is declined, nothing, or yours to know. */
const otherwise: readonly Notice[] = [
  { what: 'set_up', first: 1, buildings: [] },
  { what: 'dealt', hands: [null, null, null] },
  { what: 'round_began', round: 8, first: 1, last: true },
  { what: 'drew', seat: 1, count: 2, cards: ['knight0', 'knight3'] },
  { what: 'drew', seat: 1, count: 0, cards: null },
  { what: 'looked', seat: 1, place: 2, card: 'witch0' },
  { what: 'visited', seat: 1, position: 0, slot: 1, count: 0, cards: null },
  { what: 'visited', seat: 1, position: 0, slot: 1, count: 2, cards: ['peasant1', 'flute'] },
  { what: 'revealed', seat: 1, cards: [] },
  { what: 'gained_influence', seat: 1, class: 'church', influence: 2, rats: 0 },
  { what: 'gave', from: 1, to: 2, count: 1, cards: ['gold'] },
  { what: 'acted', seat: 1, building: 'hospital', premium: false, performed: true },
  { what: 'acted', seat: 1, building: 'hospital', premium: true, performed: false },
  { what: 'acted', seat: 1, building: 'hospital', premium: false, performed: false },
  { what: 'discarded_cards', seat: 1, cards: [] },
  { what: 'picked_up', seat: 1, count: 1, cards: ['pass'] },
  { what: 'plague', nuns: ['king4', 'monk0', 'witch2', 'witch3', 'peasant1'], rats: [10, 9, 0], dead: [] },
  { what: 'over', standing: { places: [1, 1, 3], scores: [10, 10, 1] } },
  { what: 'over', standing: { places: [3, 3, 3], scores: [10, 10, 1] } },
];

beforeAll(() => bring('rattus-cartus'));
afterEach(() => speak('en'));

describe('the log', () => {
  it.each(every)('tells of everything in %s', async (lang) => {
    await speak(lang);
    const texts = [...Object.values(everyNotice), ...otherwise].map((notice) => {
      const text = told(notice);
      expect(text, notice.what).toBeTruthy();
      expect(text, notice.what).not.toMatch(/cart-|score-points|[{}$]|undefined|null/);
      if ('seat' in notice) expect(text).toContain('Bo');
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('names the houses of the street, with their places only where two are alike', () => {
    const street: Notice = { what: 'row_revealed', row: ['farm1', 'castle3', 'castle2'] };
    expect(told(everyNotice.row_revealed)).toBe('In the street: Farm, Fortune-teller’s Tent, Guard Tower.');
    expect(told(street)).toBe('In the street: Farm, Castle no. 2, Castle no. 3.');
    expect(told(everyNotice.visited, 0, street)).toBe('Bo visits: Farm, slot 2, with 3 cards.');
    expect(told(everyNotice.chose_privilege, 0, street)).toBe('Bo takes a privilege: Castle no. 2.');
    expect(told(everyNotice.put_away, 0, street)).toBe('Done: Castle no. 2. The cards played there are put away.');
    expect(told(everyNotice.looked)).toBe('Bo looks at card 3 of the nun row.');
  });

  it('knows the house that came for another, and the street of this round from that of the last', () => {
    const alike: Notice = { what: 'row_revealed', row: ['farm1', 'farm2'] };
    const other: Notice = { what: 'replaced', replaced: 'farm2', card: 'hut1' };
    expect(told(everyNotice.chose_privilege, 0, alike, other)).toBe('Bo takes a privilege: Pied Piper’s Hut.');
    expect(told(everyNotice.visited, 0, alike, other)).toBe('Bo visits: Farm, slot 2, with 3 cards.');
    expect(told(everyNotice.visited, 0, alike, other, { what: 'row_revealed', row: ['palace1', 'farm3'] })).toBe(
      'Bo visits: Palace, slot 2, with 3 cards.',
    );
    expect(told(everyNotice.visited)).toBe('Bo visits: building no. 1, slot 2, with 3 cards.');
  });

  it('names a rat’s old and new home without bending the names', async () => {
    await speak('fr');
    expect(told(everyNotice.rat_followed)).toBe('La Flûte joue, un rat s’en va\u00a0: Bo → Cy.');
  });

  it('counts the cards of a building only where they are not all in play', () => {
    expect(told(everyNotice.set_up)).toContain('In play: Farm, 3 × Castle, 2 × Guard Tower.');
  });

  it('tells each of the own cards only', () => {
    expect(told(everyNotice.dealt)).toContain('1 Peasant, 2 Witches, 2 Kings');
    expect(told(everyNotice.dealt, 1)).not.toContain('Witch');
    expect(told(everyNotice.dealt, null)).not.toContain('Witch');
    expect(told({ ...everyNotice.drew, count: 2, cards: ['knight0', 'knight3'] })).toBe('Bo draws: 2 cards (2 Knights).');
    expect(told({ ...everyNotice.looked, card: 'witch1' })).toBe('Bo looks at card 3 of the nun row: Witch, 1 nun.');
  });

  it('adds the nuns up and names the dead', () => {
    expect(told(everyNotice.plague)).toBe(
      'The nun row is turned up: 4 + 0 + 2 + 3 + 1 = 10. Ada: 10 rats; Bo: 13 rats; Cy: no rats. The plague takes: Bo.',
    );
    expect(told(everyNotice.scored)).toBe('Before the plague: Ada: 19 points; Bo: 9 points; Cy: 1 point.');
  });

  it('crowns one, several, or nobody', () => {
    expect(told(everyNotice.over)).toBe('Ada inherits the throne.');
    expect(told({ what: 'over', standing: { places: [1, 1, 3], scores: [9, 9, 1] } })).toBe('Ada, Bo share the throne.');
    expect(told({ what: 'over', standing: { places: [3, 3, 3], scores: [9, 9, 1] } })).toBe('Nobody is left to take the throne.');
  });

  it.each<[Lang, readonly string[]]>([
    ['en', ['Bo discards 1 rat.', 'Bo discards 2 rats.', 'Bo discards 5 rats.']],
    ['ru', ['Bo сбрасывает 1 крысу.', 'Bo сбрасывает 2 крысы.', 'Bo сбрасывает 5 крыс.']],
    ['fr', ['Bo défausse 1 rat.', 'Bo défausse 2 rats.', 'Bo défausse 5 rats.']],
    ['de', ['Bo wirft 1 Ratte ab.', 'Bo wirft 2 Ratten ab.', 'Bo wirft 5 Ratten ab.']],
  ])('counts as one counts in %s', async (lang, lines) => {
    await speak(lang);
    expect([1, 2, 5].map((count) => told({ what: 'discarded_rats', seat: 1, count }))).toEqual(lines);
  });

  it('counts people as Russians do', async () => {
    await speak('ru');
    expect(
      told({
        what: 'revealed',
        seat: 1,
        cards: ['witch0', 'knight1', 'knight1', 'peasant0', 'peasant1', 'peasant2', 'peasant3', 'peasant4', 'sword', 'sword'],
      }),
    ).toBe('Bo открывает: 5 крестьян, 2 рыцаря, 1 ведьма, 2 меча.');
    expect([1, 3, 21].map((rats) => told({ ...everyNotice.gained_influence, rats }))).toEqual([
      'Bo: магия +3, и следом приходит 1 крыса.',
      'Bo: магия +3, и следом приходят 3 крысы.',
      'Bo: магия +3, и следом приходит 21 крыса.',
    ]);
  });
});
