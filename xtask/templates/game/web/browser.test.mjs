// {{title}} in the browser: from the stairs of the cellar to the last card, and the match once more.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { House } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 60_000 });
after(() => house?.close());

test('a whole match of {{title}} against computer players, and its end', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.locator("[data-game='{{name}}']").getByRole('button', { name: 'Play vs. computer' }).click();
  await page.waitForURL(/#\/table\//);

  // What is asked is a list of buttons, and the table can be read.
  const answers = page.locator('.ask .answers');
  await answers.getByRole('button', { name: 'change' }).waitFor();
  assert.deepEqual(await answers.getByRole('button').allInnerTexts(), ['keep', 'change']);
  assert.deepEqual(await page.locator('.board dt').allInnerTexts(), ['hands', 'away', 'deck', 'left']);
  assert.match(await page.locator('.board dd').first().innerText(), /^(\? )*[1-6]( \?)*$/, 'one sees the own card alone');
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);

  await answers.getByRole('button', { name: 'change' }).click();
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.getByRole('table').waitFor();
  // All cards are up.
  await sheet
    .locator('dd', { hasText: /[1-6]( [1-6])+/ })
    .first()
    .waitFor();
  const log = page.getByRole('list', { name: 'What happened' });
  assert.match((await log.allInnerTexts()).join('\n'), /puts [1-6] away for a new card/);

  // The record gives the match back, with every card face up.
  await sheet.getByRole('link', { name: 'Replay' }).click();
  await page
    .locator('.board dd', { hasText: /[1-6]( [1-6])+/ })
    .first()
    .waitFor();
  await page.context().close();
});

test('{{title}} on a phone, in another language', async () => {
  const page = await house.visitor({ lang: 'ru', width: 360, height: 740, touch: true });
  await page.goto(`${house.url}#/new/{{name}}`);
  await page.getByRole('heading', { name: /^{{title}}/ }).waitFor();
  await page.locator('legend', { hasText: 'Побеждает младшая' }).waitFor({ state: 'attached' });
  await page.goto(`${house.url}#/rules/{{name}}`);
  await page.getByText('Все карты открывают.').waitFor();
  await page.context().close();
});
