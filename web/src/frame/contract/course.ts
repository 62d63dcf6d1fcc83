// A guided first game: what was explained, and what waits to be read, for the game does not wait for the one who explains.
import type { Key } from '../../i18n/keys';
import type { GameId, Notice, Numbered, Sight } from './game';

/** One text; seats in it are named, and words said in the player's language, by whoever shows it. */
export type Lesson = {
  readonly key: Key;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly seats?: Readonly<Record<string, number>>;
  readonly words?: Readonly<Record<string, Key>>;
  /** the round whose facts it tells, and the question it is about, where it is stale without them */ readonly round?: number;
  readonly ask?: string;
};
export type Course = {
  readonly given: readonly Key[];
  readonly waiting: readonly Lesson[];
  /** number of the last notice that was taken in */ readonly heard: number;
  /** what is said of the very question that is put, whenever it is put; it goes with it, and nothing has to be read first */
  readonly now?: Lesson | null;
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

export const next = (course: Course): Course => ({ ...course, waiting: course.waiting.slice(1) });

type Told<G extends GameId> = readonly Numbered<G>[];
/** What was told and is not waiting to be shown. */
const seen = <G extends GameId>(history: Told<G>, pending: Told<G>): Told<G> =>
  history.filter(({ number }) => number < (pending[0]?.number ?? Infinity));

/** Whoever comes back in mid-game is not lectured on what was before. */
export const enrolled = <G extends GameId>(history: Told<G>, pending: Told<G>): Course => ({
  ...nothingSaid,
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

/** Whether somebody still wants to be shown; kept from visit to visit, by game. */
export const coachingOf = (game: GameId) => {
  const shelf = `ratskeller.${game}.coach`;
  return {
    isOver: (): boolean => {
      try {
        return localStorage.getItem(shelf) === 'over';
      } catch {
        return true;
      }
    },
    end: (): void => localStorage.setItem(shelf, 'over'),
    again: (): void => localStorage.removeItem(shelf),
  };
};

/** What a game's coach knows how to do. */
export type Teacher<G extends GameId> = {
  readonly coaching: ReturnType<typeof coachingOf>;
  readonly hear: (course: Course, history: Told<G>, pending: Told<G>, sight: Sight<G>) => Course;
  readonly consider: (course: Course, sight: Sight<G>) => Course;
  /** the rest is played alone, if not only the next game */
  readonly isDone?: (sight: Sight<G>) => boolean;
};
