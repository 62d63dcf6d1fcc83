// Every page in every language: nothing is left untold, and nothing English is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { endSheet } from './hands.mjs';
import { comeTo, House, playOn, sitAt, tableOf } from './house.mjs';
import { bots, playOn as playLandOn } from './ratland-hands.mjs';
import { playOn as playTownOn } from './ratapolis-hands.mjs';
import { playOn as playStreetOn } from './rattus-cartus-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 90_000 });
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

/** Lets a match be played to its end while nobody watches each move, and comes back for the score sheet. */
async function toTheSheet(page, id, play) {
  await page.evaluate(() => (location.hash = '#/replay'));
  await page.locator('.drop').waitFor();
  await play(page, id);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await endSheet(page).waitFor({ timeout: 60_000 });
}

for (const lang of ['en', 'ru', 'fr', 'de'])
  test(`${lang} is complete on every page`, async () => {
    const own = texts(lang);
    assert.deepEqual(
      [...english.keys()].filter((key) => !own.has(key)),
      [],
    );
    // What this language says somewhere is not foreign to it: "Standard" is French too.
    const spoken = new Set(own.values());
    const foreign = [...english.values()].filter((text) => !text.includes('{') && text.length > 5 && !spoken.has(text));
    const page = await house.visitor({ lang, drawn: false, coach: true, provokes: [/\b404\b.*\/nosuchtable/] });
    const problems = [];
    const read = async (where) => {
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      const lines = await said(page);
      assert.ok(lines.length > 3, where);
      for (const line of lines) {
        if (/\{ ?\$|undefined|\bNaN\b|\[object/.test(line) || english.has(line)) problems.push(`${where}: ${line}`);
        // A sentence of the English file, or one that the server made.
        if (foreign.includes(line)) problems.push(`${where}: still English: ${line}`);
      }
    };
    await page.goto(house.url);
    await page.locator('.laid').first().waitFor();
    await read('lobby');
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
    await endSheet(page).waitFor({ timeout: 30_000 });
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
      await page.locator(`[data-asked=${ask}]`).waitFor();
      await read(`rattus-cartus ${ask}`);
    }
    await page.locator('.ask .tools button').first().click();
    await page.locator('dialog[open] article').waitFor();
    await read('rattus-cartus aid');
    await page.keyboard.press('Escape');
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
    assert.deepEqual([...new Set(problems)], []);
    await page.context().close();
  });
