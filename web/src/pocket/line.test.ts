import { expect, it, vi } from 'vitest';
import { dialTable } from './line';
import type { Ear, LocalTable } from './table';

const settled = () => new Promise((done) => setTimeout(done, 0));
/** A table that is there, and whoever listens at it. */
function setUp() {
  const ears: Ear[] = [];
  const [hear, part] = [vi.fn(), vi.fn()];
  const table = { join: (ear: Ear) => ears.push(ear), hear, part } as unknown as LocalTable;
  return { ears, hear, part, open: async () => table };
}

it('is a socket to a table on this device, with the eyes that it was opened with', async () => {
  const { ears, hear, part, open } = setUp();
  const line = dialTable(open, 2);
  const said: unknown[] = [];
  [line.onopen, line.onmessage, line.onclose] = [() => said.push('open'), ({ data }) => said.push(data), () => said.push('closed')];
  await settled();
  expect([said, ears[0]?.eyes]).toEqual([['open'], 2]);
  line.send('{"t":"ping"}');
  expect(hear).toHaveBeenCalledWith(1, { t: 'ping' });
  ears[0]?.hear('pong');
  ears[0]?.close();
  expect(said).toEqual(['open', 'pong', 'closed']);
  line.close();
  expect(part).toHaveBeenCalledWith(1);
});

it('is nobody at the table where it was closed before that was open', async () => {
  const { ears, part, open } = setUp();
  const line = dialTable(open, null);
  line.close();
  await settled();
  expect([ears, part.mock.calls]).toEqual([[], []]);
});

it('is closed where there is no table', async () => {
  const line = dialTable(() => Promise.reject(new Error('not found')), null);
  const closed = vi.fn();
  line.onclose = closed;
  await settled();
  expect(closed).toHaveBeenCalledOnce();
});
