// How things move: they have weight, one at a time, and everything can be skipped.
// Under reduced motion every helper finishes at once.
import { prefs, type Speed } from './prefs.svelte';

const pace: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, faster: 0.25, 'at-once': 0 };
const settle = 'cubic-bezier(.2, .8, .25, 1)';
const running = new Set<Animation>();
let skipping = false;
let share = 1;

export const still = (): boolean =>
  skipping ||
  pace[prefs.speed] === 0 ||
  typeof matchMedia === 'undefined' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'still';

/** Somebody is in a hurry: not even a big moment is held. */
export const hurried = (): boolean => skipping;

export const lasting = (ms: number): number => (still() ? 0 : ms * share * pace[prefs.speed]);

/** Everything takes so much of its time from now on: who has much to show before somebody is asked shows it more quickly. */
export function quicken(to: number): void {
  share = to;
}

/** Ends whatever moves now; what is planned until `resume` happens at once. */
export function skip(): void {
  skipping = true;
  for (const animation of running) animation.finish();
}
export function resume(): void {
  skipping = false;
}

async function play(el: Element, frames: Keyframe[], ms: number, easing = settle): Promise<void> {
  const duration = lasting(ms);
  if (!duration) return;
  const animation = el.animate(frames, { duration, easing });
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** A beat of silence before something big. */
export const beat = (ms = 450): Promise<void> => new Promise((done) => setTimeout(done, lasting(ms)));

const edge = (turn: number) => `perspective(700px) translateY(-9%) rotateY(${turn}deg) skewY(${turn / 15}deg) scale(1.07)`;

/** A card leaves the table, bends, shows its other side at the half-turn and lies flat again. */
export async function turnOver(el: Element | undefined, swap: () => void): Promise<void> {
  if (el) await play(el, [{ transform: 'none' }, { transform: edge(90) }], 170, 'cubic-bezier(.5, 0, .9, .6)');
  swap();
  if (el) await play(el, [{ transform: edge(-90) }, { transform: 'translateY(1%) scale(.99)', offset: 0.8 }, { transform: 'none' }], 230);
}

/** What is measured is the window's; what is moved may be drawn nearer. */
const nearness = (el: Element): number => (el as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** From where it was to where it is. */
export function slide(el: Element, from: DOMRect, ms = 300): Promise<void> {
  const to = el.getBoundingClientRect();
  const near = nearness(el);
  const [dx, dy, size] = [(from.x - to.x) / near, (from.y - to.y) / near, from.width / (to.width || 1)];
  return play(
    el,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    ms,
  );
}

/** As slide, over a hill; a swap is two arcs, one over and one under. */
export function arc(el: Element, from: DOMRect, lift = 60, ms = 420): Promise<void> {
  const to = el.getBoundingClientRect();
  const near = nearness(el);
  const [dx, dy] = [(from.x - to.x) / near, (from.y - to.y) / near];
  const size = from.width / (to.width || 1);
  const frames = [0, 0.25, 0.5, 0.75, 1].map((u) => {
    const hill = 4 * u * (1 - u) * lift;
    const [x, y, s] = [dx * (1 - u), dy * (1 - u) - hill, size + (1 - size) * u];
    return {
      transform: `translate(${x}px, ${y}px) scale(${s}) rotate(${(0.5 - Math.abs(u - 0.5)) * Math.sign(lift) * 14}deg)`,
      transformOrigin: '0 0',
      zIndex: '5',
    };
  });
  return play(el, frames, ms, 'cubic-bezier(.4, .1, .3, 1)');
}

export type Point = readonly [x: number, y: number];

/**
 * Along these points of the window: rats bob as they run and stop short, cheese flies over a hill. The element stands at the top left
 * corner.
 */
export function scurry(el: Element, way: readonly Point[], ms: number, gait: 'run' | 'fly'): Promise<void> {
  const lengths = way.slice(1).map(([x, y], i) => Math.hypot(x - (way[i]?.[0] ?? x), y - (way[i]?.[1] ?? y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const point = (u: number): Point => {
    let left = u * whole;
    for (const [i, length] of lengths.entries()) {
      const [[ax, ay], [bx, by]] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
      if (left <= length || i === lengths.length - 1)
        return [ax + ((bx - ax) * left) / (length || 1), ay + ((by - ay) * left) / (length || 1)];
      left -= length;
    }
    return way[0] ?? [0, 0];
  };
  const near = nearness(el);
  const steps = gait === 'run' ? 12 : 8;
  const frames = Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = point(i / steps).map((at) => at / near) as [number, number];
    const lift = gait === 'run' ? (i % 2) * 5 : 4 * (i / steps) * (1 - i / steps) * 46;
    return { transform: `translate(${x}px, ${y - lift}px) translate(-50%, -50%)` };
  });
  return play(el, frames, ms * (whole > 500 ? 1.4 : 1), 'cubic-bezier(.35, .1, .3, 1)');
}

/** Something dropped: falls, squashes, settles. */
export const drop = (el: Element): Promise<void> =>
  play(
    el,
    [
      { transform: 'translateY(-60px)' },
      { transform: 'translateY(0) scale(1.08, .88)', offset: 0.6 },
      { transform: 'translateY(-6px) scale(.98, 1.03)', offset: 0.8 },
      { transform: 'none' },
    ],
    360,
    'cubic-bezier(.5, 0, .7, 1)',
  );

export const shake = (el: Element): Promise<void> =>
  play(
    el,
    [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    280,
    'linear',
  );

/** Walking up to a table: the room grows around it and goes dark at the edges. */
export async function walkUpTo(room: HTMLElement, table: Element): Promise<void> {
  const [r, t] = [room.getBoundingClientRect(), table.getBoundingClientRect()];
  const origin = `${t.x - r.x + t.width / 2}px ${t.y - r.y + t.height * 0.6}px`;
  await play(
    room,
    [
      { transform: 'none', transformOrigin: origin },
      { transform: 'scale(2.2)', opacity: '0.2', transformOrigin: origin },
    ],
    520,
    'cubic-bezier(.5, 0, .6, 1)',
  );
}
