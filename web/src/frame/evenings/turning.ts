// A wall has only so much room, and nobody stands there to scroll: what is longer turns its pages by itself.

/** Something that is shown whole or not at all: from where to where it reaches. */
export type Part = { readonly top: number; readonly bottom: number };

/** At which part each page begins. Parts that stand beside one another begin at the same height; one that is too large has a page. */
export function pages(parts: readonly Part[], room: number): readonly number[] {
  const begins: number[] = [];
  for (let next = 0; next >= 0 && next < parts.length;) {
    begins.push(next);
    const from = parts[next]?.top ?? 0;
    next = parts.findIndex(({ top, bottom }, i) => i > next && bottom - from > room && top > from);
  }
  return begins;
}
