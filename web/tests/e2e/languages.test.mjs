// Every page in every language: nothing is left untold, and nothing English is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { endSheet } from './hands.mjs';
import { comeTo, lay, playOn, playToEnd, sitAt, tableOf } from './house.mjs';
import { bots, playOn as playLandOn } from './ratland-hands.mjs';
import { playOn as playTownOn } from './ratapolis-hands.mjs';
import { playOn as playStreetOn } from './rattus-cartus-hands.mjs';
import { holder, makeKey, namedHouse } from './regular-hands.mjs';

let house;
before(async () => (house = await namedHouse()), { timeout: 300_000 });
after(() => house?.close());

/** Plain messages of a language, by key. */
function texts(lang) {
  const folder = fileURLToPath(new URL(`../../src/i18n/${lang}/`, import.meta.url));
  const all = readdirSync(folder)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n');
  return new Map([...all.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map(([, key, text]) => [key, text]));
}
const english = texts('en');
/** Everything a page says: to the eye, and to those who listen. */
const said = (page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((el) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((a) => el.getAttribute(a) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...named].map((s) => s.trim()).filter(Boolean);
  });

/** Reads a page in this language, and keeps what is wrong with it. */
function reader(page, lang) {
  // What this language says somewhere is not foreign to it: "Standard" is French too.
  const spoken = new Set(texts(lang).values());
  const foreign = [...english.values()].filter((text) => !text.includes('{') && text.length > 5 && !spoken.has(text));
  const problems = new Set();
  const read = async (where) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    const lines = await said(page);
    assert.ok(lines.length > 3, where);
    for (const line of lines) {
      if (/\{ ?\$|undefined|\bNaN\b|\[object/.test(line) || english.has(line)) problems.add(`${where}: ${line}`);
      // A sentence of the English file, or one that the server made.
      if (foreign.includes(line)) problems.add(`${where}: still English: ${line}`);
    }
  };
  return { read, problems };
}

/** Lets a match be played to its end while nobody watches each move, and comes back for the score sheet. */
async function toTheSheet(page, id, play) {
  await page.evaluate(() => (location.hash = '#/replay'));
  await page.locator('.drop').waitFor();
  await play(page, id);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await endSheet(page).waitFor();
}

for (const lang of ['en', 'ru', 'fr', 'de'])
  test(`${lang} is complete on every page`, async () => {
    const own = texts(lang);
    assert.deepEqual(
      [...english.keys()].filter((key) => !own.has(key)),
      [],
    );
    const page = await house.visitor({ lang, drawn: false, coach: true, provokes: [/\b404\b.*\/nosuchtable/] });
    const { read, problems } = reader(page, lang);
    await page.goto(house.url);
    await page.locator('.laid').first().waitFor();
    await read('lobby');
    // What the browser shows of the house outside of the page.
    const plain = (text) => text?.replaceAll('\u00a0', ' ');
    assert.equal(plain(await page.title()), own.get('page-title'));
    const description = page.locator('meta[name=description]');
    assert.equal(plain(await description.getAttribute('content')), own.get('page-description'));
    const manifest = await page.locator('link[rel=manifest]').evaluate(async ({ href }) => (await fetch(href)).json());
    assert.deepEqual([manifest.lang, manifest.description], [lang, own.get('page-description')]);
    for (const game of ['rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis'])
      for (const [where, seen] of [
        ['new', '.slip'],
        ['rules', 'article'],
        ['learn', 'article'],
      ]) {
        await page.goto(`${house.url}#/${where}/${game}`);
        await page.locator(seen).waitFor();
        await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
        await read(`${where} ${game}`);
      }
    await page.goto(`${house.url}#/replay`);
    await page.locator('.drop').waitFor();
    await read('record');
    for (const [where, seen] of [
      ['screen', '.code'],
      ['show', 'input'],
    ]) {
      await page.goto(`${house.url}#/${where}`);
      await page.locator(seen).waitFor();
      await read(where);
    }
    const { id } = await sitAt(house, page, {
      seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }],
      start: true,
      options: { rounds: 50 },
    });
    await page.locator('.ask .answers').waitFor();
    await read('first look');
    for (const ask of ['choose_source', 'call_choice', 'ready_for_next_round']) {
      await comeTo(page, id, ask, ask === 'ready_for_next_round' ? { instead: {} } : {});
      await read(ask);
    }
    await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], start: true, options: { rounds: 1 } });
    await page.locator('.ask .answers').waitFor();
    await playOn(page);
    await page.evaluate(() => document.querySelectorAll('dialog[open] details').forEach((d) => (d.open = true)));
    await read('score sheet');
    await page.goto(`${house.url}#/replay/${tableOf(page)}?at=5`);
    await page.getByRole('slider').waitFor();
    await read('replay');
    const land = await sitAt(house, page, {
      game: 'ratland',
      seats: [{ open: true }, ...bots(3)],
      start: true,
      options: { clans: true, boards: 'secret_choice' },
    });
    for (const ask of ['keep_clan', 'board', 'deploy']) {
      await playLandOn(page, land.id, [ask]);
      await page.locator('.ask:not(.wait) .answers').waitFor();
      await read(`ratland ${ask}`);
    }
    await toTheSheet(page, land.id, playLandOn);
    await read('ratland score sheet');
    const street = await sitAt(house, page, { game: 'rattus-cartus', seats: [{ open: true }, ...bots(3)], start: true });
    for (const ask of ['privilege', 'visit']) {
      await playStreetOn(page, street.id, [ask]);
      await read(`rattus-cartus ${ask}`);
    }
    for (const [tool, paper] of ['count', 'aid'].entries()) {
      await page.locator('.ask .tools button').nth(tool).click();
      await page.locator(paper === 'aid' ? 'dialog[open] article' : 'dialog[open]').waitFor();
      await read(`rattus-cartus ${paper}`);
      await page.keyboard.press('Escape');
    }
    await toTheSheet(page, street.id, playStreetOn);
    await read('rattus-cartus score sheet');
    const town = await sitAt(house, page, { game: 'ratapolis', seats: [{ open: true }, ...bots(3)], start: true });
    await page.locator('.ask [data-slot]').first().waitFor();
    await read('ratapolis plan');
    await toTheSheet(page, town.id, playTownOn);
    await read('ratapolis score sheet');
    await page.goto(`${house.url}#/table/nosuchtable`);
    await page.locator('.lost').waitFor();
    await read('lost');
    assert.deepEqual([...problems], []);
    await page.context().close();
  });

test('what is a regular’s alone is complete in every language, and the guest’s door to it', async () => {
  const langs = ['ru', 'fr', 'de', 'en'];
  const call = (page, path, json) =>
    page.evaluate(
      ([path, body]) =>
        fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((r) => r.json()),
      [path, JSON.stringify(json ?? {})],
    );
  const [{ page: ada }, { page: bo }] = await Promise.all([holder(house), holder(house)]);
  const problems = [];
  /** Through all languages without loading the page anew. */
  const through = async (page, places) => {
    for (const lang of langs) {
      const own = texts(lang);
      await page.evaluate(() => (location.hash = '#/'));
      await page.locator('.settings select').selectOption(lang);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      const { read, problems: found } = reader(page, lang);
      for (const { at, hash, there, opens } of places) {
        const where = typeof hash === 'function' ? await hash() : hash;
        await page.evaluate((hash) => (location.hash = hash), where);
        for (const one of there(page, (key) => page.getByRole('heading', { name: own.get(key), exact: true }))) await one.waitFor();
        if (opens) await page.locator(opens).click();
        await read(`${at} in ${lang}`);
        if (opens) await page.keyboard.press('Escape');
      }
      problems.push(...found);
    }
  };
  const { id } = await sitAt(house, ada, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true, public: true });
  await playToEnd(ada, id);
  await through(ada, [
    { at: 'my place of a guest', hash: '#/me', there: (page) => [page.locator('.papers form').first(), page.locator('[data-table]')] },
  ]);

  // Known now, with a friend, somebody who wants to be one, something to do at a table, and all that can be made.
  for (const [page, name] of [
    [ada, 'Ada'],
    [bo, 'Bo'],
  ]) {
    await page.goto(`${house.url}#/me`);
    await makeKey(page, name);
  }
  const table = await lay(ada, { seats: [{ open: true }, { open: true }], public: true, clock_s: 86_400 });
  await call(bo, `/tables/${table.id}/sit`);
  await call(ada, `/tables/${table.id}/start`);
  await call(bo, '/me/friends', { guest: (await call(ada, '/me')).guest });
  const { code: friend } = await call(bo, '/me/friend-link');
  await call(ada, '/me/bots', { name: 'Robbie' });
  await call(ada, '/me/tokens', { label: 'Mine', scopes: ['read'] });
  await through(ada, [
    {
      at: 'the bell',
      hash: '#/',
      opens: 'header button[aria-haspopup=dialog]',
      // Bo wants to be a friend, and both owe their first look.
      there: (page) => [page.locator('header button[aria-haspopup=dialog] b', { hasText: '2' })],
    },
    {
      at: 'my place of a regular',
      hash: '#/me',
      there: (page, title) => [
        page.locator('a[download="ratskeller.json"]'),
        title('friends-title'),
        title('post-title'),
        page.locator(`[data-table="${id}"]`),
      ],
    },
    { at: 'what is kept', hash: '#/kept', there: (page) => [page.locator('article h1')] },
    { at: 'the board', hash: '#/board/rat-a-tat-cat', there: (page) => [page.locator('#board ~ *').first()] },
    { at: 'a person', hash: '#/person/Bo', there: (page) => [page.locator('header.parchment h1')] },
    { at: 'oneself', hash: '#/person/Ada', there: (page) => [page.locator('header.parchment h1')] },
    { at: 'programs', hash: '#/programs', there: (page, title) => [title('tokens-title'), title('bots-title')] },
    { at: 'a friend’s link', hash: `#/friend/${friend}`, there: (page) => [page.locator('#friend')] },
  ]);
  await through(bo, [
    {
      at: 'a device at the door',
      hash: async () => `#/let-in/${(await call(ada, '/me/let-in')).code}`,
      there: (page) => [page.locator('.number')],
    },
  ]);
  assert.deepEqual(problems, []);
  for (const page of [ada, bo]) await page.context().close();
});
