// The deal of the day on the page: two people play the same one, each sees how everybody did, and the days that were can be looked at.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, copiedBy, counts, small, tabTo } from './hands.mjs';
import { House, playToEnd, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const answers = (page) => page.locator('.ask .answers');
const today = async (page) => (await page.evaluate(() => fetch('/api/v1/days').then((r) => r.json()))).today;
const fits = async (page) => {
  await atRest(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the screen');
};

test('two people play the deal of the day with the same decisions, and meet the same answers', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
  // A clock that goes ahead is nobody's but the browser's.
  await bo.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 3 * 86_400_000;
  });
  const results = [];
  for (const page of [ada, bo]) {
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Deal of the day' }).click();
    await page.getByRole('link', { name: /^Rat-a-Tat Cat.*Not played yet/s }).click();
    await page.getByText('What the others have made of it is shown once your try is over.').waitFor();
    assert.deepEqual([await seriousFindings(page, ['dark', 'light']), await small(page)], [[], []]);
    await fits(page);
    await button(page, 'Play: this try counts').click();
    await answers(page).waitFor();
    const table = tableOf(page);
    // A player who leaves finds the same table again.
    await page.evaluate(() => (location.hash = '#/days'));
    await page.getByRole('link', { name: /^Rat-a-Tat Cat.*Your table is waiting/s }).click();
    await button(page, 'Go on with your try').click();
    await answers(page).waitFor();
    assert.equal(tableOf(page), table);
    const told = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(JSON.parse(payload))));
    await playToEnd(page, table);
    const sheet = page.getByRole('dialog', { name: 'Final standings' });
    await sheet.waitFor();
    for (const closed of ['Play again', 'Share the replay', 'Seed'])
      assert.equal(await sheet.getByText(closed, { exact: true }).count(), 0, closed);
    await sheet.getByRole('link', { name: 'How everybody did' }).click();
    await page.locator('.rank').waitFor();
    const { play } = told.findLast((m) => m.play?.end);
    assert.equal(play.end.seed, '');
    results.push({ sight: play.sight, end: play.end, commitment: play.commitment });
  }
  assert.deepEqual(results[0], results[1]);

  // Both have come to the same, and both see it.
  await ada.reload();
  for (const page of [ada, bo]) {
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await page.locator('.spread li', { hasText: '2 have finished (You)' }).waitFor({ state: 'attached' });
  }
  const line = await copiedBy(ada, () => button(ada, 'Copy a line to share').click());
  assert.match(line, /^Ratskeller, Rat-a-Tat Cat, .*: 1 of 2 🧀*🐀\nhttp.*#\/day\//u);
  assert.deepEqual([await seriousFindings(ada, ['dark', 'light']), await seriousFindings(bo)], [[], []]);
  await fits(bo);

  // The second try is for fun and says so; a third person's place is not changed by it.
  await button(ada, 'Play it for fun').click();
  await answers(ada).waitFor();
  await ada.getByText('Deal of the day, for fun').first().waitFor();
  const day = await today(ada);
  const yours = await ada.evaluate((day) => fetch(`/api/v1/days/${day}/rat-a-tat-cat`).then((r) => r.json()), day);
  assert.notEqual(yours.yours.table, tableOf(ada));
  assert.equal(yours.players, 2);
  // How it would have stood is said all the same.
  await playToEnd(ada, tableOf(ada));
  const sheet = ada.getByRole('dialog', { name: 'Final standings' });
  const [, better, same] = /2 people played.* better place at the table: (\d)\. The same as you: (\d)\./.exec(
    await sheet.getByText('on its day').textContent(),
  );
  assert.deepEqual([better, same], ['0', '2'], 'the same decisions come to the same');
  await ada.context().close();
  await bo.context().close();
});

const past = (day) => {
  const came = (place, margin, rank) => ({ place, points: 20 + margin, margin, gave_up: false, rank });
  const bar = (place, margin, count, gave_up = false) => ({ place, margin, count, gave_up });
  return {
    day,
    game: 'ratland',
    over: true,
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    seed: '0'.repeat(64),
    rules: 1,
    parts: '0'.repeat(64),
    options: [],
    seats: [{ bot: 'greedy' }, { bot: null }, { bot: 'search-1000' }],
    players: 31,
    yours: { table: 'AAAAAAAAAAAAAAAA', came: came(2, -3, 12) },
    spread: [bar(1, 14, 1), bar(1, 6, 4), bar(1, 1, 6), bar(2, -3, 5), bar(2, -9, 7), bar(3, -14, 5), bar(3, -30, 1), bar(1, 2, 2, true)],
    best: [
      { guest: 'a', name: 'Ada', look: null, table: 'BBBBBBBBBBBBBBBB', seat: 1, came: came(1, 14, 1) },
      { guest: 'b', name: '', look: null, table: null, seat: 1, came: came(1, 6, 2) },
    ],
  };
};

test('a day that is over shows its best and its seed, by keys alone and on every screen', async () => {
  for (const { lang, width, theme } of [
    { lang: 'en', width: 1440, theme: 'light' },
    { lang: 'de', width: 360, theme: 'dark' },
    { lang: 'ru', width: 360, theme: 'light' },
    { lang: 'fr', width: 360, theme: 'dark' },
  ]) {
    const page = await house.visitor({ lang, width, theme });
    await page.route('**/api/v1/days/2026-01-31/ratland', (route) => route.fulfill({ json: past('2026-01-31') }));
    await page.goto(`${house.url}#/day/2026-01-31?game=ratland`);
    await page.locator('.best li').nth(1).waitFor();
    await counts(page.locator('.spread .count'), 8);
    await fits(page);
    assert.deepEqual(await small(page), []);
    assert.deepEqual(await seriousFindings(page), []);
    if (lang === 'en') {
      await tabTo(page, () => document.activeElement?.tagName === 'SUMMARY');
      await page.keyboard.press('Enter');
      await page.getByText('They match.').waitFor();
      const watch = page.getByRole('link', { name: /^Watch ?: Ada$/ });
      assert.match(await watch.getAttribute('href'), /#\/replay\/B{16}\?eyes=1$/);
    }
    await page.context().close();
  }
});

test('the slate says what day it is in every language, and a day that never was is not found', async () => {
  for (const lang of ['en', 'ru', 'fr', 'de']) {
    const page = await house.visitor({ lang, width: 360, provokes: [/\b404\b.*\/days/] });
    await page.goto(`${house.url}#/days`);
    await page.locator('.deals a').nth(3).waitFor();
    await fits(page);
    assert.deepEqual(await seriousFindings(page), []);
    await page.evaluate(() => (location.hash = '#/day/1999-01-01?game=ratland'));
    await page.locator('.lost, [role=alert], .parchment').first().waitFor();
    assert.equal(await page.locator('.deal').count(), 0);
    await page.context().close();
  }
});
