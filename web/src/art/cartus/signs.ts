// The small signs of the street, each one outline 24 × 24 around 0,0, filled even-odd in one colour: what a class, a pile and a privilege
// look like at 12 px.
// None of them is a seat's mark, because discs lie beside them.
import type { Class, Special } from '../../wire/rattus-cartus';
import { box, ellipse } from '../path';

export type SignName = Class | Special | 'card' | 'rat' | 'look' | 'point' | 'nun';

const grains = (y: number) => `M-1 ${y}q-7 0-7-6q7 0 7 6ZM1 ${y}q7 0 7-6q-7 0-7 6Z`;
const pan = (x: number) => `M${x}-7l4.5 9.5a4.5 4.2 0 0 1-9 0ZM${x}-2.5l-2.3 5h4.6Z`;

export const signs: Readonly<Record<SignName, string>> = {
  // an ear of corn
  peasantry: `M0-12.5q3.5 4 0 8q-3.5-4 0-8Z${grains(-0.5)}${grains(4.5)}${grains(9.5)}M-1 10.5h2v2h-2Z`,
  // scales
  bourgeoisie: `M-1.2-12h2.4v3.2l7.8 1v2.3l-7.8-1V9h5v2.8h-12.4V9h5V-6.5l-7.8 1v-2.3l7.8-1Z${pan(-7.4)}${pan(7.4)}`,
  // a bell
  church: 'M-10 7q3.5-2.5 3.5-9q0-7 5-8v-2h3v2q5 1 5 8q0 6.5 3.5 9ZM-3 8.5h6q0 3.5-3 3.5t-3-3.5Z',
  // a great helm
  chivalry:
    'M0-12q9 0 9.5 9v10L3.5 12h-7L-9.5 7V-3Q-9-12 0-12ZM-7.2-3v3h6V-3ZM1.2-3v3h6V-3ZM-1.1 2.5V10h2.2V2.5ZM-5.5 3v2h2V3ZM3.5 3v2h2V3Z',
  // a hat with a bent tip
  magic: 'M-1-12q5 1 7 4l-3-.5 4 13q5 1 5 3.5q-3 4-12 4t-12-4q0-2.5 5-3.5ZM-6 3q6 2.2 12 0l.8 2.6q-6.8 2.4-13.6 0Z',
  // a crown
  royalty: 'M-10.3 6.5L-12-5.5l6.3 5.2L0-10l5.7 9.7L12-5.5 10.3 6.5ZM-10 8.2h20V11h-20Z',
  // a jester's cap
  joker:
    'M-7 7V1Q-7.5-3-9-1.5L-11.5 1.5Q-12-9-5-10.5Q-1.5-10.5 0-6Q1.5-10.5 5-10.5Q12-9 11.5 1.5L9-1.5Q7.5-3 7 1V7Z' +
    `${box(-8, 8.4, 16, 3, 1)}${ellipse(-10.4, 4.2, 1.9)}${ellipse(10.4, 4.2, 1.9)}`,
  // a letter of safe conduct with its seal
  pass: `M-8.5-11.5h17v14.3a5.3 5.3 0 0 0-6 8.7h-11ZM-5-8v2.2H5V-8ZM-5-3.5v2.2H5v-2.2ZM-5 1v2.2h5V1Z${ellipse(5.5, 7.2, 3.7)}`,
  // a shawm, aslant
  flute:
    'M8.6-11.4l3 3.5L1.4 1.5-1 9.5-8.3 11.8-11.5 8-8.1 1.2-.8-2.2ZM6.5-6.9l1.4 1.5 1.5-1.4-1.4-1.5ZM2.6-3.4L4-1.9l1.5-1.4' +
    'L4.1-4.8ZM-1.3.2L.1 1.7l1.5-1.4L.2-1.2Z',
  sword: 'M0-12.5l2.3 3.5V3h5.2v2.7H1.7v3.2a2 2 0 1 1-3.4 0V5.7H-7.5V3h5.2V-9Z',
  // two coins
  gold:
    `${ellipse(-2.6, 2.6, 9.2)}${ellipse(-2.6, 2.6, 6.6)}M-2.6-1.6l4.2 4.2-4.2 4.2-4.2-4.2ZM-1.5-9.5A8.3 8.3 0 0 1 8.2 4.5` +
    'A11.6 11.6 0 0 0-1.5-9.5Z',
  card:
    `${box(-4, -8, 13, 19.5, 2)}M2.5-2l3 4-3 4-3-4ZM-6 8.5l-2.4-.6A2 2 0 0 1-9.8 5.5L-5.6-10a2 2 0 0 1 2.4-1.4L2.5-9.8H-4` +
    'a2 2 0 0 0-2 2Z',
  rat:
    'M0 12.5q-2 0-2.5-2.5Q-7 5.5-7.5-1A4.6 4.6 0 1 1-2.3-7.2Q0-8 2.3-7.2A4.6 4.6 0 1 1 7.5-1Q7 5.5 2.5 10q-.5 2.5-2.5 2.5Z' +
    `${ellipse(-3.2, 0, 1.4)}${ellipse(3.2, 0, 1.4)}`,
  look: `M-12 0Q0-14 12 0Q0 14-12 0Z${ellipse(0, 0, 5)}${ellipse(0, 0, 2.6)}`,
  // a seal on ribbons
  point: `${ellipse(0, -3.2, 8.8)}${ellipse(0, -3.2, 5)}M-6 5.5h4.6L-3.8 12l-2-2-2.7.8ZM6 5.5H1.4L3.8 12l2-2 2.7.8Z`,
  // a veiled head
  nun: `M0-12q9.5 0 10 10q0 8 2 11.5q-12 5-24 0q2-3.5 2-11.5Q-9.5-12 0-12Z${ellipse(0, -0.5, 5, 6)}`,
};
