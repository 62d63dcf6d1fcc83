import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Numbered, Sight } from '../contract/game';
import { hurried, lasting } from '../../lib/motion';
import { Stage, type Cue } from './stage.svelte';

const news = (...rounds: number[]): Numbered<'ratland'>[] =>
  rounds.map((round) => ({ number: round, notice: { what: 'round_began', round, active: 0 } }));

/** A stage whose scene is the list of rounds that were shown; `taken` is what a table does with what has settled. */
function staged(
  notices: Numbered<'ratland'>[],
  {
    atOnce = 1,
    taken = true,
    replaying = false,
    learning = false,
    waits = [] as number[],
    steps = {} as Partial<Cue<readonly number[]>>,
  } = {},
) {
  const said: string[] = [];
  const paces: number[] = [];
  let waiting: readonly Numbered<'ratland'>[] = notices;
  const settled = (number: number): void => {
    said.push(`settled ${number}`);
    if (taken) waiting = waiting.filter((notice) => notice.number > number);
  };
  const stage = new Stage<'ratland', readonly number[], Cue<readonly number[]>>({
    table: () => ({ sight: {} as Sight<'ratland'>, notices: waiting, settled, you: 0, waits, replaying }),
    fromSight: (_, shown = []) => [...shown, 99],
    before: () => [],
    learning,
    atOnce: () => atOnce,
    plan: (scene, all) => [
      { scene: [...scene, ...all.flatMap((notice) => (notice.what === 'round_began' ? notice.round : []))], ...steps },
    ],
    move: async (on, { scene }) => void (said.push(`shown ${scene.join()}`), paces.push(lasting(100)), (on.scene = scene)),
    tell: () => undefined,
  });
  return { stage, said, paces, add: (more: Numbered<'ratland'>[]) => (waiting = [...waiting, ...more]) };
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the stage', () => {
  it('plays what waits in order, settles each, and ends with how things stand', async () => {
    const { stage, said } = staged(news(1, 2));
    expect([stage.busy, stage.scene]).toEqual([true, []]);
    await stage.follow();
    expect(said).toEqual(['shown 1', 'settled 1', 'shown 1,2', 'settled 2']);
    expect([stage.busy, stage.scene]).toEqual([false, [1, 2, 99]]);
  });
  it('shows together what happens at once, and settles the last of it', async () => {
    const { stage, said } = staged(news(1, 2, 3), { atOnce: 2 });
    await stage.follow();
    expect(said).toEqual(['shown 1,2', 'settled 2', 'shown 1,2,3', 'settled 3']);
  });
  it('takes in what comes while it plays, and is not begun twice', async () => {
    const { stage, said, add } = staged(news(1));
    const playing = stage.follow();
    add(news(2));
    await stage.follow();
    await playing;
    expect(said.filter((line) => line.startsWith('settled'))).toEqual(['settled 1', 'settled 2']);
  });
  it('stops when nobody takes away what was shown', async () => {
    const { stage, said } = staged(news(1), { taken: false });
    await stage.follow();
    expect(said).toEqual(['shown 1', 'settled 1']);
    expect(stage.busy).toBe(false);
  });
  it('holds a big moment until somebody is in a hurry', async () => {
    const { stage, said } = staged(news(1), { steps: { rest: 1, hold: 1_000_000_000 } });
    const playing = stage.follow();
    await vi.waitFor(() => expect(stage.scene).toEqual([1]));
    expect(said).toEqual(['shown 1']);
    stage.skip();
    await playing;
    expect(said).toEqual(['shown 1', 'settled 1']);
  });
  it('draws nothing that nobody could see, where nothing moves: a step has come and gone before the picture changes', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { stage, said } = staged(news(1, 2), { steps: { rest: 1_000_000_000 } });
    await stage.follow();
    expect(said).toEqual(['settled 1', 'settled 2']);
    expect(stage.scene).toEqual([1, 2, 99]);
  });
  it('settles nothing once it has gone', async () => {
    const { stage, said } = staged(news(1, 2), { steps: { rest: 1, hold: 1_000_000_000 } });
    const playing = stage.follow();
    await vi.waitFor(() => expect(stage.scene).toEqual([1]));
    stage.leave();
    await playing;
    expect(said).toEqual(['shown 1']);
  });
  it('is in a hurry until the next question: not only until everything that has come is shown', async () => {
    const waits = [1];
    const { stage, said, add } = staged(news(1), { waits, steps: { rest: 1, hold: 1_000_000_000 } });
    const first = stage.follow();
    await vi.waitFor(() => expect(stage.scene).toEqual([1]));
    stage.skip();
    await first;
    add(news(2));
    await stage.follow();
    expect([said.at(-1), hurried()]).toEqual(['settled 2', true]);
    waits.splice(0, 1, 0);
    add(news(3));
    await stage.follow();
    expect(hurried()).toBe(false);
  });
  it('is the quicker the more there is to show, and as quick as it is told to in a replay', async () => {
    const much = news(...Array.from({ length: 12 }, (_, i) => i + 1));
    const played = async (notices: Numbered<'ratland'>[], replaying = false): Promise<number | undefined> => {
      const { stage, paces } = staged(notices, { replaying, steps: { silence: 1 } });
      await stage.follow();
      return paces[0];
    };
    const share = 4000 / (12 * 351);
    expect(await played(much)).toBeCloseTo(100 * share);
    expect(await played([...much, ...news(...Array.from({ length: 100 }, (_, i) => i + 13))])).toBe(40);
    expect([await played(news(1)), await played(much, true), lasting(100)]).toEqual([100, 100, 100]);
  });
  it('gives whoever learns the game the time to see where each thing goes', async () => {
    const played = async (count: number): Promise<number | undefined> => {
      const { stage, paces } = staged(news(...Array.from({ length: count }, (_, i) => i + 1)), { learning: true, steps: { silence: 1 } });
      await stage.follow();
      return paces[0];
    };
    expect([await played(12), await played(100)]).toEqual([100, 75]);
  });
});
