// The guided first game: what can be known at each question. Old Grey comments the first round of a real game, then goes away.
// He remembers what the player has seen of the own row, as the player should; nothing else is known to him. Where the deal was chosen for
// him, he says what to do.
import type { Card, Notice, Sight, Slot } from '../../wire/rat-a-tat-cat';
import type { Key } from '../../i18n/keys';
import { coachingOf, forget, hear as heard, type Course, type Lesson } from '../../frame/contract/course';
import { unreachable, type Numbered } from '../../frame/contract/game';
import { faceWords } from './words';

export const coaching = coachingOf('rat-a-tat-cat');
/** The second round, and the next match, are played alone. */
export const isDone = ({ round }: Sight): boolean => round > 1;

export const goal = (): Lesson => ({ key: 'coach-goal' });

type Told = readonly Numbered<'rat-a-tat-cat'>[];
/** A course that goes with what the player has seen. */
type Remembered = Course & { readonly memory?: Memory };

export function hear(course: Remembered, history: Told, pending: Told, sight: Sight): Remembered {
  const told = heard<'rat-a-tat-cat'>(course, history, pending, ({ what }) => (what === 'called' ? { key: 'coach-last-turns' } : null));
  const current = forget(told, () => isDone(sight) || sight.last_turns === null);
  return { ...current, memory: remember(course.memory ?? nothingSeen, sight, history) };
}
export const consider = (course: Remembered, sight: Sight): Remembered => ({
  ...course,
  now: (course.led && order(sight, course.memory)) || advice(sight, course.memory),
});

export type Memory = {
  readonly seen: Readonly<Partial<Record<Slot, Card>>>;
  readonly drawn: Card | null;
  /** of the last notice that was taken in */ readonly number: number;
};
export const nothingSeen: Memory = { seen: {}, drawn: null, number: 0 };

const without = (seen: Memory['seen'], slot: Slot): Memory['seen'] =>
  Object.fromEntries(Object.entries(seen).filter(([at]) => Number(at) !== slot));

function after(seen: Memory['seen'], drawn: Card | null, you: number, notice: Notice): Memory['seen'] {
  switch (notice.what) {
    case 'round_began':
      return {};
    case 'kept': {
      if (notice.seat !== you) return seen;
      const card = notice.card ?? drawn;
      return card === null ? without(seen, notice.slot) : { ...seen, [notice.slot]: card };
    }
    case 'took':
      return notice.seat === you ? { ...seen, [notice.slot]: notice.card } : seen;
    case 'swapped':
      return notice.seat === you ? without(seen, notice.own) : notice.with === you ? without(seen, notice.theirs) : seen;
    default:
      return seen;
  }
}

/** What is remembered once this has happened and is seen so. */
export function remember(memory: Memory, sight: Sight, history: readonly Numbered<'rat-a-tat-cat'>[]): Memory {
  const { you } = sight;
  if (you === null) return memory;
  let { seen, number } = memory;
  for (const told of history)
    if (told.number > number) {
      seen = after(seen, memory.drawn, you, told.notice);
      number = told.number;
    }
  const shown = sight.rows[you]?.flatMap(({ face }, i): [Slot, Card][] => (face === null ? [] : [[i + 1, face]])) ?? [];
  return {
    seen: { ...seen, ...Object.fromEntries(shown) },
    drawn: sight.doing.doing === 'drawn' && sight.on_turn === you ? sight.doing.card : null,
    number,
  };
}

/** A card that nobody has seen is worth five on average, and so is what replaces a special card. */
const unknown = 5;
const isNumber = (card: Card | undefined): card is Card => card !== undefined && /^\d$/.test(card);
const worth = (card: Card | undefined): number => (isNumber(card) ? Number(card) : unknown);
const slots: readonly Slot[] = [1, 2, 3, 4];

/** Of the cards in the own row whose number was seen, the one that costs most. */
function highest({ seen }: Memory): { readonly slot: Slot; readonly old: Card } | null {
  const known = slots.flatMap((slot) => (isNumber(seen[slot]) ? [{ slot, old: seen[slot] }] : []));
  return known.sort((a, b) => worth(b.old) - worth(a.old))[0] ?? null;
}

/** About a card, and the highest that was seen in the own row: what to do with both is the player's to find out, and the Sage's to say. */
function beside(memory: Memory, known: Key, blind: Key, card: Card | null): Lesson {
  const own = highest(memory);
  const words = { ...(card !== null && { card: faceWords[card] }), ...(own && { old: faceWords[own.old] }) };
  return own ? { key: known, numbers: { slot: own.slot }, words } : { key: blind, words };
}

/** So much less is clearly better, whatever lies where nobody has looked; and so much in a row is clearly below others, or not. */
const [clearly, callable, tooMuch] = [3, 9, 19];

/**
 * What to do, in the match whose deal was chosen for learning: only where no good player would do anything else, so that whoever asks for a
 * hint there hears the same. Null: the player's own to find out.
 */
export function order(sight: Sight, memory: Memory = nothingSeen): Lesson | null {
  if (isDone(sight) || !sight.ask) return null;
  /** the card that costs most, as far as the player knows */
  const slot = slots.toSorted((a, b) => worth(memory.seen[b]) - worth(memory.seen[a]))[0] ?? 1;
  const old = memory.seen[slot];
  const gain = (card: Card): number => worth(old) - worth(card);
  const trade = (card: Card, known: Key, blind: Key): Lesson => ({
    key: isNumber(old) ? known : blind,
    numbers: { slot },
    words: { card: faceWords[card], ...(isNumber(old) && { old: faceWords[old] }) },
  });
  switch (sight.ask.ask) {
    case 'end_first_look': {
      const [left, right] = [memory.seen[1], memory.seen[4]];
      return left && right ? { key: 'lesson-look', words: { first: faceWords[left], second: faceWords[right] } } : null;
    }
    case 'choose_source': {
      const { top } = sight.discard;
      if (!sight.ask.take || top === null) return { key: 'lesson-deck' };
      if (gain(top) >= clearly) return trade(top, 'lesson-take', 'lesson-take-blind');
      return gain(top) <= 0 ? { key: 'lesson-draw', words: { card: faceWords[top] } } : null;
    }
    case 'keep_or_reject': {
      const card = sight.doing.doing === 'drawn' ? sight.doing.card : null;
      if (card === null) return null;
      if (gain(card) >= clearly) return trade(card, 'lesson-keep', 'lesson-keep-blind');
      return gain(card) <= 0 ? { key: 'lesson-discard', words: { card: faceWords[card] } } : null;
    }
    case 'peek_choice': {
      const dark = slots.find((at) => memory.seen[at] === undefined);
      return dark === undefined ? null : { key: 'lesson-peek', numbers: { slot: dark } };
    }
    case 'call_choice': {
      const n = slots.reduce((sum, at) => sum + worth(memory.seen[at]), 0);
      return n <= callable ? { key: 'lesson-call', numbers: { n } } : n >= tooMuch ? { key: 'lesson-no-call', numbers: { n } } : null;
    }
    default:
      return null;
  }
}

/** What can be known at this question. It takes nobody's side, so that no hint on the same position says the opposite. */
export function advice(sight: Sight, memory: Memory = nothingSeen): Lesson | null {
  if (isDone(sight) || !sight.ask) return null;
  switch (sight.ask.ask) {
    case 'end_first_look':
      return { key: 'coach-first-look' };
    case 'choose_source':
      return sight.ask.take ? beside(memory, 'coach-source', 'coach-source-blind', sight.discard.top) : { key: 'coach-draw' };
    case 'keep_or_reject': {
      const card = sight.doing.doing === 'drawn' ? sight.doing.card : null;
      return card === null ? null : beside(memory, 'coach-keep', 'coach-keep-blind', card);
    }
    case 'swap_choice':
      return beside(memory, 'coach-swap', 'coach-swap-blind', null);
    case 'draw2_continue':
      return { key: 'coach-draw2' };
    case 'peek_choice': {
      const n = slots.filter((slot) => memory.seen[slot] === undefined).length;
      return n ? { key: 'coach-peek', numbers: { n } } : { key: 'coach-peek-none' };
    }
    case 'super_peek_choice':
      return { key: 'coach-super-peek' };
    case 'end_look':
      return { key: 'coach-look' };
    case 'call_choice': {
      const n = slots.reduce((sum, slot) => sum + worth(memory.seen[slot]), 0);
      return { key: 'coach-call', numbers: { n, m: slots.filter((slot) => !isNumber(memory.seen[slot])).length } };
    }
    case 'ready_for_next_round':
      return { key: 'coach-scored' };
    default:
      return unreachable(sight.ask);
  }
}
