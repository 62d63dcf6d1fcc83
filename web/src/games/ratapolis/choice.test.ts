import { describe, expect, it } from 'vitest';
import type { Tile } from '../../wire/ratapolis';
import { concerns, lightOf, options, touched } from './choice';
import { fate, outOfTheWay } from './hunt';
import { everyAsk, playerWith, sightWith } from './samples';

describe('answers', () => {
  it.each(Object.values(everyAsk).filter(({ ask }) => ask !== 'plan'))('$ask has some, each another', (ask) => {
    const all = options(ask).map(({ decision }) => JSON.stringify(decision));
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  });
  it('plans are drawn on the town', () => expect(options(everyAsk.plan)).toEqual([]));
  it('what may be refused can be (POL-81)', () => {
    for (const ask of ['archives', 'market', 'radio', 'hospital'] as const) expect(options(everyAsk[ask]).at(-1)?.is, ask).toBe('no');
    for (const ask of ['show', 'lay'] as const)
      expect(
        options(everyAsk[ask]).every(({ is }) => is === 'card'),
        ask,
      ).toBe(true);
  });
  it('what a question is about is brought into sight', () => {
    expect(concerns(everyAsk.hospital)).toEqual(['K', 'E', 'O']);
    expect(concerns(everyAsk.market)).toEqual(['A']);
  });
  it('some questions can be answered in town', () => {
    const { hospital, market, lay } = everyAsk;
    expect([touched(market, 'A'), touched(market, 'B')]).toEqual([{ do: 'market', with: true }, null]);
    expect([touched(hospital, 'E'), touched(hospital, 'K')]).toEqual([{ do: 'rescue', with: 'E' }, null]);
    expect(['K', 'E', 'A'].map((plot) => lightOf(hospital, plot as Tile))).toEqual(['picked', 'goal', null]);
    expect(lightOf(lay, 'A')).toBeNull();
  });
});

describe('what is known of a hunt card', () => {
  const sight = sightWith({
    players: [playerWith({ hand: ['K'] }), playerWith()],
    up: ['C'],
    remembered: ['D', 'E'],
    slots: sightWith().slots.map((slot, i) => (i === 0 ? { ...slot, card: 'E' } : slot)),
  });
  it.each([
    ['E', 'fallen'],
    ['C', 'open'],
    ['K', 'yours'],
    ['D', 'safe'],
    ['A', 'unknown'],
  ] as const)('%s is %s', (card, what) => expect(fate(sight, card)).toBe(what));
  it('only what is discarded is out of the way (POL-73)', () => expect(outOfTheWay(sight)).toEqual(['D']));
  it('an onlooker holds nothing', () => expect(fate({ ...sight, you: null }, 'K')).toBe('unknown'));
});
