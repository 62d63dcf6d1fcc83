import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WIRE, type FromBell, type ToBell } from '../../wire';
import type { SocketLike } from '../socket/line';
import { Bell, type Doors } from './bell.svelte';

class FakeSocket implements SocketLike {
  sent: ToBell[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as ToBell);
  close = () => void (this.closed = true);
  says = (word: FromBell) => this.onmessage?.({ data: JSON.stringify(word) });
  welcomes(...here: string[]): void {
    this.onopen?.();
    this.says({ t: 'welcome', here });
  }
}

let sockets: FakeSocket[];
let doors: { [D in keyof Doors]: ReturnType<typeof vi.fn<Doors[D]>> };
let bell: Bell;
const line = () => sockets.at(-1) as FakeSocket;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  doors = {
    dial: vi.fn(() => (sockets.push(new FakeSocket()), line())),
    walkTo: vi.fn<Doors['walkTo']>(),
    note: vi.fn<Doors['note']>(),
    refuse: vi.fn<Doors['refuse']>(),
    renew: vi.fn<Doors['renew']>(),
  };
  bell = new Bell(doors);
  return () => vi.useRealTimers();
});

describe('the bell', () => {
  it('says hello, and comes back after a drop', () => {
    bell.open();
    line().welcomes();
    expect(line().sent).toEqual([{ t: 'hello', wire: WIRE }]);
    line().onclose?.();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it('is one line, also for somebody else, and none for nobody', () => {
    bell.open();
    line().welcomes('bo');
    bell.open();
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    line().welcomes('cy');
    bell.seek('ratland');
    bell.close();
    expect([bell.here, bell.search, line().closed]).toEqual([[], null, true]);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('knows which friends are here', () => {
    bell.open();
    line().welcomes('bo');
    line().says({ t: 'friend', guest: 'cy', here: true });
    line().says({ t: 'friend', guest: 'cy', here: true });
    expect(bell.here).toEqual(['bo', 'cy']);
    line().says({ t: 'friend', guest: 'bo', here: false });
    expect(bell.here).toEqual(['cy']);
  });

  it('renews a page that is too old', () => {
    bell.open();
    line().onopen?.();
    line().says({ t: 'bye', code: 'old_page' });
    expect(doors.renew).toHaveBeenCalledOnce();
  });

  it('counts what has happened at tables and in company, and passes on what is worth a note', () => {
    bell.open();
    line().welcomes();
    const before = [bell.atTables, bell.inCompany];
    const words: FromBell[] = [
      { t: 'turn', table: 'a', game: 'ratland' },
      { t: 'over', table: 'a', game: 'ratland' },
      { t: 'company' },
      {
        t: 'called',
        by: { guest: 'bo', name: 'Bo', look: null, here: true, is_bot: false, regular: true },
        game: 'ratland',
        invite: 'code',
      },
    ];
    words.forEach((word) => line().says(word));
    expect([bell.atTables, bell.inCompany]).toEqual([before[0]! + 2, before[1]! + 1]);
    expect(doors.note.mock.calls.map(([word]) => word.t)).toEqual(['turn', 'company', 'called']);
  });
});

describe('looking for people', () => {
  const sought = (people: number, offer = false, game = 'ratland'): FromBell => ({ t: 'sought', game, people, offer });
  beforeEach(() => {
    bell.open();
    line().welcomes();
  });

  it('tells how many look, then that nobody comes, and leads to the table', () => {
    bell.seek('ratland');
    expect(line().sent.at(-1)).toEqual({ t: 'seek', game: 'ratland' });
    line().says(sought(1));
    line().says(sought(2, true));
    expect(bell.search).toMatchObject({ game: 'ratland', people: 2, offer: true });
    line().says({ t: 'matched', table: 'a', game: 'ratland' });
    expect([bell.search, doors.walkTo.mock.calls]).toEqual([null, [['a']]]);
  });

  it('begins as soon as the line is open, and again after a drop', () => {
    line().onclose?.();
    bell.seek('ratland');
    for (let times = 0; times < 2; times++) {
      vi.advanceTimersByTime(1_000);
      line().welcomes();
      expect(line().sent).toEqual([
        { t: 'hello', wire: WIRE },
        { t: 'seek', game: 'ratland' },
      ]);
      line().onclose?.();
    }
  });

  it('ends when one no longer wants to, and leads nowhere after that', () => {
    bell.unseek();
    expect(line().sent).toHaveLength(1);
    bell.seek('ratland');
    bell.unseek();
    expect(line().sent.at(-1)).toEqual({ t: 'unseek' });
    line().says(sought(2));
    line().says({ t: 'matched', table: 'a', game: 'ratland' });
    expect([bell.search, doors.walkTo.mock.calls]).toEqual([null, []]);
  });

  it('ends when another page of the same person looks for another game', () => {
    bell.seek('ratland');
    line().says(sought(1, false, 'ratapolis'));
    expect(bell.search).toBeNull();
  });

  it('ends when it is refused, and only then says so', () => {
    line().says({ t: 'refused', code: 'storage', reason: '' });
    expect(doors.refuse).not.toHaveBeenCalled();
    bell.seek('ratland');
    line().says({ t: 'refused', code: 'storage', reason: '' });
    expect([bell.search, doors.refuse.mock.calls]).toEqual([null, [['storage']]]);
  });
});
