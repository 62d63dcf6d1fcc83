// A box of one's own: looked through, corrected, refused where it cannot be, saved, kept; a table is laid with it, played, replayed, and
// its record holds where nobody ever had that box.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, counts, small } from './hands.mjs';
import { House, lay, tableOf } from './house.mjs';
import { playOn as playTown } from './ratapolis-hands.mjs';
import { playOn as playStreet } from './rattus-cartus-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const part = (page, name) => page.locator(`[data-part="${name}"]`);
const sheet = (page) => page.locator('dialog[open] article');
const written = (page, label) => sheet(page).getByRole('textbox', { name: label });

for (const { game, on, label, ours, yours, never, fits, why, play } of [
  {
    game: 'rattus-cartus',
    on: 'building.farm',
    label: 'Farm · Card no. 3, upper-left corner · Looks at the nun row',
    ours: '1',
    yours: '2',
    never: '9',
    fits: /^If nothing else changes, it can be 0 to 5\./,
    why: 'copy 3 gives more than can be meant',
    play: playStreet,
  },
  {
    game: 'ratapolis',
    on: 'tile.P',
    label: 'Café (P) · Cheese on the yellow face',
    ours: '5',
    yours: '7',
    never: '99',
    fits: /^If nothing else changes, it can be 0 to 20\./,
    why: 'is worth at most 20',
    play: playTown,
  },
])
  test(`${game}: a printed value is corrected, and a match is played with it`, { timeout: 600_000 }, async () => {
    const page = await house.visitor();
    await page.goto(`${house.url}#/box/${game}`);
    await part(page, on).click();
    const value = written(page, label);
    assert.equal(await value.inputValue(), ours);

    // What cannot be is refused at once, with what could be and the reason.
    await value.fill(never);
    await value.press('Tab');
    const fault = sheet(page).getByRole('alert');
    await fault.waitFor();
    assert.match((await fault.textContent()).trim(), fits);
    assert.ok((await fault.locator('[lang=en]').textContent()).includes(why));
    await value.and(page.locator('[aria-invalid=true]')).waitFor();
    await page.keyboard.press('Escape');
    const go = page.getByRole('button', { name: 'Open a table with it' });
    await go.and(page.locator('[aria-disabled=true]')).waitFor();

    await part(page, on).click();
    await value.fill(yours);
    await value.press('Tab');
    await fault.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'This box differs from ours in 1 value' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a file' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');

    await page.getByLabel('What is it called?').fill('From the attic');
    await page.getByRole('button', { name: 'Keep it' }).click();
    const kept = page.getByRole('link', { name: 'From the attic' });
    await kept.waitFor();
    const { boxes } = await page.evaluate(() => fetch('/api/v1/me/boxes').then((answer) => answer.json()));
    const [{ parts }] = boxes.filter((box) => box.game === game);

    await go.click();
    await page.getByText('This match is played with your box.').waitFor();
    await page.getByText('it is not played with our box').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.ask').first().waitFor();
    const differs = page.getByRole('button', { name: 'See the differences' });
    await differs.click();
    const list = page.getByRole('dialog', { name: 'A different box from ours' }).locator('li');
    await list.waitFor();
    assert.equal((await list.locator('s').textContent()) + (await list.locator('b').textContent()), ours + yours);
    const table = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((answer) => answer.json()), tableOf(page));
    assert.deepEqual([table.parts, table.changed, table.unrated], [parts, 1, 'casual']);
    await page.keyboard.press('Escape');

    // To the end, at a table with one computer player.
    const { id } = await lay(page, { game, seats: [{ open: true }, { bot: 'random' }], parts, start: true });
    await play(page, id);
    await page.goto(`${house.url}#/replay/${id}`);
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await differs.click();
    await list.waitFor();
    await counts(list, 1);
    const record = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/record`).then((answer) => answer.text()), id);
    assert.deepEqual([JSON.parse(record).parts, JSON.parse(record).box], [parts, file]);
    await page.context().close();

    // Where nobody ever had that box.
    const folder = mkdtempSync(join(tmpdir(), 'ratskeller-record-'));
    try {
      const verify = (name, text) => {
        writeFileSync(join(folder, name), text);
        return spawnSync(house.bin, ['verify', join(folder, name)], { encoding: 'utf8' });
      };
      const good = verify('match.json', record);
      assert.equal(good.status, 0, good.stderr + good.stdout);
      const { box, ...bare } = JSON.parse(record);
      assert.ok(box);
      assert.notEqual(verify('bare.json', JSON.stringify(bare)).status, 0, 'with the box that ships it is another match');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

test('a kept box is found again by its name, put away, and brought back from its file', { timeout: 600_000 }, async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}#/box/ratland`);
  await part(page, 'food.1').click();
  // Nothing is printed there in ours.
  const black = written(page, 'Food 1 · Dump · Black');
  assert.equal(await black.inputValue(), '');
  await black.fill('2');
  await black.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Food 1 · Dump · Black: as in our box' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await download).path());
  await page.getByLabel('What is it called?').fill('Second printing');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Our box' }).click();
  await page.getByText('All as in our box.').waitFor();
  await page.getByRole('link', { name: 'Second printing' }).click();
  const lines = page.getByRole('heading', { name: 'This box differs from ours in 1 value' });
  await lines.waitFor();
  await page.getByRole('button', { name: 'Put away: Second printing' }).click();
  await page.getByRole('link', { name: 'Second printing' }).waitFor({ state: 'detached' });

  // By hand alone, and from a file that is none.
  await page.getByRole('button', { name: 'Food 1 · Dump · Black: as in our box' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('All as in our box.').waitFor();
  const bring = page.locator('input[type=file]');
  await bring.setInputFiles({ name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('cheese = true') });
  await page.getByText('This file is not a box of this game.').waitFor();
  await bring.setInputFiles({ name: 'ratland.toml', mimeType: 'text/plain', buffer: file });
  await lines.waitFor();
  assert.equal(await page.getByText('This file is not a box of this game.').count(), 0);
  await page.context().close();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
])
  test(`every value of every game has its part and its name, at ${width} px`, { timeout: 600_000 }, async () => {
    const page = await house.visitor({ width, height, touch: width < 700 });
    for (const [game, name] of [
      ['rat-a-tat-cat', 'Rat-a-Tat Cat'],
      ['ratland', 'RatLand'],
      ['rattus-cartus', 'Rattus Cartus'],
      ['ratapolis', 'Ratapolis'],
    ]) {
      await page.goto(`${house.url}#/box/${game}`);
      await page.getByRole('heading', { name: `Your box: ${name}` }).waitFor();
      await page.locator('[data-part]').first().waitFor();
      const plain = await page.locator('[data-plain]').count();
      assert.equal(plain, 0, `${game} prints what the page has no words for`);
      assert.deepEqual(await small(page), [], game);
      await atRest(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${game} is ${wide} px too wide`);
      await page.locator('[data-part]').first().click();
      await sheet(page).waitFor();
      assert.deepEqual(await small(page), [], `${game}, a part`);
      if (game === 'rattus-cartus') assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
      await page.keyboard.press('Escape');
      if (game === 'ratland') assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
    }
    await page.context().close();
  });
