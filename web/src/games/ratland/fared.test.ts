import { afterEach, beforeAll, expect, it } from 'vitest';
import { bring, speak } from '../../i18n/index.svelte';
import type { Notice } from '../../wire/ratland';
import { fared as line } from './fared';

beforeAll(() => bring('ratland'));
afterEach(() => speak('en'));

const began = (round: number): Notice => ({ what: 'round_began', round, active: 0 });
const lost = (seat: number, to: 'supply' | 'infirmary' | 'lost'): Notice => ({ what: 'hit', seat, colour: 'black', from: 'city', to });
const fared = (...of: Parameters<typeof line>) => line(...of)?.replaceAll('\u00a0', ' ');
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const starved = (seat: number, deaths: number): Notice => ({ what: 'starved', seat, deaths, from_infirmary: 0 });
const round: Notice[] = [
  { what: 'attacked', by: 1, tunnel: 'left', on: 0, strength: 2, defence: 1, stolen: 1 },
  { what: 'attacked', by: 0, tunnel: 'left', on: 2, strength: 3, defence: 1, stolen: 2 },
  { what: 'born', seat: 0, born: 2, wanted: 2 },
  { what: 'paid', seat: 0, why: 'found', cheese: 3, owed: 3 },
  { what: 'paid', seat: 0, why: 'strategists', cheese: 1, owed: 1 },
  lost(0, 'supply'),
  lost(0, 'lost'),
  lost(1, 'infirmary'),
  { what: 'fed', seat: 0, fed: 9, cost: 5, paid: 3 },
  starved(0, 2),
  starved(1, 1),
];

it('tells what the round before did to one clan, and not to the others', () => {
  const history = told(began(1), starved(0, 4), began(2), ...round, began(3), { what: 'cousin_came', seat: 0 });
  expect(fared(history, 0)).toBe(
    'Last round. Rats: 2 born, 1 left, 2 starved, 1 lost. Cheese: 4 found, 2 stolen by you, 1 stolen from you, 3 paid.',
  );
  expect(fared(history, 1)).toBe('Last round. Rats: 1 starved, 1 in the infirmary. Cheese: 1 stolen by you.');
});
it('parts no number from its word', () => {
  expect(line(told(began(1), ...round, began(2)), 0)).toMatch(/Rats: 2\u00a0born, 1\u00a0left/);
});
it('says nothing where there was no round before, or nothing in it', () => {
  expect(fared(told(began(1), ...round), 0)).toBeUndefined();
  expect(fared(told(began(1), began(2)), 0)).toBeUndefined();
});
it('counts as each language counts', async () => {
  const history = told(began(1), ...round, began(2));
  await speak('ru');
  expect(fared(history, 0)).toBe(
    'Прошлый раунд. Крысы: родились 2, ушла 1, умерли с голоду 2, заблудилась 1. ' +
      'Сыр: найдено 4, украдено вами 2, украдено у вас 1, уплачено 3.',
  );
  await speak('fr');
  expect(fared(history, 1)).toBe('Tour précédent. Rats : 1 mort de faim, 1 à l’infirmerie. Fromage : 1 pris aux voisins.');
});
