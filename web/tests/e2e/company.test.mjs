// Who one plays with: computer players say what they are like, are easily changed, and a newcomer has a name at once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, playToEnd, sitAt } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 60_000 });
after(() => house?.close());

test('a computer player says what it is like, and another is asked to the next table', async () => {
  const page = await house.visitor();
  const { id } = await sitAt(house, page, {
    seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }],
    options: { rounds: 1 },
    start: true,
  });
  await page.locator('.ask .answers').waitFor();
  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByText(/^Glutton: Takes/).waitFor();
  await log.getByText(/^Captain: Does/).waitFor();
  await page.getByRole('button', { name: 'What is this?' }).click();
  await page.locator('.plaque', { hasText: 'Captain' }).click();
  await page
    .getByRole('status')
    .getByText(/^Does whatever/)
    .waitFor();

  await playToEnd(page, id);
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.getByRole('link', { name: 'Other opponents' }).click({ timeout: 60_000 });
  const seats = page.getByRole('region', { name: 'Who sits here' });
  await seats.getByRole('button', { name: /^Captain/ }).waitFor();
  await seats.getByRole('button', { name: /^Glutton/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Old Grey/ })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.plaque', { hasText: 'Old Grey' }).waitFor();
  await page.locator('.plaque', { hasText: 'Captain' }).waitFor();
  // The rest of the table lies as it lay.
  const [{ options }] = await page.evaluate(async () => [
    await fetch(`/api/v1/tables/${location.hash.split('/')[2]}`).then((r) => r.json()),
  ]);
  assert.ok(options.some(({ name, value }) => name === 'rounds' && value === 1));
  await page.context().close();
});

test('a newcomer is asked nothing, and has a name of the language', async () => {
  const page = await house.visitor({ lang: 'de' });
  await page.goto(house.url);
  await page.locator('.laid').first().getByRole('button').first().click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.plaque').first().waitFor();
  const { name } = await page.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  assert.match(name, /^\p{Lu}\p{Ll}+er \p{Lu}\p{Ll}+ \d\d$/u);
  await page.reload();
  await page.locator('.plaque', { hasText: name }).waitFor();
  await page.context().close();
});
