import { describe, expect, test } from 'vitest';
import type { Notice } from '../../wire/rattus-cartus';
import { atOnce, plan, planTogether } from './plan';
import { everyNotice, playerWith, scoreWith, sightWith } from './samples';
import { before, climb, fromSight, type Scene } from './scene';

const scene = fromSight(sightWith());
const after = (from: Scene, ...notices: readonly Notice[]): Scene =>
  notices.reduce((now, notice) => plan(now, notice).at(-1)?.scene ?? now, from);
const player = (now: Scene, seat: number) => now.players[seat] ?? expect.fail();

test('everything that can be told has steps, and none of them lasts', () => {
  for (const notice of Object.values(everyNotice)) {
    const steps = plan(scene, notice);
    expect(steps.length, notice.what).toBeGreaterThan(0);
    for (const step of steps) expect((step.rest ?? 0) + (step.silence ?? 0), notice.what).toBeLessThanOrEqual(2500);
  }
});

test('a notice leaves nothing behind of what was shown before it', () => {
  const busy = after(scene, everyNotice.gained_influence, everyNotice.chose_victim);
  expect(after(busy, everyNotice.put_away)).toMatchObject({ notes: [], strike: null, act: null, looking: null });
});

describe('discs on a track', () => {
  test('the later one lies on top and ranks lower', () => {
    const up = [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 1],
    ].reduce((now, [seat = 0, n = 0]) => climb(now, seat, 'magic', n), scene);
    expect(up.tracks[4]).toEqual([
      { seat: 1, influence: 3 },
      { seat: 2, influence: 3 },
      { seat: 0, influence: 3 },
    ]);
    expect(climb(up, 0, 'magic', 1).tracks[4].map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  test('nobody moves for nothing', () => {
    const up = climb(climb(scene, 0, 'church', 2), 1, 'church', 2);
    expect(climb(up, 0, 'church', 0)).toBe(up);
  });
});

describe('cards', () => {
  test('go from the hand to the door, lie open, and are put away', () => {
    const laid = after(scene, { what: 'visited', seat: 0, position: 1, slot: 1, count: 2, cards: ['witch2', 'sword'] });
    expect(player(laid, 0)).toMatchObject({
      hand: ['peasant0', 'king4', 'joker'],
      hand_size: 3,
      laid: ['witch2', 'sword'],
      laid_size: 2,
      revealed: false,
    });
    expect(laid.row[1]?.visitors).toEqual([0]);
    const open = after(laid, { what: 'revealed', seat: 0, cards: ['witch2', 'sword'] });
    expect(open.resolving).toBe(1);
    const gone = after(open, { what: 'put_away', position: 1 });
    expect(player(gone, 0)).toMatchObject({ laid: null, laid_size: 0, revealed: false });
    expect(gone.discard).toEqual(['witch2']);
    expect(gone.piles).toEqual([15, 12, 12, 13, 15]);
  });
  test('of others are counted, never known', () => {
    const laid = after(
      scene,
      { what: 'drew', seat: 1, count: 4, cards: null },
      { what: 'visited', seat: 1, position: 0, slot: 1, count: 3, cards: null },
    );
    expect(player(laid, 1)).toMatchObject({ hand: null, hand_size: 6, laid: null, laid_size: 3 });
    expect(laid.deck).toBe(60);
  });
  test('set aside come to hand when the house is done', () => {
    const aside = after(
      scene,
      { what: 'took', seat: 0, card: 'flute', count: 2 },
      { what: 'drew_unseen', seat: 0, count: 1 },
      { what: 'gave', from: 2, to: 0, count: 2, cards: null },
    );
    expect(player(aside, 0)).toMatchObject({
      hand_size: 5,
      taken: { card: 'flute', count: 2 },
      drawn: 1,
      gifts: [{ from: 2, count: 2, cards: null }],
    });
    expect(player(aside, 2).hand_size).toBe(3);
    expect(aside.piles[2]).toBe(10);
    const up = after(aside, { what: 'picked_up', seat: 0, count: 5, cards: ['monk1', 'flute', 'flute', 'king0', 'gold'] });
    expect(player(up, 0)).toMatchObject({ hand_size: 10, taken: null, drawn: 0, gifts: [] });
    expect(player(up, 0).hand).toEqual(['peasant0', 'monk1', 'witch2', 'king0', 'king4', 'joker', 'flute', 'flute', 'sword', 'gold']);
  });
});

test('cards are taken by a Sword in the same house, and else from the tower', () => {
  const gave: Notice = { what: 'gave', from: 1, to: 2, count: 2, cards: null };
  const visit = (seat: number, position: number): Notice => ({ what: 'visited', seat, position, slot: 1, count: 0, cards: null });
  expect(after(scene, visit(1, 0), visit(2, 0), gave).strike?.with).toBe('sword');
  expect(after(scene, visit(1, 1), visit(2, 0), gave).strike?.with).toBe('tower');
});

test('rats of others are never counted', () => {
  const now = after(
    scene,
    { what: 'gained_influence', seat: 1, class: 'magic', influence: 1, rats: 1 },
    { what: 'rat_followed', from: 0, to: 1 },
  );
  expect(now.players.map(({ rats }) => rats)).toEqual([9, null, null]);
});

test('before the first round nobody holds a card; the deal brings them', () => {
  const empty = before(scene);
  expect(empty.players.map(({ hand_size }) => hand_size)).toEqual([0, 0, 0]);
  const dealt = after(empty, everyNotice.dealt);
  expect(dealt.players.map(({ hand_size }) => hand_size)).toEqual([5, 5, 5]);
  expect(player(dealt, 0).hand).toEqual(['peasant0', 'witch2', 'witch4', 'king4', 'king4']);
  expect(dealt.deck).toBe(scene.deck);
});

test('the first row comes off a whole building deck (CART-15)', () => {
  // With two players 20 cards: 18 are left when the first two lie in the street.
  const whole = before({ ...scene, buildings: 18 });
  expect(whole.buildings).toBe(20);
  const counted = plan(whole, { what: 'row_revealed', row: ['farm1', 'tent1'] }).map((step) => step.scene.buildings);
  expect(counted).toEqual([19, 18]);
});

test('a row that is gone already is laid from the cards alone', () => {
  const row = after(scene, { what: 'row_revealed', row: ['tent1', 'farm1'] }).row;
  expect(row).toEqual([...scene.row].reverse());
});

describe('the end', () => {
  const scores = [scoreWith({ influence: [10, 0, 5, 0, 2, 0], followers: 2, palace: 3 }), scoreWith({ gold: 6 }), scoreWith()];
  test('is counted line by line, what gives nothing left out', () => {
    const steps = plan(scene, { what: 'scored', scores }).map(({ scene: { ending } }) => ending);
    expect(steps.map((ending) => ending?.now)).toEqual([null, 'peasantry', 'church', 'magic', 'followers', 'gold', 'palace', null]);
    expect(steps.at(-1)?.points).toEqual([22, 6, 0]);
  });
  test('nuns are turned one by one before anybody dies', () => {
    const steps = plan(after(scene, { what: 'scored', scores }), everyNotice.plague);
    expect(steps.map(({ scene: { ending } }) => ending?.turned)).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(steps.map(({ scene: { nuns } }) => nuns.filter((card) => card !== null).length)).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(steps.map(({ scene: { ending } }) => ending?.dead.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(steps.at(-1)?.scene.players.map(({ rats, dead }) => [rats, dead])).toEqual([
      [10, false],
      [13, true],
      [0, false],
    ]);
    expect(steps.at(-1)?.scene.ending?.points).toEqual([22, 6, 0]);
  });
  test('what one has looked at stays turned', () => {
    const seen = fromSight(sightWith({ nuns: [null, null, null, null, 'peasant1'], players: [playerWith(), playerWith(), playerWith()] }));
    expect(plan(seen, everyNotice.plague)[0]?.scene.nuns).toEqual(['king4', null, null, null, 'peasant1']);
  });
});

test('who reveals together is shown together', () => {
  const { revealed, put_away: away } = everyNotice;
  const both: Notice[] = [revealed, { what: 'revealed', seat: 2, cards: ['king0'] }];
  expect(atOnce([...both, away])).toBe(2);
  expect(atOnce([away, ...both])).toBe(1);
  expect(atOnce([])).toBe(0);
  const [step, ...none] = planTogether(scene, both);
  expect(none).toEqual([]);
  expect(step?.scene.players.map(({ revealed: open }) => open)).toEqual([false, true, true]);
});
