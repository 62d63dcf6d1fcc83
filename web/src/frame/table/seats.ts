// Who sits where, as the games draw it.
import type { SeatView } from '../contract/game';
import type { SeatInfo } from '../../wire';
import { botName, faceOf } from '../words/bots';

const romans = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'];

/** Two rats of the same name are numbered, as kings are. */
function told(names: readonly string[]): string[] {
  return names.map((name, i) => name + (romans[names.slice(0, i).filter((n) => n === name).length] ?? ''));
}

export function seatViews(
  seats: readonly SeatInfo[],
  away: readonly number[],
  free: string,
  takeovers: readonly (number | null)[] = [],
): SeatView[] {
  const names = told(seats.map((seat) => (seat.who === 'bot' ? botName(seat.bot) : seat.who === 'guest' ? seat.name : free)));
  return seats.map((info, seat) => {
    const base = { seat, name: names[seat] ?? '', away: away.includes(seat) };
    switch (info.who) {
      case 'bot':
        return { ...base, bot: faceOf(info.bot), here: true };
      case 'guest':
        return { ...base, who: info, look: info.look, here: info.here, takeover: takeovers[seat] ?? null, gaveUp: info.gave_up };
      case 'empty':
        return { ...base, here: false };
      default:
        return ((x: never) => x)(info);
    }
  });
}

/** From a record, where a computer player is written as its program's name. */
export function recordedSeats(
  count: number,
  names: readonly string[] | null,
  bots: readonly string[],
  nameless: (seat: number) => string,
): SeatView[] {
  const isBot = (name: string | undefined): name is string => name !== undefined && bots.includes(name);
  const written = told(
    Array.from({ length: count }, (_, i) => (isBot(names?.[i]) ? botName(names?.[i] ?? '') : names?.[i] || nameless(i))),
  );
  return written.map((name, seat) => ({
    seat,
    name,
    bot: isBot(names?.[seat]) ? faceOf(names?.[seat] ?? '') : undefined,
    here: true,
    away: false,
  }));
}
