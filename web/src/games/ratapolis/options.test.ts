import { beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { cellar } from '../../frame/state/cellar.svelte';
import type { OptionInfo } from '../../wire';
import { applies, isWithin, optionValue, ownRow, suited } from '../../frame/words/options';
import { offer } from './offer';

const option = (name: string, usual: string): OptionInfo => ({
  name,
  default: usual,
  help: '',
  help_key: `ratapolis-option-${name}`,
  only_if: null,
  kind: 'text',
  words: [],
  most: 64,
  form: '',
});
const [situation, city, teams, mark] = [
  option('situation', 'base'),
  option('city', 'beginner_ru'),
  option('teams', 'off'),
  option('mark_2', 'open'),
];
beforeAll(async () => (cellar.take('ratapolis', offer), await bring('ratapolis'), bring('ratapolis-options')));

describe('what a game knows of its options', () => {
  it('makes values go with each other and with the seats', () => {
    expect(suited([situation, city], { situation: 'S' }, 4)).toEqual({ situation: 'S', city: 'beginner_ru' });
    expect(suited([situation, city], { situation: 'S', city: 'B' }, 6)).toEqual({ situation: 'T', city: 'B' });
  });
  it('takes round cards back that the box has not got left', () => {
    const marks = Array.from({ length: 8 }, (_, i) => option(`mark_${i + 1}`, 'open'));
    const six = Object.fromEntries([1, 2, 3, 5, 6, 7].map((round) => [`mark_${round}`, 'closed']));
    expect(suited([city, ...marks], { ...six, city: 'AAAB/CCBB' }, 3)).toMatchObject({
      mark_3: 'closed',
      mark_5: 'closed',
      mark_6: 'open',
      mark_7: 'open',
    });
    expect(suited([city, ...marks], six, 3)).toMatchObject(six);
  });
  it('hides what has no effect, and what is set elsewhere', () => {
    expect([
      applies(city, { situation: 'B' }, 4),
      applies(city, { situation: 'base' }, 4),
      applies(teams, { situation: 'base' }, 3),
      applies(mark, {}, 3),
    ]).toEqual([false, true, false, true]);
    expect([isWithin(mark), isWithin(city)]).toEqual([true, false]);
    expect([ownRow(situation), ownRow(teams)].map((row) => row !== undefined)).toEqual([true, false]);
  });
  it('names what is none of the words', () => {
    expect([optionValue(city, 'beginner_ru'), optionValue(city, 'B'), optionValue(city, 'AAA/BBC')]).toEqual([
      'First city',
      'As in “Downtown”',
      'A city of your own',
    ]);
  });
});
