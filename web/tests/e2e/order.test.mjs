// Order in the house: what is reported, who is sent away, who may not talk or come in, and tables where nobody does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { House, sitAt } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const note = (page, text) => page.locator('.toasts p', { hasText: text });
const meOf = (page) => page.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
/** What whoever looks after the house does. */
const keeper = (...args) =>
  JSON.parse(execFileSync(house.bin, ['keeper', '--data', join(house.folder, 'house.db'), '--json', ...args], { encoding: 'utf8' }));

/** Ada has laid a table, and Bo sits at it. */
async function two(more = {}, provokes = []) {
  const ada = await house.visitor({ drawn: false });
  const bo = await house.visitor({ drawn: false, width: 360, height: 740, touch: true, provokes });
  const { id, invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], ...more });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  return { ada, bo, id };
}
async function say(page, text) {
  const field = page.getByLabel('Say something');
  if (!(await field.isVisible())) await page.getByRole('button', { name: /^Table talk/ }).click();
  await field.fill(text);
  await field.press('Enter');
}

test('a line and a name are reported, and whoever may not talk is told until when', async () => {
  const { ada, bo } = await two();
  const { guest, name } = await meOf(bo);
  await say(bo, 'you all smell of cat');
  await ada.getByText('you all smell of cat').hover();
  await button(ada, `Mute or report ${name}`).click();
  const sheet = ada.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('button', { name: 'Report this line' }).click();
  await sheet.getByLabel('What is wrong?').fill('He is rude.');
  assert.deepEqual(await seriousFindings(ada, ['dark', 'light']), []);
  await sheet.getByRole('button', { name: 'Report', exact: true }).click();
  await note(ada, 'Reported.').waitFor();
  await sheet.waitFor({ state: 'detached' });

  // The name, by keyboard.
  await ada.getByRole('list', { name: 'People at this table' }).getByRole('button', { name }).focus();
  await ada.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Report the name' }).focus();
  await ada.keyboard.press('Enter');
  await sheet.getByText(`sees the name ${name}`).waitFor();
  await sheet.getByRole('button', { name: 'Report', exact: true }).focus();
  await ada.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  const reports = JSON.stringify(keeper('reports'));
  for (const said of ['you all smell of cat', 'He is rude.', guest]) assert.ok(reports.includes(said), `${said} in ${reports}`);

  keeper('people', 'mute', guest, '--hours', '2');
  await say(bo, 'me again');
  await note(bo, /You may not talk until .*\d/).waitFor();
  for (const page of [ada, bo]) await page.context().close();
});

test('the host sends somebody away, who is told so; whoever is banned is told until when', async () => {
  const { ada, bo } = await two({}, [/WebSocket/, /\b40[34]\b/]);
  const { guest, name } = await meOf(bo);
  await ada
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const sheet = ada.getByRole('dialog', { name: `Send ${name} away?` });
  assert.deepEqual(await seriousFindings(ada, ['dark', 'light']), []);
  await sheet.getByRole('button', { name: 'Send away' }).click();
  await bo.getByText('The host has sent you away from this table.').waitFor();
  await ada.getByText('Free', { exact: true }).waitFor();

  // At a table that is open to all he may look on, and is told as well.
  const { id } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], public: true });
  await bo.goto(`${house.url}#/table/${id}`);
  await button(bo, 'Sit down').click();
  await button(bo, 'Stand up').waitFor();
  await ada
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Send away' }).click();
  await note(bo, 'The host has sent you away from this table.').waitFor();

  keeper('people', 'ban', guest, '--hours', '3');
  await bo
    .getByText(/This house is closed to you until .*\d/)
    .first()
    .waitFor();
  await bo.goto(house.url);
  await bo.reload();
  await note(bo, /This house is closed to you until .*\d/).waitFor();
  for (const page of [ada, bo]) await page.context().close();
});

test('a table without talk says so, before the match and in it', async () => {
  const ada = await house.visitor({ drawn: false });
  await ada.goto(`${house.url}#/new/rat-a-tat-cat`);
  await ada
    .getByRole('button', { name: /Change who sits here/ })
    .first()
    .click();
  await button(ada, 'A friend Free for anyone with the link.').click();
  await ada.getByRole('group', { name: 'Table talk' }).getByRole('radio', { name: 'Off' }).check({ force: true });
  assert.deepEqual(await seriousFindings(ada, ['dark', 'light']), []);
  await button(ada, 'Open the table').click();
  await ada.getByText('Without talk', { exact: true }).waitFor();
  await ada.getByText('This table plays without talk.').waitFor();
  assert.equal(await ada.getByLabel('Say something').count(), 0);
  await button(ada, 'Fill with computer players').click();
  await button(ada, 'Start').click();
  await ada.locator('.ask .answers').waitFor();
  await ada.getByText('This table plays without talk.').waitFor();
  await ada.context().close();
});

test('what the keeper announces is read at tables and in the cellar, also by whoever comes later, until it holds no more', async () => {
  const { ada, bo } = await two();
  const cellar = await house.visitor({ drawn: false, lang: 'de' });
  await cellar.goto(house.url);
  await cellar.locator('[data-game] .button.go').first().waitFor();
  keeper('announce', 'The cellar is swept at ten.', '--minutes', '60');
  for (const page of [ada, bo]) await note(page, 'The house announces: The cellar is swept at ten.').waitFor();
  await note(cellar, 'The cellar is swept at ten.').waitFor();
  assert.deepEqual(await seriousFindings(cellar, ['dark', 'light']), []);
  const late = await house.visitor({ drawn: false });
  await late.goto(house.url);
  await note(late, 'The cellar is swept at ten.').waitFor();

  keeper('announce');
  keeper('announce', 'It is swept.');
  await note(ada, 'It is swept.').waitFor();
  const later = await house.visitor({ drawn: false });
  await later.goto(house.url);
  await note(later, 'It is swept.').waitFor();
  assert.equal(await note(later, 'swept at ten').count(), 0);
  for (const page of [ada, bo, cellar, late, later]) await page.context().close();
});
