import { afterEach, expect, it, vi } from 'vitest';
import type { Key } from '../../i18n/keys';
import { answered, attend, coachingOf, enrolled, nothingSaid, teach, type Course, type Lesson, type Teacher } from './course';
import type { Sight } from './game';

type Now = Partial<{ round: number; doing: string; ask: string | null; asked: boolean; shown: boolean }>;
/** A coach who says whatever he is given, first of what happened and then of the question. */
const after = (course: Course, { round = 1, doing = 'play', ask = null, shown = true }: Now, told: Lesson[] = [], put: Lesson[] = []) => {
  const teacher = {
    hear: (so: Course) => told.reduce(teach, so),
    consider: (so: Course) => put.reduce(teach, so),
  } as Pick<Teacher<'ratland'>, 'hear' | 'consider'>;
  const sight = { round, doing: { doing }, ask: ask === null ? null : { ask } } as unknown as Sight<'ratland'>;
  const notices = shown ? [] : [{ number: 9, notice: { what: 'over' } } as never];
  return attend(teacher, course, { history: [], notices, sight, asked: ask !== null });
};
const keys = ({ waiting }: Course): readonly Key[] => waiting.map(({ key }) => key);
const born: Lesson = { key: 'do-skip' };
const asked: Lesson = { key: 'do-help', ask: 'deploy' };
const end: Lesson = { key: 'coach-end', last: true };

it('what happened can be read until the next round has been played, pressed away or not', () => {
  const told = after(nothingSaid, { round: 2 }, [born]);
  expect(keys(after(told, { round: 2, ask: 'deploy' }))).toEqual(['do-skip']);
  expect(keys(after(told, { round: 3 }))).toEqual([]);
  expect(keys(after(told, { round: 8, ask: 'deploy' }))).toEqual([]);
});
it('what is said of a question goes with it', () => {
  const put = after(nothingSaid, { ask: 'deploy' }, [], [asked]);
  expect(keys(put)).toEqual(['do-help']);
  expect(keys(after(put, { ask: 'wound' }))).toEqual([]);
  expect(keys(after(put, { ask: null }))).toEqual([]);
});
it('after the end nothing is said but how it ended, once that has been shown', () => {
  const busy = after(nothingSaid, { doing: 'over', shown: false }, [born]);
  expect(keys(busy)).toEqual(['do-skip']);
  expect(keys(after(busy, { doing: 'over' }, [end]))).toEqual(['coach-end']);
});
it('what nobody could read may come again, and what was on show does not', () => {
  const told = after(nothingSaid, {}, [born, { key: 'coach-next' }]);
  const later = after(told, { round: 2 });
  expect(later.given).toEqual(['do-skip']);
  expect(keys(after(later, { round: 2 }, [born, { key: 'coach-next' }]))).toEqual(['coach-next']);
});
it('whoever has answered a question has read what stood beside it, and nothing that came later', () => {
  const told = after(nothingSaid, { round: 2, ask: 'deploy' }, [born, { key: 'coach-next' }]);
  expect(keys(answered(told, born))).toEqual(['coach-next']);
  expect(keys(answered(told, { key: 'coach-next' }))).toEqual(['do-skip', 'coach-next']);
});

afterEach(() => vi.unstubAllGlobals());
it('what was read stays read when the page is loaded again, until somebody wants to be shown anew', () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  });
  const coaching = coachingOf('ratland');
  coaching.keep('do-skip');
  coaching.keep('do-skip');
  const back = () => after(enrolled([], [], coachingOf('ratland').given()), { ask: 'deploy' }, [born], [asked]);
  expect(keys(back())).toEqual(['do-help']);
  expect(coachingOf('ratland').isOver()).toBe(false);
  coaching.again();
  expect(keys(back())).toEqual(['do-skip', 'do-help']);
  coaching.end();
  coaching.keep('do-skip');
  expect(coachingOf('ratland').isOver()).toBe(true);
});
