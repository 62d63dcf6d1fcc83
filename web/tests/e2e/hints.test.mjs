// "Ask for a hint" at every table, who may ask it, and how the chances went.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { overhear } from './hands.mjs';
import { House, lay, playOn, playToEnd, sitAt } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 60_000 });
after(() => house?.close());
const question = 'Ask for a hint';
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// Where there is something to choose: at the first question of Rat-a-Tat Cat there is not.
for (const [game, size, come] of [
  ['rat-a-tat-cat', { width: 360, height: 740 }, (page) => playOn(page, { until: ['choose_source'] })],
  ['ratland', {}],
  ['rattus-cartus', { width: 360, height: 740 }],
  ['ratapolis', {}],
])
  test(`${game}: the Sage says what he would do, and goes again`, async () => {
    const page = await house.visitor(size);
    const heard = overhear(page);
    await sitAt(house, page, { game, seats: [{ open: true }, { bot: 'greedy' }], start: true });
    await come?.(page);
    const ask = page.getByRole('button', { name: question });
    await ask.waitFor();
    await ask.focus();
    await page.keyboard.press('Enter');
    const slip = page.getByRole('region', { name: question });
    await slip.getByRole('listitem').first().waitFor();
    assert.equal(await ask.getAttribute('aria-pressed'), 'true');
    // What the house answered, in its order, each with its own words and its own chance.
    const { choices } = heard.find(({ t }) => t === 'hint');
    assert.ok(choices.length >= 1 && choices.length <= 3, JSON.stringify(choices));
    const said = await slip.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        what: item.querySelector('b').textContent.trim(),
        chance: item.querySelector('[role=img]')?.getAttribute('aria-label') ?? item.querySelector('small').textContent,
      })),
    );
    assert.deepEqual(
      said.map(({ chance }) => chance),
      choices.map(({ worth }) =>
        worth === null ? 'Nothing else is worth considering.' : `wins about ${worth} ${worth === 1 ? 'time' : 'times'} in 20`,
      ),
    );
    assert.equal(new Set(said.map(({ what }) => what)).size, choices.length, JSON.stringify(said));
    for (const { what } of said) assert.doesNotMatch(what, /undefined|^$|^[a-z]+-[a-z-]+$/);
    assert.ok(await fits(page));
    assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });
    assert.equal(await ask.getAttribute('aria-pressed'), 'false');
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
  await sheet.getByRole('img', { name: /^Chances of winning/ }).waitFor({ timeout: 60_000 });
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
  await page.context().close();
});
