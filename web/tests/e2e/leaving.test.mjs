// Who goes, gives up, draws a face or dresses: everybody at the table sees it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { atRest, endSheet, nextQuestion } from './hands.mjs';
import { House, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

/** Ada and Bo at one table, and the match has begun. */
async function meet(ada, bo) {
  await sitAt(house, ada, { seats: [{ open: true }, { open: true }], options: { rounds: 1 } });
  await bo.goto(await ada.getByLabel('Invite link').inputValue());
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await nextQuestion(bo);
  await nextQuestion(ada);
  return bo.evaluate(() => fetch('/api/v1/me').then((r) => r.json())).then(({ name }) => name);
}

test('who goes is shown to be gone at once with the seconds that are left, and is back at once', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const name = await meet(ada, bo);
  const address = bo.url();
  await bo.goto('about:blank');
  const gone = ada.locator('.plaque', { hasText: name }).locator('[data-gone]');
  await gone.waitFor();
  await gone.getByText(/takes over in \d+ s/).waitFor({ state: 'attached' });
  const left = async () => Number(/\d+/.exec(await gone.locator('[aria-hidden=true]').last().textContent())[0]);
  const first = await left();
  assert.ok(first > 0 && first <= 60, `${first} s`);
  await ada.waitForFunction(
    ([name, first]) => {
      const plaque = [...document.querySelectorAll('.plaque')].find((el) => el.textContent.includes(name));
      return Number(/in (\d+) s/.exec(plaque.textContent)?.[1]) < first;
    },
    [name, first],
  );
  await ada.getByRole('status').getByText(`${name} has gone`).waitFor({ state: 'attached' });
  await bo.goto(address);
  await gone.waitFor({ state: 'detached' });
  await ada.getByRole('status').getByText(`${name} is back`).waitFor({ state: 'attached' });
  await ada.context().close();
  await bo.context().close();
});

test('among people the computer plays on, and a drawn face is seen by everybody', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
  const name = await meet(ada, bo);
  await bo.getByRole('button', { name: 'Table talk' }).click();
  await bo.getByRole('button', { name: 'Bravo!' }).click();
  const plaque = ada.locator('.plaque', { hasText: name });
  await plaque.locator('[data-reaction=bravo]').waitFor();

  await bo.getByRole('button', { name: 'Settings' }).click();
  await bo.getByRole('button', { name: 'Give up' }).click();
  const question = bo.getByRole('dialog', { name: 'Give up this match?' });
  await question.getByText('cannot come back').waitFor();
  await question.getByRole('button', { name: 'Play on' }).click();
  assert.equal(await plaque.getByText('Gave up').count(), 0);
  await bo.getByRole('button', { name: 'Settings' }).click();
  await bo.getByRole('button', { name: 'Give up' }).click();
  await question.getByRole('button', { name: 'Give up' }).click();
  await plaque.getByText('Gave up').waitFor();
  await bo.locator('[data-asked]').waitFor({ state: 'detached' });
  await ada.context().close();
  await bo.context().close();
});

test('alone against computers it ends, by keyboard too, and nothing says that it was won', async () => {
  const page = await house.visitor();
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'random' }, { bot: 'greedy' }], start: true });
  await nextQuestion(page);
  const id = tableOf(page);
  await page.getByRole('button', { name: 'Give up' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Give up this match?' });
  await question.getByText('It ends now').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Give up' }).press('Enter');
  await question.getByRole('button', { name: 'Give up' }).press('Enter');
  const sheet = endSheet(page);
  await sheet.getByRole('heading', { name: 'You gave up' }).waitFor();
  assert.equal(await sheet.getByText('You won').count(), 0);
  // The computer that has played on is named where the points are.
  await sheet.locator('.sheet').getByText('(the computer)').first().waitFor();
  await sheet.getByRole('link', { name: 'Back to the cellar' }).click();
  await page.locator(`[data-table='${id}']`).getByText('You gave up').waitFor();
  assert.equal(new URL(page.url()).pathname, '/', 'the path of the cellar names no game');
  await page.context().close();
});

test('on a phone the end begins with the place and what is next, and the next table is one press away', async () => {
  const page = await house.visitor({ width: 360, height: 640, touch: true, drawn: true });
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true });
  await nextQuestion(page);
  assert.equal(new URL(page.url()).pathname, '/rat-a-tat-cat', 'a link to it says which game it is');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up this match?' }).getByRole('button', { name: 'Give up' }).click();
  const sheet = endSheet(page);
  const easier = sheet.getByRole('button', { name: 'An easier table' });
  await easier.waitFor();
  await atRest(page);
  // What came of it first; and the way out lies beside the papers, however far they are pushed up.
  const [list, door, papers, out] = await page.evaluate(() =>
    ['.end ol', '.end .first', '.inside', '.close'].map((part) => document.querySelector(`dialog[open] ${part}`).getBoundingClientRect()),
  );
  assert.ok(list.bottom <= door.top, `the list ends at ${list.bottom}, the doors begin at ${door.top}`);
  assert.ok(out.bottom <= papers.top + 2, `the way out ends at ${out.bottom}, the papers begin at ${papers.top}`);
  for (const one of [sheet.getByRole('heading', { name: 'You gave up' }), sheet.getByRole('button', { name: 'Play again' }), easier]) {
    await one.waitFor();
    const box = await one.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 640, `${JSON.stringify(box)} is below the fold`);
  }
  const before = page.url();
  await easier.click();
  await page.waitForFunction((url) => location.href !== url && location.hash.startsWith('#/table/'), before);
  await page.locator('.plaque', { hasText: 'Captain' }).waitFor();
  await page.context().close();
});

test('a look is chosen once, stays, and is seen at the table', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('radio', { name: 'Crown' }).check({ force: true });
  await page.getByRole('radio', { name: 'Ginger' }).check({ force: true });
  await page.getByRole('textbox').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'You are Ada' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'You are Ada' }).locator('svg').first().waitFor();
  const { look } = await page.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  assert.deepEqual(look, { wears: 'crown', fur: 'ginger' });
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'random' }], start: true });
  await page.locator('.plaque', { hasText: 'Ada' }).locator('clipPath').first().waitFor({ state: 'attached' });
  await page.context().close();
});
