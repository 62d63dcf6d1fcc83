import { describe, expect, it, vi } from 'vitest';
import { Api } from '../api/client';
import { ReplayState, toldAt } from './replay.svelte';

const part = 10;
function house(total: number) {
  const asked: string[] = [];
  const api = new Api(async (url) => {
    asked.push(String(url));
    const from = Number(new URL(String(url), 'http://x').searchParams.get('from'));
    const frames = Array.from({ length: Math.min(part, total - from) }, (_, i) => ({
      at: from + i,
      decided: [],
      notices: [{ what: 'called', seat: 0 }],
      sight: { game: 'rat-a-tat-cat', sight: {} },
    }));
    return new Response(JSON.stringify({ total, from, rounds: [0, 9], frames }));
  });
  return { api, asked };
}

describe('a replay', () => {
  it('fetches as many parts as it needs', async () => {
    const { api, asked } = house(25);
    const replay = new ReplayState({ from: 'table', id: 'T' }, api);
    await replay.open(2, 14);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('eyes=2&from=0');
    expect([replay.frame?.at, replay.before?.at]).toEqual([14, 13]);
    expect(replay.rounds).toEqual([0, 9]);
    expect(replay.history).toHaveLength(15);
    expect(replay.unshown).toHaveLength(0);
  });
  it('shows a step happening when it is walked to', async () => {
    const replay = new ReplayState({ from: 'table', id: 'T' }, house(25).api);
    await replay.open('truth', 0);
    await replay.step();
    expect(replay.unshown.map((n) => n.number)).toEqual([1000]);
    replay.settled(1000);
    expect(replay.unshown).toHaveLength(0);
  });
  it('ends where the match ends', async () => {
    const replay = new ReplayState({ from: 'table', id: 'T' }, house(12).api);
    await replay.open('gallery', 99);
    expect(replay.at).toBe(11);
    await replay.step();
    expect(replay.at).toBe(11);
  });
  it('tells all of a match at once', async () => {
    const { api, asked } = house(25);
    expect((await toldAt('T', 0, api)).map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => i * 1000));
    expect(asked).toHaveLength(3);
  });
  it('forgets a jump that another has overtaken', async () => {
    const { api } = house(40);
    const replay = new ReplayState({ from: 'table', id: 'T' }, api);
    await replay.open('gallery', 0);
    await Promise.all([replay.jump(35), replay.jump(3)]);
    expect(replay.frame?.at).toBe(3);
  });
  it('goes to the step that is chosen while another point of view is being fetched', async () => {
    const replay = new ReplayState({ from: 'table', id: 'T' }, house(40).api);
    await replay.open('gallery', 0);
    await Promise.all([replay.open('truth', 3), replay.jump(35)]);
    expect(replay.frame?.at).toBe(35);
    // Both have fetched, and each step is there once.
    expect(replay.history.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, i) => i * 1000));
  });
  it('sends a record along each time', async () => {
    const fetcher = vi.fn(
      async () =>
        new Response(
          JSON.stringify({
            game: 'rat-a-tat-cat',
            seats: 2,
            names: null,
            result: { places: [], scores: [] },
            frames: { total: 1, from: 0, rounds: [0], frames: [{ at: 0, decided: [], notices: [] }] },
          }),
        ),
    );
    const replay = new ReplayState({ from: 'file', record: '{}' }, new Api(fetcher));
    await replay.open('gallery', 0);
    expect(replay.uploaded?.seats).toBe(2);
    expect(fetcher.mock.calls[0]).toMatchObject(['/api/v1/records?eyes=gallery&from=0', { method: 'POST', body: '{}' }]);
  });
});
