// The guided first game: Old Grey explains each question and each turn of events when it first comes up, with the buildings and numbers
// of this very game. He knows what the player sees and nothing else.
import type { Key } from '../../i18n/keys';
import type { Asked, Notice, Sight, SightPlayer, Tile } from '../../wire/ratapolis';
import { coachingOf, hear as heard, teach, type Course, type Lesson } from '../../frame/contract/course';
import { unreachable, type Numbered } from '../../frame/contract/game';
import { cheeseOf, sum } from './sums';
import { buildingWords, isBuilding } from './words';

export const coaching = coachingOf('ratapolis');

/** In Situation T the hunter plays too (POL-174). */
export const goal = ({ balthus, you }: Sight): Lesson => ({
  key: balthus === null ? 'pol-coach-goal' : balthus === you ? 'pol-coach-goal-hunter' : 'pol-coach-goal-hunted',
});

type Told = readonly Numbered<'ratapolis'>[];
/** The game does not wait for the reader: what has been overtaken is put away, and may come again when it is true again. */
export function hear(course: Course, history: Told, pending: Told, sight: Sight): Course {
  const after = heard<'ratapolis'>(course, history, pending, (notice) => told(notice, sight));
  const news = history.filter(({ number }) => number > course.heard && number <= after.heard).map(({ notice }) => notice.what);
  const old = news.includes('revealed')
    ? course.waiting
    : news.includes('round_began')
      ? course.waiting.filter(({ key }) => key === 'pol-coach-revealed')
      : [];
  // While it is still being shown how it came to that, how things stand is not known yet.
  return holding(after, (lesson) => (old.includes(lesson) ? null : pending.length ? lesson : still(lesson, sight)));
}

/** What waits, as it reads now. */
function holding(course: Course, now: (lesson: Lesson) => Lesson | null): Course {
  const read = course.waiting.map((lesson) => ({ lesson, now: now(lesson) }));
  const gone = read.filter(({ now }) => now === null).map(({ lesson }) => lesson.key);
  return {
    ...course,
    waiting: read.flatMap(({ lesson: { round }, now }) => (now ? { ...now, ...(round !== undefined && { round }) } : [])),
    given: course.given.filter((key) => !gone.includes(key)),
  };
}

/** A lesson read from the present sight; null if it no longer holds. */
function still(lesson: Lesson, sight: Sight): Lesson | null {
  const own = sight.you === null ? undefined : sight.players[sight.you];
  if (ofQuestions.includes(lesson.key)) return questioned(sight).find(({ key }) => key === lesson.key) ?? null;
  switch (lesson.key) {
    case 'pol-coach-cards':
    case 'pol-coach-cards-two': {
      const now = cards(sight);
      return now?.key === lesson.key ? now : null;
    }
    case 'pol-coach-bitten':
    case 'pol-coach-bitten-plain':
      return bitten(sight);
    case 'pol-coach-last':
      return sight.last_round && own && sight.doing.doing !== 'over' ? last(own) : null;
    case 'pol-coach-token':
      return own?.tokens.some((tile) => building(tile).building === lesson.words?.building) ? lesson : null;
    default:
      return lesson;
  }
}

/** Every hunt card is a building's. */
const building = (tile: Tile): NonNullable<Lesson['words']> => (isBuilding(tile) ? { building: buildingWords[tile].name } : {});

/** What is out this round, and what of it is yours: never more than two (POL-26). */
function cards({ you, players, up, aside }: Sight): Lesson | null {
  const [first, second] = (you === null ? null : players[you]?.hand) ?? [];
  if (!first) return null;
  const numbers = { n: sum(players.map(({ hand_size }) => hand_size)) + up.length + aside, up: up.length };
  const { building: other } = second ? building(second) : {};
  return other
    ? { key: 'pol-coach-cards-two', numbers, words: { ...building(first), other } }
    : { key: 'pol-coach-cards', numbers, words: building(first) };
}
const last = ({ score }: SightPlayer): Lesson => ({ key: 'pol-coach-last', numbers: { n: cheeseOf(score) } });

/** The Market brings rats back where its advantage is in the game; among two it is not (POL-162). */
const bitten = ({ city }: Sight): Lesson => ({
  key: city.some(({ tile, present, token }) => tile === 'A' && present && token !== 'out') ? 'pol-coach-bitten' : 'pol-coach-bitten-plain',
});

function told(notice: Notice, sight: Sight): Lesson | null {
  const { you, players } = sight;
  const own = you === null ? undefined : players[you];
  if (!own) return null;
  const mine = 'seat' in notice && notice.seat === you;
  switch (notice.what) {
    case 'dealt':
      return you !== null && notice.hands[you]?.length ? cards(sight) : null;
    case 'round_began':
      return notice.last ? last(own) : null;
    case 'renewed':
      return { key: 'pol-coach-renewed' };
    case 'revealed':
      return { key: 'pol-coach-revealed' };
    case 'moved':
      return mine && notice.stayed ? { key: 'pol-coach-stayed', numbers: { n: notice.stayed } } : null;
    case 'attacked':
      return mine && notice.why ? { key: 'pol-coach-vain' } : null;
    case 'came_to_nothing':
      return mine ? { key: 'pol-coach-vain' } : null;
    case 'lost':
      if (notice.colour !== own.colour) return null;
      return notice.cause === 'cats'
        ? { key: 'pol-coach-caught', numbers: { n: notice.rats } }
        : notice.cause === 'attack'
          ? bitten(sight)
          : null;
    case 'cat_card':
      return { key: 'pol-coach-cat-card', words: building(notice.card) };
    case 'token':
      return mine ? { key: 'pol-coach-token', words: building(notice.tile) } : null;
    case 'over':
      return { key: 'pol-coach-over', numbers: { n: cheeseOf(own.score) }, last: true };
    default:
      return null;
  }
}

/** What is to be said of the question that is put now. */
export function consider(course: Course, sight: Sight): Course {
  return questioned(sight).reduce(
    teach,
    holding(course, (lesson) => still(lesson, sight)),
  );
}

const questioned = (sight: Sight): readonly Lesson[] =>
  !sight.ask ? [] : sight.ask.ask === 'plan' ? planning(sight.ask, sight) : [asked(sight.ask, sight)];
const ofQuestions: readonly Key[] = [
  'pol-coach-plan',
  'pol-coach-plan-any',
  'pol-coach-plan-no-attack',
  'pol-coach-plan-cheese',
  'pol-coach-plan-attack',
  'pol-coach-plan-memory',
  'pol-coach-archives',
  'pol-coach-show',
  'pol-coach-market',
  'pol-coach-radio',
  'pol-coach-hospital',
  'pol-coach-lay',
];

type Other = Exclude<Asked, { ask: 'plan' }>;
function asked(ask: Other, { you, players, city }: Sight): Lesson {
  switch (ask.ask) {
    case 'archives':
      return { key: 'pol-coach-archives' };
    case 'show':
      return { key: 'pol-coach-show' };
    case 'market':
      return { key: 'pol-coach-market' };
    case 'radio': {
      const own = you === null ? null : players[you]?.colour;
      const there = city.find(({ tile }) => tile === ask.card)?.rats.find(({ colour }) => colour === own);
      return { key: 'pol-coach-radio', numbers: { n: there?.count ?? 0 }, words: building(ask.card) };
    }
    case 'hospital': {
      const tile = city.find(({ plot }) => plot === ask.from)?.tile;
      return { key: 'pol-coach-hospital', words: tile ? building(tile) : {} };
    }
    case 'lay':
      return { key: 'pol-coach-lay' };
    default:
      return unreachable(ask);
  }
}

/** Plans come every round, and so they are taught in steps: to run, what buildings are worth, to bite, what to remember. */
function planning({ standing, attacks }: Extract<Asked, { ask: 'plan' }>, { you, players, up, round, slots, city }: Sight): Lesson[] {
  if (round === 1) {
    const known = [...((you === null ? null : players[you]?.hand) ?? []), ...up];
    const threatened = known.find((tile) => city.some((plot) => plot.tile === tile && standing.includes(plot.plot)));
    const run: Lesson =
      threatened && isBuilding(threatened)
        ? { key: 'pol-coach-plan', words: { in: buildingWords[threatened].in } }
        : { key: 'pol-coach-plan-any' };
    return slots[0]?.mark === 'no_attack' ? [run, { key: 'pol-coach-plan-no-attack' }] : [run];
  }
  if (round === 2) return [{ key: 'pol-coach-plan-cheese' }];
  const bite: Lesson[] = attacks ? [{ key: 'pol-coach-plan-attack' }] : [];
  return round === 3 && attacks ? bite : [...bite, { key: 'pol-coach-plan-memory' }];
}
