import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Numbered, Sight } from '../contract/game';
import { Stage, type Cue } from './stage.svelte';

const news = (...rounds: number[]): Numbered<'ratland'>[] =>
  rounds.map((round) => ({ number: round, notice: { what: 'round_began', round, active: 0 } }));

/** A stage whose scene is the list of rounds that were shown; `taken` is what a table does with what has settled. */
function staged(notices: Numbered<'ratland'>[], { atOnce = 1, taken = true, steps = {} as Partial<Cue<readonly number[]>> } = {}) {
  const said: string[] = [];
  let waiting: readonly Numbered<'ratland'>[] = notices;
  const settled = (number: number): void => {
    said.push(`settled ${number}`);
    if (taken) waiting = waiting.filter((notice) => notice.number > number);
  };
  const stage = new Stage<'ratland', readonly number[], Cue<readonly number[]>>({
    table: () => ({ sight: {} as Sight<'ratland'>, notices: waiting, settled }),
    fromSight: (_, shown = []) => [...shown, 99],
    before: () => [],
    atOnce: () => atOnce,
    plan: (scene, all) => [
      { scene: [...scene, ...all.flatMap((notice) => (notice.what === 'round_began' ? notice.round : []))], ...steps },
    ],
    move: async (on, { scene }) => void (said.push(`shown ${scene.join()}`), (on.scene = scene)),
    tell: () => undefined,
  });
  return { stage, said, add: (more: Numbered<'ratland'>[]) => (waiting = [...waiting, ...more]) };
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
});
