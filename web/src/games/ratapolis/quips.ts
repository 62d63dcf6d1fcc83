// What the computer players let slip when their plans meet the others’ and the cats.
import { t, type Key } from '../../i18n/index.svelte';
import type { Quip } from '../../frame/table/company';
import type { Colour, Notice, Tile } from '../../wire/ratapolis';
import type { Numbered, SeatView } from '../../frame/contract/game';
import { kindOf } from './steps';

/** What belongs to one moment, or to one building, is told to its end before anybody speaks. */
const goesOn = (now: Notice, next: Notice | undefined): boolean => {
  if (!next) return false;
  const kind = kindOf(now);
  return (
    (kind !== null && kind === kindOf(next)) ||
    ((kind === 'caught' || now.what === 'removed') && (next.what === 'removed' || next.what === 'token_lost'))
  );
};

export function quips(history: readonly Numbered<'ratapolis'>[], seats: readonly SeatView[]): ReadonlyMap<number, Quip> {
  const said = new Map<number, Quip>();
  let colours: readonly (Colour | null)[] = [];
  /** somebody has said it in this round: twice would be noise */
  let bitten = false;
  /** all could see that the cats might come here */
  let open: readonly Tile[] = [];
  let struck: Tile | null = null;
  let waiting: Quip | null = null;
  history.forEach(({ number, notice }, i) => {
    const say = (seat: number, text: Key): void => void (waiting ??= { seat, text: t(text) });
    const face = (seat: number) => seats[seat]?.bot;
    switch (notice.what) {
      case 'set_up':
        colours = notice.colours;
        break;
      case 'round_began':
        [bitten, open, struck] = [false, [], null];
        break;
      case 'faced_up':
        open = notice.cards;
        break;
      case 'cat_card':
        struck = notice.card;
        break;
      case 'attacked':
        if (bitten || notice.why || face(notice.seat) !== 'glutton') break;
        say(notice.seat, 'pol-quip-glutton-bit');
        bitten = true;
        break;
      case 'lost': {
        const owner = colours.indexOf(notice.colour);
        if (notice.cause === 'cats' && struck !== null && open.includes(struck) && face(owner) === 'captain')
          say(owner, 'pol-quip-captain-cats');
        break;
      }
      case 'came_to_nothing':
        if (face(notice.seat) === 'clerk') say(notice.seat, 'pol-quip-clerk-foiled');
        break;
      default:
      // Everything else says nothing about a mind.
    }
    if (!waiting || goesOn(notice, history[i + 1]?.notice)) return;
    said.set(number, waiting);
    waiting = null;
  });
  return said;
}
