// One whole match by keyboard alone: from the first visit over the set-up to the score sheet and into the rematch.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { byKeysAlone, counts, endSheet, nextQuestion, tabTo, wish } from './hands.mjs';
import { House, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

test('a whole match needs no mouse', async () => {
  const { page, press } = await byKeysAlone(house);
  await page.goto(house.url);
  await page.locator('.laid').first().waitFor();
  await tabTo(page, () => document.activeElement?.getAttribute('href') === '#/new/rat-a-tat-cat');
  await press('Enter');
  // The table: one round.
  await page.locator('.slip').waitFor();
  await tabTo(page, () => document.activeElement?.matches('.stepper input'), 80);
  await press('Control+a');
  await page.keyboard.type('1');
  await tabTo(page, () => document.activeElement?.textContent.trim() === 'Start', 80);
  await press('Enter');
  await page.waitForURL(/#\/table\//);
  const id = tableOf(page);

  const used = new Set();
  for (let move = 0; ; move++) {
    assert.ok(move < 200, 'two hundred moves and no end');
    const now = await nextQuestion(page);
    if (now.over) break;
    const keep = now.buttons.includes('Discard it');
    const special = now.buttons.includes('Do not use it') && now.own > 0;
    if (keep || special) {
      // The focus has come to the cards by itself; arrows walk along the row.
      await page.waitForFunction(() => document.activeElement?.matches('.me .card.lit'));
      if (move % 2) await press('ArrowRight');
      assert.ok(await page.evaluate(() => document.activeElement.matches('.me .card.lit')));
      await press(move % 2 ? 'Enter' : 'Space');
      used.add(keep ? 'keep' : 'special');
      if (now.theirs) {
        await page.waitForFunction(() => document.activeElement?.matches('.seat:not(.me) .card.lit'));
        await press('ArrowRight');
        await press('Enter');
      }
    } else {
      const button = wish(now.buttons);
      // The focus is at the bar or on its first button, never further than a few steps away.
      await page.waitForFunction(() => document.activeElement?.closest('.ask') !== null && document.activeElement !== null);
      await page.evaluate((name) => (globalThis.wanted = name), button);
      await tabTo(page, () => document.activeElement?.textContent.trim() === globalThis.wanted, 4);
      await press('Enter');
      used.add(button);
    }
  }
  for (const did of ['Done looking', 'Draw from the deck']) assert.ok(used.has(did), did);
  // The sheet has the focus on what comes next.
  await page.waitForFunction(() => document.activeElement?.textContent.includes('Play again'));
  await press('Enter');
  await page.waitForFunction((old) => !location.hash.includes(old), id);
  // The address has changed already; the sheet goes when the page has come there.
  await counts(endSheet(page), 0);
  assert.ok((await nextQuestion(page)).buttons.includes('Done looking'));
  await page.context().close();
});

test('a player who has answered Old Grey goes on at the question', async () => {
  for (const game of ['rat-a-tat-cat', 'rattus-cartus']) {
    const page = await house.visitor({ coach: true });
    await sitAt(house, page, { game, seats: [{ open: true }, { bot: 'greedy' }, { bot: 'greedy' }], start: true });
    const tip = page.getByRole('note');
    await tip.getByRole('button', { name: 'Got it' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('.ask'));
    // The next press of Tab is within the bar, or at what the question is about.
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.game') !== null), game);
    await page.context().close();
  }
});
