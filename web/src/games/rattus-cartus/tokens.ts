/** Rats as tokens of five, three and one, as few as possible (CART-06). */
export function tokens(rats: number): readonly (1 | 3 | 5)[] {
  const worths = [5, 3, 1] as const;
  let left = rats;
  return worths.flatMap((worth) => {
    const n = Math.floor(left / worth);
    left -= n * worth;
    return Array.from({ length: n }, () => worth);
  });
}
