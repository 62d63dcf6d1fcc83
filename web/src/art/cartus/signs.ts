// The small signs of the street, each one outline 24 × 24 around 0,0, filled even-odd in one colour: what a class, a pile and a privilege look like at 12 px.
// None of them is a seat's mark, because discs lie beside them.
import type { Class, Special } from '../../wire/rattus-cartus';
import { box, ellipse } from '../path';

export type SignName = Class | Special | 'card' | 'rat' | 'look' | 'point' | 'nun';

const grains = (y: number) => `M-1 ${y}q-7 0-7-6q7 0 7 6ZM1 ${y}q7 0 7-6q-7 0-7 6Z`;
const pan = (x: number) => `M${x}-7l4.500 9.500a4.500 4.200 0 0 1-9 0ZM${x}-2.500l-2.300 5h4.600Z`;

export const signs: Readonly<Record<SignName, string>> = {
  // an ear of corn
  peasantry: `M0-12.5q3.500 4 0 8q-3.500-4 0-8Z${grains(-0.5)}${grains(4.5)}${grains(9.5)}M-1 10.500h2v2h-2Z`,
  // scales
  bourgeoisie: `M-1.200-12h2.400v3.200l7.800 1v2.300l-7.800-1V9h5v2.800h-12.400V9h5V-6.500l-7.800 1v-2.300l7.800-1Z${pan(-7.4)}${pan(7.4)}`,
  // a bell
  church: 'M-10 7q3.500-2.500 3.500-9q0-7 5-8v-2h3v2q5 1 5 8q0 6.500 3.500 9ZM-3 8.500h6q0 3.500-3 3.500t-3-3.500Z',
  // a great helm
  chivalry: 'M0-12q9 0 9.500 9v10L3.500 12h-7L-9.500 7V-3Q-9-12 0-12ZM-7.200-3v3h6V-3ZM1.200-3v3h6V-3ZM-1.100 2.500V10h2.200V2.500ZM-5.500 3v2h2V3ZM3.500 3v2h2V3Z',
  // a hat with a bent tip
  magic: 'M-1-12q5 1 7 4l-3-.5 4 13q5 1 5 3.500q-3 4-12 4t-12-4q0-2.500 5-3.500ZM-6 3q6 2.200 12 0l.8 2.600q-6.800 2.400-13.600 0Z',
  // a crown
  royalty: 'M-10.300 6.500L-12-5.500l6.300 5.200L0-10l5.700 9.700L12-5.500 10.300 6.500ZM-10 8.200h20V11h-20Z',
  // a jester's cap
  joker: `M-7 7V1Q-7.500-3-9-1.500L-11.500 1.500Q-12-9-5-10.500Q-1.500-10.500 0-6Q1.500-10.500 5-10.500Q12-9 11.500 1.500L9-1.500Q7.500-3 7 1V7Z${box(-8, 8.4, 16, 3, 1)}${ellipse(-10.4, 4.2, 1.9)}${ellipse(10.4, 4.2, 1.9)}`,
  // a letter of safe conduct with its seal
  pass: `M-8.500-11.500h17v14.300a5.300 5.300 0 0 0-6 8.700h-11ZM-5-8v2.200H5V-8ZM-5-3.500v2.200H5v-2.200ZM-5 1v2.200h5V1Z${ellipse(5.5, 7.2, 3.7)}`,
  // a shawm, aslant
  flute: 'M8.600-11.400l3 3.500L1.400 1.500-1 9.500-8.300 11.800-11.500 8-8.100 1.200-.800-2.200ZM6.500-6.900l1.400 1.500 1.500-1.400-1.400-1.500ZM2.600-3.400L4-1.900l1.500-1.400L4.100-4.800ZM-1.300.2L.1 1.700l1.500-1.400L.2-1.200Z',
  sword: 'M0-12.500l2.300 3.500V3h5.200v2.700H1.700v3.200a2 2 0 1 1-3.400 0V5.700H-7.500V3h5.200V-9Z',
  // two coins
  gold: `${ellipse(-2.6, 2.6, 9.2)}${ellipse(-2.6, 2.6, 6.6)}M-2.600-1.600l4.200 4.200-4.200 4.200-4.200-4.200ZM0-9.900A9.300 9.300 0 1 1 9.300 6.600A11.600 11.600 0 0 0 0-9.900Z`,
  card: `${box(-4, -8, 13, 19.5, 2)}M2.500-2l3 4-3 4-3-4ZM-6 8.500l-2.400-.6A2 2 0 0 1-9.800 5.500L-5.600-10a2 2 0 0 1 2.400-1.400L2.500-9.800H-4a2 2 0 0 0-2 2Z`,
  rat: `M0 12q-2.700 0-3-3q-5-3-5.500-8a4.700 4.700 0 1 1 3.300-7.300Q-3-7.500 0-7.500T5.200-6.300A4.700 4.700 0 1 1 8.500 1Q8 6 3 9q-.3 3-3 3Z${ellipse(-3.4, 0, 1.4)}${ellipse(3.4, 0, 1.4)}`,
  look: `M-12 0Q0-14 12 0Q0 14-12 0Z${ellipse(0, 0, 5)}${ellipse(0, 0, 2.6)}`,
  // a seal on ribbons
  point: `M0-12q2.200 2 4.500 1.300q1.300 2.200 3.800 2.600q0 2.600 2 4.100q-1.500 2.200-.9 4.600q-2.400 1-3.200 3.400q-2.600-.4-4.500 1.300H-1.700q-1.900-1.700-4.500-1.300q-.8-2.400-3.200-3.400q.6-2.400-.9-4.600q2-1.500 2-4.100q2.500-.4 3.800-2.600Q-2.200-10 0-12Z${ellipse(0, -3.2, 4.6)}M-6 5.500h4.600L-3.800 12l-2-2-2.700.8ZM6 5.500H1.400L3.800 12l2-2 2.700.8Z`,
  // a veiled head
  nun: `M0-12q9.500 0 10 10q0 8 2 11.500q-12 5-24 0q2-3.500 2-11.500Q-9.500-12 0-12Z${ellipse(0, -0.5, 5, 6)}`,
};
