// How floors are laid: lines over a hall that begins at y 62 and is so wide and so deep.
import { ribs } from './roofing';

export type Floor = 'planks' | 'checks' | 'slabs' | 'lanes';

const rows = (w: number, deep: number, gap: number) =>
  Array.from({ length: Math.ceil((deep - 62) / gap) }, (_, i) => `M8 ${62 + i * gap}H${w - 8}`).join('');
const columns = (w: number, deep: number, gap: number) => ribs(8, 62, w - 16, deep - 62, Math.round((w - 16) / gap));
/** Tiles set on their corners: slanting lines both ways, which the hall's outline cuts. */
const diamonds = (w: number, deep: number) =>
  Array.from({ length: Math.ceil((w + deep) / 16) }, (_, i) => `M${i * 16} 62l${-deep} ${deep}M${w - i * 16} 62l${deep} ${deep}`).join('');

export const laid: Readonly<Record<Floor, (w: number, deep: number) => string>> = {
  planks: (w, deep) => rows(w, deep, 9),
  slabs: (w, deep) => rows(w, deep, 18) + columns(w, deep, 24),
  lanes: (w, deep) => columns(w, deep, 28),
  checks: diamonds,
};
