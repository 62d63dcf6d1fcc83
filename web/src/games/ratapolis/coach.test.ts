import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Asked, Notice, Sight } from '../../wire/ratapolis';
import { enrolled, next, nothingSaid, type Course, type Lesson } from '../course';
import { consider, hear } from './coach';
import { everyAsk, everyNotice, sightWith } from './samples';

const lessons = (ask: Asked, change: Partial<Sight> = {}): readonly Lesson[] => consider(nothingSaid, sightWith({ ask, ...change })).waiting;
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const hearing = (you: number | null, ...notices: Notice[]): Course => hear(nothingSaid, told(...notices), [], sightWith({ you }));
const keys = ({ waiting }: Course) => waiting.map(({ key }) => key);

beforeAll(() => bring('ratapolis'));
afterEach(() => speak('en'));

describe('Old Grey in the city', () => {
  it.each(Object.keys(languages) as Lang[])('has a word for every question in %s', async (lang) => {
    await speak(lang);
    for (const ask of Object.values(everyAsk)) {
      const said = lessons(ask);
      expect(said.length, ask.ask).toBeGreaterThan(0);
      for (const { key, numbers, words } of said) expect(t(key, { ...numbers, ...Object.fromEntries(Object.entries(words ?? {}).map(([name, word]) => [name, t(word)])) }), key).not.toMatch(/pol-|[{}$]/);
    }
  });
  it('explains a thing once, after it was shown, and does not begin in the middle', () => {
    const history = told(everyNotice.dealt, everyNotice.revealed, everyNotice.cat_card, everyNotice.revealed, everyNotice.over);
    const course = hear(nothingSaid, history, history.slice(4), sightWith());
    expect(keys(course)).toEqual(['pol-coach-cards', 'pol-coach-revealed', 'pol-coach-cat-card']);
    expect(keys(next(course))).toEqual(['pol-coach-revealed', 'pol-coach-cat-card']);
    expect(keys(hear(enrolled(history, history.slice(4)), history, [], sightWith()))).toEqual(['pol-coach-over']);
  });
  it('speaks of what happens to this player, not to others', () => {
    const news = [{ ...everyNotice.moved, stayed: 1 }, everyNotice.came_to_nothing, everyNotice.lost, everyNotice.token];
    expect(keys(hearing(0, ...news))).toEqual(['pol-coach-bitten']);
    expect(keys(hearing(1, ...news))).toEqual(['pol-coach-stayed', 'pol-coach-vain', 'pol-coach-token']);
    expect(keys(hearing(null, ...news, everyNotice.over))).toEqual([]);
  });
  it('knows the own card and how many are out', () => {
    const players = sightWith().players.map((player, seat) => ({ ...player, hand_size: 1, hand: seat ? null : (['K'] as const).slice() }));
    expect(hear(nothingSaid, told(everyNotice.dealt), [], sightWith({ players })).waiting).toEqual([{ key: 'pol-coach-cards', numbers: { n: 5 }, words: { building: 'pol-tile-flower-shop' } }]);
    expect(keys(hearing(1, everyNotice.dealt))).toEqual([]);
  });
  it('sends rats away from where the cats may come', () => {
    const standing = sightWith().city.map(({ plot }) => plot);
    expect(lessons({ ...everyAsk.plan, standing })).toMatchObject([{ key: 'pol-coach-plan', words: { in: 'pol-tile-flower-shop-in' } }]);
    expect(lessons(everyAsk.plan)).toMatchObject([{ key: 'pol-coach-plan-any' }]);
  });
  it('teaches planning in steps, and biting only where one may', () => {
    const plan = (round: number, attacks: number) => lessons({ ...everyAsk.plan, attacks }, { round }).map(({ key }) => key);
    expect(plan(2, 2)).toEqual(['pol-coach-plan-cheese']);
    expect(plan(3, 1)).toEqual(['pol-coach-plan-attack']);
    expect(plan(3, 0)).toEqual(['pol-coach-plan-memory']);
    expect(plan(5, 2)).toEqual(['pol-coach-plan-attack', 'pol-coach-plan-memory']);
    const slots = sightWith().slots.map((slot) => ({ ...slot, mark: 'no_attack' as const }));
    expect(lessons({ ...everyAsk.plan, attacks: 0 }, { slots }).map(({ key }) => key)).toEqual(['pol-coach-plan-any', 'pol-coach-plan-no-attack']);
  });
  it('counts the own rats where the radio might save them', () => {
    expect(lessons(everyAsk.radio)).toMatchObject([{ key: 'pol-coach-radio', numbers: { n: 1 }, words: { building: 'pol-tile-hospital' } }]);
  });
});
