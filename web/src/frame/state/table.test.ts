import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WIRE, type Play, type Said, type TableInfo, type ToServer, type You } from '../../wire';
import type { SocketLike } from '../socket/line';
import { TableState } from './table.svelte';

const you: You = { guest: 'me', name: 'Ada', seat: 0, host: true };
const info = { id: 'T', phase: 'playing', seats: [] } as unknown as TableInfo;
const told = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ number: from + i, notice: { what: 'first_look_began' } as const }));
const play = (epoch: number, from: number, to: number, more: Partial<Play> = {}): Play =>
  ({
    epoch,
    number: to,
    notices: told(from, to),
    waits: [0],
    sealed: [],
    yours: null,
    away: [],
    deadline_ms: null,
    may_undo: false,
    commitment: '',
    end: null,
    sight: { game: 'rat-a-tat-cat', sight: {} },
    ...more,
  }) as unknown as Play;
const said = (number: number, guest: string): Said => ({
  number,
  guest,
  name: guest,
  seat: null,
  is_bot: false,
  regular: true,
  text: 'squeak',
});

afterEach(() => {
  vi.useRealTimers();
});

let socket: SocketLike & { sent: ToServer[] };
let refused: string[];
let table: TableState;
const says = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  refused = [];
  table = new TableState('T', {
    dial: () =>
      (socket = {
        sent: [],
        send: (text) => socket.sent.push(JSON.parse(text) as ToServer),
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
      }),
    refuse: (code) => refused.push(code),
  });
  table.open();
});

describe('a table', () => {
  it('plays out a deal that has just begun', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    expect(table.unshown).toHaveLength(6);
    table.settled(6);
    expect(table.isCalm).toBe(true);
  });

  it('shows whoever comes late how things stand', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 40) });
    expect(table.isCalm).toBe(true);
    says({ t: 'update', play: play(0, 41, 43) });
    expect(table.unshown.map((n) => n.number)).toEqual([41, 42, 43]);
  });

  it('is not set back by an answer from the other door that took its time', () => {
    const open = { ...info, phase: 'open' } as TableInfo;
    table.learn(open);
    expect(table.info?.phase).toBe('open');
    says({ t: 'welcome', you, table: open, chat: [], play: null });
    says({ t: 'table', you, table: info });
    table.learn(open);
    expect(table.info?.phase).toBe('playing');
  });

  it('takes no notice twice, and asks for the rest by number', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    says({ t: 'update', play: play(0, 5, 8) });
    expect(table.history.map((n) => n.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    socket.onopen?.();
    expect(socket.sent[0]).toEqual({ t: 'hello', wire: WIRE, epoch: 0, have: 8 });
  });

  it('forgets what was taken back', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    says({ t: 'update', play: play(1, 1, 4) });
    expect(table.history).toHaveLength(4);
    expect(table.isCalm).toBe(true);
    expect(table.play?.epoch).toBe(1);
  });

  it('still knows what lies too far back to be told anew', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 9) });
    says({ t: 'update', play: play(1, 5, 7) });
    expect(table.history.map((n) => n.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    says({ t: 'update', play: play(2, 7, 6) });
    expect(table.history.map((n) => n.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not make anybody watch an hour again', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 7, 200) });
    expect(table.isCalm).toBe(true);
  });

  it('shows a long round to whoever was there', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    table.settled(6);
    says({ t: 'update', play: play(0, 7, 200) });
    expect(table.unshown).toHaveLength(194);
  });

  it('decides once at a time and says why not', async () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    const done = table.decide({ do: 'done' });
    void table.decide({ do: 'done' });
    expect(socket.sent).toHaveLength(1);
    expect(table.pending).toBe(true);
    says({ t: 'refused', id: (socket.sent[0] as { id: string }).id, code: 'not_asked', reason: '' });
    await done;
    expect(table.pending).toBe(false);
    expect(refused).toEqual(['not_asked']);
  });

  it('counts the deadline from now', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6, { deadline_ms: 30_000 }) });
    expect(table.deadline).toBe(1_030_000);
  });
});

describe('talk', () => {
  beforeEach(() => says({ t: 'welcome', you, table: info, chat: [said(1, 'bo')], play: null }));

  it('is unread until somebody looks, except the own', () => {
    says({ t: 'chat', said: said(2, 'bo') });
    says({ t: 'chat', said: said(3, 'me') });
    expect(table.unread).toBe(2);
    table.watchTalk(true);
    says({ t: 'chat', said: said(4, 'bo') });
    expect(table.unread).toBe(0);
    expect(table.chat).toHaveLength(4);
  });

  it('of a muted guest is not heard', () => {
    table.mute('bo', true);
    expect(socket.sent).toContainEqual({ t: 'mute', guest: 'bo', on: true });
    says({ t: 'chat', said: said(2, 'bo') });
    expect(table.chat).toHaveLength(1);
    table.mute('bo', false);
    says({ t: 'chat', said: said(3, 'bo') });
    expect(table.chat).toHaveLength(2);
  });

  it('is told again after a break without doubles', () => {
    says({ t: 'welcome', you, table: info, chat: [said(1, 'bo'), said(2, 'bo')], play: null });
    expect(table.chat.map((s) => s.number)).toEqual([1, 2]);
  });

  it('keeps a hint as long as the question stands', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    table.turnHint();
    expect(table.hint).toEqual({ choices: null });
    expect(socket.sent.at(-1)).toEqual({ t: 'hint', id: 'hint-1', epoch: 0, on: 6 });
    const choices = [{ decision: { do: 'done' }, worth: null }];
    says({ t: 'hint', id: 'hint-1', choices });
    expect(table.hint).toEqual({ choices });
    // Somebody has sealed: nothing has happened.
    says({ t: 'update', play: play(0, 7, 6, { sealed: [1] }) });
    expect(table.hint).toEqual({ choices });
    says({ t: 'update', play: play(0, 7, 7) });
    expect(table.hint).toBeNull();
  });

  it('puts a hint away unheard, and says why there is none unless the game has gone on', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 6) });
    table.turnHint();
    table.turnHint();
    // Asked again meanwhile, the house is not asked twice.
    table.turnHint();
    expect(socket.sent.filter(({ t }) => t === 'hint')).toHaveLength(1);
    table.turnHint();
    says({ t: 'hint', id: 'hint-1', choices: [] });
    expect(table.hint).toBeNull();
    says({ t: 'refused', id: 'hint-2', code: 'stale', reason: '' });
    expect(refused).toEqual([]);
    table.turnHint();
    says({ t: 'refused', id: 'hint-2', code: 'too_many', reason: '' });
    expect([table.hint, refused]).toEqual([null, ['too_many']]);
  });

  it('counts until the computer takes over, from when it was told', () => {
    const seat = (here: boolean, takeover_ms: number | null) => ({ who: 'guest', name: 'Bo', here, takeover_ms, gave_up: false });
    const now = Date.now();
    says({ t: 'welcome', you, table: { ...info, seats: [seat(true, null), seat(false, 45_000)] }, chat: [], play: play(0, 1, 2) });
    expect(table.takeovers[0]).toBeNull();
    expect((table.takeovers[1] ?? 0) - now).toBeGreaterThanOrEqual(45_000);
    says({ t: 'table', you, table: { ...info, seats: [seat(true, null), seat(true, null)] } });
    expect(table.takeovers).toEqual([null, null]);
  });

  it('that is given up shows how it came out, and not every move', async () => {
    says({ t: 'welcome', you, table: info, chat: [], play: play(0, 1, 2) });
    table.settled(2);
    const given = table.giveUp();
    const message = socket.sent.at(-1);
    expect(message?.t).toBe('give_up');
    says({ t: 'update', play: play(0, 3, 90, { end: { places: [1], scores: [1], seed: '' } }) });
    says({ t: 'ack', id: message && 'id' in message ? message.id : '' });
    await given;
    expect([table.isCalm, table.shown]).toEqual([true, 90]);
  });

  it('shows the last drawn word of each seat, the same one again too', () => {
    says({ t: 'welcome', you, table: info, chat: [], play: null });
    says({ t: 'reacted', seat: 1, reaction: 'gasp' });
    says({ t: 'reacted', seat: 1, reaction: 'gasp' });
    expect(table.reactions).toEqual({ 1: { number: 2, what: 'gasp' } });
    table.react('laugh');
    expect(socket.sent.at(-1)).toEqual({ t: 'react', reaction: 'laugh' });
  });
});
