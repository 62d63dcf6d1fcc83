import { expect, it } from 'vitest';
import type { SeatInfo } from '../../wire';
import { peopleAt } from './people';

const guest = (id: string, name: string): SeatInfo => ({
  who: 'guest',
  guest: id,
  name,
  look: { wears: 'cap', fur: 'ash' },
  is_bot: false,
  regular: id !== 'cy',
  here: true,
  host: false,
  takeover_ms: null,
  gave_up: false,
});
const said = (id: string, name: string, number: number) => ({
  number,
  guest: id,
  name,
  seat: null,
  text: 'squeak',
  is_bot: false,
  regular: id !== 'cy',
});

it('is those who sit, by their seats, then those who have spoken, and neither oneself nor a computer', () => {
  const seats: SeatInfo[] = [guest('ada', 'Ada'), { who: 'bot', bot: 'greedy' }, guest('bo', 'Bo'), { who: 'empty' }, guest('gone', '')];
  const talk = [said('cy', 'Cy', 1), said('bo', 'Bo as he was', 2), said('ada', 'Ada', 3), said('cy', 'Cy', 4)];
  expect(peopleAt(seats, talk, 'ada').map(({ name, seat, look, regular }) => [name, seat, look?.wears, regular])).toEqual([
    ['Bo', 2, 'cap', true],
    ['Cy', null, undefined, false],
  ]);
});
