// Whoever leaves a table finds it again: the slate in the cellar leads back, says whose turn it is and what came of it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest } from './hands.mjs';
import { House, playToEnd, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const slate = (page) => page.getByRole('region', { name: 'Your tables' });
const seated = { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true };

test('a private match is found again, also in another tab, and when it is over so are its result and its replay', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  assert.equal(await slate(page).count(), 0);
  await page.getByRole('button', { name: 'Play vs. computer' }).first().click();
  await page.locator('.ask .answers').waitFor();
  const id = tableOf(page);
  await page.locator('a.logo').click();
  const mine = slate(page).getByRole('link', { name: /Your turn/ });
  await mine.waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.close();

  const tab = await page.context().newPage();
  await tab.goto(house.url);
  await slate(tab)
    .getByRole('link', { name: /Your turn/ })
    .click();
  await tab.locator('.ask .answers').waitFor();
  assert.equal(tableOf(tab), id);

  // Alone against computers one just goes: nobody is asked, and the match waits.
  await tab.getByRole('button', { name: 'Leave', exact: true }).click();
  await slate(tab).waitFor();

  const { id: short } = await sitAt(house, tab, seated);
  await tab.locator('.ask .answers').waitFor();
  await playToEnd(tab, short);
  await tab.getByRole('dialog', { name: 'Final standings' }).waitFor();
  await tab.getByRole('link', { name: 'Back to the cellar' }).click();
  const past = slate(tab).locator(`[data-table="${short}"]`);
  await past.getByText(/You won|Place 2 of 2/).waitFor();
  await past.getByRole('link', { name: /Replay/ }).click();
  await tab.getByRole('slider', { name: 'Step' }).waitFor();
  await tab.context().close();
});

test('on a laptop the slate leaves the doors of the tables in sight', async () => {
  const page = await house.visitor({ width: 1366, height: 650 });
  for (let n = 0; n < 3; n++) await sitAt(house, page, seated);
  await page.goto(`${house.url}#/`);
  await slate(page).getByRole('listitem').nth(2).waitFor();
  await atRest(page);
  const doors = page.getByRole('button', { name: 'Play vs. computer' });
  const ends = await doors.evaluateAll((all) => all.map((door) => door.getBoundingClientRect().bottom));
  assert.ok(ends.length === 4 && Math.max(...ends) <= 650, String(ends));
  await page.context().close();
});

test('your own public match is on your slate and not among the tables of others', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const { id } = await sitAt(house, ada, { ...seated, public: true });
  await ada.locator('.ask .answers').waitFor();
  await ada.goto(`${house.url}#/`);
  await slate(ada).locator(`[data-table="${id}"]`).getByText('Back to the table').waitFor();
  assert.equal(await ada.getByRole('button', { name: 'Watch' }).count(), 0);
  await bo.goto(house.url);
  await bo.getByRole('region', { name: 'Other tables' }).getByRole('button', { name: 'Watch' }).waitFor();
  assert.equal(await slate(bo).count(), 0);
  await ada.context().close();
  await bo.context().close();
});

test('what others do is seen on the slate when one looks again, and the way back from a table leads to the cellar', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740 })];
  await ada.goto(house.url);
  await ada.locator('[data-game="rat-a-tat-cat"]').getByRole('link', { name: 'Options' }).click();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await ada.locator('.ask .answers').waitFor();
  await ada.goBack();
  await slate(ada).getByText('Your turn').waitFor();

  const { id, invite } = await sitAt(house, ada, { ...seated, seats: [{ open: true }, { open: true }], start: false });
  await ada.getByLabel('Invite link').waitFor();
  await ada.goto(`${house.url}#/`);
  const mine = slate(ada).locator(`[data-table="${id}"]`);
  await mine.getByText('one seat free').waitFor();
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.getByText('The host starts').waitFor();
  await mine.getByText('Everybody is seated').waitFor();
  await ada.context().close();
  await bo.context().close();
});
