import { describe, expect, it } from 'vitest';
import type { Ask, Card, Notice, Sight } from '../../wire/rat-a-tat-cat';
import { nothingSaid } from '../../frame/contract/course';
import { advice, consider, hear, isDone, nothingSeen, remember, type Memory } from './coach';
import { sightWith } from './samples';

const asked = (ask: Ask, change: Partial<Sight> = {}) => sightWith({ ask, ...change });
const drawn = (card: Card) => asked({ ask: 'keep_or_reject', again: 0 }, { doing: { doing: 'drawn', card, again: 0 } });
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const knowing = (seen: Memory['seen']): Memory => ({ ...nothingSeen, seen });

describe('Old Grey', () => {
  it('remembers the first look, what was kept and taken, and forgets what was swapped away', () => {
    const look = sightWith();
    const mine = look.rows[0]!.map((card, i) =>
      i === 0 ? { ...card, face: '9' as Card } : i === 3 ? { ...card, face: '2' as Card } : card,
    ) as NonNullable<Sight['rows'][0]>;
    let memory = remember(nothingSeen, sightWith({ rows: [mine, look.rows[1]!, look.rows[2]!] }), []);
    expect(memory.seen).toEqual({ 1: '9', 4: '2' });
    memory = remember(memory, drawn('3'), []);
    const events = told(
      { what: 'kept', seat: 0, slot: 1, card: null, replaced: '9' },
      { what: 'took', seat: 0, slot: 2, card: '0', replaced: '7' },
      { what: 'took', seat: 1, slot: 3, card: '1', replaced: '7' },
    );
    memory = remember(memory, look, events);
    expect(memory.seen).toEqual({ 1: '3', 2: '0', 4: '2' });
    memory = remember(memory, look, [...events, { number: 4, notice: { what: 'swapped', seat: 1, own: 1, with: 0, theirs: 4 } }]);
    expect(memory.seen).toEqual({ 1: '3', 2: '0' });
    expect(remember(memory, look, [{ number: 9, notice: { what: 'round_began', round: 2, dealer: 1 } }]).seen).toEqual({});
  });
  it('says what to do with a card, and where', () => {
    expect(advice(drawn('3'), knowing({ 1: '9', 4: '2' }))).toEqual({
      key: 'coach-keep-known',
      numbers: { slot: 1 },
      words: { card: 'face-3', old: 'face-9' },
    });
    expect(advice(drawn('3'), knowing({ 1: '4', 4: '2' }))).toEqual({
      key: 'coach-keep-unseen',
      numbers: { slot: 2 },
      words: { card: 'face-3' },
    });
    expect(advice(drawn('7'), knowing({ 1: '4' }))).toEqual({ key: 'coach-keep-not', words: { card: 'face-7' } });
    expect(advice(drawn('7'), knowing({ 1: '8' }))?.key).toBe('coach-keep-known');
  });
  it('takes what is low, peeks where nothing was seen, and counts before a call', () => {
    const source = (top: Card) => asked({ ask: 'choose_source', take: true }, { discard: { count: 1, top, all: null } });
    expect(advice(source('1'), knowing({ 2: '8' }))).toMatchObject({ key: 'coach-take-known', numbers: { slot: 2 } });
    expect(advice(source('6'), knowing({ 2: '8' }))).toEqual({ key: 'coach-draw' });
    expect(advice(asked({ ask: 'peek_choice', slots: [1, 2, 3, 4], again: 0 }), knowing({ 1: '1' }))).toMatchObject({
      key: 'coach-peek',
      numbers: { slot: 2 },
    });
    expect(advice(asked({ ask: 'call_choice' }), knowing({ 1: '1', 2: '0', 3: '2' }))).toEqual({
      key: 'coach-call-yes',
      numbers: { n: 8 },
    });
    expect(advice(asked({ ask: 'call_choice' }), nothingSeen)).toEqual({ key: 'coach-call-no', numbers: { n: 20 } });
  });
  it('speaks of the question that is put, every time, and remembers from one to the next', () => {
    const look = sightWith();
    const mine = look.rows[0]!.map((card, i) => (i === 0 ? { ...card, face: '9' as Card } : card)) as NonNullable<Sight['rows'][0]>;
    const seen = hear(nothingSaid, [], [], sightWith({ rows: [mine, look.rows[1]!, look.rows[2]!] }));
    const source = asked({ ask: 'choose_source', take: true }, { discard: { count: 1, top: '1', all: null } });
    expect(consider(hear(seen, [], [], source), source).now).toMatchObject({ key: 'coach-take-known', words: { old: 'face-9' } });
    const again = asked({ ask: 'call_choice' });
    expect(consider(consider(seen, again), again).now?.key).toBe('coach-call-no');
  });
  it('tells of the last turns once the call was seen, until the round is over, and leaves with the first round', () => {
    const call = told({ what: 'called', seat: 1 });
    const late = sightWith({ last_turns: { caller: 1, left: [0] } });
    expect(hear(nothingSaid, call, call, late).waiting).toEqual([]);
    const heard = hear(nothingSaid, call, [], late);
    expect(heard.waiting).toEqual([{ key: 'coach-last-turns' }]);
    expect(hear(heard, call, [], sightWith()).waiting).toEqual([]);
    const second = asked({ ask: 'call_choice' }, { round: 2 });
    expect([isDone(late), isDone(second), advice(second)]).toEqual([false, true, null]);
  });
});
