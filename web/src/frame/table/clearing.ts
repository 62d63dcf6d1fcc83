// Where on the table there is room for something so high: what it would cover is weighed, and what can be chosen now weighs most.

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type Part = { readonly box: Box; readonly weight: number };

const STEP = 4;

/** How far from the top, between the two ends, a strip over the whole width covers least; the uppermost of several. */
export function clearing(parts: readonly Part[], height: number, from: number, to: number): number {
  let [best, least] = [from, Infinity];
  for (let top = from; top <= Math.max(from, to - height); top += STEP) {
    const covered = parts.reduce((sum, { box, weight }) => {
      const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
      return high > 0 ? sum + high * (box.right - box.left) * weight : sum;
    }, 0);
    if (covered < least) [best, least] = [top, covered];
  }
  return best;
}

const PARTS = '[data-help], [data-spot]';
/**
 * What is asked for weighs more than what is one's own, that more than what can be pressed besides, and that more than whatever else lies
 * there to be seen.
 */
const WEIGHTS = { '.lit': 64, '[data-spared]': 16, 'button:enabled:not(.lit)': 4, [PARTS]: 1 };
/** `of`: what is being spoken of; there as little is covered as of what is asked for. */
export const partsOf = (table: Element, of?: string): Part[] =>
  Object.entries({ ...WEIGHTS, ...(of && { [of]: 64 }) }).flatMap(([what, weight]) =>
    [...table.querySelectorAll(what)]
      .filter((part) => !part.closest('[data-helper], .bar'))
      // What holds other parts is only where they lie.
      .filter((part) => weight > 1 || !part.querySelector(PARTS))
      .map((part) => ({ box: part.getBoundingClientRect(), weight })),
  );
