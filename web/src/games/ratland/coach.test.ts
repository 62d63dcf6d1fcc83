import { describe, expect, it } from 'vitest';
import { bring, speak, t } from '../../i18n/index.svelte';
import type { Ask, Notice, Sight } from '../../wire/ratland';
import { attend, enrolled, next, nothingSaid, type Course, type Lesson } from '../../frame/contract/course';
import { consider, hear } from './coach';
import { everyAsk, everyNotice, sewerWith, sightWith } from './samples';

const asking = (ask: Ask, change: Partial<Sight> = {}): Lesson | undefined =>
  consider(nothingSaid, sightWith({ ask, ...change })).waiting[0];
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const hearing = (you: number, ...notices: Notice[]): Course => hear(nothingSaid, told(...notices), [], sightWith({ you }));
const keys = ({ waiting }: Course) => waiting.map(({ key }) => key);

describe('Old Grey in the sewer', () => {
  it('has a word for every question', async () => {
    await bring('ratland');
    await bring('ratland-coach');
    await speak('en');
    for (const ask of Object.values(everyAsk)) {
      const lesson = asking(ask);
      expect(lesson, ask.ask).toBeDefined();
      if (lesson) expect(t(lesson.key, { name: 'Bo', colour: 'black', ...lesson.numbers })).not.toMatch(/land-coach|[{}$]/);
    }
  });
  it('explains a thing once, and keeps the rest in line', () => {
    const course = hearing(
      1,
      everyNotice.event_revealed,
      everyNotice.born,
      everyNotice.born,
      everyNotice.bag_filled,
      everyNotice.event_revealed,
    );
    expect(keys(course)).toEqual(['land-coach-round', 'land-coach-nursery', 'land-coach-bag']);
    expect(keys(next(course))).toEqual(['land-coach-nursery', 'land-coach-bag']);
    expect(keys(hear(next(course), [{ number: 6, notice: everyNotice.event_revealed }], [], sightWith()))).toHaveLength(2);
  });
  it('waits until a thing has been shown, and does not begin in the middle', () => {
    const history = told(everyNotice.event_revealed, everyNotice.born, everyNotice.bag_filled);
    const course = hear(nothingSaid, history, history.slice(2), sightWith());
    expect(keys(course)).toEqual(['land-coach-round', 'land-coach-nursery']);
    expect(keys(hear(course, history, [], sightWith()))).toContain('land-coach-bag');
    expect(keys(hear(enrolled(history, history.slice(2)), history, [], sightWith()))).toEqual(['land-coach-bag']);
  });
  it('speaks of what happens to this player, not to others', () => {
    const mishaps = [everyNotice.hit, everyNotice.starved, everyNotice.came_back];
    expect(keys(hearing(1, ...mishaps))).toEqual(['land-coach-hit-infirmary', 'land-coach-starved', 'land-coach-back']);
    expect(keys(hearing(2, ...mishaps))).toEqual([]);
  });
  it('teaches placing in three steps, with the numbers of the game', () => {
    const deploy: Ask = { ask: 'deploy', rats: 8, both: false, hide: false };
    expect(asking(deploy)).toEqual({ key: 'land-coach-deploy', numbers: { n: 8, seats: 3 }, ask: 'deploy' });
    const sewers = [sewerWith({ lost: 2, cheese: 1 }), sewerWith({ cheese: 2 }), sewerWith({ cheese: 5 })];
    expect(asking(deploy, { round: 2, sewers })).toEqual({
      key: 'land-coach-deploy-cost',
      numbers: { n: 10, cost: 4, cheese: 1 },
      ask: 'deploy',
    });
    expect(asking(deploy, { round: 3, sewers })).toEqual({
      key: 'land-coach-deploy-raid',
      seats: { name: 2 },
      numbers: { n: 5 },
      ask: 'deploy',
    });
    expect(asking(deploy, { round: 3, sewers: sewers.slice(0, 2) })?.key).toBe('land-coach-deploy-two');
    expect(asking(deploy, { round: 3, sewers: [0, 0, 0].map((cheese) => sewerWith({ cheese })) })).toBeUndefined();
    expect(asking({ ...deploy, rats: 0 })).toBeUndefined();
  });
  it('warns when the End card may come', () => {
    const course = consider(nothingSaid, sightWith({ ask: everyAsk.deploy, round: 5, next_kind: 'final' }));
    expect(course.waiting.at(-1)?.key).toBe('land-coach-final');
  });
  it('says which piece to put back, and when to sell a rat', () => {
    expect(asking(everyAsk.put_back)).toMatchObject({ key: 'land-coach-put-back', words: { colour: 'land-colour-purple' } });
    expect(asking({ ask: 'put_back', area: 'dump', drawn: { yellow: 2 } })?.key).toBe('land-coach-put-back-not');
    const rich = [sewerWith({ cheese: 3 }), sewerWith()];
    expect(asking(everyAsk.lecter)?.key).toBe('land-coach-lecter');
    expect(asking(everyAsk.lecter, { sewers: rich })?.key).toBe('land-coach-lecter-not');
  });
  it('teaches two players that tunnels guard and the pantry does not (LAND-118, LAND-119)', async () => {
    await bring('ratland');
    await bring('ratland-coach');
    const two = sightWith({ you: 1, sewers: [sewerWith(), sewerWith()] });
    const lessons = [
      asking(everyAsk.deploy, { sewers: two.sewers }),
      ...hear(nothingSaid, told({ ...everyNotice.attacked, by: 0, on: 1 }), [], two).waiting,
      ...hear(nothingSaid, told({ ...everyNotice.attacked, by: 1, on: 0 }), [], two).waiting,
    ];
    expect(lessons.map((lesson) => lesson?.key)).toEqual(['land-coach-deploy', 'land-coach-robbed', 'land-coach-attack']);
    await speak('en');
    for (const lesson of lessons) expect(lesson && t(lesson.key, lesson.numbers)).toMatch(/With two players|with two players/);
  });
  it('drops advice with its question, and what happened with the next round that is played', () => {
    const follow = (course: Course, sight: Sight, ...notices: Notice[]) =>
      attend({ hear, consider }, course, { history: told(...notices), notices: [], sight, asked: sight.ask !== null });
    const deploy = follow(nothingSaid, sightWith({ ask: everyAsk.deploy }));
    expect(keys(deploy)).toEqual(['land-coach-deploy']);
    expect(keys(follow(deploy, sightWith({ ask: null })))).toEqual([]);
    // As the young are born, the next round is already there to be planned.
    const born = follow(nothingSaid, sightWith({ round: 2 }), everyNotice.born);
    expect(keys(follow(born, sightWith({ round: 2 })))).toEqual(['land-coach-nursery']);
    expect(keys(follow(born, sightWith({ round: 3 })))).toEqual([]);
  });
  it('names the active player of this round, not of one that is over', () => {
    const first = hear(nothingSaid, told(everyNotice.event_revealed, everyNotice.round_began), [], sightWith({ round: 2, active: 1 }));
    expect(first.waiting.at(-1)?.seats).toEqual({ name: 1 });
    const later = hear(
      first,
      [{ number: 3, notice: { what: 'round_began', round: 3, active: 2 } }],
      [],
      sightWith({ round: 3, active: 2 }),
    );
    expect(later.waiting.map(({ seats }) => seats?.name)).toEqual([undefined, 2]);
  });
  it('puts what is asked before what waits, and interrupts nobody', () => {
    const busy = hearing(1, everyNotice.event_revealed, everyNotice.starved);
    expect(keys(consider(busy, sightWith({ ask: everyAsk.deploy })))).toEqual([
      'land-coach-round',
      'land-coach-deploy',
      'land-coach-starved',
    ]);
  });
  it('speaks of attacks, births and draws until rats are placed again, and of how a round begins before they are sent out', () => {
    const seen = hearing(0, { ...everyNotice.attacked, on: 2 }, everyNotice.born, everyNotice.bag_filled);
    const placing = consider(seen, sightWith({ round: 2, ask: everyAsk.deploy }));
    expect(keys(placing)).toEqual(['land-coach-deploy-cost']);
    // what was never read may come with the next round
    expect(keys(hear(placing, [{ number: 4, notice: everyNotice.born }], [], sightWith({ round: 2 })))).toContain('land-coach-nursery');
    const follow = (course: Course, sight: Sight) =>
      attend({ hear, consider }, course, { history: told(everyNotice.event_revealed), notices: [], sight, asked: sight.ask !== null });
    const first = follow(nothingSaid, sightWith({ ask: everyAsk.deploy }));
    expect(keys(first)).toEqual(['land-coach-round', 'land-coach-deploy']);
    expect(keys(follow(first, sightWith({ ask: null })))).toEqual([]);
  });
  it('tells a Seer of the look that nobody waits for', () => {
    expect(consider(nothingSaid, sightWith({ may_look: true })).waiting[0]?.key).toBe('land-coach-look');
  });
});
