import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, type Lang } from '../../i18n/index.svelte';
import type { Action, BoxInfo, BuildingCard, Sight } from '../../wire/rattus-cartus';
import { cellar } from '../../frame/state/cellar.svelte';
import { optionHelp, optionLabel, optionValue } from '../../frame/words/options';
import { buildingOf, buildings, buildingsOf, housesOf, toCome } from './buildings';
import { classes, heaps, isFollower, kindOf, nunsOf } from './cards';
import { about } from './help';
import boxText from './fixtures/box.json?raw';
import { offer } from './offer';
import { sightWith } from './samples';
import { actionText, cardList, cardTextOf, offerOf, privilegeList, withNuns } from './words';

const every = Object.keys(languages) as Lang[];
const box = JSON.parse(boxText) as BoxInfo;
const actions: readonly Action[] = box.buildings.flatMap(({ premium, standard }) => [premium, standard]);

beforeAll(async () => (cellar.take('rattus-cartus', offer), await bring('rattus-cartus'), bring('rattus-cartus-options')));
afterEach(() => speak('en'));

describe('cards', () => {
  it('are people with nuns, or special', () => {
    expect([kindOf('king4'), nunsOf('king4'), kindOf('gold'), nunsOf('gold')]).toEqual(['king', 4, 'gold', 0]);
    expect((['witch0', 'joker', 'sword', 'flute', 'pass', 'gold'] as const).map(isFollower)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('are listed by kind, whatever the nuns', () => {
    expect(heaps(['sword', 'king0', 'king4', 'monk1'])).toEqual([
      { kind: 'monk', n: 1 },
      { kind: 'king', n: 2 },
      { kind: 'sword', n: 1 },
    ]);
    expect(cardList(['sword', 'king0', 'king4', 'monk1'])).toBe('1 Monk, 2 Kings, 1 Sword');
    expect((['king0', 'monk1', 'sword', 'joker'] as const).map(withNuns)).toEqual(['King, no nuns', 'Monk, 1 nun', 'Sword', 'Joker']);
  });
});

describe('buildings', () => {
  it('have short names on their cards', () => {
    expect((['farm1', 'tower2', 'tent3', 'hut4', 'treasury5'] as const).map(buildingOf)).toEqual([
      'farm',
      'guard_tower',
      'fortune_tellers_tent',
      'pied_pipers_hut',
      'treasury',
    ]);
    expect(housesOf(['hut1', 'farm1', 'hut5'])).toEqual([
      { building: 'pied_pipers_hut', n: 2 },
      { building: 'farm', n: 1 },
    ]);
  });
  it('are two of each class', () => {
    expect(new Set(classes.flatMap((of) => buildingsOf[of])).size).toBe(12);
  });
  it.each(every)('say in %s what they offer', async (lang) => {
    await speak(lang);
    const texts = actions.map(actionText);
    for (const text of texts) expect(text).not.toMatch(/cart-|[{}$]|undefined/);
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('name each symbol of a privilege in the order of the rules', () => {
    expect(privilegeList({ cards: 2, rats: 1, looks: 0 })).toBe('draw 2 cards, discard 1 rat');
    expect(privilegeList({ cards: 0, rats: 0, looks: 2 })).toBe('look at 2 nun-row cards');
  });
});

describe('the last round', () => {
  const [farm] = sightWith().row;
  it('has a step for the premium action and nothing else (CART-118)', () => {
    if (!farm) return expect.fail();
    expect(offerOf(farm, false)).toMatchObject({ premium: 'Draw 4 population cards.', standard: 'Draw 2 population cards.' });
    expect(offerOf(farm, true)).toMatchObject({
      privilege: 'draw 4 cards',
      premium: '1 more influence, because this is the last round.',
      standard: 'None.',
    });
    expect(about('house-0', sightWith({ round: 9, rounds: 9 }))).not.toContain('Draw 4 population');
    expect(about('house-0', sightWith({ round: 8, rounds: 9 }))).toContain('Draw 4 population');
  });
});

describe('the aid', () => {
  it('names the buildings that are in play, with what may come of each', () => {
    const to_come: Sight['to_come'] = [3, null, 5, null, 5, null, 4, 0, 5, null, 5, null];
    expect(toCome({ to_come })).toEqual([
      { building: 'farm', left: 3 },
      { building: 'marketplace', left: 5 },
      { building: 'monastery', left: 5 },
      { building: 'castle', left: 4 },
      { building: 'guard_tower', left: 0 },
      { building: 'fortune_tellers_tent', left: 5 },
      { building: 'palace', left: 5 },
    ]);
    expect(box.buildings.map(({ building }) => building)).toEqual(buildings);
  });
  it('gives nothing for the second most Gold between two (CART-136)', () => {
    expect([2, 3, 5].map((players) => cardTextOf('gold', players))).toEqual([
      'cart-card-gold-text-two',
      'cart-card-gold-text',
      'cart-card-gold-text',
    ]);
    expect(cardTextOf('sword', 2)).toBe('cart-card-sword-text');
  });
});

describe('options', () => {
  const option = (name: string) => ({ name, help: name, help_key: `rattus-cartus-option-${name}` });
  const all = [
    'building_method',
    'agreed_peasantry',
    'agreed_bourgeoisie',
    'agreed_church',
    'agreed_chivalry',
    'agreed_magic',
    'agreed_royalty',
    'first_player',
    'guard_tower_with_two',
    'simultaneous_privileges',
    'all_dead',
    'guard_tower_protection',
  ];
  it.each(every)('are all named in %s', async (lang) => {
    await speak(lang);
    for (const name of all) {
      expect(optionLabel(option(name))).not.toMatch(new RegExp(`cart-|^${name}$`));
      expect(optionHelp(option(name))).not.toMatch(new RegExp(`cart-|^${name}$`));
    }
  });
  it('name each card that can be agreed on', async () => {
    const cards: readonly BuildingCard[] = ['castle1', 'tower5'];
    expect(cards.map((card) => optionValue(option('agreed_chivalry'), card))).toEqual(['Castle 1', 'Guard Tower 5']);
    expect(optionValue(option('agreed_chivalry'), 'castle1+castle3+tower5')).toBe('Castle 1, Castle 3, Guard Tower 5');
    await speak('de');
    expect(optionValue(option('agreed_magic'), 'hut2')).toBe('Hütte des Rattenfängers 2');
    expect(optionValue(option('first_player'), 'random')).toBe('Zufall');
  });
});
