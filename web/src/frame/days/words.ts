// What happened on a day, in words.
import { language, t } from '../../i18n/index.svelte';
import type { DayCame } from '../../wire';

/** Of a day as the house names it, by the calendar that all houses share. */
export const date = (day: string, how: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: how === 'long' ? 'long' : 'short',
    ...(how === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

export const left = (seconds: number): string =>
  t('days-left', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });

export function marginWords(margin: number): string {
  if (margin === 0) return t('day-level');
  return margin > 0 ? t('day-ahead', { n: margin }) : t('day-behind', { n: -margin });
}

export const cameWords = ({ place, margin, gave_up }: DayCame): string =>
  gave_up ? t('day-gave-up') : `${t('day-place', { place })}, ${marginWords(margin)}`;
