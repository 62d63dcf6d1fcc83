import { describe, expect, it } from 'vitest';
import type { Ask, Card, Notice, Sight } from '../../wire/rat-a-tat-cat';
import { nothingSaid, type Course } from '../../frame/contract/course';
import { asIfDrawn } from './choice';
import { advice, consider, hear, isDone, nothingSeen, order, remember, type Memory } from './coach';
import { sightWith } from './samples';

const asked = (ask: Ask, change: Partial<Sight> = {}) => sightWith({ ask, ...change });
const drawn = (card: Card) => asked({ ask: 'keep_or_reject', again: 0 }, { doing: { doing: 'drawn', card, again: 0 } });
const told = (...notices: Notice[]) => notices.map((notice, i) => ({ number: i + 1, notice }));
const knowing = (seen: Memory['seen']): Memory => ({ ...nothingSeen, seen });

describe('in the match whose deal was chosen for him, Old Grey', () => {
  const source = (top: Card) => asked({ ask: 'choose_source', take: true }, { discard: { count: 1, top, all: null } });
  it('says which two cards to remember', () =>
    expect(order(asked({ ask: 'end_first_look' }), knowing({ 1: '9', 4: '6' }))).toEqual({
      key: 'lesson-look',
      words: { first: 'face-9', second: 'face-6' },
    }));
  it('names the move from what was seen: the card that costs most goes, a known one by its number, another for five', () => {
    const words = { card: 'face-1', old: 'face-9' };
    expect(order(source('1'), knowing({ 1: '9', 4: '6' }))).toEqual({ key: 'lesson-take', numbers: { slot: 1 }, words });
    expect(order(asIfDrawn(source('1')), knowing({ 1: '9', 4: '6' }))).toEqual({ key: 'lesson-keep', numbers: { slot: 1 }, words });
    expect(order(source('9'), knowing({ 1: '1', 4: '6' }))?.key).toBe('lesson-draw');
    expect(order(drawn('0'), knowing({ 1: '1', 2: '8', 4: '6' }))?.numbers).toEqual({ slot: 2 });
    expect(order(drawn('1'), knowing({ 1: '1', 4: '2' }))).toEqual({
      key: 'lesson-keep-blind',
      numbers: { slot: 2 },
      words: { card: 'face-1' },
    });
    expect(order(drawn('9'), knowing({ 1: '1', 4: '6' }))?.key).toBe('lesson-discard');
    expect(order(asked({ ask: 'choose_source', take: false }), nothingSeen)?.key).toBe('lesson-deck');
    expect(order(asked({ ask: 'peek_choice', slots: [1, 2, 3, 4], again: 0 }), knowing({ 1: '1', 4: '6' }))?.numbers).toEqual({ slot: 2 });
  });
  it('counts, and says whether that is low', () => {
    const call = (seen: Memory['seen']) => order(asked({ ask: 'call_choice' }), knowing(seen));
    expect(call({ 1: '1', 2: '2', 4: '0' })).toEqual({ key: 'lesson-call', numbers: { n: 8 } });
    expect(call({ 1: '1', 4: '8' })).toEqual({ key: 'lesson-no-call', numbers: { n: 19 } });
    expect(call({ 1: '1', 4: '6' })).toBeNull();
  });
  it('leaves to the player what is not clear, and everything at other tables', () => {
    expect(order(drawn('3'), knowing({ 1: '1', 4: '0' }))).toBeNull();
    const now = (led: boolean) => consider({ ...nothingSaid, led, memory: knowing({ 1: '9' }) } as Course, drawn('1')).now?.key;
    expect([now(true), now(false)]).toEqual(['lesson-keep', 'coach-keep']);
  });
});

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
  it('compares a card with the highest that was seen', () => {
    const three = { key: 'coach-keep', numbers: { slot: 1 }, words: { card: 'face-3', old: 'face-9' } };
    expect(advice(drawn('3'), knowing({ 1: '9', 4: '2' }))).toEqual(three);
    // Whoever has taken the open card is told of the same two cards.
    const source = asked({ ask: 'choose_source', take: true }, { discard: { ...sightWith().discard, top: '3' } });
    expect(advice(source, knowing({ 1: '9' }))).toEqual({ ...three, key: 'coach-source' });
    expect(advice(asIfDrawn(source), knowing({ 1: '9' }))).toEqual(three);
    // Special cards have no number to compare with.
    expect(advice(drawn('7'), knowing({ 1: 'PK', 4: 'SW' }))).toEqual({ key: 'coach-keep-blind', words: { card: 'face-7' } });
    expect(advice(asked({ ask: 'choose_source', take: false }), nothingSeen)).toEqual({ key: 'coach-draw' });
  });
  it('counts what was not seen before a look and before a call', () => {
    expect(advice(asked({ ask: 'peek_choice', slots: [1, 2, 3, 4], again: 0 }), knowing({ 1: '1' }))).toEqual({
      key: 'coach-peek',
      numbers: { n: 3 },
    });
    const count = (seen: Memory['seen']) => advice(asked({ ask: 'call_choice' }), knowing(seen))?.numbers;
    expect(count({ 1: '1', 2: '0', 3: '2' })).toEqual({ n: 8, m: 1 });
    expect(count({ 1: 'D2', 2: '0', 3: '2', 4: '3' })).toEqual({ n: 10, m: 1 });
    expect(count({})).toEqual({ n: 20, m: 4 });
  });
  it('takes no side, whatever the position: a hint on it can say what it likes and contradicts nothing', () => {
    const faces: readonly (Card | undefined)[] = [undefined, '0', '9', 'SW'];
    const numbers = ['0', '4', '5', '9'] as const;
    const top = (card: Card) => asked({ ask: 'choose_source', take: true }, { discard: { count: 1, top: card, all: null } });
    const rows = faces.flatMap((a) => faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => [a, b, c, d] as const))));
    const faults = rows.flatMap((row) => {
      const memory = knowing(Object.fromEntries(row.flatMap((card, i) => (card === undefined ? [] : [[i + 1, card]]))));
      const known = row.flatMap((card) => (card === '0' || card === '9' ? [Number(card)] : []));
      const said = [top, drawn].map((put) => numbers.map((card) => advice(put(card), memory)));
      const swap = advice(asked({ ask: 'swap_choice', slots: [1, 2, 3, 4], again: 0 }), memory);
      // It names no card of the row but the highest that was seen, and that one always.
      const named = [...said.flat(), swap].map((lesson) => lesson?.numbers?.['slot']);
      const isTrue = named.every((slot) => (known.length ? Number(row[(slot ?? 0) - 1]) === Math.max(...known) : slot === undefined));
      // What it says of a low card is what it says of a high one.
      return isTrue && said.every((lessons) => new Set(lessons.map((lesson) => lesson?.key)).size === 1) ? [] : [row.join(' ')];
    });
    expect([rows.length, faults]).toEqual([256, []]);
  });
  it('speaks of the question that is put, every time, and remembers from one to the next', () => {
    const look = sightWith();
    const mine = look.rows[0]!.map((card, i) => (i === 0 ? { ...card, face: '9' as Card } : card)) as NonNullable<Sight['rows'][0]>;
    const seen = hear(nothingSaid, [], [], sightWith({ rows: [mine, look.rows[1]!, look.rows[2]!] }));
    const source = asked({ ask: 'choose_source', take: true }, { discard: { count: 1, top: '1', all: null } });
    expect(consider(hear(seen, [], [], source), source).now).toMatchObject({ key: 'coach-source', words: { old: 'face-9' } });
    const again = asked({ ask: 'call_choice' });
    expect(consider(consider(seen, again), again).now?.key).toBe('coach-call');
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
