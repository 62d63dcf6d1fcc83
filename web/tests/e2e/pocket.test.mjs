// Without a network: every game to its end on this device, whatever happens to the tab; releases that come, and some that do not.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { luck } from '../pocket/luck.mjs';
import { seriousFindings } from './axe.mjs';
import { endSheet, nextQuestion, playByHand as playTat, small, wish } from './hands.mjs';
import { builtPage, House, lay, LUCK, tableOf } from './house.mjs';
import { playByHand as playPolis } from './ratapolis-hands.mjs';
import { playByHand as playLand } from './ratland-hands.mjs';
import { playByHand as playCartus } from './rattus-cartus-hands.mjs';
import { nextRelease, serve } from './releases.mjs';

const games = { 'rat-a-tat-cat': playTat, ratland: playLand, 'rattus-cartus': playCartus, ratapolis: playPolis };
const isBuilt = existsSync(new URL('../../src/pocket/modules/ratland.wasm', import.meta.url));
const skip = !isBuilt && 'no module is built';
/** What a browser says of a line that is cut. */
const cut = [/Failed to load resource/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/, /preload/i, /Failed to fetch/];
const names = { 'rat-a-tat-cat': 'Rat-a-Tat Cat', ratland: 'RatLand', 'rattus-cartus': 'Rattus Cartus', ratapolis: 'Ratapolis' };
const button = (page, name) => page.getByRole('button', { name, exact: true });
const keepButton = (page, game) => page.getByRole('button', { name: `Keep ${names[game]} on this device` });
const removeButton = (page, game) => page.getByRole('button', { name: `Remove ${names[game]} from this device` });

async function keep(page, ...wanted) {
  for (const game of wanted) {
    await keepButton(page, game).click();
    await removeButton(page, game).waitFor();
  }
}

/** Opens what was closed, and walks back to the table as its owner would. */
async function comeBack(context, house, id) {
  const page = await context.newPage();
  await page.goto(house.url);
  await page.locator(`[data-table="${id}"] a`).click();
  return page;
}

async function forget(page, house, ...ids) {
  await page.goto(`${house.url}#/pocket`);
  for (const id of ids) {
    const row = page.getByRole('listitem').filter({ has: page.locator(`[data-table="${id}"]`) });
    await row.getByRole('button', { name: /^Remove this match of/ }).click();
    await row.getByRole('button', { name: /for good/ }).click();
    await row.waitFor({ state: 'detached' });
  }
}

describe('with the network cut', { skip }, () => {
  let house, context, offers;
  before(async () => {
    house = await House.open();
    offers = await (await fetch(`${house.url}api/v1/games`)).json();
    const page = await house.visitor({ drawn: false, works: true, provokes: cut });
    context = page.context();
    await page.goto(`${house.url}#/pocket`);
    await keep(page, ...Object.keys(games));
    await page.close();
    await house.hush(context);
  });
  after(() => house?.close());

  // Ten times in all, at any instant, the tab is closed, whatever is going on in it.
  const any = luck(`instants ${LUCK}`);
  const times = { 'rat-a-tat-cat': 2, ratland: 2, 'rattus-cartus': 3, ratapolis: 3 };
  const instants = Object.entries(times).map(([game, times]) => [game, Array.from({ length: times }, () => any(1 + any(1_500)))]);
  for (const [game, milliseconds] of instants)
    test(`${game} is played to its end, and goes on after its tab was closed`, async () => {
      const play = games[game];
      let page = await context.newPage();
      await page.goto(house.url);
      await page.locator(`[data-game="${game}"] .button.go`).click();
      await page.waitForURL(/#\/table\/pocket-/);
      const id = tableOf(page);
      for (const after of milliseconds) {
        const played = play(page).catch(() => undefined);
        await Promise.race([played, new Promise((done) => setTimeout(done, after))]);
        await page.close();
        await played;
        page = await comeBack(context, house, id);
      }
      await play(page);
      await endSheet(page).waitFor();

      const link = page.locator('dialog[open] a[download]').first();
      assert.match(await link.getAttribute('href'), /^blob:/);
      const [record] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const file = join(house.folder, `${game}.json`);
      await record.saveAs(file);
      execFileSync(house.bin, ['verify', file], { stdio: 'pipe' });
      const { names } = JSON.parse(readFileSync(file, 'utf8'));
      const { bots } = offers.find((offer) => offer.game === game);
      const levels = names.flatMap((name) => bots.filter(({ bot }) => bot === name).map(({ level }) => level));
      assert.deepEqual([names.length, levels.length, new Set(levels).size], [4, 3, 2], `three computer players of two levels: ${names}`);

      await page.goto(`${house.url}#/replay/${id}`);
      await page.locator('.scrubber, [type="range"], [role="slider"]').first().waitFor();
      if (game === 'ratland') {
        await button(page, 'How the chances went').click();
        const board = page.getByRole('dialog', { name: 'How the chances went' });
        await board.getByRole('img', { name: /^Chances of winning/ }).waitFor();
      }
      await page.close();
    });

  test('a position is set up, a hint is asked for and a move taken back, and a first game is shown', async () => {
    const page = await context.newPage();
    const position = 'deck 5 6 ..; discard 3; A[1:A 2 3 4:A] B[5:B 6 7 8:B] C[1:C 2 3 4:C]; A swap';
    await page.goto(`${house.url}#/new/rat-a-tat-cat?position=${encodeURIComponent(position)}`);
    await page.getByText('A position for 3 players.').waitFor();
    await button(page, 'Start').click();
    await page.waitForURL(/#\/table\/pocket-/);
    const set = tableOf(page);
    await button(page, 'Do not use it').waitFor();
    await button(page, 'Ask for a hint').click();
    const slip = page.getByRole('region', { name: 'Ask for a hint' });
    await slip.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });
    await button(page, 'Do not use it').click();
    await button(page, 'No call').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Do not use it').waitFor();

    // A page of its own: nothing of the table before is in it.
    await page.goto('about:blank');
    await page.goto(`${house.url}#/learn/rat-a-tat-cat`);
    await page.locator('article .button.go').first().click();
    await page.waitForURL(/#\/table\/pocket-/);
    await page.locator('.ask .answers button').first().waitFor();
    const first = tableOf(page);

    await forget(page, house, set, first);
    await page.close();
  });

  test('two tabs at one match go on with one log: whoever comes second sees what the first has done', async () => {
    const one = await context.newPage();
    await one.goto(house.url);
    await one.locator('[data-game="rat-a-tat-cat"] .button.go').click();
    await one.waitForURL(/#\/table\/pocket-/);
    const id = tableOf(one);
    const first = await nextQuestion(one);
    const two = await comeBack(context, house, id);
    assert.deepEqual(await nextQuestion(two), first);
    let asked = 0;
    const then = await playTat(two, { stop: () => ++asked > 3 });
    // The first has not heard of it, and answers what was asked long ago: that is not done.
    await one
      .locator('.ask .answers')
      .getByRole('button', { name: wish(first.buttons), exact: true })
      .click();
    await one.waitForFunction((text) => document.querySelector('.ask:not(.wait):not(.pending) p')?.textContent.trim() === text, then.text);
    assert.deepEqual(await nextQuestion(one), then);
    asked = 0;
    assert.notEqual((await playTat(one, { stop: () => ++asked > 2 })).over, true);
    await two.close();
    await forget(one, house, id);
    await one.close();
  });

  test('all of it is brought along when the line is back and stands in my place, and a match can be forgotten', async () => {
    const page = await context.newPage();
    await page.goto(`${house.url}#/pocket`);
    await page.locator('[data-table]').nth(3).waitFor();
    await house.speakUp(context);
    await page.getByRole('button', { name: 'Bring 4 matches along' }).click();
    await page.getByText('in your book').nth(3).waitFor();
    // In the cellar they hang beside those of the house.
    const { id } = await lay(page, { seats: [{ open: true }, { bot: 'greedy' }], start: true });
    await page.goto(house.url);
    const slate = page.getByRole('region', { name: 'Your tables' });
    await slate.locator(`[data-table="${id}"]`).waitFor();
    await slate.locator('[data-table^="pocket-"]').first().waitFor();
    await page.goto(`${house.url}#/me`);
    const lines = page.locator('li[data-table^="brought-"]');
    await lines.nth(3).waitFor();
    assert.deepEqual((await lines.locator('b').allTextContents()).toSorted(), Object.values(names).toSorted());
    await lines.getByText('On your device').nth(3).waitFor();
    await lines
      .first()
      .getByRole('button', { name: /^Remove this match/ })
      .click();
    await lines
      .first()
      .getByRole('button', { name: /for good$/ })
      .click();
    await lines.nth(3).waitFor({ state: 'detached' });
    await lines
      .first()
      .getByRole('link', { name: /^Replay/ })
      .click();
    await page.locator('.scrubber, [type="range"], [role="slider"]').first().waitFor();
    await page.goto(`${house.url}#/pocket`);
    const first = page.getByRole('button', { name: /Remove this match of/ }).first();
    await first.click();
    await page.getByRole('button', { name: /for good/ }).click();
    await page.locator('[data-table]').nth(3).waitFor({ state: 'detached' });
    await page.close();
  });

  test('whoever wants this device to think need not have been in the cellar before', async () => {
    const page = await context.newPage();
    await page.goto(`${house.url}#/pocket`);
    await page.getByRole('button', { name: /^Think on this device/ }).click();
    await page.goto('about:blank');
    await page.goto(`${house.url}#/learn/rat-a-tat-cat`);
    await page.locator('article .button.go').first().click();
    await page.waitForURL(/#\/table\/pocket-/);
    await page.close();
  });
});

test('a release comes whole or not at all, and a match goes on with the module that it was begun with', { skip }, async () => {
  const house = await House.open({ ownPage: true });
  try {
    const first = await builtPage();
    const second = join(house.folder, 'second');
    // Whoever begins anew with this module cannot play: a match that goes on has its own.
    const { module } = nextRelease(first, second, 'ratland', (bytes) => Buffer.alloc(bytes.length));
    let page = await house.visitor({ drawn: false, works: true, provokes: [...cut, /CompileError|compile/i] });
    const context = page.context();
    const update = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        const comes = new Promise((done) => found.addEventListener('updatefound', () => done(found.installing), { once: true }));
        await found.update();
        const worker = await comes;
        await new Promise((done, fail) => {
          setTimeout(() => fail(new Error(`after a minute the worker is still ${worker.state}`)), 60_000);
          const look = () => worker.state === 'installing' || done();
          worker.addEventListener('statechange', look);
          look();
        });
        return {
          waits: found.waiting !== null,
          releases: (await caches.keys())
            .filter((name) => name.includes('release'))
            .toSorted()
            .map((name) => name.slice(-4)),
        };
      });
    await page.goto(`${house.url}#/pocket`);

    // A game that does not come whole is not kept.
    const wasm = join(
      house.outDir,
      'assets',
      readdirSync(join(house.outDir, 'assets')).find((f) => /^ratland-.*\.wasm$/.test(f)),
    );
    renameSync(wasm, `${wasm}.away`);
    await keepButton(page, 'ratland').click();
    await page.getByText('The download broke off').waitFor();
    renameSync(`${wasm}.away`, wasm);
    await keep(page, 'ratland');

    await house.hush(context);
    await page.goto(house.url);
    await page.getByText('One game is on this device.').waitFor();
    assert.equal(await page.locator('[data-game="ratapolis"] .soon').textContent(), 'Not on this device');
    await page.locator('[data-game="ratland"] .button.go').click();
    await page.waitForURL(/#\/table\/pocket-/);
    const id = tableOf(page);
    const some = async (count) => {
      let questions = 0;
      await playLand(page, { stop: () => ++questions > count });
    };
    await some(2);
    await house.speakUp(context);

    // Half a release: nothing changes.
    serve(house.outDir, second);
    truncateSync(join(house.outDir, module), 1_000);
    assert.equal((await update()).waits, false);
    await house.hush(context);
    await page.reload();
    await some(1);
    await house.speakUp(context);

    // All of it: the match goes on, and the release is offered.
    serve(house.outDir, second);
    const { waits, releases } = await update();
    assert.deepEqual([waits, releases.length, releases.includes('next')], [true, 2, true], `${releases}`);
    await some(1);
    await page.evaluate(() => (location.hash = '#/'));
    await page.getByText('There is a new release.').waitFor();
    await page.evaluate(() => (location.hash = '#/pocket'));
    const entry = () => page.evaluate(() => document.querySelector('script[type=module]').getAttribute('src'));
    const before = await entry();
    await page.getByRole('button', { name: 'Switch to it' }).click();
    await page.waitForFunction((before) => document.querySelector('script[type=module]')?.getAttribute('src') !== before, before);
    // Nobody looks at the old one any more: it goes, but for what the match needs.
    await house.hush(context);
    await page.close();
    page = await comeBack(context, house, id);
    await some(1);
    assert.equal(await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('release')).length), 1);
    assert.match(await entry(), /-Z+\d*\.js$/);
    await context.close();
  } finally {
    await house.close();
  }
});

/** A browser finds nothing that speaks against it, in the words of whoever reads, and leads to each game from its sign. */
async function canBeInstalled(page, lang) {
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Everybody here has a private window, from which nothing is installed; that is all there is to say.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId),
    ['in-incognito'],
  );
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  assert.deepEqual([new URL(url).pathname, errors], [`/manifest.${lang}.webmanifest`, []]);
  const { icons, shortcuts } = JSON.parse(data);
  assert.deepEqual(
    shortcuts.map(({ url }) => url),
    Object.keys(games).map((game) => `/${game}#/new/${game}`),
  );
  for (const { src } of icons) assert.ok((await page.request.get(new URL(src, url).href)).ok(), src);
}

test('the page without a network is read in four languages, on a small phone, by keyboard', { skip }, async () => {
  const house = await House.open({ whole: true });
  try {
    for (const [lang, title] of Object.entries({ en: 'Without a network', ru: 'Без сети', fr: 'Sans réseau', de: 'Ohne Netz' })) {
      const page = await house.visitor({ lang, width: 360, height: 740, drawn: false, works: true, provokes: cut });
      await page.goto(`${house.url}#/pocket`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator('li .button').nth(3).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, lang);
      await canBeInstalled(page, lang);
      if (lang === 'en') {
        assert.deepEqual(await small(page), []);
        assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
      }
      if (lang === 'ru') {
        // To the first game, by keys alone.
        await page.locator('h1').evaluate((el) => ((el.tabIndex = -1), el.focus()));
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        for (let tabs = 0; !/^Взять Кот-за-хвост/.test((await focused()) ?? ''); tabs++) {
          assert.ok(tabs < 60, 'sixty tabs and not there');
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: /^Убрать Кот-за-хвост/ }).waitFor();
        await house.hush(page.context());
        await page.goto(house.url);
        await page.getByText('Дом не отвечает').waitFor();
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'offline');
        await page.locator('[data-game="rat-a-tat-cat"] .button.go').focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(/#\/table\/pocket-/);
        await page.locator('.ask .answers button').first().waitFor();
      }
      await page.context().close();
      if (lang === 'ru') await house.speakUp();
    }
  } finally {
    await house.close();
  }
});
