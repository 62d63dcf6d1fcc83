import { describe, expect, it } from 'vitest';
import { Planner } from './planner.svelte';
import { everyAsk } from './samples';

const deploy = { ask: 'deploy', rats: 5, both: false, hide: true } as const;

describe('what a player has in mind', () => {
  it('begins with what was sealed, or anew with a cheese hidden where that may be', () => {
    const planner = new Planner();
    planner.begin(deploy, { do: 'deploy', with: { rats: [5, 0, 0, 0, 0, 0, 0, 0], hide: false } });
    expect(planner.draft).toEqual({ rats: [5, 0, 0, 0, 0, 0, 0, 0], hide: false });
    planner.begin(deploy, null);
    expect(planner.draft).toEqual({ rats: [0, 0, 0, 0, 0, 0, 0, 0], hide: true });
  });
  it('puts a handful down at a touch, and drags groups to and fro', () => {
    const planner = new Planner();
    planner.begin(deploy, null);
    planner.handful = 3;
    const hands = planner.hands(deploy);
    hands?.pick('city');
    hands?.drop?.('burrow', 'left');
    expect(planner.draft.rats).toEqual([0, 3, 0, 2, 0, 0, 0, 0]);
    expect(hands?.light('dump')).toMatchObject({ lit: false, why: 'land-why-burrow-empty' });
    hands?.drop?.('city', 'left');
    hands?.drop?.('left', 'burrow');
    expect(planner.draft.rats).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
  it('sends Athletes from a place to another, and back if they think better of it', () => {
    const planner = new Planner();
    const ask = { ask: 'move', rats: [1, 0, 0, 0, 0, 2, 0, 0], most: 1, both: false } as {
      ask: 'move';
      rats: number[];
      most: number;
      both: boolean;
    };
    planner.begin(ask, null);
    const hands = planner.hands(ask);
    expect(hands?.light('city').lit).toBe(false);
    hands?.pick('dump');
    expect(hands?.light('dump').selected).toBe(true);
    hands?.pick('dump');
    hands?.pick('pantry');
    hands?.pick('city');
    expect(planner.moves).toEqual([['pantry', 'city']]);
    expect(hands?.light('dump')).toMatchObject({ lit: false, why: 'land-why-enough-moves' });
    planner.back();
    expect(planner.moves).toEqual([]);
  });
  it('has nothing to do on the board for other questions', () => {
    for (const ask of Object.values(everyAsk))
      if (ask.ask !== 'deploy' && ask.ask !== 'move') expect(new Planner().hands(ask)).toBeUndefined();
  });
});
