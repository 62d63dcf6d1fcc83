// Cards on the way: each is drawn where it arrives, and flies there from where it lay.
import { tick } from 'svelte';
import { arc, shake, slide } from '../../lib/motion';
import type { Flight, Spot, Step } from './plan';
import type { Scene } from './scene';

export async function move(stage: { scene: Scene }, { scene, flights = [], shaken }: Step, root: HTMLElement | undefined): Promise<void> {
  const spot = (name: Spot): HTMLElement | null => root?.querySelector<HTMLElement>(`[data-spot="${name}"]`) ?? null;
  const from = flights.map((flight) => spot(flight.from)?.getBoundingClientRect());
  stage.scene = scene;
  await tick();
  // In a hidden tab nothing moves and everything would wait.
  if (document.hidden) return;
  const el = shaken && spot(shaken);
  if (el) await shake(el);
  await Promise.all(flights.map((flight, i) => fly(spot(flight.to), from[i], flight)));
}

async function fly(el: HTMLElement | null, from: DOMRect | undefined, { lift }: Flight): Promise<void> {
  if (!el || !from) return;
  el.style.zIndex = '5';
  await (lift === undefined ? slide(el, from, 340) : arc(el, from, lift, 520));
  el.style.zIndex = '';
}
