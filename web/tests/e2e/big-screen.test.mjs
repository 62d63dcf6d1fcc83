// One large screen that is the table itself, and telephones as hands: all four games, from the code on the screen to the score sheet.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, boxOf, checkHidden as checkTat, counts, nextQuestion as asksTat, overhear, small, wish } from './hands.mjs';
import { House, lay, playToEnd } from './house.mjs';
import * as cartus from './rattus-cartus-hands.mjs';
import * as polis from './ratapolis-hands.mjs';
import * as land from './ratland-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

/** Keeps how often a telephone has buzzed. */
const buzzer = () => {
  globalThis.buzzed = 0;
  Object.defineProperty(navigator, 'vibrate', { value: () => (globalThis.buzzed++, true) });
};

/** Everybody in one room: a screen in any language, whoever has laid the table, friends who scan the code, and computer players. */
async function gather(table, people, { lang = 'en', bots = 0 } = {}) {
  const tv = await house.visitor({ width: 1920, height: 1080, lang });
  const toTv = overhear(tv);
  await tv.goto(`${house.url}#/screen`);
  const code = (await tv.locator('.code').textContent()).replace(/\s/g, '');
  assert.match(code, /^[0-9A-Z]{8}$/);
  const phones = [];
  for (let i = 0; i < people; i++) {
    const phone = await house.visitor({ width: 360, height: 640, touch: true });
    await phone.addInitScript(buzzer);
    phones.push(phone);
  }
  const [host, ...friends] = phones;
  await host.goto(house.url);
  const chairs = Array.from({ length: people + bots }, (_, i) => (i < people ? { open: true } : { bot: 'greedy' }));
  const laid = await lay(host, { ...table, seats: chairs, public: false });
  assert.ok(laid.id, JSON.stringify(laid));
  // As a telephone opens what it has scanned.
  await host.goto(`${house.url}#/show/${code}`);
  await host.getByRole('button', { name: /^Show / }).click();
  await host.locator('.invite').waitFor();
  await tv.locator('[data-big="open"] .join img').waitFor();
  await counts(tv.locator('.open li.free'), people - 1);
  for (const friend of friends) await friend.goto(`${house.url}#/invite/${laid.invite}`);
  await tv.waitForFunction(() => !document.querySelector('.open li.free'));
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await tv.locator('[data-big="playing"] .stage .game').waitFor();
  return { tv, toTv, phones, id: laid.id };
}

/** What of the table is cut by the edge of the screen, once it is laid out for that. */
const cut = async (tv) => {
  await atRest(tv);
  return tv.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector('main').getBoundingClientRect();
    return [...document.querySelectorAll('main :is(.card, .plaque, .sewer, .house, .lot, .nuns)')]
      .filter((el) => el.checkVisibility())
      .map((el) => ({ what: el.className.baseVal ?? el.className, box: el.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2)
      .map(({ what, box }) => `${what} ${Math.round(box.right - right)} ${Math.round(box.bottom - bottom)}`);
  });
};

/** A television and a small tablet are filled and nothing hangs over; nothing on them can be decided. */
async function checkScreen(tv) {
  for (const { width, height, least } of [
    { width: 1024, height: 768, least: 22 },
    { width: 1920, height: 1080, least: 36 },
  ]) {
    await tv.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    assert.deepEqual(await cut(tv), [], where);
    const seen = await tv.evaluate(() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      return {
        fills: (stage.width * stage.height) / (innerWidth * innerHeight),
        wide: document.documentElement.scrollWidth,
        news: parseFloat(getComputedStyle(document.querySelector('.news')).fontSize),
        asks: document.querySelectorAll('.ask, .answers, button.lit').length,
      };
    });
    assert.ok(seen.fills > 0.72, `${where}: the table fills ${seen.fills}`);
    assert.equal(seen.wide, width, where);
    assert.ok(seen.news >= least, `${where}: what happens is told in ${seen.news} px`);
    assert.equal(seen.asks, 0, where);
  }
}

/** Dark is dark: nothing of the hand is seen, told to those who listen, or found by keys, though it lies ready. */
async function isDark(phone) {
  await phone.locator('[data-hand="dark"] > section').waitFor();
  const hand = phone.locator('[data-hand]');
  const shown = await hand
    .locator('.game')
    .evaluateAll((all) => all.filter((el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length);
  assert.equal(shown, 0);
  const told = (await hand.ariaSnapshot()).match(/(?<=button ")[^"]*/g);
  // Whoever has laid the table may send the screen away, too.
  assert.deepEqual(told.slice(0, 2), ['Show my hand', 'The whole table']);
  assert.ok(
    told.slice(2).every((name) => /^Send away screen/.test(name)),
    `${told}`,
  );
}
const isAsked = (phone) => phone.locator('[data-hand="asked"] .ask:not(.wait)').waitFor();
const fits = async (phone) => {
  assert.deepEqual(await small(phone), []);
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than a telephone');
};
/** To the score sheet, on the screen and in every hand. */
async function checkEnd({ tv, phones }) {
  await tv.locator('section.end > ol > li').first().waitFor();
  await counts(tv.locator('section.end > ol > li'), phones.length);
  for (const phone of phones) await phone.locator('dialog[open] .end').waitFor();
}

describe('RatLand with six', () => {
  test('plans are made in hands, and seen by nobody before the screens lift', async () => {
    const room = await gather({ game: 'ratland' }, 6);
    const { tv, toTv, phones, id } = room;
    for (const phone of phones) await isAsked(phone);
    await checkScreen(tv);
    assert.deepEqual(await seriousFindings(tv), []);
    await counts(tv.locator('.crowd .sewer'), 6);
    await counts(tv.locator('.owing li'), 6);
    const [one, two] = phones;
    // A hand is the own board and what is asked.
    await counts(one.locator('.sewer, .mini'), 1);
    await fits(one);
    assert.deepEqual(await seriousFindings(one), []);
    await one.waitForFunction(() => globalThis.buzzed > 0);
    await land.place(one, 1);
    await land.seal(one).click();
    await isDark(one);
    await fits(one);
    assert.deepEqual(await seriousFindings(one), []);
    await tv.waitForFunction(() => document.querySelectorAll('.owing li').length === 5);
    // Whoever wants to look at the own plan may, by keys too, and covers it again.
    const show = one.getByRole('button', { name: 'Show my hand' });
    await show.focus();
    await one.keyboard.press('Enter');
    await one.locator('.sewer').waitFor();
    await one.getByRole('button', { name: 'Cover' }).click();
    await isDark(one);
    // All of the table, for whoever cannot see the screen.
    await one.getByRole('button', { name: 'The whole table' }).click();
    await one.locator('.mini').first().waitFor();
    await one.getByRole('button', { name: 'Only my hand' }).click();
    await isDark(one);
    await land.place(two, 2);
    await land.seal(two).click();
    await isDark(two);
    const seen = land.checkHidden(toTv, null);
    assert.ok(seen.planning > 0, JSON.stringify(seen));
    await Promise.all(phones.map((phone) => land.playOn(phone, id)));
    await checkEnd(room);
    land.checkHidden(toTv, null);
    for (const page of [tv, ...phones]) await page.context().close();
  });
});

test('RatLand with twelve clans is as large as the screen, and each is counted on it', async () => {
  const room = await gather({ game: 'ratland', options: { clans: true } }, 1, { lang: 'de', bots: 11 });
  const { tv, phones, id } = room;
  // Until everybody has a clan, with its name.
  await land.playOn(phones[0], id, ['deploy']);
  await isAsked(phones[0]);
  await counts(tv.locator('.crowd .sewer'), 12);
  await checkScreen(tv);
  for (const page of [tv, ...phones]) await page.context().close();
});

test('Rat-a-Tat Cat with three: the rows lie on the screen, the own one in the hand', async () => {
  const room = await gather({ game: 'rat-a-tat-cat', options: { rounds: 1 } }, 3, { lang: 'ru' });
  const { tv, toTv, phones, id } = room;
  for (const phone of phones) await isAsked(phone);
  await checkScreen(tv);
  await counts(tv.locator('.seat .card'), 12);
  for (const phone of phones) {
    await counts(phone.locator('.seat'), 1);
    await fits(phone);
    const { buttons } = await asksTat(phone);
    await phone
      .locator('.ask .answers')
      .getByRole('button', { name: wish(buttons), exact: true })
      .click();
  }
  // Whose turn it is, the screen says and a hand shows; the others are dark.
  await tv.waitForFunction(() => document.querySelectorAll('.owing li').length === 1);
  const hasTurn = (phone) => phone.locator('[data-hand="asked"] [data-asked="choose_source"] .ask:not(.wait)').waitFor();
  const turn = await Promise.any(phones.map(async (phone) => (await hasTurn(phone), phone)));
  for (const phone of phones) if (phone !== turn) await isDark(phone);
  await Promise.all(phones.map((phone) => playToEnd(phone, id)));
  await checkEnd(room);
  assert.ok(checkTat(toTv, null) > 0);
  // The same players go on, and the screen with them.
  await phones[1].locator('dialog[open] .end').getByRole('button', { name: 'Play again' }).click();
  await tv.locator('[data-big="open"]').waitFor();
  for (const page of [tv, ...phones]) await page.context().close();
});

test('Rattus Cartus with three: a hand of cards, and of the street only what can be chosen', async () => {
  const room = await gather({ game: 'rattus-cartus' }, 3, { lang: 'fr' });
  const { tv, toTv, phones, id } = room;
  await checkScreen(tv);
  await counts(tv.locator('.heir'), 3);
  assert.equal(await tv.locator('.mine').count(), 0);
  const { page, ask } = await cartus.whoIsAsked(...phones);
  await fits(page);
  await counts(page.locator('.others'), 0);
  await cartus.answer(page, { ask }, 1);
  await Promise.all(phones.map((phone) => cartus.playOn(phone, id)));
  await checkEnd(room);
  const seen = cartus.checkHidden(toTv, null);
  assert.ok(seen.hands > 0 && seen.rats > 0 && seen.nuns > 0, JSON.stringify(seen));
  for (const page of [tv, ...phones]) await page.context().close();
});

test('Ratapolis with three: the plan is drawn in the hand, the town lies on the screen', async () => {
  const room = await gather({ game: 'ratapolis', options: { situation: 'base', city: 'beginner_ru' } }, 3, { lang: 'de' });
  const { tv, toTv, phones, id } = room;
  await checkScreen(tv);
  const [one] = phones;
  await Promise.all(phones.map((phone) => polis.playOn(phone, id, ['plan'])));
  const { kind } = await polis.nextQuestion(one);
  assert.equal(kind, 'plan');
  await counts(one.locator('.families, .hunt'), 0);
  await fits(one);
  await polis.plan(one, 1);
  await polis.ready(one).click();
  await isDark(one);
  await Promise.all(phones.map((phone) => polis.playOn(phone, id)));
  await checkEnd(room);
  const seen = polis.checkHidden(toTv, null);
  assert.ok(seen.planning > 0, JSON.stringify(seen));
  for (const page of [tv, ...phones]) await page.context().close();
});

test('whom the host has not let in sees no table, and a code is typed where it cannot be scanned', async () => {
  const [tv, host] = [await house.visitor({ width: 1024, height: 768 }), await house.visitor({ width: 360, height: 640, touch: true })];
  await host.goto(house.url);
  const { id } = await lay(host, { seats: [{ open: true }, { open: true }], public: false });
  // With the address alone it is asked for a code.
  await tv.goto(`${house.url}#/screen/${id}`);
  const code = await tv.locator('.code').textContent();
  assert.deepEqual(await seriousFindings(tv), []);
  await host.goto(`${house.url}#/table/${id}`);
  await host.getByRole('link', { name: 'A large screen' }).click();
  await host.getByLabel('The code on the screen').fill(code.toLowerCase());
  assert.deepEqual(await small(host), []);
  assert.deepEqual(await seriousFindings(host), []);
  await host.getByRole('button', { name: /^Show / }).click();
  await tv.locator('[data-big="open"]').waitFor();
  assert.deepEqual(await seriousFindings(tv), []);
  // It finds back when it is loaded again.
  await tv.reload();
  await tv.locator('[data-big="open"]').waitFor();
  // The host sends it away, and it says so; loaded again it is not the table either.
  const away = host.getByRole('button', { name: 'Send away screen 1' });
  const { width, height } = await boxOf(away);
  assert.ok(width > 43 && height > 43, `${width} × ${height}`);
  assert.deepEqual(await seriousFindings(host), []);
  await away.click();
  await tv.getByText('has sent the screen away').waitFor();
  await counts(tv.locator('[data-big] .open, [data-big] img'), 0, 'something of the table is still there');
  assert.deepEqual(await seriousFindings(tv), []);
  await away.waitFor({ state: 'detached' });
  await tv.reload();
  await tv.getByText('has sent the screen away').waitFor();
  // With a new code it is let in again.
  await tv.getByRole('link', { name: 'Show a code' }).click();
  const anew = await tv.locator('.code').textContent();
  assert.notEqual(anew, code);
  await host.getByRole('link', { name: 'A large screen' }).click();
  await host.getByLabel('The code on the screen').fill(anew);
  await host.getByRole('button', { name: /^Show / }).click();
  await tv.locator('[data-big="open"]').waitFor();
  for (const page of [tv, host]) await page.context().close();
});
