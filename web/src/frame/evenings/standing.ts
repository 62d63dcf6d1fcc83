// What a standing says, in numbers and names.
import { language, t, type Key } from '../../i18n/index.svelte';
import type { EveningInfo, Measure } from '../../wire';
import { botName } from '../words/bots';

export const measureName: Readonly<Record<Measure, Key>> = {
  places: 'evening-places',
  points: 'evening-points',
  met: 'evening-met',
  wins: 'evening-wins',
};
export const measureHow: Readonly<Record<Measure, Key>> = {
  places: 'evening-places-how',
  points: 'evening-points-how',
  met: 'evening-met-how',
  wins: 'evening-wins-how',
};

/** Computer players of one kind are numbered. */
export function nameOf(info: EveningInfo, number: number | null): string {
  if (number === null) return info.filler === null ? '' : botName(info.filler);
  const who = info.people[number]?.who;
  if (who?.who === 'guest') return who.name || t('evening-somebody');
  if (who?.who !== 'bot') return '';
  const alike = info.people.flatMap((one, at) => (one.who.who === 'bot' && one.who.bot === who.bot ? [at] : []));
  return alike.length > 1 ? `${botName(who.bot)} ${alike.indexOf(number) + 1}` : botName(who.bot);
}

export function worthOf(worth: number, unit: number): string {
  const digits = unit === 1 ? 0 : 2;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(worth / unit);
}

/** A code as it is read from a wall. */
export const grouped = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-');

export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
