// The guided first game: what Old Grey would do now, and why. He comments the first round of a real game, then goes away.
// He remembers what the player has seen of the own row, as the player should; nothing else is known to him.
import type { Card, Notice, Sight, Slot } from '../../wire/rat-a-tat-cat';
import type { Key } from '../../i18n/keys';
import { coachingOf, forget, hear as heard, type Course, type Lesson } from '../../frame/contract/course';
import { unreachable, type Numbered } from '../../frame/contract/game';
import { faceWords } from './words';

export const coaching = coachingOf('rat-a-tat-cat');
/** The second round, and the next match, are played alone. */
export const isDone = ({ round }: Sight): boolean => round > 1;

type Told = readonly Numbered<'rat-a-tat-cat'>[];
/** A course that goes with what the player has seen. */
type Remembered = Course & { readonly memory?: Memory };

export function hear(course: Remembered, history: Told, pending: Told, sight: Sight): Remembered {
  const told = heard<'rat-a-tat-cat'>(course, history, pending, ({ what }) => (what === 'called' ? { key: 'coach-last-turns' } : null));
  const current = forget(told, () => isDone(sight) || sight.last_turns === null);
  return { ...current, memory: remember(course.memory ?? nothingSeen, sight, history) };
}
export const consider = (course: Remembered, sight: Sight): Remembered => ({ ...course, now: advice(sight, course.memory) });

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
const worth = (card: Card | undefined): number => (card === undefined || !/^\d$/.test(card) ? unknown : Number(card));
const slots: readonly Slot[] = [1, 2, 3, 4];

/** The slot that costs most; of equals one that was never seen. */
function worst({ seen }: Memory): { slot: Slot; card: Card | undefined } {
  const [slot = 1] = [...slots].sort((a, b) => worth(seen[b]) - worth(seen[a]) || Number(a in seen) - Number(b in seen));
  return { slot, card: seen[slot] };
}

/** About a card for a slot, and what lies there. */
const about = (key: Key, { card, slot, old }: { card?: Card | undefined; slot?: Slot; old?: Card }): Lesson => ({
  key,
  ...(slot && { numbers: { slot } }),
  words: { ...(card && { card: faceWords[card] }), ...(old && { old: faceWords[old] }) },
});

function placing(card: Card, memory: Memory, known: Key, unseen: Key, not: Key): Lesson {
  const at = worst(memory);
  if (worth(card) >= worth(at.card)) return about(not, { card });
  return at.card === undefined ? about(unseen, { card, slot: at.slot }) : about(known, { card, slot: at.slot, old: at.card });
}

/** What he would do now, and why. */
export function advice(sight: Sight, memory: Memory = nothingSeen): Lesson | null {
  if (isDone(sight) || !sight.ask) return null;
  const { top } = sight.discard;
  switch (sight.ask.ask) {
    case 'end_first_look':
      return { key: 'coach-first-look' };
    case 'choose_source':
      return sight.ask.take && top !== null && worth(top) < unknown
        ? placing(top, memory, 'coach-take-known', 'coach-take-unseen', 'coach-draw')
        : { key: 'coach-draw' };
    case 'keep_or_reject': {
      const card = sight.doing.doing === 'drawn' ? sight.doing.card : null;
      return card === null ? null : placing(card, memory, 'coach-keep-known', 'coach-keep-unseen', 'coach-keep-not');
    }
    case 'swap_choice': {
      const { slot, card } = worst(memory);
      return worth(card) > unknown ? about('coach-swap', { card, slot }) : { key: 'coach-swap-not' };
    }
    case 'draw2_continue':
      return { key: 'coach-draw2' };
    case 'peek_choice': {
      const unseen = slots.find((slot) => memory.seen[slot] === undefined);
      return unseen === undefined ? { key: 'coach-peek-none' } : about('coach-peek', { slot: unseen });
    }
    case 'super_peek_choice':
      return { key: 'coach-super-peek' };
    case 'end_look':
      return { key: 'coach-look' };
    case 'call_choice': {
      const n = slots.reduce((sum, slot) => sum + worth(memory.seen[slot]), 0);
      return { key: n <= 10 ? 'coach-call-yes' : 'coach-call-no', numbers: { n } };
    }
    case 'ready_for_next_round':
      return { key: 'coach-scored' };
    default:
      return unreachable(sight.ask);
  }
}
