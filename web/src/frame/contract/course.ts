// A guided first game: what was explained, and what waits to be read, for the game does not wait for the one who explains.
import type { Key } from '../../i18n/keys';
import type { GameId, Notice, Numbered, Sight } from './game';

/** One text; seats in it are named, and words said in the player's language, by whoever shows it. */
export type Lesson = {
  readonly key: Key;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly seats?: Readonly<Record<string, number>>;
  readonly words?: Readonly<Record<string, Key>>;
  /** the question it is about, where it is stale without it */ readonly ask?: string;
  /** what of the table it speaks of, as a selector: whoever says it does not stand before that */ readonly of?: string;
  /** it tells of the end, and is the only thing to be said then */ readonly last?: true;
  /** when it was told; whoever follows the course notes it */ readonly round?: number;
};
export type Course = {
  readonly given: readonly Key[];
  readonly waiting: readonly Lesson[];
  /** number of the last notice that was taken in */ readonly heard: number;
  /** what is said of the very question that is put, whenever it is put; it goes with it, and nothing has to be read first */
  readonly now?: Lesson | null;
  /** the deal was chosen for this course, and the one who explains says what to do */
  readonly led?: boolean;
};
export const nothingSaid: Course = { given: [], waiting: [], heard: 0 };

const isNews = ({ given }: Course, lesson: Lesson | null): lesson is Lesson => lesson !== null && !given.includes(lesson.key);
/** Nothing is explained twice. */
export function teach(course: Course, lesson: Lesson | null): Course {
  return isNews(course, lesson) ? { ...course, given: [...course.given, lesson.key], waiting: [...course.waiting, lesson] } : course;
}
/** What is needed now comes before what waits, but nobody is interrupted. */
export function teachNow(course: Course, lesson: Lesson | null): Course {
  return isNews(course, lesson)
    ? { ...course, given: [...course.given, lesson.key], waiting: course.waiting.toSpliced(1, 0, lesson) }
    : course;
}

/** What waits and is no longer true is not said. Unless it was on show already, it may come up again. */
export function forget(course: Course, isStale: (lesson: Lesson) => boolean): Course {
  const unread = course.waiting.slice(1).filter(isStale);
  return {
    ...course,
    waiting: course.waiting.filter((lesson) => !isStale(lesson)),
    given: course.given.filter((key) => !unread.some((lesson) => lesson.key === key)),
  };
}

/** A lesson belongs to a moment: to its question, to the round in which it was first seen, or to the end. */
const isPast = ({ ask, last, round }: Lesson, sight: Moment, calm: boolean): boolean =>
  calm && sight.doing.doing === 'over'
    ? !last
    : (round !== undefined && sight.round > round) || (ask !== undefined && ask !== sight.ask?.ask);

/** What of a sight says which moment it is. */
type Moment = { readonly round: number; readonly doing: { readonly doing: string }; readonly ask: { readonly ask: string } | null };

const dated = (course: Course, { round }: Moment): Course => ({
  ...course,
  waiting: course.waiting.map((lesson) => (lesson.round === undefined ? { ...lesson, round } : lesson)),
});

/** The course as the game goes on: what is past goes unsaid, read or not, and what is news is told. */
export function attend<G extends GameId>(
  teacher: Pick<Teacher<G>, 'hear' | 'consider'>,
  course: Course,
  { history, notices, sight, asked }: { history: Told<G>; notices: Told<G>; sight: Sight<G> & Moment; asked: boolean },
): Course {
  const timely = (so: Course): Course => forget(dated(so, sight), (lesson) => isPast(lesson, sight, !notices.length));
  const heard = timely(teacher.hear(timely(course), history, notices, sight));
  // A question may arrive together with all that led to it; that comes first.
  return asked && !notices.length ? timely(teacher.consider(heard, sight)) : heard;
}

/** Whoever answers a question has read what stood beside it. */
export const answered = (course: Course, beside: Lesson): Course => (course.waiting[0]?.key === beside.key ? next(course) : course);

export const next = (course: Course): Course => ({ ...course, waiting: course.waiting.slice(1) });

type Told<G extends GameId> = readonly Numbered<G>[];
/** What was told and is not waiting to be shown. */
const seen = <G extends GameId>(history: Told<G>, pending: Told<G>): Told<G> =>
  history.filter(({ number }) => number < (pending[0]?.number ?? Infinity));

/** Whoever comes back in mid-game is not lectured on what was before, nor on what was read. */
export const enrolled = <G extends GameId>(history: Told<G>, pending: Told<G>, given: readonly Key[] = []): Course => ({
  ...nothingSaid,
  given,
  heard: seen(history, pending).at(-1)?.number ?? 0,
});

/** What can be learnt from what was just seen happening. */
export function hear<G extends GameId>(
  course: Course,
  history: Told<G>,
  pending: Told<G>,
  lesson: (notice: Notice<G>) => Lesson | null,
): Course {
  const news = seen(history, pending).filter(({ number }) => number > course.heard);
  return news.reduce((so, { number, notice }) => ({ ...teach(so, lesson(notice)), heard: number }), course);
}

/** Whether somebody still wants to be shown, and what was read; kept from visit to visit, by game. */
export const coachingOf = (game: GameId) => {
  const shelf = `ratskeller.${game}.coach`;
  const kept = (): string => {
    try {
      return localStorage.getItem(shelf) ?? '';
    } catch {
      return 'over';
    }
  };
  const isOver = (): boolean => kept() === 'over';
  const given = (): readonly Key[] => kept().split(' ').filter(Boolean) as Key[];
  return {
    isOver,
    given,
    keep: (key: Key): void => {
      if (!isOver()) localStorage.setItem(shelf, [...new Set([...given(), key])].join(' '));
    },
    end: (): void => localStorage.setItem(shelf, 'over'),
    again: (): void => localStorage.removeItem(shelf),
  };
};

/** What a game's coach knows how to do. */
export type Teacher<G extends GameId> = {
  readonly coaching: ReturnType<typeof coachingOf>;
  /** what one plays for, in two sentences: the first thing that is said */
  readonly goal: (sight: Sight<G>) => Lesson;
  readonly hear: (course: Course, history: Told<G>, pending: Told<G>, sight: Sight<G>) => Course;
  readonly consider: (course: Course, sight: Sight<G>) => Course;
  /** the rest is played alone, if not only the next game */
  readonly isDone?: (sight: Sight<G>) => boolean;
};
