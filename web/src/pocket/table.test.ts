import { describe, expect, it } from 'vitest';
import type { Log } from './log';
import { LocalTable, type Lent } from './table';
import type { Asked, Desk, Kept, Told } from './told';

const head = { id: 'a', game: 'ratland', result: null };
const listed = { head, mine: null };
const kept: Kept = { head, lines: [] };
const settled = () => new Promise((done) => setTimeout(done, 5));
const later = <T>(what: T): Promise<T> => new Promise((done) => setTimeout(() => done(what), 40));

/** A table whose module says what it is told to, and everything that happens around it, in order. */
function setUp(answers: (question: Asked) => Told | Promise<Told>, write: Log['write'] = async () => undefined) {
  const seen: string[] = [];
  const desk = (): Desk => ({
    ask: async (question) => {
      seen.push(Object.keys(question)[0] ?? '');
      return answers(question);
    },
    close: () => seen.push('closed'),
  });
  const log: Log = {
    write: async (...what) => {
      seen.push('begins to write');
      await settled();
      await write(...what);
      seen.push('written');
    },
    read: async () => kept,
    by: async () => null,
    mine: async () => [],
    brought: async () => undefined,
    forget: async () => undefined,
  };
  const lent: Lent = { log, desk: async () => desk(), now: () => 1_000, dice: () => 'dice' };
  return { seen, lent };
}

const said = (said: string): Told => ({ show: [{ to: [1], said }] });

describe('a table on this device', () => {
  it('shows what is written down, and never before', async () => {
    const { seen, lent } = setUp((question) => ('hear' in question ? { lines: [{ seq: 1 }], ...said('update') } : {}));
    const table = await LocalTable.load('a', lent);
    table?.join({ hear: (said) => seen.push(said), close: () => undefined });
    table?.hear(1, { t: 'undo', id: 'u' });
    await table?.ask({ info: { now: 0 } });
    expect(seen).toEqual(['load', 'hear', 'begins to write', 'written', 'update', 'info']);
  });

  it('goes back to the log when nothing can be written, and lets whoever sits there in anew', async () => {
    const full = () => Promise.reject(new Error('the disk is full'));
    const answers = (question: Asked): Told =>
      'hear' in question ? { table: listed, ...said('update') } : 'lost' in question ? said('refused') : {};
    const { seen, lent } = setUp(answers, full);
    const table = await LocalTable.load('a', lent);
    table?.join({ hear: (said) => seen.push(said), close: () => seen.push('hung up') });
    table?.hear(1, { t: 'undo', id: 'u' });
    await settled();
    await settled();
    await table?.ask({ info: { now: 0 } });
    expect(seen).toEqual(['load', 'hear', 'begins to write', 'lost', 'refused', 'hung up', 'part', 'info']);
  });

  it('has somebody else think, after the lines that there were, and takes no thought that was called off', async () => {
    const thinks = (number: number): Told => ({ orders: [{ think: { seat: 0, number, player: { bot: 'random' }, takes: 0, until: 0 } }] });
    let steps = 0;
    const { seen, lent } = setUp((question) => {
      if ('hear' in question)
        return ++steps === 1 ? thinks(1) : { lines: [{ seq: 1 }], orders: [{ call_off: 1 }, ...(thinks(2).orders ?? [])] };
      // It takes longer than what calls it off.
      return 'think' in question ? later({ answer: '"roll"' }) : {};
    });
    const table = await LocalTable.load('a', lent);
    table?.join({ hear: () => undefined, close: () => undefined });
    table?.hear(1, { t: 'undo', id: 'u' });
    table?.hear(1, { t: 'undo', id: 'v' });
    await expect.poll(() => seen.filter((what) => what === 'think').length).toBe(2);
    await expect.poll(() => seen.filter((what) => what === 'thought').length).toBe(1);
    expect(seen.indexOf('lines')).toBeLessThan(seen.lastIndexOf('think'));
    expect(seen.at(-1)).toBe('thought');
    table?.close();
  });

  it('tells the time when the table wants to know it', async () => {
    const { seen, lent } = setUp((question) => ('load' in question ? { wake: 1_001 } : {}));
    await LocalTable.load('a', lent);
    await new Promise((done) => setTimeout(done, 30));
    expect(seen).toEqual(['load', 'time']);
  });

  it('is not laid where the module refuses it', async () => {
    const { seen, lent } = setUp(() => ({ refused: { code: 'bad_seats', reason: 'no' } }));
    const you = { guest: 'g', name: 'Ada', look: null };
    const { told } = await LocalTable.lay({ table: { game: 'ratland', seats: [] }, fresh: { id: 'a', invite: 'i', seed: 's' }, you }, lent);
    expect(told.refused?.code).toBe('bad_seats');
    expect(seen).toEqual(['lay', 'closed']);
  });
});
