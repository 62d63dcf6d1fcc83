import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Ask, Notice, Sight } from '../../wire/rattus-cartus';
import { enrolled, next, nothingSaid, type Course, type Lesson } from '../../frame/contract/course';
import { consider, hear } from './coach';
import { everyAsk, everyNotice, playerWith, sightWith } from './samples';

const asking = (ask: Ask, change: Partial<Sight> = {}): Lesson | undefined =>
  consider(nothingSaid, sightWith({ ask, ...change })).waiting[0];
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const hearing = (you: number, ...notices: Notice[]): Course => hear(nothingSaid, told(...notices), [], sightWith({ you }));
const keys = ({ waiting }: Course) => waiting.map(({ key }) => key);

beforeAll(() => bring('rattus-cartus'));
afterEach(() => speak('en'));

describe('Old Grey in the street', () => {
  it.each(Object.keys(languages) as Lang[])('has a word for every question in %s', async (lang) => {
    await speak(lang);
    for (const ask of Object.values(everyAsk)) {
      const lesson = asking(ask);
      expect(lesson, ask.ask).toBeDefined();
      if (lesson) expect(t(lesson.key, { building: 'X', ...lesson.numbers })).not.toMatch(/cart-coach|[{}$]/);
    }
  });
  it('explains a thing once, after it was shown, and does not begin in the middle', () => {
    const history = told(everyNotice.row_revealed, everyNotice.gained_influence, everyNotice.row_revealed, everyNotice.over);
    const sight = sightWith({ you: 1 });
    const course = hear(nothingSaid, history, history.slice(3), sight);
    expect(keys(course)).toEqual(['cart-coach-row', 'cart-coach-rats']);
    expect(keys(next(course))).toEqual(['cart-coach-rats']);
    expect(keys(hear(enrolled(history, history.slice(3)), history, [], sight))).toEqual(['cart-coach-over']);
  });
  it('speaks of what happens to this player, not to others', () => {
    const news = [everyNotice.gained_influence, everyNotice.gave, everyNotice.rat_followed];
    expect(keys(hearing(1, ...news))).toEqual(['cart-coach-rats', 'cart-coach-robbed']);
    expect(keys(hearing(2, ...news))).toEqual(['cart-coach-piped']);
    expect(keys(hearing(0, ...news))).toEqual([]);
  });
  it('tells the dead from the living, with their numbers', () => {
    expect(hearing(0, everyNotice.plague).waiting).toEqual([{ key: 'cart-coach-alive', numbers: { rats: 10, nuns: 10 }, last: true }]);
    expect(hearing(1, everyNotice.plague).waiting).toEqual([{ key: 'cart-coach-dead', numbers: { rats: 13, nuns: 10 }, last: true }]);
  });
  it('teaches visits in three steps', () => {
    const visit: Ask = { ask: 'visit', row: 2, cards: ['peasant0', 'witch2', 'witch0', 'joker', 'sword'], pass: false };
    expect(asking(visit)).toEqual({
      key: 'cart-coach-visit',
      numbers: { n: 3 },
      words: { building: 'cart-building-fortune-tellers-tent' },
    });
    expect(asking({ ...visit, cards: ['king0', 'monk1', 'sword'] })).toEqual({ key: 'cart-coach-visit-none', numbers: { n: 2 } });
    expect(asking(visit, { round: 2 })?.key).toBe('cart-coach-visit-ranks');
    const nuns: Sight['nuns'] = [null, 'king4', null, 'monk0', null];
    expect(asking(visit, { round: 3, nuns, players: [playerWith({ rats: 12 })] })).toEqual({
      key: 'cart-coach-visit-rats',
      numbers: { rats: 12, nuns: 10 },
    });
  });
  it('speaks of the question that is put, with the numbers of now, and drops what no longer holds', () => {
    const first = consider(hear(nothingSaid, told(everyNotice.row_revealed), [], sightWith()), sightWith());
    expect(keys(first)).toEqual(['cart-coach-row', 'cart-coach-privilege']);
    const drawn = sightWith({ players: [playerWith({ hand_size: 7 }), playerWith(), playerWith()] });
    expect(consider(first, drawn).waiting[1]).toEqual({ key: 'cart-coach-privilege', numbers: { n: 7 } });
    const visit = sightWith({ ask: { ...everyAsk.visit, pass: false } });
    expect(keys(consider(first, visit))).toEqual(['cart-coach-visit']);
    // Nobody asks anything: there is nothing to advise on.
    const idle = hear(first, told(everyNotice.row_revealed), [], sightWith({ ask: null }));
    expect(keys(idle)).toEqual(['cart-coach-row']);
    // What was never read comes when it is asked again, and what was read does not.
    expect(keys(consider(idle, sightWith({ round: 2 })))).toEqual(['cart-coach-row', 'cart-coach-privilege']);
    const read = hear(next(first), told(everyNotice.row_revealed), [], sightWith({ ask: null }));
    expect(keys(consider(read, sightWith({ round: 2 })))).toEqual([]);
  });
  it('keeps what happened until the next visit is planned, and no longer', () => {
    const hurt = hear(nothingSaid, told(everyNotice.gained_influence), [], sightWith({ you: 1 }));
    expect(keys(consider(hurt, sightWith({ you: 1, round: 2 })))).toEqual(['cart-coach-rats', 'cart-coach-privilege']);
    expect(keys(consider(hurt, sightWith({ you: 1, round: 2, ask: { ...everyAsk.visit, pass: false } })))).toEqual([
      'cart-coach-visit-ranks',
    ]);
  });
  it('tells two players of the one premium action (CART-115)', () => {
    const players = [playerWith({ rats: 10 }), playerWith()];
    const at = (...visitors: readonly (readonly number[])[]) =>
      sightWith().row.map((house, i) => ({ ...house, visitors: [...(visitors[i] ?? [])] }));
    expect(asking(everyAsk.visit, { round: 2, players })?.key).toBe('cart-coach-visit-ranks-two');
    const standard: Ask = { ...everyAsk.act, premium: false };
    expect(asking(standard, { players, row: at([0], [1]) })?.key).toBe('cart-coach-standard-two');
    expect(asking(standard, { players, row: at([1, 0]) })?.key).toBe('cart-coach-standard');
    expect(asking(standard, { row: at([0], [1]) })?.key).toBe('cart-coach-standard');
  });
  it('mentions a Pass to whoever holds one', () => {
    expect(keys(consider(nothingSaid, sightWith({ ask: everyAsk.visit })))).toEqual(['cart-coach-visit', 'cart-coach-pass']);
  });
});
