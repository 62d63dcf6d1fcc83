// Two people in two browsers at one table: the hidden things stay hidden, in the page and on the line, and a broken line mends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkBacks, checkHidden, endSheet, nextQuestion, overhear, playByHand } from './hands.mjs';
import { House, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

/** Ada opens a table, Bo comes by the link. */
async function meet(ada, bo, options) {
  const { invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], options });
  const link = await ada.getByLabel('Invite link').inputValue();
  assert.ok(link.endsWith(`#/invite/${invite}`));
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
}

test('the answer to sitting down may come after the deal', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  let dealt;
  const late = new Promise((done) => (dealt = done));
  await bo.route('**/sit', async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  await meet(ada, bo, { rounds: 1 });
  await nextQuestion(bo);
  const answered = bo.waitForResponse('**/sit');
  dealt();
  await (await answered).finished();
  // What the page is told later, it has heard later.
  await bo.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  await nextQuestion(bo);
  await ada.context().close();
  await bo.context().close();
});

test('two people play a whole match by invite link, and neither page is told what it may not know', async () => {
  const [ada, bo] = [await house.visitor({ width: 1180, height: 760 }), await house.visitor({ width: 360, height: 740, touch: true })];
  const [toAda, toBo] = [overhear(ada), overhear(bo)];
  await meet(ada, bo, { rounds: 2 });
  const id = tableOf(ada);
  let looked = 0;
  // Each calls only after a few turns, so that special cards come up.
  const patient = () => {
    let turns = 0;
    return () => ++turns % 3 !== 0;
  };
  const watched = (page) => ({
    quiet: patient(),
    async seen({ over, text }) {
      if (over || text === 'Next round?') return;
      const down = await checkBacks(page);
      // Outside a look all eight lie face down.
      if (!/Take a good look|two outer cards/.test(text)) assert.equal(down, 8, text);
      else assert.ok(down < 8);
      looked++;
    },
  });
  await Promise.all([playByHand(ada, watched(ada)), playByHand(bo, watched(bo))]);
  assert.ok(looked > 4, `${looked} looks`);
  assert.ok(checkHidden(toAda, 0) > 0);
  assert.ok(checkHidden(toBo, 1) > 0);
  // Both have the same result before them.
  const totals = (page) => endSheet(page).locator('tfoot tr').first().locator('td').allTextContents();
  assert.deepEqual(await totals(ada), await totals(bo));
  // One asks for more; the other finds the way there on the sheet.
  await endSheet(ada).getByRole('button', { name: 'Play again' }).click();
  await endSheet(bo).getByRole('link', { name: 'Join the next match' }).click();
  for (const page of [ada, bo]) await page.waitForFunction((old) => !location.hash.includes(old), id);
  assert.equal(tableOf(bo), tableOf(ada));
  await ada.context().close();
  await bo.context().close();
});

test('a line that breaks in mid-game mends by itself, and nothing is told twice', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  let cut;
  const told = [];
  await ada.routeWebSocket(/\/socket$/, (page) => {
    const far = page.connectToServer();
    far.onMessage((text) => {
      const { t, play } = JSON.parse(text);
      if (play) told.push({ t, numbers: play.notices.map((n) => n.number) });
      page.send(text);
    });
    cut = () => Promise.all([page.close({ code: 4000 }), far.close({ code: 4000 })]);
  });
  await meet(ada, bo, { rounds: 1 });
  await nextQuestion(ada);
  await ada.evaluate(() => (globalThis.sameness = 'this very page'));
  await ada.getByRole('button', { name: 'Done looking', exact: true }).click();
  await cut();
  // Bo goes on meanwhile.
  await bo.getByRole('button', { name: 'Done looking', exact: true }).click();
  await ada.waitForFunction(() => document.querySelector('.plaque.turn'));
  await cut();
  await Promise.all([playByHand(ada), playByHand(bo)]);
  const welcomes = told.filter((m) => m.t === 'welcome').length;
  assert.ok(welcomes >= 2, `${welcomes} welcomes`);
  const numbers = told.flatMap((m) => m.numbers);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
    'a gap or a double',
  );
  assert.equal(await ada.evaluate(() => globalThis.sameness), 'this very page');
  await ada.context().close();
  await bo.context().close();
});
