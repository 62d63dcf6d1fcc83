import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Asked, Notice, Plot, Sight, Tile } from '../../wire/ratapolis';
import { enrolled, next, nothingSaid, type Course, type Lesson } from '../../frame/contract/course';
import { consider, hear } from './coach';
import { everyAsk, everyNotice, playerWith, sightWith } from './samples';

const lessons = (ask: Asked, change: Partial<Sight> = {}): readonly Lesson[] =>
  consider(nothingSaid, sightWith({ ask, ...change })).waiting;
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const hearing = (you: number | null, ...notices: Notice[]): Course => hear(nothingSaid, told(...notices), [], sightWith({ you }));
const keys = ({ waiting }: Course) => waiting.map(({ key }) => key);

beforeAll(async () => (await bring('ratapolis'), bring('ratapolis-coach')));
afterEach(() => speak('en'));

describe('Old Grey in the city', () => {
  it.each(Object.keys(languages) as Lang[])('has a word for every question in %s', async (lang) => {
    await speak(lang);
    for (const ask of Object.values(everyAsk)) {
      const said = lessons(ask);
      expect(said.length, ask.ask).toBeGreaterThan(0);
      for (const { key, numbers, words } of said)
        expect(
          t(key, { ...numbers, ...Object.fromEntries(Object.entries(words ?? {}).map(([name, word]) => [name, t(word)])) }),
          key,
        ).not.toMatch(/pol-|[{}$]/);
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
    const players = sightWith().players.map((player, seat) => ({ ...player, tokens: seat === 1 ? (['S'] as const).slice() : [] }));
    expect(keys(hear(nothingSaid, told(...news), [], sightWith({ you: 1, players })))).toEqual([
      'pol-coach-stayed',
      'pol-coach-vain',
      'pol-coach-token',
    ]);
    expect(keys(hearing(null, ...news, everyNotice.over))).toEqual([]);
  });
  it('knows the own card and how many are out', () => {
    const players = sightWith().players.map((player, seat) => ({ ...player, hand_size: 1, hand: seat ? null : (['K'] as const).slice() }));
    expect(hear(nothingSaid, told(everyNotice.dealt), [], sightWith({ players })).waiting).toEqual([
      { key: 'pol-coach-cards', numbers: { n: 5, up: 2 }, words: { building: 'pol-tile-flower-shop' } },
    ]);
    expect(keys(hearing(1, everyNotice.dealt))).toEqual([]);
  });
  describe('is not overtaken by the game', () => {
    const holding = (hand: readonly Tile[], change: Partial<Sight> = {}): Sight =>
      sightWith({
        players: [playerWith({ hand: [...hand], hand_size: hand.length }), playerWith({ colour: 'blue', hand_size: hand.length })],
        ...change,
      });
    const dealt: Notice = { what: 'dealt', hands: [['K', 'M'], null] };
    const read = ({ waiting: [first] }: Course) =>
      first &&
      t(first.key, { ...first.numbers, ...Object.fromEntries(Object.entries(first.words ?? {}).map(([name, word]) => [name, t(word)])) });

    it('and names both cards of a hand, those of this round', () => {
      const again = told(dealt, everyNotice.round_began, dealt);
      const first = hear(nothingSaid, told(dealt), [], holding(['K', 'M'], { up: ['C'] }));
      expect(read(first)).toBe(
        '5 hunt cards are in this round, and the cats will draw one of them. Only you know yours: Flower shop, Post office. ' +
          'Each face-up card has put a cat on its building.',
      );
      expect(read(hear(first, again, [], holding(['A', 'O'], { up: [], round: 5 })))).toBe(
        '4 hunt cards are in this round, and the cats will draw one of them. Only you know yours: Market, Pharmacy. No card lies face up.',
      );
      expect(read(hear(first, again, [], holding([])))).toBeUndefined();
    });
    it('and does not send rats from where none are', () => {
      const standing = sightWith().city.map(({ plot }) => plot);
      const at = (standing: readonly Plot[], round: number) => sightWith({ ask: { ...everyAsk.plan, standing: [...standing] }, round });
      const planned = consider(nothingSaid, at(standing, 1));
      expect(keys(planned)).toEqual(['pol-coach-plan']);
      expect(keys(consider(planned, at([], 1)))).toEqual(['pol-coach-plan-any']);
      expect(keys(consider(planned, at(standing, 7)))).not.toContain('pol-coach-plan');
      expect(keys(hear(planned, [], [], sightWith({ ask: null })))).toEqual([]);
    });
    it('and speaks of what is past only until the next sheets are turned', () => {
      const history = told(everyNotice.lost, everyNotice.round_began, everyNotice.revealed, everyNotice.round_began);
      const bitten = hear(nothingSaid, history.slice(0, 2), [], sightWith());
      expect(keys(bitten)).toEqual(['pol-coach-bitten']);
      const turned = hear(bitten, history.slice(0, 3), [], sightWith());
      expect(keys(turned)).toEqual(['pol-coach-revealed']);
      expect(keys(hear(turned, history, [], sightWith()))).toEqual([]);
      // It was not read, so it may come again.
      expect(keys(hear(turned, [...history, { number: 5, notice: everyNotice.lost }], [], sightWith()))).toEqual(['pol-coach-bitten']);
    });
    it('and promises no Market where it has no advantage', () => {
      const heard = hear(nothingSaid, told(everyNotice.lost), [], sightWith());
      const gone = sightWith().city.map((plot) => (plot.tile === 'A' ? { ...plot, present: false } : plot));
      expect(keys(hear(heard, [], [], sightWith({ city: gone })))).toEqual(['pol-coach-bitten-plain']);
    });
    it('and waits until it is seen how things came to stand so', () => {
      const first = hear(nothingSaid, told(dealt), [], holding(['K', 'M'], { up: ['C'] }));
      const pending = told(dealt, everyNotice.cat_card).slice(1);
      expect(hear(first, told(dealt, everyNotice.cat_card), pending, holding(['A', 'O'])).waiting).toEqual(first.waiting);
    });
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
    expect(lessons({ ...everyAsk.plan, attacks: 0 }, { slots }).map(({ key }) => key)).toEqual([
      'pol-coach-plan-any',
      'pol-coach-plan-no-attack',
    ]);
  });
  it('counts the own rats where the radio might save them', () => {
    expect(lessons(everyAsk.radio)).toMatchObject([
      { key: 'pol-coach-radio', numbers: { n: 1 }, words: { building: 'pol-tile-hospital' } },
    ]);
  });
});
