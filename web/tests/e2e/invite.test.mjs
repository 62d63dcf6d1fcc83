// Inviting: one press lays a table with free chairs and a link; whoever opens the link sits there, and may stand up again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, counts } from './hands.mjs';
import { House, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const fill = (page) => page.getByRole('button', { name: 'Fill with computer players' });
const start = (page) => page.getByRole('button', { name: 'Start', exact: true });

test('one press gives a link and a code to scan; whoever comes sits, is seen to come, and stands up again', async () => {
  const [ada, bo] = [await house.visitor({ drawn: true }), await house.visitor({ width: 360, height: 740, touch: true, drawn: true })];
  await ada.goto(house.url);
  await ada.locator('[data-game="ratland"]').getByRole('button', { name: 'Invite friends' }).click();
  const link = await ada.getByLabel('Invite link').inputValue();
  assert.match(link, /#\/invite\/[\w-]{20,}$/);
  assert.ok(await ada.getByAltText('The invite link as a QR code').evaluate((img) => img.decode().then(() => img.naturalWidth > 50)));
  await start(ada).and(ada.locator('[aria-disabled=true]')).waitFor();

  await bo.goto(link);
  const stand = bo.getByRole('button', { name: 'Stand up', exact: true });
  await stand.waitFor();
  // Who sits here comes before the way to ask others.
  const tops = () =>
    Promise.all(
      ['.room li', '.invite'].map((part) =>
        bo
          .locator(part)
          .first()
          .evaluate((el) => el.getBoundingClientRect().top),
      ),
    );
  await atRest(bo);
  const [seat, invite] = await tops();
  assert.ok(seat < invite, `seats at ${seat}, the invitation at ${invite}`);
  assert.deepEqual(await seriousFindings(bo), []);
  const { name } = await bo.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  // Whoever comes by a link has been nowhere else before: every word is fetched for this room.
  // In front of the table's boards, where it can be pressed.
  await bo.getByRole('button', { name: `You are ${name}` }).click({ trial: true });
  await ada.getByText(`${name} has sat down.`).waitFor();
  // Whoever does not come is replaced with one press.
  await ada.getByText('2 seats are still free.').waitFor();
  await fill(ada).click();
  await ada.getByText('Everybody is seated.').waitFor();
  await bo.getByText('Everybody is seated. The host starts the match.').waitFor();
  const hostess = await ada.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  await bo.getByText(`Host: ${hostess.name}.`).waitFor();
  await bo.getByRole('button', { name: 'Table talk' }).click();
  await bo.getByRole('button', { name: 'Bravo!' }).click();
  await ada.locator('.room li', { hasText: name }).locator('[data-reaction=bravo]').waitFor();

  await stand.click();
  await bo.locator('[data-game="ratland"]').waitFor();
  await ada.getByText('One seat is still free.').waitFor();
  // The link is still good.
  await bo.goto(link);
  await stand.waitFor();
  await start(ada).click();
  for (const page of [ada, bo]) await page.locator('.ask').first().waitFor();
  await ada.context().close();
  await bo.context().close();
});

test('a third who opens the link when all chairs are taken stands by', async () => {
  const [ada, bo, cy] = [await house.visitor(), await house.visitor(), await house.visitor()];
  await ada.goto(house.url);
  await ada.locator('[data-game="rat-a-tat-cat"]').getByRole('button', { name: 'Invite friends' }).click();
  const link = await ada.getByLabel('Invite link').inputValue();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await fill(ada).click();
  await ada.getByText('Everybody is seated.').waitFor();
  await cy.goto(link);
  await cy.getByText('All seats are taken').waitFor();
  assert.equal(await cy.getByRole('button', { name: 'Stand up', exact: true }).count(), 0);
  for (const page of [ada, bo, cy]) await page.context().close();
});

test('a table that is laid anew by other rules takes the place of the first', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.locator('[data-game="rat-a-tat-cat"]').getByRole('button', { name: 'Invite friends' }).click();
  await page.getByLabel('Invite link').waitFor();
  const first = tableOf(page);
  await page.getByRole('link', { name: 'Other rules or seats' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Invite link').waitFor();
  assert.notEqual(tableOf(page), first);
  await page.goto(`${house.url}#/`);
  const slate = page.getByRole('region', { name: 'Your tables' });
  await slate.waitFor();
  await counts(slate.getByRole('listitem'), 1);
  await page.context().close();
});

test('on a phone the link and Start are in sight without scrolling', async () => {
  const page = await house.visitor({ width: 360, height: 640, drawn: false });
  await page.goto(house.url);
  await page.locator('[data-game="ratapolis"]').getByRole('button', { name: 'Invite friends' }).click();
  await page.getByLabel('Invite link').waitFor();
  await atRest(page);
  for (const name of ['Start', 'Fill with computer players', 'Copy the link']) {
    const hidden = await page.getByRole('button', { name, exact: true }).evaluate((sign) => {
      const { left, right, top, bottom } = sign.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom > innerHeight ? `ends at ${bottom}` : sign.contains(hit) ? null : `lies under ${hit?.tagName}`;
    });
    assert.equal(hidden, null, name);
  }
  await page.context().close();
});
