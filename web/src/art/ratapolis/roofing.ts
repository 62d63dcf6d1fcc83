// What roofers repeat. A roof spans a tile from 6 to its width less 6 and ends at the eaves, y 42.

/** A roof that slopes on all sides. */
export const hip = (w: number, top = 12, inset = 12, foot = 42) => `M5 ${foot}L${5 + inset} ${top}H${w - 5 - inset}L${w - 5} ${foot}Z`;

/** A gable around a middle. */
export const gable = (c: number, half: number, top: number, foot = 42) => `M${c - half} ${foot}L${c} ${top} ${c + half} ${foot}Z`;

/** A vault from end to end. */
export const vault = (w: number, rise: number, foot = 42, inset = 6) =>
  `M${inset} ${foot}C${inset} ${foot - rise * 1.34} ${w - inset} ${foot - rise * 1.34} ${w - inset} ${foot}Z`;

/** Every second stripe of a cloth. */
export function stripes(x: number, y: number, w: number, h: number, n: number, lean = 0): string {
  const step = w / n;
  return Array.from({ length: Math.floor(n / 2) }, (_, i) => `M${x + (2 * i + 1) * step} ${y}h${step}l${lean} ${h}h${-step}Z`).join('');
}

/** The hem of an awning: n tongues that hang from y. */
export const hem = (x: number, y: number, w: number, n: number, drop = 5) =>
  `M${x} ${y}h${w}v3${`q${-w / n / 2} ${drop * 2} ${-w / n} 0`.repeat(n)}Z`;

/** Upright lines from side to side: ribs of glass, posts, boards. */
export const ribs = (x: number, y: number, w: number, h: number, n: number) =>
  Array.from({ length: n + 1 }, (_, i) => `M${x + (w / n) * i} ${y}v${h}`).join('');
