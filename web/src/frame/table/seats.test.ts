import { describe, expect, it } from 'vitest';
import { recordedSeats, seatViews } from './seats';

describe('seats', () => {
  it('are drawn from what the table says', () => {
    const seats = seatViews(
      [
        {
          who: 'guest',
          guest: 'g',
          name: 'Ada',
          look: null,
          is_bot: false,
          regular: true,
          here: false,
          host: true,
          takeover_ms: 30_000,
          gave_up: false,
        },
        { who: 'bot', bot: 'greedy' },
        { who: 'bot', bot: 'greedy' },
        { who: 'empty' },
      ],
      [0],
      'free',
    );
    expect(seats.map((s) => [s.name, s.bot, s.here, s.away])).toEqual([
      ['Ada', undefined, false, true],
      ['Glutton', 'glutton', true, false],
      ['Glutton II', 'glutton', true, false],
      ['free', undefined, false, false],
    ]);
  });
  it('of a record have names where it says so', () => {
    expect(recordedSeats(3, ['Ada', 'rulebook', ''], ['rulebook'], (n) => `Seat ${n + 1}`).map((s) => s.name)).toEqual([
      'Ada',
      'The Clerk',
      'Seat 3',
    ]);
    expect(recordedSeats(2, null, [], (n) => `Seat ${n + 1}`).map((s) => s.name)).toEqual(['Seat 1', 'Seat 2']);
  });
});
