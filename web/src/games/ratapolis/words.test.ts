import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Plot } from '../../wire/ratapolis';
import { advantageWords } from './advantages';
import { options } from './options';
import { rowsOf } from './samples';
import { admits, situationFor, situationIds } from './situations';
import { box } from './setup/box';
import { markAfter, marksOf, withSmallCity } from './setup/marks';
import { problemText } from './setup/problems';
import { deals, parts } from './topics';
import { actionText, buildingWords, plotIn, plotName, situationName } from './words';

const every = Object.keys(languages) as Lang[];
beforeAll(() =>
  Promise.all([
    bring('ratapolis'),
    bring('ratapolis-told'),
    bring('ratapolis-rules'),
    bring('ratapolis-setup'),
    bring('ratapolis-options'),
  ]),
);
afterEach(() => speak('en'));

describe('names', () => {
  it.each(every)('are there and differ in %s', async (lang) => {
    await speak(lang);
    const plots = [...Object.keys(buildingWords), 'V', 'W', 'Y', 'Z', '1', '7'] as Plot[];
    expect(new Set(plots.map((plot) => plotName(plot))).size).toBe(plots.length);
    for (const plot of plots) for (const text of [plotName(plot), plotIn(plot)]) expect(text).not.toMatch(/pol-|[{}$]/);
    expect(new Set(Object.values(advantageWords).map((key) => t(key))).size).toBe(10);
  });
  it('tell a tile by the face that is up, and a place by the tile that was turned', () => {
    expect([plotName('V', { face: 'V' }), plotName('V', { face: 'W' }), plotName('W', { face: 'V' })]).toEqual([
      'Small Fun fair (V)',
      'Small Park (V)',
      'Large Fun fair (W)',
    ]);
    expect([plotName('3'), plotName('3', { tile: 'M' }), plotIn('3', { tile: 'M' })]).toEqual([
      'place 3',
      'Post office (M)',
      'in the Post office (M)',
    ]);
  });
  it('say a plan as those know it who have turned a tile', () => {
    const action = { act: 'move', from: 'V', to: '3' } as const;
    expect(actionText(action)).toBe('Small Fun fair (V) → place 3');
    expect(actionText(action, (plot) => (plot === '3' ? { tile: 'M' } : { face: 'V' }))).toBe('Small Fun fair (V) → Post office (M)');
  });
  it('call a Situation that the page does not know by its letter', () =>
    expect([situationName('T'), situationName('X')]).toEqual(['Balthus takes a hand', 'Situation X']));
});

describe('the rules', () => {
  it.each(every)('have every part in %s', async (lang) => {
    await speak(lang);
    for (const { title, lines } of parts) for (const key of [title, ...lines]) expect(t(key), key).not.toMatch(/^pol-|[{}$]/);
  });
  it('number the five phases', () =>
    expect(parts.flatMap(({ id, phase }) => (phase ? [[phase, id]] : []))).toEqual([
      [1, 'hunt'],
      [2, 'planning'],
      [3, 'resolution'],
      [4, 'cats'],
      [5, 'advantages'],
    ]));
  it('deal as POL-26 has it', () => {
    expect(deals(box.info).map(({ early, late }) => [...early, ...late])).toEqual([
      [2, 1, 2, 0],
      [1, 2, 1, 1],
      [1, 1, 1, 0],
      [1, 0, 0, 4],
    ]);
  });
});

describe('the cheese of a score', () => {
  it('is counted as Russian counts', async () => {
    await speak('ru');
    expect([1, 3, 15, 31].map((n) => t('pol-count-cheese', { n }))).toEqual([
      '1 очко сыра',
      '3 очка сыра',
      '15 очков сыра',
      '31 очко сыра',
    ]);
  });
});

describe('Situations', () => {
  it('admit whom the rules admit (POL-01)', () => {
    const for_ = (seats: number) => situationIds.filter((id) => admits(id, seats)).join('');
    expect([2, 3, 4, 5, 6].map(for_)).toEqual(['baseABCFGHLS', 'baseABCFGHLST', 'baseABCFGHILST', 'baseABCFGHLT', 'T']);
  });
  it('give way to one that so many can play', () => {
    expect([situationFor('S', 4), situationFor('S', 5), situationFor('base', 6), situationFor('random', 6)]).toEqual([
      'S',
      'base',
      'T',
      'random',
    ]);
  });
  it('need the whole city where Balthus may hunt', () => {
    const city = (wish: string, situation: string, seats = 4) => options['ratapolis-option-city']?.fit?.(wish, { situation }, seats);
    expect(box.cities(true).map(({ id }) => id)).toEqual(['beginner_ru', 'B', 'C', 'I']);
    expect(box.cities(false)).toHaveLength(9);
    expect([city('A', 'T'), city('C', 'T'), city('A', 'base'), city('A', 'random'), city('A', 'random', 2)]).toEqual([
      'beginner_ru',
      'C',
      'A',
      'beginner_ru',
      'A',
    ]);
    const own = rowsOf('B').join('/');
    expect([city(own, 'T'), city(rowsOf('L').join('/'), 'T'), city(rowsOf('A').join('/'), 'T')]).toEqual([
      own,
      'beginner_ru',
      'beginner_ru',
    ]);
  });
  it('offer teams to four, and a city where it is chosen', () => {
    const applies = (name: string, situation: string, seats: number) =>
      options[`ratapolis-option-${name}`]?.applies?.({ situation }, seats);
    expect([applies('teams', 'B', 4), applies('teams', 'B', 3), applies('teams', 'T', 4)]).toEqual([true, false, false]);
    expect(['base', 'T', 'random', 'B'].map((id) => applies('city', id, 4))).toEqual([true, true, true, false]);
  });
});

describe('what is wrong with a city', () => {
  it('is said once for all of a kind', () => {
    expect(
      problemText([
        { problem: 'hole', row: 1, column: 1 },
        { problem: 'hole', row: 2, column: 1 },
        { problem: 'too_few_buildings', buildings: 3, least: 15 },
      ]),
    ).toBe('3 buildings; at least 15 are needed. 2 gaps in the rectangle.');
    expect(
      problemText([
        { problem: 'missing', tile: 'A' },
        { problem: 'no_outdoors', tile: 'Y' },
        { problem: 'missing', tile: 'T' },
      ]),
    ).toBe('With Balthus all twenty buildings are needed. Missing: Market (A), Hospital (T). With Balthus no outdoor tiles: Square (Y).');
    expect(problemText([{ problem: 'not_in_line', tile: 'A' }])).toBe('This city cannot be played.');
  });
});

describe('round cards', () => {
  const marked = (marks: Record<string, string>, small = false) => withSmallCity(marksOf(marks), small);
  it('go round', () => {
    expect(markAfter(marked({}), 0)).toBe('closed');
    expect(markAfter(marked({ mark_1: 'closed' }), 0)).toBe('no_attack');
    expect(markAfter(marked({ mark_1: 'one_attack' }), 0)).toBe('open');
  });
  it('are as many as the box has (POL-109)', () => {
    const three = { mark_1: 'no_attack', mark_2: 'no_attack', mark_3: 'no_attack' };
    expect(markAfter(marked({ ...three, mark_5: 'closed' }), 4)).toBe('one_attack');
    const six = { ...three, mark_4: 'closed', mark_5: 'closed', mark_6: 'closed' };
    expect(markAfter(marked(six), 6)).toBe('open');
    expect(markAfter(marked(three, true), 4)).toBe('closed');
    expect(markAfter(marked({ ...three, mark_5: 'one_attack' }, true), 5)).toBe('open');
  });
  it('close rounds 4 and 8 of a small city, whatever is wished (POL-182)', () => {
    expect(marked({ mark_4: 'no_attack' }, true)[3]).toEqual({ mark: 'closed', fixed: true });
  });
});
