// A house whose owner has corrected what the boxes print (`--data-pack`): the page goes by those boxes, at the tables and in the rules.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { House, playToEnd, sitAt } from './house.mjs';

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
  { timeout: 300_000 },
);
after(async () => {
  await house?.close();
  if (pack) rmSync(pack, { recursive: true, force: true });
});

const computers = [{ open: true }, { bot: 'random' }];
const at = (page, game, position) => sitAt(house, page, { game, seats: computers, position, start: true });

test('a position that only this box can have is dealt, and its odds are those of this box', { timeout: 600_000 }, async () => {
  const page = await house.visitor();
  // Each class has 34 nuns on 14 cards. Without three that have 3 the row has 5 × (6 × 34 - 9) / 81 of them; the shipped box has ten.
  await at(page, 'rattus-cartus', 'row farm1 castle1; A[king3 king3 king3] rats 12; B[]');
  const odds = page.locator('[data-help=odds] svg').first();
  await odds.waitFor();
  assert.match(await odds.getAttribute('aria-label'), /^12 nuns expected/);
  await page.context().close();
});

test('a plan goes by the powers and the prices of this box', { timeout: 600_000 }, async () => {
  const page = await house.visitor();
  const clans = 'A[7] cheese 0 clan family dealt family mutants; B[7] cheese 0 clan seers dealt seers ninjas';
  await at(page, 'ratland', `with clans on; round 2; active A; event helmet_rat; food 4; ${clans}`);
  // Seven and the two that come to a Family without a nursery; with the shipped box it would be one.
  await page.getByText('Rats to feed: 9. Cost: 2. You have: 0.').first().waitFor();
  await page.context().close();
});

test('the rules show what this box prints', { timeout: 600_000 }, async () => {
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

test('a record that was played with another box brings it along, and is shown with it', { timeout: 600_000 }, async () => {
  const page = await house.visitor({ provokes: [/ERR_CONNECTION|WebSocket|50[0-9]/] });
  const { id } = await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true });
  await page.locator('.ask .answers').waitFor();
  await playToEnd(page, id);
  const record = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/record`).then((answer) => answer.text()), id);
  // The owner goes back to the boxes as they are shipped, and the house still has the corrected one.
  await house.kill();
  house.flags = house.flags.filter((flag) => flag !== '--data-pack' && flag !== pack);
  await house.start();
  await page.context().close();
  const another = await house.visitor();
  await another.goto(`${house.url}#/rules/rat-a-tat-cat`);
  const counts = another.locator('figcaption');
  await counts.first().waitFor();
  assert.equal((await counts.allTextContents())[0], '4 ×');
  await another.goto(`${house.url}#/replay`);
  // What it is played with is in it: nothing has to be asked for, here or in a house that never had that box.
  const { box, parts } = JSON.parse(record);
  assert.match(box, /"0" = 5/);
  const asked = [];
  another.on('response', (answer) => answer.url().includes('/box') && asked.push([new URL(answer.url()).search, answer.status()]));
  await another
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await another.getByRole('slider', { name: 'Step' }).waitFor();
  assert.deepEqual(asked, []);
  assert.match(parts, /^[0-9a-f]{64}$/);
  await another.context().close();
});
