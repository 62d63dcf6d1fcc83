// The six classes as they are painted: a field and the colour of the sign on it. The sign alone tells them apart.
import type { Class, Special } from '../../wire/rattus-cartus';

export const classes: readonly Class[] = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty'];
export const specials: readonly Special[] = ['joker', 'pass', 'flute', 'sword', 'gold'];

const cream = '#fff4d8';
const dark = '#2b1a14';
export type Paint = { readonly field: string; readonly sign: string };

export const paint: Readonly<Record<Class | Special, Paint>> = {
  peasantry: { field: '#56733a', sign: cream },
  bourgeoisie: { field: '#d3912f', sign: dark },
  church: { field: '#e6d9ba', sign: dark },
  chivalry: { field: '#3f5f82', sign: cream },
  magic: { field: '#6f4480', sign: cream },
  royalty: { field: '#98302b', sign: cream },
  joker: { field: '#2f6f6a', sign: cream },
  pass: { field: '#a8794a', sign: dark },
  flute: { field: '#3d3350', sign: cream },
  sword: { field: '#5a2a2c', sign: cream },
  gold: { field: '#46351f', sign: '#f6c74c' },
};
