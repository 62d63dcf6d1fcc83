import { describe, expect, it } from 'vitest';
import type { GameInfo, PositionRead } from '../../wire';
import { Refusal, type PageCode } from '../api/client';
import { chairsFor, faultOf, foundIn, movedTo, placeAt } from './position';
import { Study } from './study.svelte';

const bots = ['random', 'greedy', 'sieve', 'drowsy', 'rulebook'].map((bot) => ({ bot, about: '', level: 'evening' }));
const game = { game: 'g', bots, least_seats: 2, most_seats: 6 } as unknown as GameInfo;
const refusal = (code: PageCode, reason: string) => new Refusal(code, reason);

describe('what the house says of a position', () => {
  it('is how many play', () => {
    expect(foundIn({ players: 3 }, 'A[1]')).toEqual({ players: 3 });
  });
  it('is what cannot be read, and where', () => {
    expect(foundIn({ at: 4, expected: 'a card such as 7, or `]`' }, 'A[2 x]')).toEqual({
      fault: { code: 'bad_option', reason: 'a card such as 7, or `]`', place: { from: 4, to: 5, line: 1, word: 'x' } },
    });
  });
  it('is what it cannot play, in its own words', () => {
    expect(faultOf(refusal('bad_option', 'nothing is left to play in this position'))).toEqual({
      fault: { code: 'bad_option', reason: 'nothing is left to play in this position', place: null },
    });
    expect(faultOf(refusal('too_large', ''))).toEqual({ fault: { code: 'too_large', reason: '', place: null } });
  });
  it('is nothing where it was not read', () => {
    for (const code of ['offline', 'too_fast', 'no_guest'] as const) expect(faultOf(refusal(code, ''))).toBeNull();
  });
});

describe('a place', () => {
  it('is counted in bytes and found in letters', () => {
    expect(placeAt('A[2 ж x]', 7)).toEqual({ from: 6, to: 7, line: 1, word: 'x' });
    expect(placeAt('A[2 ж x]', 4)).toEqual({ from: 4, to: 5, line: 1, word: 'ж' });
  });
  it('is a word or one of the marks, in its line', () => {
    expect(placeAt('round 3;\nfood]', 9)).toEqual({ from: 9, to: 13, line: 2, word: 'food' });
    expect(placeAt('round 3;\nfood]', 13)).toMatchObject({ to: 14, word: ']' });
  });
  it('may be the end', () => {
    expect(placeAt('A[2', 3)).toEqual({ from: 3, to: 3, line: 1, word: '' });
    expect(placeAt('A[2', 99)).toMatchObject({ from: 3, word: '' });
  });
});

describe('the chairs of a position', () => {
  const [you, greedy, sage] = [{ open: true }, { bot: 'greedy' }, { bot: 'sage' }];
  it('are as many as play, with those who were chosen', () => {
    expect(chairsFor([you, sage, greedy, greedy], 2, game)).toEqual([you, sage]);
    expect(chairsFor([you, sage], 4, game)).toEqual([you, sage, { bot: 'sieve' }, { bot: 'drowsy' }]);
  });
  it('are for one person', () => {
    expect(chairsFor([sage, you, you], 3, game)).toEqual([sage, you, { bot: 'drowsy' }]);
    expect(chairsFor([sage, greedy, you], 2, game)).toEqual([sage, you]);
    expect(chairsFor([sage, greedy], 2, game)).toEqual([you, greedy]);
  });
  it('can be changed for another', () => {
    expect(movedTo([you, sage, greedy], 2)).toEqual([greedy, sage, you]);
    expect(movedTo([you, sage, greedy], 0)).toEqual([you, sage, greedy]);
  });
});

describe('a position that is being written', () => {
  const house = (asked: string[] = []) => ({
    position: async (_: string, text: string): Promise<PositionRead> => {
      asked.push(text);
      return text === 'good' ? { players: 3 } : { at: 0, expected: 'a row' };
    },
  });
  it('is asked about once', async () => {
    const asked: string[] = [];
    const study = new Study(game, 'good', house(asked));
    await Promise.all([study.ask(), study.ask()]);
    expect(await study.ask()).toEqual({ players: 3 });
    expect(asked).toEqual(['good']);
  });
  it('keeps its chairs while it cannot be read', async () => {
    const study = new Study(game, 'good', house());
    await study.ask();
    study.write('bad');
    expect([study.found, study.players]).toEqual([null, 3]);
    expect(await study.ask()).toHaveProperty('fault');
    expect([study.found, study.players]).toEqual([expect.objectContaining({ fault: expect.anything() }), 3]);
  });
  it('is asked about again when nobody answered', async () => {
    let online = false;
    const away = { position: (of: string, text: string) => (online ? house().position(of, text) : Promise.reject(refusal('offline', ''))) };
    const study = new Study(game, 'good', away);
    await expect(study.ask()).rejects.toThrow('offline');
    online = true;
    expect(await study.ask()).toEqual({ players: 3 });
  });
  it('does not take an answer to what it no longer says', async () => {
    const study = new Study(game, 'bad', house());
    const late = study.ask();
    study.write('good');
    await late;
    expect(study.found).toBeNull();
  });
});
