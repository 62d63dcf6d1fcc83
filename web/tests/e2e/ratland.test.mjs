// Whole games of RatLand in a real browser: on a phone, by keys alone, twelve at a table, and what happens to a sealed plan.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, becomes, byKeysAlone, counts, drag, endSheet, overhear, small, tabTo } from './hands.mjs';
import { ALL, House, sitAt, tableOf } from './house.mjs';
import { bots, checkHidden, checkScreens, mouth, nextQuestion, place, playByHand, playOn, seal, standing } from './ratland-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const sit = (page, table) => sitAt(house, page, { game: 'ratland', start: true, ...table });
const four = [{ open: true }, ...bots(3)];
const places = ['dump', 'city', 'field', 'left', 'right', 'pantry', 'nursery'];
/** The first round of four. By the draw the event may be Locked and Loaded, with which a board has an eighth place. */
const firstRound = `round 1; active A; event helmet_rat; food 4; ${['A', 'B', 'C', 'D'].map((seat) => `${seat}[7]`).join('; ')}; deploy`;

test('on a phone a whole game against three computers, to the score sheet', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true, drawn: true });
  await sit(page, { seats: four });
  const found = {};
  let wide = 0;
  await playByHand(page, {
    async seen(now) {
      wide = Math.max(wide, await page.evaluate(() => document.documentElement.scrollWidth));
      if (!now.over) found[now.kind] ??= await small(page);
    },
  });
  assert.equal(wide, 360);
  assert.deepEqual(
    Object.entries(found).filter(([, list]) => list.length),
    [],
  );
  // The sheet shows what the house counted.
  await counts(endSheet(page).locator('ol .score'), 4);
  await endSheet(page).getByRole('button', { name: 'Play again' }).click();
  await seal(page).waitFor();
  await page.context().close();
});

test(
  'two people and ten computers, with clans and secret boards; neither page is told what it may not know',
  { timeout: 600_000 },
  async () => {
    const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
    const [toAda, toBo] = [overhear(ada), overhear(bo)];
    const { invite } = await sitAt(house, ada, {
      game: 'ratland',
      seats: [{ open: true }, { open: true }, ...bots(10)],
      options: { clans: true, boards: 'secret_choice' },
    });
    await bo.goto(`${house.url}#/invite/${invite}`);
    await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
    await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
    await bo.locator('.room').first().waitFor();
    await ada.getByRole('button', { name: 'Start', exact: true }).click();
    // Every time somebody plans, the eleven boards of the others. (How often is up to the game: who has no rat left is not asked.)
    const looks = new Map();
    const watched = (page) => ({
      async seen(now) {
        if (now.kind === 'deploy') looks.set(page, [...(looks.get(page) ?? []), await checkScreens(page)]);
      },
    });
    await Promise.all([playByHand(ada, watched(ada)), playByHand(bo, watched(bo))]);
    for (const page of [ada, bo]) assert.deepEqual(new Set(looks.get(page)), new Set([11]));
    for (const [heard, seat] of [
      [toAda, 0],
      [toBo, 1],
    ]) {
      const { planning, choosing, secretSides } = checkHidden(heard, seat);
      assert.ok(planning > 0 && choosing > 0 && secretSides > 0, JSON.stringify({ planning, choosing, secretSides }));
    }
    const scores = (page) => endSheet(page).locator('ol .score').allTextContents();
    assert.equal((await scores(ada)).length, 12);
    assert.deepEqual(await scores(ada), await scores(bo));
    await ada.context().close();
    await bo.context().close();
  },
);

test('a whole game needs no mouse', async () => {
  const { page, press } = await byKeysAlone(house);
  await sit(page, { seats: [{ open: true }, ...bots(1)], options: { clans: true } });
  let rounds = 0;
  for (let move = 0; ; move++) {
    assert.ok(move < 120, 'a hundred and twenty moves and no end');
    const now = await nextQuestion(page);
    if (now.over) break;
    if (now.kind === 'deploy') {
      rounds++;
      // The focus has come to the board by itself.
      await page.waitForFunction(() => document.activeElement?.matches('.own .mouth.lit'));
      await press('3');
      await press('-');
      await press('+');
      await press('Enter');
      await tabTo(page, () => document.activeElement?.matches('.own .nursery .mouth'), 30);
      await press('9');
      await press('9');
      for (let ups = 0; (await standing(page)).burrow > 0; ups++) {
        assert.ok(ups < 60, 'sixty rats were sent out and more stay');
        await press('ArrowUp');
      }
      await tabTo(page, () => document.activeElement?.textContent.trim() === 'Send out', 30);
      await press('Enter');
    } else if (now.kind === 'move') {
      await tabTo(page, () => document.activeElement?.textContent.trim() === 'Stay put', 40);
      await press('Enter');
    } else {
      await page.waitForFunction(() => document.activeElement?.closest('.answers'));
      await press(move % 2 ? 'Enter' : 'Space');
    }
  }
  assert.ok(rounds > 0);
  await page.waitForFunction(() => document.activeElement?.textContent.includes('Play again'));
  await page.context().close();
});

test('a sealed plan survives a reload, can be changed, and the screens lift for all at once', async () => {
  const [ada, bo] = [await house.visitor({ drawn: true }), await house.visitor({ motion: true, drawn: true })];
  const heard = overhear(bo);
  const { invite } = await sitAt(house, ada, { game: 'ratland', seats: [{ open: true }, { open: true }, ...bots(2)] });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await nextQuestion(ada);
  await place(ada, 2);
  const planned = await standing(ada);
  await seal(ada).click();
  const change = ada.getByRole('button', { name: 'Change the plan', exact: true });
  await change.waitFor();
  // Bo sees that she is ready, not what she has planned.
  await nextQuestion(bo);
  await counts(bo.locator('.lid'), 3);
  await checkScreens(bo);
  await ada.reload();
  await change.waitFor();
  await becomes(() => standing(ada), planned);
  await change.click();
  await becomes(() => standing(ada), planned);
  await ada.getByRole('button', { name: 'All back to the burrow' }).click();
  await ada.locator('.handful button').last().click();
  await mouth(ada, 'field').click();
  const changed = await standing(ada);
  await seal(ada).click();
  await change.waitFor();
  assert.equal(await bo.locator('.lid').count(), 3);
  // However often the page looks until the last one has gone, all three lids are down or none is.
  await bo.evaluate(() => {
    globalThis.lids = new Set();
    const look = () => {
      const all = [...document.querySelectorAll('.lid')];
      globalThis.lids.add(all.filter((lid) => !lid.getAnimations().length && !lid.inert).length);
      if (all.length > 0) requestAnimationFrame(look);
      else globalThis.lifted = true;
    };
    look();
  });
  await place(bo, 0);
  await seal(bo).click();
  await bo.waitForFunction(() => globalThis.lifted);
  assert.deepEqual(await bo.evaluate(() => [...globalThis.lids].sort()), [0, 3]);
  // What counts is what she sealed last.
  const { deployed } = await heard.told(({ what }) => what === 'deployed');
  assert.equal(deployed[0].rats[2], changed.field);
  assert.deepEqual(
    deployed[0].rats.filter((n) => n > 0),
    [changed.field],
  );
  await ada.context().close();
  await bo.context().close();
});

test('groups of rats are dragged out of the burrow, from place to place, and home again', async () => {
  const page = await house.visitor({ drawn: true });
  await sit(page, { seats: four, position: firstRound });
  await nextQuestion(page);
  const [none, burrow] = [Object.fromEntries(places.map((place) => [place, 0])), page.locator('.own .burrow')];
  await becomes(() => standing(page), { ...none, burrow: 7 });
  await page.locator('.handful button').nth(1).click();
  await drag(burrow, mouth(page, 'city'));
  await becomes(() => standing(page), { ...none, city: 3, burrow: 4 });
  await drag(mouth(page, 'city'), mouth(page, 'left'));
  await becomes(() => standing(page), { ...none, left: 3, burrow: 4 });
  await drag(mouth(page, 'left'), burrow);
  await becomes(() => standing(page), { ...none, burrow: 7 });
  await page.context().close();
});

for (const lang of ['en', 'ru', 'de', 'fr'])
  test(`on the smallest phone each place says what it is good for, and no button lies over another (${lang})`, async () => {
    const page = await house.visitor({ lang, width: 360, height: 640, touch: true, drawn: true });
    /** What lies over something else, or hangs out of the screen. */
    const crowded = async (parts) => {
      await atRest(page);
      return page.evaluate((parts) => {
        const all = [...document.querySelectorAll(parts)].map((el) => ({ el, box: el.getBoundingClientRect() }));
        const name = ({ el }) => `${el.closest('.unit').classList[1]} ${el.textContent.trim() || el.className}`;
        const out = all.filter(({ box }) => box.left < 0 || box.right > innerWidth).map((one) => `${name(one)} is cut`);
        const over = all.flatMap((a, i) =>
          all.slice(i + 1).flatMap((b) => {
            if (a.el.closest('.unit') === b.el.closest('.unit')) return [];
            const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            return wide > 1 && high > 1 ? `${name(a)} lies over ${name(b)}: ${Math.round(wide)}×${Math.round(high)}` : [];
          }),
        );
        return [...out, ...over];
      }, parts);
    };
    await sit(page, { seats: four, position: firstRound });
    await nextQuestion(page);
    await counts(page.locator('.own small'), 7);
    assert.deepEqual(await crowded('.own .label, .own small'), []);
    for (const at of places) await mouth(page, at).click();
    await counts(page.locator('.own small'), 0);
    await counts(page.locator('.own .step'), 7);
    assert.deepEqual(await crowded('.own .mouth, .own .step'), []);
    assert.deepEqual(await small(page), []);
    for (let left = 7; left > 0; left--) await page.locator('.own .step').first().click();
    await becomes(async () => (await standing(page)).burrow, 7);
    await page.context().close();
  });

test('a power that is never to be asked about is answered by itself, until it is switched on again', { timeout: 600_000 }, async () => {
  const page = await house.visitor();
  // The Athletes are asked in every round.
  const position = 'with clans on; A[7] cheese 2 dealt athletes seers; B[7] cheese 2 dealt ninjas family; round 0; clans';
  await sit(page, { seats: [{ open: true }, ...bots(1)], position });
  await page.locator('.answers .card').filter({ hasText: 'Athletes' }).click();
  const power = /^Athletes:/;
  await playByHand(page, { stop: ({ text }) => power.test(text) });
  await page.getByLabel('Never ask again this game').click();
  let asked = 0;
  let rounds = 0;
  const count = ({ kind, text }) => {
    asked += power.test(text) ? 1 : 0;
    rounds += kind === 'deploy' ? 1 : 0;
    return rounds === 2;
  };
  await playByHand(page, { stop: count });
  assert.equal(asked, 0);
  await page.reload();
  await nextQuestion(page);
  const off = page.getByLabel(/^Not asked: /);
  await becomes(() => off.isChecked(), true);
  await off.click();
  const again = await playByHand(page, { stop: ({ text, over }) => over || power.test(text) });
  assert.ok(!again.over, 'it was never asked again');
  await page.context().close();
});

for (const [width, height, light] of [
  [1280, 800, 'dark'],
  [360, 740, 'light'],
])
  test(`nothing serious is found on RatLand's table at ${width} px`, async () => {
    const page = await house.visitor({ width, height, drawn: false });
    const found = {};
    const look = async (name) => (found[name] = await seriousFindings(page, ALL ? ['dark', 'light'] : [light]));
    await sit(page, { seats: [{ open: true }, ...bots(5)], options: { clans: true, boards: 'secret_choice' } });
    await nextQuestion(page);
    await look('clans');
    await playByHand(page, { stop: ({ kind }) => kind === 'deploy' });
    await place(page, 0);
    await look('plan');
    await page.locator('.mini').first().click();
    await page.locator('dialog[open] .sewer').waitFor();
    await look('enlarged');
    await page.keyboard.press('Escape');
    await playOn(page, tableOf(page));
    await look('score sheet');
    await page.goto(`${house.url}#/replay/${tableOf(page)}?at=30`);
    await page.getByRole('slider').waitFor();
    await look('replay');
    assert.deepEqual(
      Object.entries(found).filter(([, list]) => list.length),
      [],
    );
    await page.context().close();
  });
