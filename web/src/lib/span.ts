// How long something takes, as the language says it.
import { language } from '../i18n/index.svelte';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that there is one of and, where it does not come out even, the next one, if so many are wanted. */
export function span(seconds: number, unitDisplay: 'long' | 'short' = 'long', most = 2): string {
  const from = units.findIndex(([, length]) => seconds >= length);
  let left = seconds;
  const said = units.slice(from).flatMap(([unit, length], i) => {
    const n = Math.floor(left / length);
    left -= n * length;
    return i < most && (n || !seconds) ? new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay }).format(n) : [];
  });
  // A number stays with what it counts.
  return said.map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
}
