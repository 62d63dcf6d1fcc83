import { beforeAll, expect, it } from 'vitest';
import { bring, t } from '../../i18n/index.svelte';
import { about } from './help';

beforeAll(() => bring('rat-a-tat-cat'));

it('tells of a card that lies open what it is, and of a special one what it does', () => {
  expect(about('card')).toBe(t('help-card'));
  expect(about('card-7')).toBe(`${t('face-7')}. ${t('help-card')}`);
  expect(about('card-SW')).toMatch(/^Swap\. .*Exchange one of your cards/);
  expect(about(null)).toBe(t('help-touch'));
});
