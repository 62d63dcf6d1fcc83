import { describe, expect, it } from 'vitest';
import type { Notice, Plan, Why } from '../../wire/ratapolis';
import { everyNotice, scoreWith } from './samples';
import { townWith, type TownWish } from './samples-town';
import { before, cheeseShown, fromSight, hasFallen, inCity, ratsOn, total, type Scene } from './scene';
import { atOnce, steps } from './steps';

const nothing = { act: 'nothing' } as const;
const colours = ['red', 'blue', 'yellow'] as const;
const town = (wish: TownWish = {}): Scene => fromSight(townWith(wish));
/** As the stage plays it. */
function played(scene: Scene, notices: readonly Notice[]): Scene {
  let [now, left] = [scene, notices];
  while (left.length) {
    const count = atOnce(left);
    now = steps(now, left.slice(0, count)).at(-1)?.scene ?? now;
    left = left.slice(count);
  }
  return now;
}
/** In the city, in the reserve and captured (POL-03, POL-164). */
const everybody = (scene: Scene): number =>
  colours.reduce((sum, colour) => sum + inCity(scene, colour), 0) +
  scene.families.reduce((sum, { reserve, captured }) => sum + reserve + captured, 0);
const lost = (colour: 'red' | 'blue', tile: 'O' | 'K' | '3', cause: 'attack' | 'cats' | 'trap', rats = 1): Notice => ({
  what: 'lost',
  colour,
  tile,
  rats,
  cause,
});
const bite = (seat: number, colour: 'red' | 'blue', why: Why | null = null, slot = 1): Notice => ({
  what: 'attacked',
  slot,
  seat,
  tile: 'O',
  colour,
  why,
});

it('leaves the more time to look the more happens at once', () => {
  const rests = (...notices: readonly Notice[]) => steps(town(), notices).reduce((sum, { rest = 0 }) => sum + rest, 0);
  const claws = [bite(0, 'blue'), bite(1, 'red'), bite(2, 'red'), lost('blue', 'O', 'attack')];
  expect(rests(...claws)).toBeGreaterThan(rests(bite(0, 'blue'), lost('blue', 'O', 'attack')));
  const sheets = (n: number): Notice => ({ what: 'revealed', plans: Array.from({ length: n }, (): Plan => [nothing, nothing]) });
  expect(rests(sheets(5))).toBeGreaterThan(rests(sheets(2)));
});

describe('every notice', () => {
  // Who was in a house that falls has left it by then.
  const crowded = (what: Notice['what']) =>
    town({
      rats: { A: { red: 2, blue: 3 }, O: { red: 2, blue: 1 }, K: what === 'removed' ? {} : { blue: 1 } },
      orange: ['A', 'S', 'T'],
      tokens: { T: 0 },
    });
  it.each(Object.values(everyNotice))('$what loses no rat from sight', (notice) => {
    const scene = crowded(notice.what);
    for (const step of steps(scene, [notice])) expect(everybody(step.scene), notice.what).toBe(everybody(scene));
  });
  it.each(Object.values(everyNotice))('$what runs as many rats as are missing meanwhile', (notice) => {
    for (const { scene, meanwhile, runs = [] } of steps(crowded(notice.what), [notice])) {
      if (!meanwhile) continue;
      const running = runs.reduce((sum, run) => sum + (run.what === 'rat' ? run.n : 0), 0);
      expect(everybody(scene) - everybody(meanwhile), notice.what).toBe(running);
    }
  });
  it('is shown by itself or with its like', () => {
    for (const notice of Object.values(everyNotice)) expect(atOnce([notice]), notice.what).toBe(1);
    expect(atOnce([])).toBe(0);
  });
});

describe('a slot', () => {
  it('shows all its attacks at once, and those of the next slot after it (POL-42, POL-44)', () => {
    expect(atOnce([bite(1, 'red'), lost('red', 'O', 'attack'), bite(2, 'red', 'no_target'), bite(0, 'blue', null, 2)])).toBe(3);
    expect(atOnce([bite(1, 'red'), everyNotice.moved])).toBe(1);
  });
  it('shows the claws before anybody leaves', () => {
    const [claws, after] = steps(town(), [bite(1, 'red'), lost('red', 'O', 'attack')]);
    expect(claws?.scene.deeds).toHaveLength(1);
    expect(ratsOn(claws?.scene ?? town(), 'O', 'red')).toBe(1);
    expect(after?.runs).toEqual([{ what: 'rat', colour: 'red', from: 'plot-O', to: 'family-0', n: 1 }]);
    expect(after?.scene.families[0]).toMatchObject({ reserve: 1, lost: 1 });
    expect(after?.scene.running).toBe(1);
  });
  it('lets two who attack each other both lose (POL-47)', () => {
    const after = played(town(), [bite(0, 'blue'), lost('blue', 'O', 'attack'), bite(1, 'red'), lost('red', 'O', 'attack')]);
    expect([ratsOn(after, 'O', 'red'), ratsOn(after, 'O', 'blue')]).toEqual([0, 0]);
  });
  it('gathers what one family loses on one tile into one number', () => {
    const two = steps(town({ rats: { O: { red: 2, blue: 1 } } }), [
      bite(1, 'red'),
      lost('red', 'O', 'attack'),
      bite(2, 'red'),
      lost('red', 'O', 'attack'),
    ]).at(-1);
    expect(two?.scene.notes).toEqual([{ plot: 'O', colour: 'red', of: 'bite', n: 2 }]);
  });
  it('moves all at once: two full tiles change places (EX-12)', () => {
    const swap: Notice[] = [
      { what: 'moved', slot: 1, seat: 0, from: 'O', to: 'R', rats: 3, stayed: 0 },
      { what: 'moved', slot: 1, seat: 2, from: 'R', to: 'O', rats: 3, stayed: 0 },
    ];
    expect(atOnce(swap)).toBe(2);
    const [, run] = steps(town({ bare: true, rats: { O: { red: 3 }, R: { yellow: 3 } } }), swap);
    expect(run?.runs).toHaveLength(2);
    expect(run?.scene.plots.get('O')?.rats).toMatchObject({ red: 0, yellow: 3 });
    expect(run?.scene.plots.get('R')?.rats).toMatchObject({ red: 3, yellow: 0 });
  });
  it('says how many stay, and why (EX-14)', () => {
    const after = played(town({ bare: true, rats: { R: { red: 3 } } }), [
      { what: 'moved', slot: 1, seat: 0, from: 'R', to: 'S', rats: 2, stayed: 1 },
    ]);
    expect(after.notes).toEqual([{ plot: 'R', colour: 'red', of: 'stay', n: 1, why: 'no_room' }]);
  });
});

describe('why it came to nothing', () => {
  it('is told, and written over the house', () => {
    const [note] = played(town({}), [bite(0, 'blue', 'no_target')]).notes;
    expect(note).toMatchObject({ plot: 'O', of: 'nothing', why: 'no_target' });
    const nest = { what: 'came_to_nothing', slot: 1, seat: 0, action: { act: 'procreate', tile: 'O' }, why: 'too_few' } as const;
    expect(played(town({}), [nest]).notes[0]).toMatchObject({ plot: 'O', of: 'nothing', why: 'too_few' });
    const move = { ...nest, action: { act: 'move', from: 'O', to: 'A' }, why: 'no_house' } as const;
    expect(played(town({}), [move]).notes[0]).toMatchObject({ plot: 'O', of: 'nothing', why: 'no_house' });
  });
});

describe('the cats', () => {
  const strike: Notice[] = [
    { what: 'cat_card', card: 'K' },
    lost('red', 'K', 'cats'),
    lost('blue', 'K', 'cats'),
    { what: 'removed', tile: 'K' },
  ];
  it('strike once, and leave an empty area', () => {
    let scene = played(town(), strike.slice(0, 1));
    expect(steps(town(), strike.slice(0, 1))[0]?.hold).toBeGreaterThan(0);
    expect(scene.catCard).toBe('K');
    expect(atOnce(strike.slice(1))).toBe(2);
    const [paw, gone] = steps(scene, strike.slice(1, 3));
    expect(paw?.scene.struck).toBe('K');
    expect(gone?.runs).toHaveLength(2);
    scene = gone?.scene ?? scene;
    const fall = steps(scene, strike.slice(3));
    expect(fall).toHaveLength(1);
    expect(fall[0]?.scene.plots.get('K')).toMatchObject({ present: false, rats: {} });
    expect(fall[0]?.scene.struck).toBeNull();
  });
  it('strike an empty house too', () =>
    expect(steps(played(town({ bare: true }), strike.slice(0, 1)), strike.slice(3)).map(({ scene }) => scene.struck)).toEqual(['K', null]));
  it('are said to have taken only what has fallen (POL-156)', () => {
    expect(hasFallen(town({ gone: ['K'] }), 'K')).toBe(true);
    expect(hasFallen(town(), 'K')).toBe(false);
    expect(hasFallen(town({ rows: ['AA1'] }), 'K')).toBe(false);
  });
  it('leave the house where only the token is lost (POL-124)', () => {
    const after = played(town({ orange: ['T'], tokens: { T: 1 } }), [{ what: 'cat_card', card: 'T' }, everyNotice.token_lost]);
    expect(after.plots.get('T')).toMatchObject({ present: true, token: 'out' });
    expect(after.families[1]?.tokens).toEqual([]);
  });
  it('a trap swallows who runs into it, and no paw comes (POL-155)', () => {
    const rows = ['V3', 'VQ'];
    const plan: Plan = [{ act: 'move', from: 'V', to: '3' }, nothing];
    const scene = {
      ...town({ rows, rats: { V: { red: 2 } } }),
      sheets: [plan, [nothing, nothing] as Plan, [nothing, nothing] as Plan],
      running: 1 as const,
    };
    const after = played(scene, [
      { what: 'turned', place: '3', tile: 'M', trap: true },
      lost('red', '3', 'trap', 2),
      { what: 'removed', tile: '3' },
    ]);
    expect(ratsOn(after, 'V', 'red')).toBe(0);
    expect((after.families[0]?.lost ?? 0) - (scene.families[0]?.lost ?? 0)).toBe(2);
    expect(after.plots.get('3')).toMatchObject({ present: false, tile: 'M' });
  });
});

describe('tokens', () => {
  it('go to whoever has the most rats, or back to the tile (POL-74, POL-75)', () => {
    const changes: Notice[] = [
      { what: 'token', tile: 'S', seat: 1 },
      { what: 'token', tile: 'T', seat: null },
    ];
    expect(atOnce(changes)).toBe(2);
    const [given] = steps(town({ orange: ['S', 'T'], tokens: { T: 0 } }), changes);
    expect(given?.runs).toEqual([
      { what: 'token', tile: 'S', from: 'plot-S', to: 'family-1', n: 1 },
      { what: 'token', tile: 'T', from: 'family-0', to: 'plot-T', n: 1 },
    ]);
    expect(given?.scene.plots.get('S')?.token).toEqual({ owned: 1 });
    expect(given?.scene.plots.get('T')?.token).toBe('lies');
    expect(given?.scene.families.map(({ tokens }) => tokens)).toEqual([[], ['S'], []]);
  });
});

describe('what the plaques show meanwhile', () => {
  it('is the cheese of the rats that are left', () => {
    const scene = town({ bare: true, rats: { O: { red: 2 }, K: { red: 1 } }, orange: [] });
    const [at, other] = [scene.plots.get('O')?.cheese ?? 0, scene.plots.get('K')?.cheese ?? 0];
    const shown = (now: Scene) => now.families[0] && cheeseShown(now, now.families[0]);
    expect(shown(scene)).toBe(total(scene.families[0]?.score ?? scoreWith()));
    expect(shown(scene)).toBe(2 * at + other);
    expect(shown(played(scene, [bite(1, 'red'), lost('red', 'O', 'attack')]))).toBe(at + other);
  });
});

describe('the neutral strike', () => {
  it('is shown as it is told (POL-167)', () => {
    const shown = (hits: boolean) => steps(town({}), [{ ...everyNotice.strike_card, hits }])[0]?.scene.banner;
    expect([shown(true), shown(false)]).toMatchObject([
      { of: 'strike', hits: true },
      { of: 'strike', hits: false },
    ]);
  });
});

describe('the round', () => {
  it('begins with the cards in the deck that are dealt from it', () => {
    const scene = town({ up: ['C', 'M'] });
    const dealt = played(before(scene), [
      { what: 'dealt', hands: [['K'], null, null] },
      { what: 'faced_up', cards: ['C', 'M'] },
    ]);
    expect(dealt.deck).toBe(scene.deck);
  });
  it('begins with nothing dealt and no cat about', () => {
    const began = played(town({ up: ['M'] }), [everyNotice.round_began]);
    expect(began).toMatchObject({ round: 2, up: [], sheets: null, planning: false, banner: null });
    expect([...began.plots.values()].some(({ cat }) => cat)).toBe(false);
    expect(before(town({ up: ['M'] })).families.every(({ hand }) => hand.length === 0)).toBe(true);
  });
  it('puts a cat on every building whose card lies open (POL-27)', () => {
    const after = played(played(town(), [everyNotice.round_began]), [everyNotice.faced_up]);
    expect(
      [...after.plots.values()]
        .filter(({ cat }) => cat)
        .map(({ plot }) => plot)
        .sort(),
    ).toEqual(['C', 'M']);
  });
  it('shows an onlooker only the backs', () => {
    const after = played(town(), [{ what: 'dealt', hands: [['K', 'P'], null, null] }]);
    expect(after.families.map(({ hand }) => hand)).toEqual([
      ['K', 'P'],
      [null, null],
      [null, null],
    ]);
  });
});
