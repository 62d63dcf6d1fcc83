// The town's signs, each one outline 24 × 24 around 0,0, filled even-odd in one colour: what stands on a roof, on a token and on a card,
// and reads at 14 px in a plan.
// None of them is a mark of the five families, because rats stand beside them.
import { box, ellipse } from '../path';
import type { Act, Building, Outdoor } from './names';

export type SignName = Building | Outdoor | Act;

const drawer = (y: number) => `${box(-6.5, y, 13, 5.6)}${box(-2.5, y + 1.8, 5, 2)}`;
const zed = (x: number, y: number, s: number) =>
  `M${x} ${y}h${6 * s}v${1.8 * s}l${-3.4 * s} ${3.2 * s}h${3.4 * s}v${2 * s}h${-6.2 * s}v${-1.8 * s}l${3.4 * s} ${-3.2 * s}h${-3.2 * s}Z`;
const cabin = (turn: number) => ellipse(Math.round(10 * Math.sin(turn) * 10) / 10, Math.round(-2 - 10 * Math.cos(turn)), 2.5);

export const signs: Readonly<Record<SignName, string>> = {
  // a basket
  market:
    'M-10.5-1.5a10.5 10.5 0 0 1 21 0h-2.8a7.7 7.7 0 0 0-15.4 0ZM-12-.5h24v3.3h-24ZM-11 4h22l-2 8h-18ZM-6 5.5l.8 5h2l-.5-5Z' +
    'M-1 5.5v5h2v-5ZM3.7 5.5l-.5 5h2l.8-5Z',
  // a cabinet of drawers
  archives: `${box(-9.5, -12, 19, 24, 1.5)}${drawer(-9.8)}${drawer(-2.7)}${drawer(4.4)}`,
  // a sight
  shooting_range:
    'M-1.5-12.5h3v3.7a9 9 0 0 1 7.3 7.3h3.7v3H8.8A9 9 0 0 1 1.5 8.8v3.7h-3V8.8A9 9 0 0 1-8.8 1.5h-3.7v-3h3.7' +
    'a9 9 0 0 1 7.3-7.3ZM-1.5-5.9A6 6 0 0 0-5.9-1.5h3.4v3h-3.4A6 6 0 0 0-1.5 5.9V2.5h3v3.4A6 6 0 0 0 5.9 1.5H2.5v-3h3.4' +
    'A6 6 0 0 0 1.5-5.9v3.4h-3Z',
  // a loaf
  bakery:
    'M-12.5 0Q-12-8 0-8T12.5 0q0 2.5-2 2.8V7.5Q10.5 9 9 9H-9q-1.5 0-1.5-1.5V2.8q-2-.3-2-2.8ZM-6.5-5.5l2.5 7h2.2l-2.4-7Z' +
    'M-1.3-6l2.5 7.5h2.2l-2.5-7.5ZM4-5.5l2.4 7h2.2l-2.5-6.5Z',
  // books on a shelf
  library:
    'M-11.5-10h5.5V8h-5.5ZM-10-7v2h2.5v-2ZM-5-12h5.5V8H-5ZM-3.5-9v2H-1v-2ZM1.8-8.5l5.2-1.5L12 7l-5.2 1.5ZM4-6.2' +
    'l.6 2 2.4-.7-.6-2ZM-12.5 9.5h25V12h-25Z',
  // a key
  hotel: `${ellipse(-5.5, -5.5, 6.8)}${ellipse(-6.5, -6.5, 2.8)}M-2.5.200L.2-2.5 12 9.3V12H8.5V9.5H6V7H3.5V5.8Z`,
  // a mast that sends
  radio_station:
    `M0-5.5L6.5 12H3.7L2.6 8.5h-5.2L-3.7 12h-2.8ZM0 .5L-1.8 6h3.6Z${ellipse(0, -7.5, 2.6)}M-5-12a6.5 6.5 0 0 0 0 9l1.8-1.8` +
    'a4 4 0 0 1 0-5.4ZM-8.8-14a10.5 10.5 0 0 0 0 13l2-1.6a8 8 0 0 1 0-9.8ZM5-12a6.5 6.5 0 0 1 0 9l-1.8-1.8a4 4 0 0 0 0-5.4Z' +
    'M8.8-14a10.5 10.5 0 0 1 0 13l-2-1.6a8 8 0 0 0 0-9.8Z',
  // a train from the front
  metro:
    'M-9-6.5Q-9-12 0-12T9-6.5V5q0 3-3 3l4 4H6.5L4.5 9.5h-9L-6.5 12H-10l4-4q-3 0-3-3ZM-6.5-6.5V-1h13v-5.5Q6-8.5 0-8.5T-6.5-6.5' +
    `Z${ellipse(-5, 3.8, 1.8)}${ellipse(5, 3.8, 1.8)}`,
  // a flame
  fire_station: 'M1-12.5q1 5 5 8.5t4 8q0 8-10 8t-10-8q0-4 3-7q.5 3 2.5 4Q-6-6 1-12.5ZM.5 1q-4.5 4-4.5 6.5T0 10.3t4-2.8Q4 5 .5 1Z',
  // a scholar's cap
  school: 'M0-9.5L13-3.5 0 2.5-13-3.5ZM-7.5.500L0 4 7.5.500V6q-3 3.5-7.5 3.5T-7.5 6ZM9.8-1.5l1.5-.7V4.5l1 4.5h-3.5l1-4.5Z',
  // a tulip
  flower_shop:
    'M-6.5-10.5l3.5 3 3-5 3 5 3.5-3q1.5 10.5-5.3 11.3V6Q3 2.5 9.5 2.5q0 6.5-8.3 6.8V12.5h-2.4V9.3Q-9.5 9-9.5 2.5-3 2.5-1.2 6' +
    'V.8Q-8 0-6.5-10.5Z',
  // a bus
  bus_station:
    'M-12.5-5q0-3 3-3h18q2 0 2.5 2.5l1.5 6V6H10a3.2 3.2 0 0 0-6.4 0h-7.2a3.2 3.2 0 0 0-6.4 0h-2.5ZM-10.5-5.5v4.5H-6v-4.5Z' +
    `M-4-5.5v4.5H.5v-4.5ZM2.5-5.5v4.5h7l-1-4.5Z${ellipse(-6.8, 6.3, 2.3)}${ellipse(6.8, 6.3, 2.3)}`,
  // a letter
  post_office: 'M-12-8.5h24L0 1.5ZM-12.5-6.5L-5 .5l-7.5 7ZM12.5-6.5v14L5 .5ZM-3.5 1.7L0 4.3 3.5 1.7 11.5 9h-23Z',
  // an open book
  bookshop:
    'M-1.2-6.5Q-6-10-12.5-9V7.5Q-6 6.5-1.2 10ZM1.2-6.5Q6-10 12.5-9V7.5Q6 6.5 1.2 10ZM-10-5.8v2q4 0 6.5 1.6v-2Q-6-5.8-10-5.8Z' +
    'M-10-.8v2q4 0 6.5 1.6v-2Q-6-.8-10-.8ZM10-5.8v2q-4 0-6.5 1.6v-2Q6-5.8 10-5.8ZM10-.8v2q-4 0-6.5 1.6v-2Q6-.8 10-.8Z',
  // mortar and pestle
  pharmacy: 'M4.5-3L9-12.3q2.5-.7 3.2 1.5L8-3ZM-11.5-2h23v3h-1.3Q10 7.5 4.5 9v1H7v2.3H-7V10h2.5V9Q-10 7.5-10.2 1h-1.3Z',
  // a cup that steams
  cafe:
    'M-10.5-3.5H7.5v2q5-.5 5 3.3T6.5 6Q5 10-1.5 10t-9-6.5ZM7.5.800V3.8q2.7 0 2.7-1.6T7.5.800ZM-11.5 10.5h20v2h-20ZM-5.5-5.5' +
    'q-2.5-2.5-.5-4.5t0-3h2.2q2 2 0 4t.3 3.5ZM.5-5.5q-2.5-2.5-.5-4.5t0-3h2.2q2 2 0 4t.3 3.5Z',
  // a tower with its clock
  town_hall:
    `M-.8-13h1.6l3.7 1.7-3.5 1.5L5-3.5V2h7.5v10h-25V2H-5v-5.5L-.8-9.5Z${ellipse(0, -0.5, 2.7)}M-9.5 5v4.5h2.5V5ZM7 5v4.5h2.5` +
    'V5ZM-2 12V7q0-2 2-2t2 2v5Z',
  // scissors
  barber_shop:
    'M-8-12.5q3 1 4.2 3.5L.3-.5 4-8.5Q5.2-11.5 8-12.5q.6 4-.6 6.5L2.2 3.5 5 5.2a4.3 4.3 0 1 1-1.9 2.2L0 5.2l-3.1 2.2' +
    `A4.3 4.3 0 1 1-5 5.2L-2.2 3.5-7.4-6Q-8.6-8.5-8-12.5Z${ellipse(-6.8, 8.8, 2)}${ellipse(6.8, 8.8, 2)}`,
  // a wedge of cheese
  cheese_shop:
    `M-12.5-.5L4-9.5q8 2 8.5 9ZM-12.5 1h25V9h-25Z${ellipse(-7, 4.8, 1.9)}${ellipse(0.5, 6.5, 2.3)}${ellipse(7.5, 4, 1.7)}` +
    `${ellipse(4.5, -3.5, 2.2, 1.5)}`,
  // a bed
  hospital: `M-12.5-9h3V2h22v8h-3V6.5h-19V10h-3ZM-8-2a3 3 0 1 1 6 0V.5h-6ZM-.5-4.5H9q3.5 0 3.5 3.5V.5h-13Z`,
  // a big wheel
  fun_fair:
    `${[0, 1, 2, 3, 4, 5].map((i) => cabin((i * Math.PI) / 3)).join('')}M-.9-9.5h1.8V-3.5` +
    'l5-3 .9 1.6-5 2.9 5 2.9-.9 1.6-3.7-2.2L7.5 12.5h-3L0 3.5-4.5 12.5h-3L-3.1.3-5.9 2.5l-.9-1.6 5-2.9-5-2.9.9-1.6 5 3Z',
  // a tree
  park: 'M0-13q5 0 6 4.5Q11.5-7 11-2T4.5 3.5H1.5V9.5H5v2.5H-5V9.5h3.5V3.5h-3Q-10.5 3-11-2T-6-8.5Q-5-13 0-13Z',
  // a bench
  square: 'M-11.5-7.5h23v3.2h-23ZM-11.5-2.8h23V.4h-23ZM-12.5 2.5h25v3h-2V11h-3V5.5h-15V11h-3V5.5h-2Z',
  // a duck
  pond:
    'M-4-11.5q5.5 0 5.5 5.5Q1.5-3 0-1 6 .5 11.5-4 12.5 6 3 7H-4q-7.5-.5-7.5-6.5Q-11.5-2-8-3.5-9-4-9-5.5L-13-6.5l4-2' +
    `Q-8-11.5-4-11.5ZM-12.5 9q3-2 6 0t6 0 6 0 6 0v2.6q-3 2-6 0t-6 0-6 0-6 0Z${ellipse(-5, -7.5, 1.3)}`,
  // three claws
  attack: 'M-11-10Q-4-6-6.5 11.5-11 1-11-10ZM-2.5-12Q4.5-6 1.5 12.5-3.5 1-2.5-12ZM6-10Q12.5-5 9.5 10 5 1 6-10Z',
  move: 'M-12-3.5H1.5V-9.5L12.5 0 1.5 9.5V3.5H-12Z',
  // asleep
  nothing: `${zed(-12, -1, 1.9)}${zed(1.5, -6, 1.2)}${zed(8, -12, 0.8)}`,
  // a pram
  procreate:
    'M-12-8.5h3q2 0 2.7 4.5L-6 -2H11q.5 9-9 9h-3.5Q-8.5 7-9 -2L-9.7-5.5Q-9.8-6.3-12-6.3ZM1.5-3.3V-11.5q9 0 9.6 8.2Z' +
    `${ellipse(-4.5, 10, 2.4)}${ellipse(5, 10, 2.4)}`,
};
