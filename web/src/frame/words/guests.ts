import { bring, t } from '../../i18n/index.svelte';

const oneOf = <T>(list: readonly T[], luck: () => number): T | undefined => list[Math.floor(luck() * list.length)];

/** What such names begin with. */
export const firsts = (): string[] => t('guest-first').split(' ');

/** So many letters stand on every plate at every table. */
const most = 12;

/** A name for a guest who has not chosen one, in the language of the page. */
export async function madeUpName(luck: () => number = Math.random): Promise<string> {
  await bring('words');
  const number = 10 + Math.floor(luck() * 90);
  const names = firsts().flatMap((first) =>
    t('guest-last')
      .split(' ')
      .map((last) => `${first} ${last}`),
  );
  return `${oneOf(
    names.filter((name) => [...name].length <= most),
    luck,
  )} ${number}`;
}
