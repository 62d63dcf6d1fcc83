// The frame against a real server. The tables' own tests are beside this one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, boxOf, counts } from './hands.mjs';
import { House, lay as layTable, playToEnd, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());
const fits = async (page) => {
  await atRest(page);
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
};
/** A table of one round: as many people as asked for, then computers. */
const lay = (page, people, bots, more = {}) =>
  layTable(page, {
    seats: [...Array(people).fill({ open: true }), ...Array(bots).fill({ bot: 'greedy' })],
    options: { rounds: 1 },
    start: people === 1,
    ...more,
  });

test('a match ends on the sheet, can be replayed, and its record holds', async () => {
  const page = await house.visitor({ provokes: [/\b400\b.*\/records/] });
  await page.goto(house.url);
  const { id } = await lay(page, 1, 2);
  await page.goto(`${house.url}#/table/${id}`);
  await page.locator('.ask .answers').waitFor();
  const end = await playToEnd(page, id);
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.waitFor();
  await counts(sheet.getByRole('list', { name: 'Final standings' }).getByRole('listitem'), end.places.length);
  await sheet.getByText('Was it fair?').click();
  await sheet.getByText('they match.').waitFor();
  assert.deepEqual(await seriousFindings(page), []);

  const record = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/record`).then((r) => r.text()), id);
  await sheet.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.waitForURL(/at=1/);
  await page.getByLabel('Point of view').selectOption('gallery');
  await page.waitForURL(/eyes=gallery/);
  // The address says it before the step has come: then the cards that nobody has looked at lie face down again.
  await page.locator('.seat .card[aria-label*="face down"]').first().waitFor();
  await slider.press('End');
  await page.waitForURL((url) => Number(new URLSearchParams(url.hash.split('?')[1]).get('at')) > 3);

  await page.goto(`${house.url}#/replay`);
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await slider.waitFor();
  const forged = record.replace(/"seed":\s*"(.)/, (all, c) => all.slice(0, -1) + (c === '0' ? '1' : '0'));
  assert.notEqual(forged, record);
  await page.goto(`${house.url}#/`);
  await page.locator('[data-game="rat-a-tat-cat"]').first().waitFor();
  await page.goto(`${house.url}#/replay`);
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
  await page.getByRole('alert').waitFor();
  await page.context().close();
});

test('two people meet by invite link, talk, and one hears no more of the other', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740 })];
  await ada.goto(`${house.url}#/new/rat-a-tat-cat`);
  for (const rat of ['Glutton', 'Sieve']) {
    await ada.getByRole('button', { name: new RegExp(`^${rat}`) }).click();
    await ada
      .getByRole('dialog')
      .getByRole('button', { name: /^Nobody/ })
      .click();
  }
  await ada.getByRole('button', { name: /^Drowsy/ }).click();
  await ada
    .getByRole('dialog')
    .getByRole('button', { name: /^A friend/ })
    .click();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByLabel('Invite link').inputValue();
  assert.match(link, /#\/invite\/[\w-]{20,}$/);
  assert.ok(await ada.getByAltText('The invite link as a QR code').evaluate((img) => img.decode().then(() => img.naturalWidth > 50)));

  await bo.goto(link);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await ada.getByText('Everybody is seated.').waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await bo.getByRole('button', { name: 'What happened' }).waitFor();

  const nasty = '<img src=x onerror="window.bitten=1"><b>squeak</b>';
  await bo.getByRole('button', { name: /^Table talk/ }).click();
  await bo.getByLabel('Say something').fill(nasty);
  await bo.getByLabel('Say something').press('Enter');
  await ada.getByText(nasty).waitFor();
  assert.equal(await ada.evaluate(() => globalThis.bitten), undefined);
  await ada.getByText(nasty).hover();
  await ada.getByRole('button', { name: /^Mute or report/ }).click();
  await ada.getByRole('dialog').getByRole('button', { name: /^Mute/ }).click();
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: /^Unmute/ }).waitFor();
  await bo.getByLabel('Say something').fill('anybody?');
  await bo.getByLabel('Say something').press('Enter');
  await bo.getByText('anybody?').waitFor();
  // What Ada says herself comes after it, if it came.
  await ada.getByLabel('Say something').fill('only me');
  await ada.getByLabel('Say something').press('Enter');
  await ada.getByText('only me').waitFor();
  assert.equal(await ada.getByText('anybody?').count(), 0);
  await ada.context().close();
  await bo.context().close();
});

test('a house that falls over and comes back finds everybody where they were', async () => {
  const page = await house.visitor({ provokes: [/WebSocket connection to/, /Failed to load resource/] });
  await page.goto(house.url);
  const { id } = await lay(page, 1, 2);
  await page.goto(`${house.url}#/table/${id}`);
  await page.locator('.ask .answers').waitFor();
  await page.evaluate(() => (globalThis.sameness = 'this very page'));
  await house.kill();
  try {
    await page.getByText('Connection lost.').waitFor();
  } finally {
    await house.start();
  }
  await page.getByText('Connection lost.').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => globalThis.sameness), 'this very page');
  await playToEnd(page, id);
  await page.context().close();
});

test('where nothing is to be noted nothing is seen of the notes', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play vs. computer' }).first().waitFor();
  await atRest(page);
  const frame = await page.locator('.toasts').evaluate((notes) => {
    const { borderTopWidth, backgroundColor, padding } = getComputedStyle(notes);
    return { borderTopWidth, backgroundColor, padding, high: notes.getBoundingClientRect().height };
  });
  assert.deepEqual(frame, { borderTopWidth: '0px', backgroundColor: 'rgba(0, 0, 0, 0)', padding: '0px 10px', high: 0 });
  await page.context().close();
});

test('the way to a table and back needs no mouse', async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  // The green button has the focus already.
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  // Computers wait, and nobody asks.
  await page.getByRole('button', { name: 'Leave', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play vs. computer' }).first().waitFor();
  // A clock does not.
  const { id } = await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], clock_s: 600, start: true });
  await page.getByRole('button', { name: 'Leave', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(tableOf(page), id);
  // The focus is back where it was, at once.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play vs. computer' }).first().waitFor();
  await page.context().close();
});

test('what rises under a pointer that rests at its edge stays there, and is pressed there', async () => {
  const page = await house.visitor({ drawn: true });
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  for (const button of [page.getByRole('button', { name: /^Glutton/ }), page.locator('main button.go')]) {
    await page.mouse.move(1, 1);
    await button.scrollIntoViewIfNeeded();
    const { x: left, y: top, width, height } = await boxOf(button);
    const [middle, bottom] = [left + width / 2, top + height];
    await page.mouse.move(middle, Math.ceil(bottom) - 1);
    const risen = ([el, top]) => el.getBoundingClientRect().top < top;
    await page.waitForFunction(risen, [await button.elementHandle(), top]);
    const tops = await button.evaluate(async (el) => {
      const seen = [];
      for (let i = 0; i < 16; i++)
        seen.push(await new Promise((done) => requestAnimationFrame(() => done(el.getBoundingClientRect().top))));
      // The first frames may still be those in which it rises.
      return [...new Set(seen.slice(8))];
    });
    assert.equal(tops.length, 1, `it is at ${tops}`);
    assert.ok(tops[0] < top, `it was at ${top} and is at ${tops}`);

    await page.evaluate(() =>
      addEventListener('click', (e) => (e.stopPropagation(), (window.pressed = e.target)), { capture: true, once: true }),
    );
    await page.mouse.move(middle, Math.ceil(top));
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.pressed);
    assert.ok(await button.evaluate((el) => el.contains(window.pressed)), 'the press is lost');
    await page.evaluate(() => (window.pressed = null));
  }
  await page.context().close();
});

test('a public table is on the slate, can be watched, and says so', async () => {
  const [host, watcher] = [await house.visitor(), await house.visitor()];
  await host.goto(house.url);
  await lay(host, 1, 2, { public: true });
  await watcher.goto(house.url);
  await watcher.getByRole('button', { name: 'Watch' }).first().click();
  await watcher.getByText('You are watching').waitFor();
  await host.context().close();
  await watcher.context().close();
});

test('a table that is not there is said to be so, whatever it was', async () => {
  const page = await house.visitor({ provokes: [/\b404\b.*\/(tables\/|invites)/] });
  await page.goto(`${house.url}#/table/nosuchtable`);
  await page.getByText('There is no such table, or you may not see it.').waitFor();
  await page.goto(`${house.url}#/invite/AAAAAAAAAAAAAAAAAAAAAA`);
  await page.getByText('no longer valid').waitFor();
  await page.context().close();
});

for (const [lang, width, theme] of [
  ['ru', 360, 'light'],
  ['fr', 360, 'dark'],
  ['de', 360, 'light'],
  ['ru', 1280, 'dark'],
  ['de', 820, 'light'],
])
  test(`lobby, set-up, waiting room and table fit ${width} px in ${lang}`, async () => {
    const page = await house.visitor({ lang, width, height: 740, theme });
    await page.goto(house.url);
    await page.locator('.laid').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    assert.ok(await fits(page), 'the lobby is too wide');
    await page.goto(`${house.url}#/new/rat-a-tat-cat`);
    await page.locator('.slip').waitFor();
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
    assert.ok(await fits(page), 'the set-up is too wide');
    const { id } = await lay(page, 2, 1);
    await page.goto(`${house.url}#/table/${id}`);
    await page.locator('.invite').waitFor();
    assert.ok(await fits(page), 'the waiting room is too wide');
    if (lang === 'ru') assert.deepEqual(await seriousFindings(page), []);
    const { id: six } = await lay(page, 1, 5);
    await page.goto(`${house.url}#/table/${six}`);
    await page.locator('.ask .answers').waitFor();
    assert.ok(await fits(page), 'the table is too wide');
    await page.context().close();
  });

test('a page left open over a new release fetches itself anew, and one whose line fails does not', async () => {
  const page = await house.visitor({ provokes: [/\b404\b.*RulesPage/] });
  await page.goto(house.url);
  await page.locator('main').waitFor();
  const isStill = () => page.evaluate(() => 'leftOpen' in window);
  await page.evaluate(() => (window.leftOpen = true));
  await page.route('**/assets/RulesPage-*.js', (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse((answer) => answer.url() === `${house.url}` && answer.request().resourceType() === 'fetch');
  await page.goto(`${house.url}#/rules/ratland`);
  await asked;
  assert.ok(await isStill(), 'the house has no other release');

  let released = false;
  await page.route(house.url, async (route) => {
    const answer = await route.fetch();
    const newer = (await answer.text()).replace(/index-[\w-]+\.js/, 'index-newer.js');
    await (released ? route.fulfill({ response: answer }) : route.fulfill({ response: answer, body: newer }));
    released = true;
  });
  await page.unroute('**/assets/RulesPage-*.js');
  await page.route('**/assets/RulesPage-*.js', (route) => (released ? route.continue() : route.fulfill({ status: 404 })));
  await page.goto(`${house.url}#/`);
  await page.goto(`${house.url}#/rules/ratland`);
  await page.waitForFunction(() => !('leftOpen' in window));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.context().close();
});

test('every inner page has a plain way back to where one came from', async () => {
  const page = await house.visitor({ width: 360, height: 640 });
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const at = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
  await page.goto(`${house.url}#/`);
  await page.locator('[data-game="ratland"]').first().waitFor();
  assert.equal(await back.count(), 0, 'there is nothing behind the cellar');
  for (const hash of ['#/days', '#/rules/ratland', '#/learn/ratland', '#/me']) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await back.waitFor();
  }
  for (const hash of ['#/learn/ratland', '#/rules/ratland', '#/days', '#/']) {
    await back.click();
    await at(hash);
  }
  // A visitor who came by a link comes to the cellar.
  await page.goto('about:blank');
  await page.goto(`${house.url}#/rules/ratland`);
  await back.click();
  await at('#/');
  await page.context().close();
});

test('set-up says how strong each computer player is, and one press makes all of them so', async () => {
  for (const width of [360, 1280]) {
    const page = await house.visitor({ width, height: 740 });
    await page.goto(`${house.url}#/new/ratland`);
    const strength = page.getByRole('group', { name: 'Computer players' });
    const chairs = page.getByRole('region', { name: 'Who sits here' });
    for (const [name, line] of [
      ['Beginners', 'Plays like a beginner.'],
      ['Masters', 'Plays like a master.'],
    ]) {
      await strength.getByRole('radio', { name }).check();
      await counts(chairs.getByText(line, { exact: true }), 3);
    }
    await page.context().close();
  }
});

test('an error on the page fails the test in its own words, also without a stack', async () => {
  const failingWith = async (provokes) => {
    const page = await house.visitor({ provokes });
    await page.goto(house.url);
    const heard = page.context().waitForEvent('weberror');
    await page.evaluate(() => {
      const error = new TypeError('the cheese is gone');
      error.stack = String(error);
      setTimeout(() => Promise.reject(error));
    });
    await heard;
    return page.context();
  };
  await (await failingWith([/the cheese is gone/])).close();
  await assert.rejects((await failingWith([])).close(), /never excused: [^]*TypeError: the cheese is gone/);
});
