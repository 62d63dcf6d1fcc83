// "Ask for a hint" at every table, who may ask it, and how the chances went.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { House, lay, playToEnd, sitAt } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 60_000 });
after(() => house?.close());
const question = 'Ask for a hint';
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [game, size] of [
  ['rat-a-tat-cat', { width: 360, height: 740 }],
  ['ratland', {}],
  ['rattus-cartus', { width: 360, height: 740 }],
  ['ratapolis', {}],
])
  test(`${game}: the Sage says what he would do, and goes again`, async () => {
    const page = await house.visitor(size);
    await sitAt(house, page, { game, seats: [{ open: true }, { bot: 'greedy' }], start: true });
    const ask = page.getByRole('button', { name: question });
    await ask.waitFor();
    await ask.focus();
    await page.keyboard.press('Enter');
    const slip = page.getByRole('region', { name: question });
    await slip.getByRole('listitem').first().waitFor();
    assert.equal(await ask.getAttribute('aria-pressed'), 'true');
    assert.ok((await slip.getByRole('listitem').count()) <= 3);
    for (const text of await slip.locator('b').allTextContents()) assert.doesNotMatch(text, /undefined|^\s*$|^[a-z]+-[a-z-]+$/);
    assert.ok(await fits(page));
    assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });
    assert.equal(await ask.getAttribute('aria-pressed'), 'false');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

test('among people the host allows hints, everybody knows it, and hears who asks', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740 })];
  const laid = await sitAt(house, ada, { seats: [{ open: true }, { open: true }] });
  await bo.goto(`${house.url}#/invite/${laid.invite}`);
  await bo.getByText('Hints: Off').waitFor();
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await ada.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'On' }).check();
  await bo.getByText('Hints: On').waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await ada.getByRole('button', { name: question }).click();
  await ada.getByRole('region', { name: question }).getByRole('listitem').first().waitFor();
  await bo.getByText('has asked for a hint').waitFor();
  assert.equal(await bo.getByRole('region', { name: question }).count(), 0);
  for (const page of [ada, bo]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('where hints are not allowed nobody is offered one', async () => {
  const page = await house.visitor();
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], hints: false, start: true });
  await page.getByRole('button', { name: 'What is this?' }).waitFor();
  assert.equal(await page.getByRole('button', { name: question }).count(), 0);
  await page.context().close();
});

test('the end sheet and the replay tell how the chances went, and a turning point leads to its step', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  const { id } = await lay(page, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true });
  await playToEnd(page, id);
  await page.goto(`${house.url}#/table/${id}`);
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.getByText('How the chances went').click();
  await sheet.getByRole('img', { name: /^Chances to win/ }).waitFor({ timeout: 60_000 });
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);

  // Where the turns are is a matter of luck; so here they are made up.
  const points = [
    [0, 50, 50],
    [1, 80, 20],
    [2, 30, 70],
    [3, 100, 0],
  ].map(([frame, ...chances]) => ({ frame, chances }));
  await page.route('**/chances', (route) => route.fulfill({ json: { points, turning: [1, 2] } }));
  await page.goto(`${house.url}#/replay/${id}`);
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.getByRole('button', { name: 'How the chances went' }).click();
  const board = page.getByRole('dialog', { name: 'How the chances went' });
  await board.getByRole('link', { name: /^Step 2: .* 20% → 70%/ }).click();
  await board.waitFor({ state: 'hidden' });
  await page.waitForURL(/at=2/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
