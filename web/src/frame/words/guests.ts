import { t } from '../../i18n/index.svelte';

const oneOf = <T>(list: readonly T[], luck: () => number): T | undefined => list[Math.floor(luck() * list.length)];

/** A name for a guest who has not chosen one, in the language of the page. */
export function madeUpName(luck: () => number = Math.random): string {
  const number = 10 + Math.floor(luck() * 90);
  return [oneOf(t('guest-first').split(' '), luck), oneOf(t('guest-last').split(' '), luck), number].join(' ');
}
