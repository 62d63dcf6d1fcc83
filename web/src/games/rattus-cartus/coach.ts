// The guided first game: Old Grey explains each question and each turn of events when it first comes up, with the numbers of this
// very game. He knows what the player sees and nothing else.
import type { Key } from '../../i18n/keys';
import type { Ask, Notice, Sight } from '../../wire/rattus-cartus';
import { coachingOf, hear as heard, teach, type Course, type Lesson } from '../../frame/contract/course';
import { unreachable, type Numbered } from '../../frame/contract/game';
import { buildingWords } from './buildings';
import { isFollower, kindOf, nunsOf, personOf } from './cards';
import { sum } from './ledger';

export const coaching = coachingOf('rattus-cartus');

export const goal = (): Lesson => ({ key: 'cart-coach-goal', of: '.nuns' });

type Told = readonly Numbered<'rattus-cartus'>[];
export const hear = (course: Course, history: Told, pending: Told, sight: Sight): Course =>
  heard<'rattus-cartus'>(upToDate(course, sight), history, pending, (notice) => told(notice, sight));

/** What was seen to happen, and is past when the next visit is planned. */
const ofTheRound: readonly Key[] = ['cart-coach-row', 'cart-coach-rats', 'cart-coach-influence', 'cart-coach-robbed', 'cart-coach-piped'];
/** What is said of a question, and only as long as it is put. */
const isAnswer = ({ key }: Lesson): boolean =>
  !ofTheRound.includes(key) && !['cart-coach-last', 'cart-coach-alive', 'cart-coach-dead', 'cart-coach-over'].includes(key);

/** What waits is put in the numbers of now, or dropped with its question; what nobody has read by then may come again. */
function upToDate(course: Course, sight: Sight): Course {
  const now = lessons(sight);
  const fresh = (lesson: Lesson): Lesson | undefined =>
    isAnswer(lesson)
      ? now.find(({ key }) => key === lesson.key)
      : sight.ask?.ask === 'visit' && ofTheRound.includes(lesson.key)
        ? undefined
        : lesson;
  const unread = course.waiting.slice(1).filter((lesson) => !fresh(lesson));
  return {
    ...course,
    waiting: course.waiting.flatMap((lesson) => fresh(lesson) ?? []),
    given: course.given.filter((key) => !unread.some((lesson) => lesson.key === key)),
  };
}

function told(notice: Notice, { you, players }: Sight): Lesson | null {
  switch (notice.what) {
    case 'row_revealed':
      return { key: 'cart-coach-row' };
    case 'round_began':
      return notice.last ? { key: 'cart-coach-last' } : null;
    case 'gained_influence':
      if (notice.seat !== you) return null;
      return notice.rats
        ? { key: 'cart-coach-rats', numbers: { n: notice.rats } }
        : { key: 'cart-coach-influence', numbers: { n: notice.influence } };
    case 'gave':
      return notice.from === you ? { key: 'cart-coach-robbed', seats: { name: notice.to } } : null;
    case 'rat_followed':
      return notice.to === you ? { key: 'cart-coach-piped', seats: { name: notice.from } } : null;
    case 'plague': {
      const rats = you === null ? undefined : notice.rats[you];
      if (you === null || rats === undefined) return null;
      return {
        key: notice.dead.includes(you) ? 'cart-coach-dead' : 'cart-coach-alive',
        numbers: { rats, nuns: sum(notice.nuns.map(nunsOf)) },
        last: true,
      };
    }
    case 'over':
      return you !== null && players[you] ? { key: 'cart-coach-over', last: true } : null;
    default:
      return null;
  }
}

/** What is to be said of the question that is put now. */
export const consider = (course: Course, sight: Sight): Course => lessons(sight).reduce(teach, upToDate(course, sight));

function lessons(sight: Sight): readonly Lesson[] {
  const { ask } = sight;
  const first = ask ? asked(ask, sight) : null;
  return [...(first ? [first] : []), ...(ask?.ask === 'visit' && ask.pass ? [{ key: 'cart-coach-pass' } as const] : [])];
}

function asked(ask: Ask, sight: Sight): Lesson | null {
  const own = sight.you === null ? undefined : sight.players[sight.you];
  if (!own) return null;
  switch (ask.ask) {
    case 'privilege':
      return { key: 'cart-coach-privilege', numbers: { n: own.hand_size } };
    case 'look':
      return { key: 'cart-coach-look' };
    case 'visit':
      return visiting(ask, sight, own.rats ?? 0);
    case 'victim':
      return { key: 'cart-coach-victim' };
    case 'give':
      return { key: 'cart-coach-give', numbers: { n: ask.count } };
    case 'receiver':
      return { key: 'cart-coach-receiver' };
    case 'act':
      return { key: ask.premium ? 'cart-coach-premium' : apart(sight) ? 'cart-coach-standard-two' : 'cart-coach-standard' };
    case 'discard':
      return { key: 'cart-coach-discard', numbers: { n: ask.most } };
    default:
      return unreachable(ask);
  }
}

/** Two players in different houses (CART-115). */
const apart = ({ row, players }: Sight): boolean => players.length === 2 && row.filter(({ visitors }) => visitors.length > 0).length === 2;

/** Visits come every round, and so they are taught in three steps: where cards belong, what ranks are worth, and the rats. */
function visiting({ cards }: Extract<Ask, { ask: 'visit' }>, { round, row, nuns, players }: Sight, rats: number): Lesson | null {
  if (round === 1) {
    const fits = row.map(({ class: of }) => cards.filter((card) => card === 'joker' || kindOf(card) === personOf[of]).length);
    const n = Math.max(...fits);
    const best = row[fits.indexOf(n)];
    if (!n || !best) return { key: 'cart-coach-visit-none', numbers: { n: cards.filter(isFollower).length } };
    return { key: 'cart-coach-visit', numbers: { n }, words: { building: buildingWords[best.building] } };
  }
  if (round === 2) return { key: players.length === 2 ? 'cart-coach-visit-ranks-two' : 'cart-coach-visit-ranks' };
  const known = nuns.flatMap((card) => (card === null ? [] : nunsOf(card)));
  // Two nuns a card on average: what the deck holds of them when it is full.
  return { key: 'cart-coach-visit-rats', numbers: { rats, nuns: sum(known) + 2 * (nuns.length - known.length) } };
}
