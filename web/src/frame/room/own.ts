// How it stands at one's own tables, as the slate says it.
import type { MyTable } from '../../wire';

export type Stand =
  /** left: how many seconds, at a table one comes back to */
  | { is: 'yours'; left?: number }
  | { is: 'theirs'; seat: number }
  | { is: 'many' }
  | { is: 'playing' }
  | { is: 'filling'; free: number }
  | { is: 'ready' }
  | { is: 'gave-up' }
  | { is: 'won' }
  | { is: 'place'; place: number }
  /** older than results are written down, and cannot be read */
  | { is: 'over' };

/** Nobody counts the seconds of an evening from afar. */
const slow = 3_600;

export function standOf({ phase, waits, you, seats, gave_up, result, clock_s, left_s }: MyTable): Stand {
  if (gave_up) return { is: 'gave-up' };
  switch (phase) {
    case 'open': {
      const free = seats.filter(({ who }) => who === 'empty').length;
      return free ? { is: 'filling', free } : { is: 'ready' };
    }
    case 'playing': {
      if (waits.includes(you)) return { is: 'yours', ...(left_s !== null && (clock_s ?? 0) >= slow && { left: left_s }) };
      const [seat, another] = waits;
      return seat === undefined ? { is: 'playing' } : another === undefined ? { is: 'theirs', seat } : { is: 'many' };
    }
    case 'over': {
      const place = result?.places[you];
      return place === undefined ? { is: 'over' } : place === 1 ? { is: 'won' } : { is: 'place', place };
    }
    default:
      return ((x: never) => x)(phase);
  }
}

const room = 4;

/**
 * As much as a slate has room for: where it is your turn first, then what is not over, and the matches that ended last, here or on this
 * device, at least one.
 */
export function pick(tables: readonly MyTable[]): readonly MyTable[] {
  const live = tables.filter(({ phase }) => phase !== 'over');
  const yours = live.filter((table) => standOf(table).is === 'yours');
  const over = tables.filter(({ phase }) => phase === 'over').sort((a, b) => b.since_s - a.since_s);
  const past = over.slice(0, Math.max(1, room - live.length));
  return [...yours, ...live.filter((table) => !yours.includes(table)), ...past];
}
