// A house whose owner has corrected what the boxes print (`--data-pack`): the page goes by those boxes, at the tables and in the rules.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { House, sitAt } from './house.mjs';

const corrections = {
  'rat-a-tat-cat': [
    ['"0" = 4', '"0" = 5'],
    ['"9" = 9', '"9" = 8'],
  ],
  ratland: [
    ['base = { births_if_nursery_empty = 1 }', 'base = { births_if_nursery_empty = 2 }'],
    ['{ max = 9, cost = 3 }', '{ max = 9, cost = 2 }'],
  ],
  'rattus-cartus': [['cards_by_nuns = [4, 2, 2, 2, 4]', 'cards_by_nuns = [2, 2, 2, 4, 4]']],
  ratapolis: [],
};

let [house, pack] = [];
before(
  async () => {
    pack = mkdtempSync(join(tmpdir(), 'ratskeller-boxes-'));
    for (const [game, changes] of Object.entries(corrections)) {
      let text = readFileSync(new URL(`../../../crates/${game}/data/${game}.toml`, import.meta.url), 'utf8');
      for (const [printed, corrected] of changes) {
        assert.ok(text.includes(printed), `${game} no longer prints ${printed}`);
        text = text.replace(printed, corrected);
      }
      writeFileSync(join(pack, `${game}.toml`), text);
    }
    house = await House.open({ serve: ['--data-pack', pack] });
  },
  { timeout: 90_000 },
);
after(async () => {
  await house?.close();
  if (pack) rmSync(pack, { recursive: true, force: true });
});

const computers = [{ open: true }, { bot: 'random' }];
const at = (page, game, position) => sitAt(house, page, { game, seats: computers, position, start: true });

test('a position that only this box can have is dealt, and its odds are those of this box', { timeout: 60_000 }, async () => {
  const page = await house.visitor();
  // Each class has 34 nuns on 14 cards. Without three that have 3 the row has 5 × (6 × 34 - 9) / 81 of them; the shipped box has ten.
  await at(page, 'rattus-cartus', 'row farm1 castle1; A[king3 king3 king3] rats 12; B[]');
  const odds = page.locator('[data-help=odds] svg').first();
  await odds.waitFor();
  assert.match(await odds.getAttribute('aria-label'), /^12 nuns expected/);
  await page.context().close();
});

test('a plan goes by the powers and the prices of this box', { timeout: 60_000 }, async () => {
  const page = await house.visitor();
  const clans = 'A[7] cheese 0 clan family dealt family mutants; B[7] cheese 0 clan seers dealt seers ninjas';
  await at(page, 'ratland', `with clans on; round 2; active A; event helmet_rat; food 4; ${clans}`);
  // Seven and the two that come to a Family without a nursery; with the shipped box it would be one.
  await page.getByText('Rats to feed: 9. Cost: 2. You have: 0.').first().waitFor();
  await page.context().close();
});

test('the rules show what this box prints', { timeout: 60_000 }, async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}#/rules/rat-a-tat-cat`);
  const counts = page.locator('figcaption');
  await counts.first().waitFor();
  assert.deepEqual((await counts.allTextContents()).slice(0, 10), ['5 ×', ...Array(8).fill('4 ×'), '8 ×']);
  await page.goto(`${house.url}#/rules/rattus-cartus`);
  await page.locator('.nuns li').first().waitFor();
  assert.deepEqual(
    (await page.locator('.nuns li').allTextContents()).map((text) => Number.parseInt(text)),
    [2, 2, 2, 4, 4],
  );
  await page.context().close();
});
