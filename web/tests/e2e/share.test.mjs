// A finished match for friends: what one plays against computers is shared by one press, what several have played when all agree.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { becomes, copiedBy } from './hands.mjs';
import { House, playToEnd, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const sheet = (page) => page.getByRole('dialog', { name: 'Final standings' });
const slider = (page) => page.getByRole('slider', { name: 'Step' });

test('one press shares a match against computers, the link works for a stranger, and it can be withdrawn', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, provokes: [/\b404\b.*\/tables/] })];
  const { id } = await sitAt(house, ada, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true });
  await ada.locator('.ask .answers').waitFor();
  await playToEnd(ada, id);
  await sheet(ada).waitFor();
  const link = await copiedBy(ada, () => sheet(ada).getByRole('button', { name: 'Share the replay' }).click());
  assert.equal(await sheet(ada).getByLabel('Link to the replay').inputValue(), link);
  assert.ok(!link.includes(id));
  // A second press gives the same link.
  assert.equal(await copiedBy(ada, () => sheet(ada).getByRole('button', { name: 'Copy the replay link' }).click()), link);
  assert.deepEqual(await seriousFindings(ada), []);

  await bo.goto(link);
  await slider(bo).waitFor();
  await bo.getByRole('button', { name: 'Next step' }).click();
  await bo.waitForURL(/at=1/);
  // On a phone the signs are behind the settings, written out.
  const settings = bo.getByRole('button', { name: 'Settings', exact: true });
  await settings.click();
  const moment = await copiedBy(bo, () => bo.getByRole('button', { name: 'Copy a link to this moment' }).click());
  assert.equal(moment, bo.url());
  const chances = bo.getByRole('button', { name: 'How the chances went' });
  if (!(await chances.isVisible())) await settings.click();
  await chances.click();
  await bo.getByRole('dialog', { name: 'How the chances went' }).waitFor();

  // From the replay, too, with the moment in it.
  await sheet(ada).getByRole('link', { name: 'Replay' }).click();
  await slider(ada).waitFor();
  await ada.getByRole('button', { name: 'Next step' }).click();
  await ada.waitForURL(/at=1/);
  await ada.getByRole('button', { name: 'Share the replay' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Share the replay' });
  assert.match(await dialog.getByLabel('Link to the replay').inputValue(), /at=1/);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await dialog.getByRole('button', { name: 'Share the replay' }).waitFor();

  await bo.goto(`${house.url}#/`);
  await bo.goto(link);
  await bo.getByText('There is no such table').waitFor();
  await ada.context().close();
  await bo.context().close();
});

test('what two people have played in private is shared when both agree', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const { id, invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], options: { rounds: 1 } });
  await ada.getByLabel('Invite link').waitFor();
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([ada, bo].map((page) => playToEnd(page, id)));
  for (const page of [ada, bo]) await sheet(page).waitFor();
  await sheet(ada).getByRole('button', { name: 'Share the replay' }).click();
  await sheet(ada).getByText('Waiting for').waitFor();
  assert.equal(await sheet(ada).getByLabel('Link to the replay').count(), 0);
  // The other one, who looks at the sheet, hears of it.
  await sheet(bo).getByText('They would like to share this match').waitFor();
  await sheet(bo).getByRole('button', { name: 'Agree to share the replay' }).click();
  const link = await sheet(bo).getByLabel('Link to the replay').inputValue();
  await sheet(ada).getByLabel('Link to the replay').waitFor();
  await becomes(() => sheet(ada).getByLabel('Link to the replay').inputValue(), link);
  assert.ok(tableOf(bo));
  await ada.context().close();
  await bo.context().close();
});

test('the way to upload a record is in the cellar and at every replay', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Upload a record' }).click();
  await page.locator('input[type=file]').waitFor();
  const { id } = await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true });
  await page.locator('.ask .answers').waitFor();
  await playToEnd(page, id);
  const record = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/record`).then((r) => r.text()), id);
  await page.goto(`${house.url}#/replay/${id}`);
  await slider(page).waitFor();
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: 'Upload a record' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    await slider(page).waitFor();
  }
  await page.context().close();
});
