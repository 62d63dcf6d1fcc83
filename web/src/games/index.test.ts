import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '.';

test('every game has a table in the cellar, and every table a listing', () => {
  const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(games).sort()).toEqual(folders.map(({ name }) => name).sort());
  for (const listing of Object.values(games)) expect(listing).toMatchObject({ name: expect.any(String), table: expect.any(Function) });
});
