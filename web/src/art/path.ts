// The pen: smooth curves through a few points, so that a drawing is a list of places
// the line passes. A point with a third element is a corner.

export type Pt = readonly [x: number, y: number, corner?: 1];

const f = (n: number) => Math.round(n * 10) / 10;

function at(pts: readonly Pt[], i: number, closed: boolean): Pt {
  const n = pts.length;
  const j = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i));
  return pts[j] as Pt;
}

type Seg = readonly [Pt, number, number, number, number, Pt];

/** Bézier segments through the points; handles a third as long as the step, so nothing overshoots. */
function segments(pts: readonly Pt[], closed: boolean): Seg[] {
  const out: Seg[] = [];
  const last = closed ? pts.length : pts.length - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(pts, i - 1, closed), at(pts, i, closed), at(pts, i + 1, closed), at(pts, i + 2, closed)];
    const reach = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) * 0.36;
    const [ax, ay] = heading(p1[2] ? p1 : p0, p2);
    const [bx, by] = heading(p1, p2[2] ? p2 : p3);
    out.push([p1, p1[0] + ax * reach, p1[1] + ay * reach, p2[0] - bx * reach, p2[1] - by * reach, p2]);
  }
  return out;
}

function heading(a: Pt, b: Pt): [number, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const len = Math.hypot(dx, dy) || 1;
  return [dx / len, dy / len];
}

/** A line through the points; closed unless told otherwise. */
export function curve(pts: readonly Pt[], closed = true): string {
  const first = pts[0];
  if (!first) return '';
  const body = segments(pts, closed).map(([, ax, ay, bx, by, p]) => `C${f(ax)} ${f(ay)} ${f(bx)} ${f(by)} ${f(p[0])} ${f(p[1])}`);
  return `M${f(first[0])} ${f(first[1])}${body.join('')}${closed ? 'Z' : ''}`;
}

export const flipX = (pts: readonly Pt[]): Pt[] => pts.map(([x, y, c]) => (c ? [-x, y, c] : [-x, y]));

/** Right half from top to bottom, mirrored into a closed outline. */
export function sym(right: readonly Pt[], left: readonly Pt[] = flipX(right)): string {
  return curve([...right, ...left.filter(([x]) => x !== 0).reverse()]);
}

/** Half a circle from b round to a, so that a limb grows out of a body without a corner. */
function cap(a: Pt | undefined, b: Pt | undefined): Pt[] {
  if (!a || !b) return [];
  const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [rx, ry] = [b[0] - cx, b[1] - cy];
  return [0.15, 0.3, 0.5, 0.7, 0.85].map((t): Pt => {
    const turn = -Math.PI * t;
    return [cx + rx * Math.cos(turn) - ry * Math.sin(turn), cy + rx * Math.sin(turn) + ry * Math.cos(turn)];
  });
}

/** A filled stroke whose weight follows `width(t)` along the way, t from 0 to 1. */
function ribbon(pts: readonly Pt[], width: (t: number) => number): string {
  const segs = segments(pts, false);
  const left: Pt[] = [];
  const right: Pt[] = [];
  const steps = 6;
  segs.forEach(([p, ax, ay, bx, by, q], i) => {
    for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
      const u = s / steps;
      const v = 1 - u;
      const x = v * v * v * p[0] + 3 * v * v * u * ax + 3 * v * u * u * bx + u * u * u * q[0];
      const y = v * v * v * p[1] + 3 * v * v * u * ay + 3 * v * u * u * by + u * u * u * q[1];
      const dx = v * v * (ax - p[0]) + 2 * v * u * (bx - ax) + u * u * (q[0] - bx);
      const dy = v * v * (ay - p[1]) + 2 * v * u * (by - ay) + u * u * (q[1] - by);
      const len = Math.hypot(dx, dy) || 1;
      const w = width((i + u) / segs.length) / 2;
      left.push([x - (dy / len) * w, y + (dx / len) * w]);
      right.push([x + (dy / len) * w, y - (dx / len) * w]);
    }
  });
  const all = [...cap(left[0], right[0]), ...left, ...cap(right.at(-1), left.at(-1)), ...right.reverse()];
  return `M${all.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
}

/** An ink line that swells in the middle and ends thin. */
export const brush = (pts: readonly Pt[], w: number): string =>
  ribbon(pts, (t) => w * (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, Math.max(0, t)))));

/** A tail: thick at the root, thin at the tip. */
export const taper = (pts: readonly Pt[], w0: number, w1: number): string => ribbon(pts, (t) => w0 + (w1 - w0) * t);

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${f(cx - rx)} ${f(cy)}a${rx} ${ry} 0 1 0 ${f(2 * rx)} 0a${rx} ${ry} 0 1 0 ${f(-2 * rx)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const [iw, ih] = [w - 2 * r, h - 2 * r];
  return (
    `M${x + r} ${y}h${iw}a${r} ${r} 0 0 1 ${r} ${r}v${ih}a${r} ${r} 0 0 1 ${-r} ${r}h${-iw}a${r} ${r} 0 0 1 ${-r} ${-r}v` +
    `${-ih}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}
