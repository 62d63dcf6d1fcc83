import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WIRE, type ToPage, type ToServer } from '../../wire';
import { waitBefore, type LineState, type SocketLike } from './line';
import { TableLine } from './table-line';

class FakeSocket implements SocketLike {
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** as a server that is up would */
  welcomes(): void {
    this.onopen?.();
    this.says({ t: 'welcome' });
  }
}

let sockets: FakeSocket[];
let heard: ToPage[];
let states: LineState[];
let have: { epoch: number; have: number };
const last = () => sockets.at(-1) as FakeSocket;
const line = () =>
  new TableLine({
    dial: () => (sockets.push(new FakeSocket()), last()),
    have: () => have,
    hear: (m) => heard.push(m),
    changed: (s) => states.push(s),
    random: () => 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, states] = [[], [], []];
  have = { epoch: 0, have: 0 };
});
afterEach(() => vi.useRealTimers());

describe('the line to a table', () => {
  it('says hello with what it has, and is open when welcomed', () => {
    have = { epoch: 2, have: 17 };
    const it = line();
    it.open();
    last().onopen?.();
    expect(last().sent).toEqual([{ t: 'hello', wire: WIRE, epoch: 2, have: 17 }]);
    expect(it.state.at).toBe('dialling');
    last().says({ t: 'welcome' });
    expect(it.state.at).toBe('open');
  });

  it('comes back after a drop and names the last notice it has', () => {
    line().open();
    last().welcomes();
    have = { epoch: 0, have: 9 };
    last().onclose?.();
    expect(states.at(-1)?.at).toBe('waiting');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent).toEqual([{ t: 'hello', wire: WIRE, epoch: 0, have: 9 }]);
  });

  it('waits longer each time, up to eight seconds, and half of it by chance', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => waitBefore(n, () => 1))).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(waitBefore(4, () => 0)).toBe(4000);
    line().open();
    for (const wait of [500, 1000, 2000]) {
      const before = sockets.length;
      last().onclose?.();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('starts with short waits again once it was welcomed', () => {
    line().open();
    for (const wait of [500, 1000]) {
      last().onclose?.();
      vi.advanceTimersByTime(wait);
    }
    last().welcomes();
    last().onclose?.();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(4);
  });

  it('sends a decision again with the same id until it is answered', async () => {
    have = { epoch: 1, have: 5 };
    const it = line();
    it.open();
    last().welcomes();
    const answer = it.decide({ do: 'ready' });
    const first = last().sent.at(-1);
    expect(first).toMatchObject({ t: 'decide', epoch: 1, on: 5, decision: { do: 'ready' } });
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcomes();
    expect(last().sent.at(-1)).toEqual(first);
    last().says({ t: 'ack', id: (first as { id: string }).id });
    expect(await answer).toBeNull();
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcomes();
    expect(last().sent).toHaveLength(1);
  });

  it('holds a decision made while the line is down', async () => {
    const it = line();
    it.open();
    const answer = it.decide({ do: 'call' });
    last().welcomes();
    const asked = last().sent.at(-1) as { id: string };
    expect(asked).toMatchObject({ t: 'decide', decision: { do: 'call' } });
    last().says({ t: 'refused', id: asked.id, code: 'stale', reason: '' });
    expect(await answer).toBe('stale');
    expect(heard.map((m) => m.t)).toEqual(['welcome']);
  });

  it('drops a line that answers no ping', () => {
    line().open();
    last().welcomes();
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    const dead = last();
    vi.advanceTimersByTime(10_000);
    expect(dead.closed).toBe(true);
    expect(states.at(-1)?.at).toBe('waiting');
  });

  it('keeps a line that answers', () => {
    line().open();
    last().welcomes();
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(25_000);
      last().says({ t: 'pong' });
    }
    expect(sockets).toHaveLength(1);
  });

  it('stays away where there is no table, comes back where the house was only closing', () => {
    const it = line();
    it.open();
    last().welcomes();
    last().says({ t: 'bye', code: 'closing' });
    expect(it.state.at).toBe('waiting');
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().says({ t: 'bye', code: 'not_found' });
    expect(it.state).toEqual({ at: 'closed', code: 'not_found' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    // A screen that the host has sent away.
    it.open();
    last().says({ t: 'bye', code: 'sent_away' });
    vi.advanceTimersByTime(60_000);
    expect([it.state, sockets.length]).toEqual([{ at: 'closed', code: 'sent_away' }, 3]);
  });

  it('is not deceived by an old socket, and can be hurried', () => {
    const it = line();
    it.open();
    const old = last();
    old.welcomes();
    old.onclose?.();
    it.hurry();
    expect(sockets).toHaveLength(2);
    old.says({ t: 'pong' });
    old.onclose?.();
    expect(heard.map((m) => m.t)).toEqual(['welcome']);
    expect(it.state.at).toBe('dialling');
  });
});
