// What is printed in a box, part by part, as the game's own words have it; and as the file has it where the game has none.
import type { ValueInfo } from '../../wire';
import { provenances, type Prints, type Provenance, type Spot } from '../contract/prints';

export type Told = Pick<Prints, 'spotOf' | 'moreOf' | 'provenanceOf'>;
export type Line = { readonly path: string; readonly spot: Spot; readonly provenance: string | null };
export type Part = { readonly part: string; readonly lines: readonly Line[] };
export type Heap = { readonly heap: string; readonly parts: readonly Part[] };

/** By the names on the way to it: of things in a list each is a part. */
function plainSpot(path: string): Spot {
  const names = path.split('.');
  const [heap = '', ...rest] = names;
  const part = rest.length > 1 ? `${heap}.${rest[0]}` : heap;
  return { heap, part, label: rest.slice(rest.length > 1 ? 1 : 0).join(' · ') || heap };
}

export const spotOf = (prints: Told | null, path: string): Spot => prints?.spotOf(path) ?? plainSpot(path);

/** Every value of a box, and what else may be printed in it, in heaps of parts; `order` begins the row of heaps. */
export function heapsOf(prints: Told | null, values: readonly ValueInfo[], order: readonly string[]): readonly Heap[] {
  const heaps = new Map<string, Map<string, Line[]>>(order.map((heap) => [heap, new Map()]));
  const put = (path: string, provenance: string | null): Spot => {
    const spot = spotOf(prints, path);
    const parts = heaps.get(spot.heap) ?? new Map<string, Line[]>();
    heaps.set(spot.heap, parts);
    parts.set(spot.part, [...(parts.get(spot.part) ?? []), { path, spot, provenance }]);
    return spot;
  };
  const there = new Set(values.map(({ path }) => path));
  const parts = new Set(values.map(({ path, provenance }) => put(path, provenance).part));
  for (const part of parts) for (const path of prints?.moreOf?.(part) ?? []) if (!there.has(path)) put(path, null);
  return [...heaps].flatMap(([heap, parts]) =>
    parts.size ? [{ heap, parts: [...parts].map(([part, lines]) => ({ part, lines: together(lines, order.length > 0) })) }] : [],
  );
}

/** What belongs together stands together, in the order in which the first of each comes. */
function together(lines: readonly Line[], sorted: boolean): readonly Line[] {
  if (!sorted) return lines;
  const groups = [...new Set(lines.map(({ spot }) => spot.group))];
  return groups.flatMap((group) => lines.filter(({ spot }) => spot.group === group));
}

/** The words of the file stand for one of four; of several it is the weakest that is said. */
export function provenanceOf(prints: Told | null, path: string, told: string | null): Provenance | null {
  if (told === null) return null;
  return prints?.provenanceOf?.(path, told) ?? provenances.findLast((word) => told.includes(word)) ?? null;
}
