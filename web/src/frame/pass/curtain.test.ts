import { describe, expect, it } from 'vitest';
import type { Play, TableInfo } from '../../wire';
import { handTo, owing, shows, type Common } from './curtain';
import { innerName, readName, seenBy } from './names';

type Seats = TableInfo['seats'];
const person = (name: string, gave_up = false): Seats[number] => ({
  who: 'guest',
  guest: name,
  name,
  look: null,
  is_bot: false,
  regular: true,
  here: true,
  host: name === 'Ada',
  takeover_ms: null,
  gave_up,
});
const bot: Seats[number] = { who: 'bot', bot: 'random' };
const end: Play['end'] = { places: [1, 2, 3, 4], scores: [0, 0, 0, 0], seed: '' };
const seats = [person('Ada'), bot, person('Bob'), person('Cleo')];
const waiting = (waits: number[], sealed: number[] = []): Common => ({ seats, play: { waits, sealed, end: null } });

describe('the curtain', () => {
  it('goes round the table, past computers, to whoever is asked', () => {
    expect(handTo(waiting([2]), 0)).toBe(2);
    expect(handTo(waiting([0]), 3)).toBe(0);
    expect(handTo(waiting([1]), 0)).toBe(null);
  });

  it('takes each in turn where all decide at once, and whoever has sealed is done', () => {
    const order: number[] = [];
    const sealed: number[] = [1];
    for (let last: number | null = null, next = handTo(waiting([0, 1, 2, 3]), last); next !== null;) {
      order.push(next);
      sealed.push(next);
      [last, next] = [next, handTo(waiting([0, 1, 2, 3], sealed), next)];
      expect(last).toBe(order.at(-1));
    }
    expect(order).toEqual([0, 2, 3]);
    expect(handTo(waiting([0, 1, 2, 3], [0]), 2)).toBe(2);
  });

  it('stays with whoever is asked again', () => {
    expect(handTo(waiting([0, 2]), 2)).toBe(2);
  });

  it('is lowered for nobody who has given up', () => {
    const common: Common = { seats: [person('Ada'), bot, person('Bob', true), person('Cleo')], play: waiting([2, 3]).play };
    expect([owing(common), handTo(common, 0)]).toEqual([[3], 3]);
  });

  it('falls between two people, with the name of the second, and rises by a press alone', () => {
    expect(shows(waiting([0]), null, null)).toEqual({ at: 'curtain', for: 0 });
    expect(shows(waiting([0]), 0, 0)).toEqual({ at: 'eyes', of: 0 });
    // Ada has answered, and may look at what came of it until she covers it.
    expect(shows(waiting([2]), 0, 0)).toEqual({ at: 'eyes', of: 0 });
    expect(shows(waiting([2]), null, 0)).toEqual({ at: 'curtain', for: 2 });
    // After a reload nobody knows who had it; it is asked for by name again.
    expect(shows({ seats, play: null }, null, null)).toEqual({ at: 'curtain', for: null });
  });

  it('hangs no more when the match is over', () => {
    const over: Common = { seats, play: { waits: [], sealed: [], end } };
    expect(shows(over, null, 2)).toEqual({ at: 'all' });
    expect(handTo(over, 2)).toBe(null);
  });
});

describe('the name of a table', () => {
  it('says with whose eyes it is seen', () => {
    expect(readName('pocket-abc')).toEqual({ id: 'abc', eyes: null });
    expect(readName(seenBy('pocket-pass-abc', 11))).toEqual({ id: 'abc', eyes: 11 });
    expect(innerName('pocket-pass-abc')).toBe('abc');
  });
});
