// What the computer players let slip when their plans meet the others’ and the cats.
import { t, type Key } from '../../i18n/index.svelte';
import type { Quip } from '../../table/company';
import type { Colour } from '../../wire/ratapolis';
import type { Numbered, SeatView } from '../game';

export function quips(history: readonly Numbered<'ratapolis'>[], seats: readonly SeatView[]): ReadonlyMap<number, Quip> {
  const said = new Map<number, Quip>();
  let colours: readonly (Colour | null)[] = [];
  /** somebody has said it in this round: twice would be noise */
  let bitten = false;
  for (const { number, notice } of history) {
    const say = (seat: number, text: Key): void => void said.set(number, { seat, text: t(text) });
    const face = (seat: number) => seats[seat]?.bot;
    switch (notice.what) {
      case 'set_up':
        colours = notice.colours;
        break;
      case 'round_began':
        bitten = false;
        break;
      case 'attacked':
        if (bitten || !notice.hits || face(notice.seat) !== 'glutton') break;
        say(notice.seat, 'pol-quip-glutton-bit');
        bitten = true;
        break;
      case 'lost': {
        const owner = colours.indexOf(notice.colour);
        if (notice.cause === 'cats' && face(owner) === 'captain') say(owner, 'pol-quip-captain-cats');
        break;
      }
      case 'came_to_nothing':
        if (face(notice.seat) === 'clerk') say(notice.seat, 'pol-quip-clerk-foiled');
        break;
      default:
      // Everything else says nothing about a mind.
    }
  }
  return said;
}
