// What builders repeat. Houses stand on y 146 in a picture 120 × 150.

/** A wall with battlements: teeth across its top. */
export function battlement(x: number, y: number, w: number, teeth: number, foot = 146): string {
  const step = w / (2 * teeth - 1);
  const top = Array.from({ length: teeth }, (_, i) => `${i ? `v6h${step}v-6` : ''}h${step}`).join('');
  return `M${x} ${foot}V${y}${top}V${foot}Z`;
}

/** A round-headed opening. */
export const arch = (x: number, y: number, w: number, h: number) => `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;

/** Courses of stone or tiles: dashed lines, every second one shifted by half a stone. */
export function courses(x: number, y: number, w: number, h: number, step: number): string {
  const stone = step * 1.8;
  let d = '';
  for (let row = 0; row * step < h; row++) {
    d += `M${x} ${y + row * step}h${w}`;
    for (let at = row % 2 ? stone / 2 : stone; at < w; at += stone) d += `M${Math.round((x + at) * 10) / 10} ${y + row * step}v${step}`;
  }
  return d;
}
