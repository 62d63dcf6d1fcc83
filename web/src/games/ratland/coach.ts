// The guided first game: Old Grey explains each question and each phase when it first comes up, with the numbers of this very game.
// He knows what the player sees and nothing else.
import type { Key } from '../../i18n/keys';
import type { Ask, Notice, Sight } from '../../wire/ratland';
import { coachingOf, forget, hear as heard, teach, teachNow, type Course, type Lesson } from '../../frame/contract/course';
import { unreachable, type Numbered } from '../../frame/contract/game';
import { canFeed, worst } from './choice';
import { ownPower, upkeep } from './numbers';
import { count } from './pieces';
import { leftOf, rightOf, total } from './places';
import { colourWords } from './words';

export const coaching = coachingOf('ratland');

export const goal = (): Lesson => ({ key: 'land-coach-goal' });

type Told = readonly Numbered<'ratland'>[];
export const hear = (course: Course, history: Told, pending: Told, sight: Sight): Course =>
  heard<'ratland'>(current(course, sight), history, pending, (notice) => told(notice, sight));

/** Who is active is told of this round alone. */
const current = (course: Course, { active }: Sight): Course =>
  forget(course, ({ key, seats }) => key === 'land-coach-active' && seats?.name !== active);

function told(notice: Notice, { you, sewers }: Sight): Lesson | null {
  const seats = sewers.length;
  const mine = 'seat' in notice && notice.seat === you;
  switch (notice.what) {
    case 'event_revealed':
      return { key: 'land-coach-round', ask: 'deploy' };
    case 'round_began':
      return notice.round > 1 ? { key: 'land-coach-active', seats: { name: notice.active } } : null;
    case 'attacked':
      return notice.on === you && notice.stolen
        ? { key: 'land-coach-robbed', numbers: { n: notice.stolen, seats } }
        : { key: 'land-coach-attack', numbers: { seats } };
    case 'born':
      return { key: 'land-coach-nursery' };
    case 'bag_filled':
      return { key: 'land-coach-bag' };
    case 'hit':
      if (!mine) return null;
      return {
        key:
          notice.to === 'supply' ? 'land-coach-hit-supply' : notice.to === 'infirmary' ? 'land-coach-hit-infirmary' : 'land-coach-hit-lost',
      };
    case 'came_back':
      return mine ? { key: 'land-coach-back' } : null;
    case 'fed':
      return mine && notice.paid === notice.cost ? { key: 'land-coach-feeding', numbers: { n: notice.fed, cost: notice.cost } } : null;
    case 'starved':
      return mine ? { key: 'land-coach-starved', numbers: { n: notice.deaths } } : null;
    case 'over': {
      const own = you === null ? undefined : sewers[you];
      if (!own) return null;
      return {
        key: 'land-coach-over',
        numbers: { rats: total(own.rats) + own.infirmary + own.lost, graves: own.graveyard },
        last: true,
      };
    }
    default:
      return null;
  }
}

/** What is said of a phase while it is seen. It is over when rats are placed again; what befell one's own rats still counts then. */
const phases: readonly Key[] = ['land-coach-attack', 'land-coach-nursery', 'land-coach-bag', 'land-coach-back', 'land-coach-feeding'];

/** What is to be said of the question that is put now. */
export function consider(course: Course, sight: Sight): Course {
  const placed = sight.ask?.ask === 'deploy' ? forget(course, ({ key }) => phases.includes(key)) : course;
  const now = current(placed, sight);
  if (!sight.ask) return sight.may_look ? teach(now, { key: 'land-coach-look' }) : now;
  const lesson = asked(sight.ask, sight);
  const after = teachNow(now, lesson && { ...lesson, ask: sight.ask.ask });
  return sight.ask.ask === 'deploy' && sight.next_kind === 'final' ? teach(after, { key: 'land-coach-final' }) : after;
}

function asked(ask: Ask, sight: Sight): Lesson | null {
  const { you } = sight;
  const own = you === null ? undefined : sight.sewers[you];
  if (you === null || !own) return null;
  switch (ask.ask) {
    case 'keep_clan':
      return { key: 'land-coach-clan' };
    case 'board':
      return { key: 'land-coach-board' };
    case 'holy_rat':
      return { key: 'land-coach-holy-rat' };
    case 'deploy':
      return placing(ask.rats, sight, you);
    case 'move':
      return { key: 'land-coach-move' };
    case 'ninja':
      return { key: 'land-coach-ninja' };
    case 'add':
      return { key: 'land-coach-add' };
    case 'wound':
      return { key: 'land-coach-wound' };
    case 'put_back': {
      const colour = worst(ask.drawn, ownPower(sight));
      return colour ? { key: 'land-coach-put-back', words: { colour: colourWords[colour].name } } : { key: 'land-coach-put-back-not' };
    }
    case 'swap':
      return { key: 'land-coach-swap' };
    case 'scavenge':
      return { key: 'land-coach-scavenge', numbers: { good: (sight.bag.yellow ?? 0) + (sight.bag.orange ?? 0), all: count(sight.bag) } };
    case 'lecter': {
      const fed = total(own.rats) + own.infirmary;
      return {
        key: canFeed(sight) ? 'land-coach-lecter-not' : 'land-coach-lecter',
        numbers: { n: fed, cost: upkeep(sight, fed), cheese: own.cheese },
      };
    }
    case 'starve':
      return { key: 'land-coach-starve' };
    case 'alchemy':
      return { key: 'land-coach-alchemy' };
    default:
      return unreachable(ask);
  }
}

/** Placing comes every round, and so it is taught in three steps: where to, what it will cost, and the neighbours. */
function placing(rats: number, sight: Sight, you: number): Lesson | null {
  const own = sight.sewers[you];
  const seats = sight.sewers.length;
  const cheese = (seat: number): number => sight.sewers[seat]?.cheese ?? 0;
  if (!own || rats === 0) return null;
  if (sight.round === 1) return { key: 'land-coach-deploy', numbers: { n: rats, seats } };
  if (sight.round === 2) {
    const n = rats + own.infirmary + own.lost;
    return { key: 'land-coach-deploy-cost', numbers: { n, cost: upkeep(sight, n), cheese: own.cheese } };
  }
  if (seats === 2) return { key: 'land-coach-deploy-two' };
  const [left, right] = [leftOf(you, seats), rightOf(you, seats)];
  const richer = cheese(right) > cheese(left) ? right : left;
  // An empty pantry teaches nobody to steal: better in a later round.
  return cheese(richer) === 0 ? null : { key: 'land-coach-deploy-raid', seats: { name: richer }, numbers: { n: cheese(richer) } };
}
