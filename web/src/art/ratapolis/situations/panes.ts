// Rows of lit windows, as one outline; `dark` says which are not.
import { box } from '../../path';

export function panes(x: number, y: number, across: number, down: number, gap: number, dark: (i: number) => boolean = () => false): string {
  return Array.from({ length: across * down }, (_, i) =>
    dark(i) ? '' : box(x + (i % across) * gap, y + Math.floor(i / across) * gap * 1.3, gap * 0.55, gap * 0.8),
  ).join('');
}
