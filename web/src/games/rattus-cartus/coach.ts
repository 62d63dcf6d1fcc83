// The guided first game: Old Grey explains each question and each turn of events when it first comes up, with the numbers of this
// very game. He knows what the player sees and nothing else.
import type { Ask, Notice, Sight } from '../../wire/rattus-cartus';
import { coachingOf, hear as heard, teach, type Course, type Lesson } from '../course';
import { unreachable, type Numbered } from '../game';
import { buildingWords } from './buildings';
import { isFollower, kindOf, nunsOf, personOf } from './cards';
import { sum } from './ledger';

export const coaching = coachingOf('rattus-cartus');

type Told = readonly Numbered<'rattus-cartus'>[];
export const hear = (course: Course, history: Told, pending: Told, sight: Sight): Course => heard<'rattus-cartus'>(course, history, pending, (notice) => told(notice, sight));

function told(notice: Notice, { you, players }: Sight): Lesson | null {
  switch (notice.what) {
    case 'row_revealed':
      return { key: 'cart-coach-row' };
    case 'round_began':
      return notice.last ? { key: 'cart-coach-last' } : null;
    case 'gained_influence':
      if (notice.seat !== you) return null;
      return notice.rats ? { key: 'cart-coach-rats', numbers: { n: notice.rats } } : { key: 'cart-coach-influence', numbers: { n: notice.influence } };
    case 'gave':
      return notice.from === you ? { key: 'cart-coach-robbed', seats: { name: notice.to } } : null;
    case 'rat_followed':
      return notice.to === you ? { key: 'cart-coach-piped', seats: { name: notice.from } } : null;
    case 'plague': {
      const rats = you === null ? undefined : notice.rats[you];
      if (you === null || rats === undefined) return null;
      return { key: notice.dead.includes(you) ? 'cart-coach-dead' : 'cart-coach-alive', numbers: { rats, nuns: sum(notice.nuns.map(nunsOf)) } };
    }
    case 'over':
      return you !== null && players[you] ? { key: 'cart-coach-over' } : null;
    default:
      return null;
  }
}

/** What is to be said of the question that is put now. */
export function consider(course: Course, sight: Sight): Course {
  const { ask } = sight;
  if (!ask) return course;
  const after = teach(course, asked(ask, sight));
  return ask.ask === 'visit' && ask.pass ? teach(after, { key: 'cart-coach-pass' }) : after;
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
      return { key: ask.premium ? 'cart-coach-premium' : 'cart-coach-standard' };
    case 'discard':
      return { key: 'cart-coach-discard', numbers: { n: ask.most } };
    default:
      return unreachable(ask);
  }
}

/** Visits come every round, and so they are taught in three steps: where cards belong, what ranks are worth, and the rats. */
function visiting({ cards }: Extract<Ask, { ask: 'visit' }>, { round, row, nuns }: Sight, rats: number): Lesson | null {
  if (round === 1) {
    const fits = row.map(({ class: of }) => cards.filter((card) => card === 'joker' || kindOf(card) === personOf[of]).length);
    const n = Math.max(...fits);
    const best = row[fits.indexOf(n)];
    if (!n || !best) return { key: 'cart-coach-visit-none', numbers: { n: cards.filter(isFollower).length } };
    return { key: 'cart-coach-visit', numbers: { n }, words: { building: buildingWords[best.building] } };
  }
  if (round === 2) return { key: 'cart-coach-visit-ranks' };
  const known = nuns.flatMap((card) => (card === null ? [] : nunsOf(card)));
  // Two nuns a card on average: what the deck holds of them when it is full.
  return { key: 'cart-coach-visit-rats', numbers: { rats, nuns: sum(known) + 2 * (nuns.length - known.length) } };
}
