// The guided first game: Old Grey explains each question and each turn of events when it first comes up, with the buildings and numbers
// of this very game. He knows what the player sees and nothing else.
import type { Asked, Notice, Sight, Tile } from '../../wire/ratapolis';
import { coachingOf, hear as heard, teach, type Course, type Lesson } from '../course';
import { unreachable, type Numbered } from '../game';
import { cheeseOf, sum } from './ledger';
import { buildingWords, isBuilding } from './words';

export const coaching = coachingOf('ratapolis');

type Told = readonly Numbered<'ratapolis'>[];
export const hear = (course: Course, history: Told, pending: Told, sight: Sight): Course => heard<'ratapolis'>(course, history, pending, (notice) => told(notice, sight));

/** Every hunt card is a building's. */
const building = (tile: Tile): NonNullable<Lesson['words']> => (isBuilding(tile) ? { building: buildingWords[tile].name } : {});

function told(notice: Notice, { you, players, up, aside }: Sight): Lesson | null {
  const own = you === null ? undefined : players[you];
  if (!own) return null;
  const mine = 'seat' in notice && notice.seat === you;
  switch (notice.what) {
    case 'dealt': {
      const card = you === null ? undefined : notice.hands[you]?.[0];
      const n = sum(players.map(({ hand_size }) => hand_size)) + up.length + aside;
      return card ? { key: 'pol-coach-cards', numbers: { n }, words: building(card) } : null;
    }
    case 'round_began':
      return notice.last ? { key: 'pol-coach-last', numbers: { n: cheeseOf(own.score) } } : null;
    case 'renewed':
      return { key: 'pol-coach-renewed' };
    case 'revealed':
      return { key: 'pol-coach-revealed' };
    case 'moved':
      return mine && notice.stayed ? { key: 'pol-coach-stayed', numbers: { n: notice.stayed } } : null;
    case 'attacked':
      return mine && !notice.hits ? { key: 'pol-coach-vain' } : null;
    case 'came_to_nothing':
      return mine ? { key: 'pol-coach-vain' } : null;
    case 'lost':
      if (notice.colour !== own.colour) return null;
      return notice.cause === 'cats' ? { key: 'pol-coach-caught', numbers: { n: notice.rats } } : notice.cause === 'attack' ? { key: 'pol-coach-bitten' } : null;
    case 'cat_card':
      return { key: 'pol-coach-cat-card', words: building(notice.card) };
    case 'token':
      return mine ? { key: 'pol-coach-token', words: building(notice.tile) } : null;
    case 'over':
      return { key: 'pol-coach-over', numbers: { n: cheeseOf(own.score) } };
    default:
      return null;
  }
}

/** What is to be said of the question that is put now. */
export function consider(course: Course, sight: Sight): Course {
  const { ask } = sight;
  if (!ask) return course;
  if (ask.ask !== 'plan') return teach(course, asked(ask, sight));
  return planning(ask, sight).reduce(teach, course);
}

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
    const run: Lesson = threatened && isBuilding(threatened) ? { key: 'pol-coach-plan', words: { in: buildingWords[threatened].in } } : { key: 'pol-coach-plan-any' };
    return slots[0]?.mark === 'no_attack' ? [run, { key: 'pol-coach-plan-no-attack' }] : [run];
  }
  if (round === 2) return [{ key: 'pol-coach-plan-cheese' }];
  const bite: Lesson[] = attacks ? [{ key: 'pol-coach-plan-attack' }] : [];
  return round === 3 && attacks ? bite : [...bite, { key: 'pol-coach-plan-memory' }];
}
