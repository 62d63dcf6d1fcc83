// Points along a line: how much of it is shown, where it has marks, and how names beside it keep clear of one another.

export type Span = { readonly low: number; readonly high: number };
export type Spot = { readonly points: number; readonly doubt: number };

/** Less than this would make mountains of molehills. */
const least = 300;
const air = 40;

/** So much that all of these are seen, with some air around them. */
export function spanOver(values: readonly number[]): Span {
  if (!values.length) return { low: 1500 - least, high: 1500 + least };
  const [low, high] = [Math.min(...values) - air, Math.max(...values) + air];
  const more = Math.max(0, least - (high - low)) / 2;
  return { low: low - more, high: high + more };
}

export const isWithin = ({ low, high }: Span, value: number): boolean => value >= low && value <= high;

/** Where on the way from the low end to the high end, from 0 to 1; what lies beyond is at the end. */
export const part = ({ low, high }: Span, value: number): number => Math.min(1, Math.max(0, (value - low) / (high - low)));

/** The same in hundredths, as drawings write it. */
export const percent = (span: Span, value: number): string => `${(part(span, value) * 100).toFixed(2)}%`;

/** Round values within, at most so many. */
export function marks({ low, high }: Span, most = 5): readonly number[] {
  const step = [50, 100, 200, 500, 1000, 2000].find((step) => (high - low) / step <= most) ?? 5000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step);
}

/**
 * The same places, moved apart where two are nearer than `gap`, within 0 and `end`; in the order in which they were given. Where there is
 * not room for all, they share what there is.
 */
export function apart(places: readonly number[], gap: number, end: number): readonly number[] {
  const room = Math.min(gap, places.length > 1 ? end / (places.length - 1) : gap);
  const order = places.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  let free = 0;
  for (const one of order) free = (one.at = Math.max(one.at, free)) + room;
  let most = end;
  for (const one of order.toReversed()) most = (one.at = Math.min(one.at, most)) - room;
  return order.sort((a, b) => a.i - b.i).map(({ at }) => at);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
