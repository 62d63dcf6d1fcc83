import { beforeAll, expect, it } from 'vitest';
import { t } from '../../i18n/index.svelte';
import type { OptionInfo } from '../../wire';
import { cellar } from '../state/cellar.svelte';
import { applies, isMain, isWithin, optionHelp, optionInShort, optionLabel, optionUnit, optionValue, suited } from './options';

const named = (help_key: string) => ({ name: 'minutes', help: 'How long.', help_key });
const number = (help_key: string): OptionInfo => ({
  ...named(help_key),
  kind: 'number',
  min: 1,
  max: 9,
  words: [],
  suggested: [],
  default: 1,
  only_if: null,
});
beforeAll(() =>
  cellar.take('ratland', {
    bots: {},
    options: {
      known: {
        label: 'clock',
        help: 'do-help',
        unit: 'unit-minutes',
        values: { none: 'do-skip', own: () => 'of one’s own' },
        main: true,
        within: 'other',
        applies: (_, seats) => seats > 2,
        fit: (_, __, seats) => seats,
      },
    },
  }),
);

it('words an option as its game does', () => {
  expect([optionLabel(named('known')), optionHelp(named('known')), optionUnit(named('known'))]).toEqual([
    t('clock'),
    t('do-help'),
    t('unit-minutes'),
  ]);
  expect([optionValue(named('known'), 'none+own+7'), optionInShort(named('known'), 'own')]).toEqual([
    `${t('do-skip')}, of one’s own, 7`,
    `${t('clock')}: of one’s own`,
  ]);
  expect([isMain(named('known')), isWithin(named('known')), applies(named('known'), {}, 2), applies(named('known'), {}, 3)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(suited([number('known')], { minutes: 8 }, 3)).toEqual({ minutes: 3 });
});
it('shows what nobody words as the server says it', () => {
  expect([optionLabel(named('unheard-of')), optionHelp(named('unheard-of')), optionUnit(named('unheard-of'))]).toEqual([
    'minutes',
    'How long.',
    '',
  ]);
  expect(optionValue(named('unheard-of'), 'red+blue')).toBe('red, blue');
  expect([isMain(named('unheard-of')), isWithin(named('unheard-of')), applies(named('unheard-of'), {}, 2)]).toEqual([false, false, true]);
  expect(suited([number('unheard-of')], { minutes: 8 }, 3)).toEqual({ minutes: 8 });
});
