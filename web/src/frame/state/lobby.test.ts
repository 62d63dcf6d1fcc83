import { afterEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../api/client';
import { LobbyState } from './lobby.svelte';

const lobby = { tables: [{ id: 'mine' }, { id: 'theirs' }], announced: { number: 1, text: 'Swept at ten.', until_s: 9 } };
const own = { tables: [{ id: 'mine' }], next: null };

/** A house that says these two things, and what it was asked. */
function house() {
  const asked: string[] = [];
  const fetcher = vi.fn(async (input: RequestInfo | URL) => {
    const path = String(input);
    asked.push(path);
    return new Response(JSON.stringify(path.endsWith('/me/tables') ? own : lobby));
  });
  return { api: new Api(fetcher), asked };
}

describe('the lobby', () => {
  afterEach(() => vi.useRealTimers());

  it('tells one’s own tables from those of others', async () => {
    const state = new LobbyState(house().api, () => true);
    state.open();
    await vi.waitFor(() => expect(state.mine.map(({ id }) => id)).toEqual(['mine']));
    expect(state.others.map(({ id }) => id)).toEqual(['theirs']);
    state.close();
  });
  it('does not ask for the tables of somebody who is nobody yet', async () => {
    const { api, asked } = house();
    const state = new LobbyState(api, () => false);
    state.open();
    await vi.waitFor(() => expect(state.others).toHaveLength(2));
    expect(asked).toEqual(['/api/v1/tables']);
    // Nor has such a one a bell: what the house announces comes along.
    expect(state.announced?.text).toBe('Swept at ten.');
    state.close();
  });
  it('looks again at once when somebody comes back, and still only every few seconds after that', async () => {
    vi.useFakeTimers();
    const { api, asked } = house();
    const state = new LobbyState(api, () => false);
    state.open();
    await vi.advanceTimersByTimeAsync(10);
    state.hurry();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toHaveLength(3);
    state.close();
    state.hurry();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(3);
  });
});
