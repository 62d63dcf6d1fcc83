import { describe, expect, it } from 'vitest';
import type { GameInfo, NewTable } from '../../wire';
import { Refusal, type PageCode } from '../api/client';
import { answerOf, chairsFor, movedTo, placeAt } from './position';
import { Study } from './study.svelte';

const bots = ['random', 'greedy', 'sieve', 'drowsy', 'rulebook'].map((bot) => ({ bot, about: '' }));
const game = { game: 'g', bots, least_seats: 2, most_seats: 6 } as unknown as GameInfo;
const refusal = (code: PageCode, reason: string) => new Refusal(code, reason);

describe('what the house says of a position', () => {
  it('is how many play', () => {
    expect(answerOf(refusal('bad_seats', 'the position is one of 3 players, the table has 7 seats'), 'A[1]')).toEqual({ players: 3 });
  });
  it('is what cannot be read, and where', () => {
    expect(answerOf(refusal('bad_option', 'at 4: expected a card such as 7, or `]`'), 'A[2 x]')).toEqual({
      fault: { code: 'bad_option', reason: 'a card such as 7, or `]`', place: { from: 4, to: 5, line: 1, word: 'x' } },
    });
  });
  it('is anything else in its own words', () => {
    expect(answerOf(refusal('bad_option', 'nothing is left to play in this position'), 'A[1]')).toEqual({
      fault: { code: 'bad_option', reason: 'nothing is left to play in this position', place: null },
    });
    expect(answerOf(refusal('too_large', ''), 'A[1]')).toEqual({ fault: { code: 'too_large', reason: '', place: null } });
  });
  it('is nothing where it was not read', () => {
    for (const code of ['offline', 'too_fast', 'no_guest'] as const) expect(answerOf(refusal(code, ''), 'A[1]')).toBeNull();
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
    expect(chairsFor([sage, you, you], 3, game)).toEqual([sage, you, { bot: 'sieve' }]);
    expect(chairsFor([sage, greedy, you], 2, game)).toEqual([sage, you]);
    expect(chairsFor([sage, greedy], 2, game)).toEqual([you, greedy]);
  });
  it('can be changed for another', () => {
    expect(movedTo([you, sage, greedy], 2)).toEqual([greedy, sage, you]);
    expect(movedTo([you, sage, greedy], 0)).toEqual([you, sage, greedy]);
  });
});

describe('a position that is being written', () => {
  const known = async () => undefined;
  const house = (asked: NewTable[] = []) => ({
    newTable: async (table: NewTable): Promise<never> => {
      asked.push(table);
      throw table.position === 'good'
        ? refusal('bad_seats', 'the position is one of 3 players, the table has 7 seats')
        : refusal('bad_option', 'at 0: expected a row');
    },
  });
  it('is asked about once, at a table that is never laid', async () => {
    const asked: NewTable[] = [];
    const study = new Study(game, 'good', house(asked), known);
    await Promise.all([study.ask(), study.ask()]);
    expect(await study.ask()).toEqual({ players: 3 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.seats).toHaveLength(game.most_seats + 1);
    expect(asked[0]).not.toHaveProperty('start');
  });
  it('keeps its chairs while it cannot be read', async () => {
    const study = new Study(game, 'good', house(), known);
    await study.ask();
    study.write('bad');
    expect([study.found, study.players]).toEqual([null, 3]);
    expect(await study.ask()).toHaveProperty('fault');
    expect([study.found, study.players]).toEqual([expect.objectContaining({ fault: expect.anything() }), 3]);
  });
  it('is asked about again when nobody answered', async () => {
    let online = false;
    const study = new Study(
      game,
      'good',
      { newTable: (table) => (online ? house().newTable(table) : Promise.reject(refusal('offline', ''))) },
      known,
    );
    await expect(study.ask()).rejects.toThrow('offline');
    online = true;
    expect(await study.ask()).toEqual({ players: 3 });
  });
  it('does not take an answer to what it no longer says', async () => {
    const study = new Study(game, 'bad', house(), known);
    const late = study.ask();
    study.write('good');
    await late;
    expect(study.found).toBeNull();
  });
});
