// Screenshots of the house in use, against a real server (RATSKELLER_BIN), written to screenshots/ for a person to look through:
// node tests/house-shots.mjs [page …] [--width=1440,360] [--theme=dark,light] [--lang=en]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { House, playToEnd, tableOf } from './e2e/house.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => (args.find((a) => a.startsWith(`--${name}=`))?.split('=')[1] ?? fallback).split(',');
const wanted = args.filter((a) => !a.startsWith('--'));
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const calm = (page) => page.waitForTimeout(700);
const lay = (page, table) =>
  page.evaluate(async (table) => {
    const post = (path, body) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json());
    await post('/me', {});
    location.hash = `#/table/${(await post('/tables', { game: 'rat-a-tat-cat', ...table })).id}`;
  }, table);
const three = [{ open: true }, { bot: 'greedy' }, { bot: 'rulebook-sieve' }, { bot: 'rulebook' }];

/** How to come to each page; whoever is asked starts in the lobby. */
const ways = {
  lobby: async () => undefined,
  setup: async (page) => page.evaluate(() => (location.hash = '#/new/rat-a-tat-cat')),
  waiting: (page) => lay(page, { seats: [{ open: true }, { open: true }, { bot: 'rulebook' }], public: true }),
  first_look: (page) => lay(page, { seats: three, start: true }),
  end: async (page) => {
    await lay(page, { seats: three, start: true, options: { rounds: 3 } });
    await page.waitForURL(/#\/table\//);
    await playToEnd(page);
    await page.locator('dialog[open]').waitFor({ timeout: 60_000 });
  },
  replay: async (page) => {
    await ways.end(page);
    const id = tableOf(page);
    await page.evaluate((id) => (location.hash = `#/replay/${id}?at=9&eyes=truth`), id);
    await page.locator('input[type=range]').waitFor();
  },
  rules: async (page) => page.evaluate(() => (location.hash = '#/rules/rat-a-tat-cat')),
};

const house = await House.open();
try {
  for (const name of wanted.length ? wanted : Object.keys(ways))
    for (const width of option('width', '1440,360'))
      for (const theme of option('theme', 'dark,light'))
        for (const lang of option('lang', 'en')) {
          const page = await house.visitor({ lang, theme, width: +width, height: +width < 600 ? 740 : 900 });
          await page.goto(house.url);
          await page.locator('.laid').waitFor();
          await ways[name](page);
          await calm(page);
          const file = `house-${name}-${width}-${theme}-${lang}.png`;
          await page.screenshot({ path: folder + file, fullPage: +width < 600 });
          console.log(file, ...page.errors);
          await page.context().close();
        }
} finally {
  await house.close();
}
