// Laying a table of Ratapolis: a Situation by its picture, and a city built by hand, by mouse and by keys.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { drag } from './hands.mjs';
import { House } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const open = async (options) => {
  const page = await house.visitor(options);
  await page.goto(`${house.url}#/new/ratapolis`);
  await page.getByRole('button', { name: 'Choose a Situation' }).waitFor();
  return page;
};
const heading = (page, name) => page.getByRole('heading', { name, exact: true });

test('a table of Ratapolis is laid with a Situation, which gives way when too many sit down', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Choose a Situation' }).click();
  await page.getByRole('button', { name: /When we come to town/ }).click();
  await heading(page, 'When we come to town').waitFor();
  // It has a city of its own.
  await heading(page, 'City').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await heading(page, 'Base game').waitFor();
  await heading(page, 'City').waitFor();
  await page.getByRole('button', { name: 'Choose a Situation' }).click();
  await page
    .getByRole('button', { name: /When we come to town/ })
    .and(page.locator(':disabled, [aria-disabled=true]'))
    .waitFor();
  await page.context().close();
});

test('what is proposed for a first game wears a ribbon: a Situation by the French rules, a city by the Russian ones', async () => {
  const page = await open();
  const proposed = async (what) => {
    await page.getByRole('button', { name: what, exact: true }).click();
    const cards = page.getByRole('dialog').locator('li button');
    await cards.nth(3).waitFor();
    const names = await cards.filter({ hasText: 'Good for a first game' }).locator('b').allInnerTexts();
    await page.keyboard.press('Escape');
    await cards.first().waitFor({ state: 'hidden' });
    return names;
  };
  assert.deepEqual(await proposed('Choose a Situation'), ['A quiet neighbourhood?']);
  assert.deepEqual(await proposed('Choose a city'), []);
  await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
  await page.getByRole('group', { name: 'Rulebook', exact: true }).getByRole('radio', { name: 'Russian' }).check({ force: true });
  assert.deepEqual(await proposed('Choose a Situation'), ['Base game']);
  assert.deepEqual(await proposed('Choose a city'), ['First city']);
  await page.context().close();
});

test('a table of Ratapolis lies in a city that was built by hand', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Build a city' }).click();
  const status = page.getByRole('status').filter({ hasText: /Rounds|gap|needed/ });
  const use = page.getByRole('button', { name: 'Play in this city' });
  assert.deepEqual(await seriousFindings(page), []);
  const ground = page.getByRole('group', { name: 'The ground' });
  const cell = (row, column) => ground.locator(`[data-cell="${row},${column}"]`);
  await status.filter({ hasText: '7 × 5, 20 buildings. Rounds: 8.' }).waitFor();

  // by keys: the Bakery goes, and there is a gap
  await cell(2, 0).focus();
  await page.keyboard.press('Delete');
  await status.filter({ hasText: '1 gap in the rectangle.' }).waitFor();
  await use.and(page.locator(':disabled, [aria-disabled=true]')).waitFor();
  // by two touches it is back
  await page.getByRole('button', { name: 'Bakery (D)', exact: true }).click();
  await cell(2, 0).click();
  await status.filter({ hasText: 'Rounds: 8.' }).waitFor();

  // by dragging two tiles of one cell change places
  await drag(cell(2, 0), cell(1, 2)); // the Bakery onto the Flower shop, which goes to the bench
  await status.filter({ hasText: '1 gap in the rectangle.' }).waitFor();
  await drag(page.getByRole('button', { name: 'Flower shop (K)', exact: true }), cell(2, 0));
  await status.filter({ hasText: 'Rounds: 8.' }).waitFor();
  await use.click();
  await page.getByText('A city of your own').waitFor();

  const laid = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/tables'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  assert.deepEqual((await laid).postDataJSON().options, { city: 'EEDAAAM/KFFOIIN/TTTRCCP/BBSSQQQ/JJGLLHH' });
  await page.context().close();
});
