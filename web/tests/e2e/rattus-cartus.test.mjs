// Whole games of Rattus Cartus in a real browser: five at a table, two by invite, on a phone, by keys alone, and what happens to a secret.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { boxOf, byKeysAlone, counts, endSheet, overhear, small, tabTo } from './hands.mjs';
import { ALL, House, sitAt, tableOf } from './house.mjs';
import {
  answer,
  bots,
  checkBacks,
  checkHidden,
  go,
  houses,
  nextQuestion,
  plan,
  playByHand,
  playOn,
  whoIsAsked,
} from './rattus-cartus-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const sit = (page, table) => sitAt(house, page, { game: 'rattus-cartus', start: true, ...table });

test('a game with four computers, to the score sheet', { timeout: 600_000 }, async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  await sit(page, { seats: [{ open: true }, ...bots(4)] });
  await playByHand(page, { seen: async (now) => assert.ok(now.over || (await checkBacks(page)).rats === 12) });
  await counts(endSheet(page).locator('ol .score'), 5);
  // Put away, the table shows how it ended: every nun turned, every rat counted.
  await page.keyboard.press('Escape');
  await counts(page.locator('.nuns > li'), 5);
  await counts(page.locator('.nuns [aria-label*=unknown]'), 0);
  await counts(page.locator('.heir .rats b'), 5);
  await page.context().close();
});

test('two people by an invite link; neither page is told what it may not know', { timeout: 600_000 }, async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
  const [toAda, toBo] = [overhear(ada), overhear(bo)];
  const { invite } = await sitAt(house, ada, { game: 'rattus-cartus', seats: [{ open: true }, { open: true }] });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
  await bo.locator('.room').first().waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  const watched = (page) => ({ seen: async (now) => assert.ok(now.over || (await checkBacks(page)).rats === 3) });
  await Promise.all([playByHand(ada, watched(ada)), playByHand(bo, watched(bo))]);
  for (const [heard, seat] of [
    [toAda, 0],
    [toBo, 1],
  ]) {
    const found = checkHidden(heard, seat);
    assert.ok(
      Object.values(found).every((n) => n > 0),
      JSON.stringify(found),
    );
  }
  const scores = (page) => endSheet(page).locator('ol .score').allTextContents();
  assert.equal((await scores(ada)).length, 2);
  assert.deepEqual(await scores(ada), await scores(bo));
  await ada.context().close();
  await bo.context().close();
});

test('on a phone a whole game against three computers, to the score sheet and on', { timeout: 600_000 }, async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true, drawn: true });
  await sit(page, { seats: [{ open: true }, ...bots(3)], options: { building_method: 'random_cards' } });
  const found = {};
  let wide = 0;
  await playByHand(page, {
    async seen({ ask, over }) {
      wide = Math.max(wide, await page.evaluate(() => document.documentElement.scrollWidth));
      if (!over) found[ask] ??= await small(page);
    },
  });
  assert.equal(wide, 360);
  assert.deepEqual(
    Object.entries(found).filter(([, list]) => list.length),
    [],
  );
  await counts(endSheet(page).locator('ol .score'), 4);
  await endSheet(page).getByRole('button', { name: 'Play again' }).click();
  await nextQuestion(page);
  await page.context().close();
});

test('a whole game needs no mouse', { timeout: 600_000 }, async () => {
  const { page, press } = await byKeysAlone(house);
  const at = (where) => page.waitForFunction((where) => document.activeElement?.matches(where), where);
  await sit(page, { seats: [{ open: true }, ...bots(1)] });
  let visits = 0;
  for (let move = 0; ; move++) {
    assert.ok(move < 200, 'two hundred moves and no end');
    const { ask, over } = await nextQuestion(page);
    if (over) break;
    if (ask === 'privilege' || ask === 'look') {
      // The focus has come to what can be chosen by itself.
      await at(ask === 'look' ? '.nuns .lit' : '.house .lit');
      await press('Enter');
    } else if (ask === 'visit') {
      visits++;
      await at('.house .lit');
      await press('Space');
      // One stop for the whole hand; arrows walk in it.
      if (
        await tabTo(page, () => document.activeElement?.matches('.mine .card'), 30).then(
          () => true,
          () => false,
        )
      ) {
        await press('End');
        await press('Home');
        if (await page.evaluate(() => document.activeElement.matches('.may'))) {
          await press('Space');
          assert.equal(await page.locator('.mine [aria-pressed=true]').count(), 1);
        }
      }
      await tabTo(page, () => document.activeElement?.matches('.answers .go'), 30);
      await press('Enter');
    } else if (ask === 'give' || ask === 'discard') {
      await at('.mine button');
      const need = ask === 'give' ? Number((await go(page).textContent()).split('/')[1]) : 0;
      for (let i = 0; i < need; i++) {
        await press('Space');
        await press('ArrowRight');
      }
      await tabTo(page, () => document.activeElement?.matches('.answers .go'), 30);
      await press('Enter');
    } else {
      await at('.answers button');
      await press(move % 2 ? 'Enter' : 'Space');
    }
  }
  assert.ok(visits > 0);
  await page.waitForFunction(() => document.activeElement?.textContent.includes('Play again'));
  await page.context().close();
});

test('laid cards stay a secret over a reload, and one’s own to look at', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const heard = overhear(bo);
  const { invite } = await sitAt(house, ada, {
    game: 'rattus-cartus',
    seats: [{ open: true }, { open: true }],
    options: { first_player: 0 },
  });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  // What a privilege gives may be a look or two; then Ada visits first.
  for (let asked = 0; ; asked++) {
    const { page, ask } = await whoIsAsked(ada, bo);
    if (ask === 'visit') {
      assert.equal(page, ada);
      break;
    }
    assert.ok(asked < 12 && (ask === 'privilege' || ask === 'look'), ask);
    await answer(page, { ask }, 0);
  }
  await houses(ada).first().click();
  await ada.locator('.ask .number button').last().click();
  await ada.locator('.ask .number button').last().click();
  await go(ada).click();
  const laid = (page) => page.locator('.door li').first().locator('.unseen').textContent();
  await ada.locator('.door li .spread').waitFor();
  const before = await laid(ada);
  await ada.reload();
  await ada.locator('.door li .spread').waitFor();
  assert.equal(await laid(ada), before);
  assert.doesNotMatch(before, /2 cards$/);
  // Bo sees that two cards lie there, and no more.
  await nextQuestion(bo);
  assert.match(await laid(bo), /: 2 cards$/);
  await counts(bo.locator('.door li .spread .card'), 2);
  assert.ok(checkHidden(heard, 1).laid > 0);
  await ada.context().close();
  await bo.context().close();
});

test('cards are dragged to a house', async () => {
  const page = await house.visitor({ drawn: true });
  await sit(page, { seats: [{ open: true }, ...bots(2)] });
  await playByHand(page, { stop: ({ ask }) => ask === 'visit' });
  const card = await boxOf(page.locator('.mine .card.may').first());
  const to = await boxOf(houses(page).last());
  await page.mouse.move(card.x + 9, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 30, card.y + 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await counts(page.locator('.house.over'), 1);
  await page.mouse.up();
  await page.locator('.door .planned').waitFor();
  await houses(page).last().and(page.locator('[aria-pressed=true]')).waitFor();
  await counts(page.locator('.mine [aria-pressed=true]'), 1);
  assert.match(await go(page).textContent(), /visit with 1 card$/);
  await page.context().close();
});

test('purists switch the odds off, and they stay off', async () => {
  const page = await house.visitor();
  await sit(page, { seats: [{ open: true }, ...bots(1)] });
  await nextQuestion(page);
  await page.locator('.odds figure').waitFor();
  await page.getByRole('button', { name: 'Player aid' }).click();
  await page.getByLabel('Show how many nuns are likely').uncheck();
  await page.keyboard.press('Escape');
  await counts(page.locator('.odds'), 0);
  await page.reload();
  await nextQuestion(page);
  assert.equal(await page.locator('.odds').count(), 0);
  await page.context().close();
});

for (const [width, height, light] of [
  [1280, 800, 'dark'],
  [360, 740, 'light'],
])
  test(`nothing serious is found on Rattus Cartus's table at ${width} px`, { timeout: 600_000 }, async () => {
    const page = await house.visitor({ width, height, drawn: false });
    const found = {};
    const look = async (name) => (found[name] = await seriousFindings(page, ALL ? ['dark', 'light'] : [light]));
    await sit(page, { seats: [{ open: true }, ...bots(4)] });
    await nextQuestion(page);
    await look('privilege');
    await playByHand(page, { stop: ({ ask }) => ask === 'visit' });
    await plan(page, 1);
    await look('visit');
    await page.getByRole('button', { name: 'Player aid' }).click();
    await page.locator('dialog[open] article').waitFor();
    await look('aid');
    await page.keyboard.press('Escape');
    await playOn(page, tableOf(page));
    await look('score sheet');
    await page.goto(`${house.url}#/replay/${tableOf(page)}?at=60`);
    await page.getByRole('slider').waitFor();
    await look('replay');
    // Low enough for the table to scroll, with nothing on it to press.
    await page.setViewportSize({ width, height: 560 });
    await look('low replay');
    assert.deepEqual(
      Object.entries(found).filter(([, list]) => list.length),
      [],
    );
    await page.context().close();
  });

test('everybody’s plaque says what would count now, and a paper says where it comes from', async () => {
  const position = `round 6; first A; row tent1 monastery5; A[peasant0 peasant2 knight1 knight4 witch4 king3 joker] rats 10;
    B[monk0 monk2 joker sword] rats 7; C[knight3 witch3 pass gold] rats 9; peasantry A7 C4 B3; church B5 C4 A2; chivalry B4 A3; magic C2;
    royalty B4 C4 A3; privilege A`.replace(/\s+/g, ' ');
  // By CART-124 to CART-126: 10, 5 and 2 on each track.
  const points = [10 + 2 + 5 + 2, 2 + 10 + 10 + 10, 5 + 5 + 10 + 5];
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    const page = await house.visitor(size);
    await sit(page, { seats: [{ open: true }, { bot: 'greedy' }, { bot: 'greedy' }], position });
    await page.locator('.ask:not(.wait)').waitFor();
    for (const [seat, n] of points.entries()) await page.locator(`[data-spot=points-${seat}]`, { hasText: `${n} points` }).waitFor();
    if (size.width === 360) await page.locator('button.ranks').click();
    await page.getByRole('button', { name: 'What would count now', exact: true }).click();
    const row = page.getByRole('dialog').getByRole('row', { name: /^Points/ });
    await row.waitFor();
    assert.deepEqual(await row.getByRole('cell').allTextContents(), points.map(String));
    assert.deepEqual(await seriousFindings(page), []);
    await page.context().close();
  }
});
