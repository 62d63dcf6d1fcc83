// Looking at the town from nearer or farther. At 1 all of it is in sight; nobody can look past its edges, but for what the buttons
// at the right hide from those who look from near.

export type Size = { readonly w: number; readonly h: number };
/** How near, and where the town's upper left corner is, in pixels of the window it is seen through. */
export type Look = { readonly near: number; readonly x: number; readonly y: number };
export const most = 3.2;
/** As wide as the buttons, with air. */
export const past = 56;

/** Pixels for one unit of the town when all of it is in sight. */
export const fit = (town: Size, pane: Size): number => Math.max(0.01, Math.min(pane.w / town.w, pane.h / town.h));

/** The town at the top of the pane, where it leaves room below; or as far as it reaches. */
export function held({ near, x, y }: Look, town: Size, pane: Size): Look {
  const scale = Math.min(most, Math.max(1, near));
  const unit = fit(town, pane) * scale;
  const edge = (at: number, room: number, size: number, spare: number, beyond = 0): number =>
    size <= room ? (room - size) * spare : Math.min(0, Math.max(room - size - beyond, at));
  return { near: scale, x: edge(x, pane.w, town.w * unit, 0.5, past), y: edge(y, pane.h, town.h * unit, 0) };
}

/** All of it. */
export const whole = (town: Size, pane: Size): Look => held({ near: 1, x: 0, y: 0 }, town, pane);

/** Nearer by a factor, and what is under this point of the pane stays there. */
export function nearer(look: Look, by: number, at: { readonly x: number; readonly y: number }, town: Size, pane: Size): Look {
  const near = Math.min(most, Math.max(1, look.near * by));
  const grown = near / look.near;
  return held({ near, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, town, pane);
}

export const dragged = (look: Look, dx: number, dy: number, town: Size, pane: Size): Look =>
  held({ ...look, x: look.x + dx, y: look.y + dy }, town, pane);

/** As it is, or moved just so far that this part of the town is in sight. */
export function showing(
  look: Look,
  part: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  town: Size,
  pane: Size,
  air = 12,
): Look {
  const unit = fit(town, pane) * look.near;
  const shift = (at: number, from: number, long: number, room: number): number => {
    const [start, end] = [at + from * unit - air, at + (from + long) * unit + air];
    if (start < 0) return -start;
    return end > room ? Math.max(room - end, -start) : 0;
  };
  return dragged(look, shift(look.x, part.x, part.w, pane.w), shift(look.y, part.y, part.h, pane.h), town, pane);
}
