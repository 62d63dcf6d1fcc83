// How the boards of all clans are laid out on a screen that everybody sees.

/** A neighbour's board, as it is drawn at a desk, and what is left between two. */
const [broad, between] = [310, 10];

/** In how many columns so many boards are as large as can be, and by how much they are enlarged. */
export function largest(
  seats: number,
  room: { readonly width: number; readonly height: number },
  high: number,
): { readonly columns: number; readonly near: number } {
  const of = (columns: number) => {
    const rows = Math.ceil(seats / columns);
    const [across, down] = [room.width - between * (columns - 1), room.height - between * (rows - 1)];
    return { columns, near: Math.max(0.3, Math.min(across / columns / broad, down / rows / Math.max(high, 1))) };
  };
  const all = Array.from({ length: seats }, (_, i) => of(i + 1));
  return all.reduce((best, one) => (one.near > best.near ? one : best));
}
