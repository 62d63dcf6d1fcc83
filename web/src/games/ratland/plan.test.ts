import { describe, expect, it } from 'vitest';
import type { Notice } from '../../wire/ratland';
import { count } from './pieces';
import { total } from './places';
import { atOnce, plan, planTogether } from './plan';
import { everyNotice, sewerWith, sightWith } from './samples';
import { fromSight, type Scene } from './scene';

/** Everybody out, with somebody everywhere. */
const out = (): Scene =>
  fromSight(
    sightWith({
      doing: { doing: 'athletes', seat: 0 },
      sewers: [0, 1, 2].map(() => sewerWith({ rats: [2, 2, 2, 2, 2, 2, 2, 0], infirmary: 2, lost: 2, graveyard: 2, cheese: 5 })),
    }),
  );
const home = (): Scene => fromSight(sightWith({ sewers: [0, 1, 2].map(() => sewerWith({ infirmary: 2, lost: 2, graveyard: 2 })) }));
const last = (scene: Scene, ...notices: Notice[]): Scene => notices.reduce((now, notice) => plan(now, notice).at(-1)?.scene ?? now, scene);
/** LAND-05. */
const allRats = ({ supply, sewers }: Scene): number =>
  supply + sewers.reduce((sum, { rats, infirmary, lost, graveyard }) => sum + total(rats) + infirmary + lost + graveyard, 0);

describe('every notice', () => {
  it.each(Object.values(everyNotice).filter(({ what }) => what !== 'deployed'))('$what loses no rat (LAND-05)', (notice) => {
    for (const step of plan(out(), notice)) expect(allRats(step.scene)).toBe(allRats(out()));
  });
  it('moves as many rats as arrive', () => {
    for (const notice of Object.values(everyNotice))
      for (const { scene, meanwhile, runs = [] } of plan(notice.what === 'deployed' ? home() : out(), notice)) {
        if (!meanwhile) continue;
        const running = runs.reduce((sum, run) => sum + (run.what === 'rat' ? run.n : 0), 0);
        expect(allRats(scene) - allRats(meanwhile), notice.what).toBe(running);
      }
  });
});

describe('the round', () => {
  it('brings everybody home first (LAND-85)', () => {
    const began = last(out(), everyNotice.round_began);
    expect(began.home).toBe(true);
    expect(began.sewers[0]?.rats).toEqual([0, 0, 0, 0, 0, 14, 0, 0]);
    expect(began.event).toBeNull();
  });
  it('lifts all screens before anybody runs (LAND-37)', () => {
    const [lift, run] = plan(home(), everyNotice.deployed);
    expect(home().planning).toBe(true);
    expect(lift).toMatchObject({ scene: { planning: false, home: true } });
    expect(lift?.runs).toBeUndefined();
    expect(run?.runs).toHaveLength(8);
    expect(run?.scene.sewers[1]).toMatchObject({ rats: [2, 0, 0, 1, 0, 3, 1, 0], hidden: true });
  });
  it('keeps a big moment in sight for the End card', () => {
    const [end] = plan(home(), { what: 'event_revealed', card: 'end_of_game' });
    expect(end?.hold).toBeGreaterThan(0);
    expect(end?.scene.banner).toEqual({ card: 'end_of_game' });
  });
});

describe('attacks', () => {
  const raid = (by: number, on: number, stolen: number): Notice => ({
    what: 'attacked',
    by,
    tunnel: 'left',
    on,
    strength: 3,
    defence: 1,
    stolen,
  });
  it('are shown together (LAND-45), each clan with one number', () => {
    const notices = [raid(0, 1, 2), raid(1, 2, 1), raid(2, 0, 2), everyNotice.born];
    expect(atOnce(notices)).toBe(3);
    const [all, ...more] = planTogether(out(), notices.slice(0, 3));
    expect(more).toEqual([]);
    expect(all?.scene.sewers.map(({ cheese }) => cheese)).toEqual([5, 4, 6]);
    expect(all?.scene.raids).toHaveLength(3);
    expect(all?.scene.notes).toEqual([
      { seat: 1, of: 'cheese', n: -1 },
      { seat: 2, of: 'cheese', n: 1 },
    ]);
    expect(all?.runs).toHaveLength(3);
  });
});

describe('the bag', () => {
  const filled = () => last(out(), { what: 'bag_filled', area: 'city', bag: { yellow: 3, orange: 3, white: 4, purple: 2 } });
  const drawn = () => last(filled(), everyNotice.drew);
  it('is drawn by the handful, all of which stays in sight', () => {
    const [all, ...more] = plan(filled(), everyNotice.drew);
    expect(more).toEqual([]);
    expect(all?.scene.hand?.pieces).toHaveLength(3);
    expect(all?.runs).toHaveLength(3);
    expect(count(all?.scene.bag ?? {})).toBe(9);
  });
  it('pays and harms in one go, and nobody is in two places while they run', () => {
    const { paid, hit } = everyNotice;
    expect(atOnce([paid, hit, { ...hit, seat: paid.seat + 1 }])).toBe(2);
    const [all, ...more] = planTogether(drawn(), [paid, hit]);
    expect(more).toEqual([]);
    expect(all?.scene).toEqual({ ...last(drawn(), paid, hit), notes: all?.scene.notes });
    expect(all?.scene.notes).toEqual(last(drawn(), paid).notes);
    const running = all?.runs?.reduce((sum, run) => sum + (run.what === 'rat' ? run.n : 0), 0);
    expect(allRats(all?.scene ?? out()) - allRats(all?.meanwhile ?? out())).toBe(running);
  });
  it('takes back what a helmet refuses (LAND-90)', () => {
    const back = last(drawn(), everyNotice.put_back);
    expect(back.bag.purple).toBe(2);
    expect(back.hand?.pieces.find(({ colour }) => colour === 'purple')?.fate).toBe('back');
  });
  it('shows what each piece did', () => {
    const done = last(drawn(), everyNotice.paid, everyNotice.hit);
    expect(done.hand?.pieces.map(({ colour, fate }) => `${colour} ${fate}`).sort()).toEqual([
      'purple harm',
      'yellow cheese',
      'yellow cheese',
    ]);
    expect(done.sewers[1]).toMatchObject({ infirmary: 3, cheese: 7 });
  });
  it('is drawn one player after another (LAND-64)', () => {
    expect(atOnce([everyNotice.drew, everyNotice.drew])).toBe(1);
    expect(atOnce([everyNotice.paid, { ...everyNotice.paid, seat: 2 }])).toBe(1);
  });
});

describe('feeding', () => {
  it('is shown for all at once where nobody decides between, and the bell is heard', () => {
    const meal = [everyNotice.fed, everyNotice.starved, everyNotice.fed, everyNotice.alchemy];
    expect(atOnce(meal)).toBe(3);
    expect(planTogether(out(), meal.slice(0, 3)).map(({ sound }) => sound)).toEqual(['bell']);
  });
  it('buries those who starve (LAND-81), from the infirmary as told', () => {
    const dead = last(out(), everyNotice.starved);
    expect(dead.sewers[1]).toMatchObject({ infirmary: 1, graveyard: 4, rats: [2, 2, 2, 2, 2, 1, 2, 0] });
  });
  it('turns cheese into rats (LAND-164)', () =>
    expect(last(out(), everyNotice.alchemy).sewers[1]).toMatchObject({ cheese: 3, rats: [2, 2, 2, 2, 2, 4, 2, 0] }));
});

describe('the pace', () => {
  const drew: Notice = { what: 'drew', seat: 1, area: 'dump', pieces: { white: 2 } };
  const rest = (you: number | null, ...notices: Notice[]): number => planTogether(out(), notices, you)[0]?.rest ?? 0;
  it('leaves one’s own draw in sight for 0.8 s even at two fifths of the time, and what it brings longer than that of others', () => {
    expect((rest(1, drew) + 350) * 0.4).toBeGreaterThanOrEqual(700);
    const harm: Notice[] = [everyNotice.hit, { ...everyNotice.hit }];
    expect((rest(1, drew) + rest(1, ...harm) + 700) * 0.4).toBeGreaterThanOrEqual(800);
    expect(rest(1, ...harm)).toBeGreaterThan(rest(0, ...harm));
  });
  it('shows the draws of others as quickly as ever', () => {
    expect(rest(0, drew)).toBe(rest(null, drew));
    expect(rest(0, drew)).toBeLessThan(400);
  });
});
