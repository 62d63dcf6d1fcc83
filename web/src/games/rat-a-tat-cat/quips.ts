// What the computer players let slip, told from what everybody sees: cards that leave a row lie open on the discard pile.
import { t, type Key } from '../../i18n/index.svelte';
import type { Quip } from '../../frame/table/company';
import type { Card } from '../../wire/rat-a-tat-cat';
import type { Numbered, SeatView } from '../../frame/contract/game';

const points = (card: Card): number | null => (/^\d$/.test(card) ? Number(card) : null);
/** A card so low that nobody gives it away while another lies dark. */
const low = 3;

const words = {
  sieve: { threw: 'quip-sieve-forgot', looked: 'quip-sieve-looked' },
  drowsy: { threw: 'quip-drowsy-forgot', looked: 'quip-drowsy-looked' },
  clerk: { threw: 'quip-clerk-forgot', looked: 'quip-clerk-looked' },
  apprentice: { threw: 'quip-apprentice-forgot', looked: 'quip-apprentice-looked' },
  alchemist: { threw: 'quip-alchemist-forgot', looked: 'quip-alchemist-looked' },
} as const satisfies Record<string, Record<string, Key>>;
/** These forget among several only. */
const clearHeaded: readonly string[] = ['clerk', 'apprentice', 'alchemist'];

const forgets = (face: string | undefined, players: number): face is keyof typeof words =>
  face !== undefined && face in words && (players > 2 || !clearHeaded.includes(face));

/** Which of the own four cards each seat has seen and still holds; what comes by a Swap is dark. */
class Seen {
  readonly #rows = new Map<number, boolean[]>();
  deal(): void {
    this.#rows.clear();
  }
  row(seat: number): boolean[] {
    // The first look shows the two outer cards.
    const row = this.#rows.get(seat) ?? [true, false, false, true];
    this.#rows.set(seat, row);
    return row;
  }
  put(seat: number, slot: number, seen: boolean): void {
    this.row(seat)[slot - 1] = seen;
  }
  has(seat: number, slot: number): boolean {
    return this.row(seat)[slot - 1] ?? false;
  }
}

export function quips(history: readonly Numbered<'rat-a-tat-cat'>[], seats: readonly SeatView[]): ReadonlyMap<number, Quip> {
  const said = new Map<number, Quip>();
  const seen = new Seen();
  // Of a round that is told from its middle on nobody knows who has seen what.
  let whole = false;
  for (const { number, notice } of history) {
    const say = (seat: number, text: Key): void => void said.set(number, { seat, text: t(text) });
    const face = 'seat' in notice ? seats[notice.seat]?.bot : undefined;
    const forgetful = whole && forgets(face, seats.length) ? words[face] : null;
    switch (notice.what) {
      case 'round_began':
        seen.deal();
        whole = true;
        break;
      case 'took':
      case 'kept': {
        const [gone, came] = [points(notice.replaced), notice.card === null ? null : points(notice.card)];
        // Nothing is lower than a 0, whatever came in its place.
        const worse = gone !== null && (came !== null ? gone < came : gone === 0 || (gone <= low && seen.row(notice.seat).includes(false)));
        if (forgetful && worse && seen.has(notice.seat, notice.slot)) say(notice.seat, forgetful.threw);
        else if (face === 'glutton' && notice.what === 'took') say(notice.seat, 'quip-glutton-took');
        seen.put(notice.seat, notice.slot, true);
        break;
      }
      case 'peeked':
        // Nobody looks at what is still in mind: with nothing dark to look at a Peek is declined.
        if (forgetful && seen.has(notice.seat, notice.slot)) say(notice.seat, forgetful.looked);
        seen.put(notice.seat, notice.slot, true);
        break;
      case 'super_peeked':
        // No fault: it shows the rows of the others too.
        seen.row(notice.seat).fill(true);
        break;
      case 'swapped':
        seen.put(notice.seat, notice.own, false);
        seen.put(notice.with, notice.theirs, false);
        break;
      case 'called':
        if (face === 'captain') say(notice.seat, 'quip-captain-called');
        else if (face === 'glutton') say(notice.seat, 'quip-glutton-called');
        break;
      default:
      // Everything else shows nothing of a mind.
    }
  }
  return said;
}
