// Screenshots of the gallery: node tests/shots.mjs [page …] [--width=1440,360] [--theme=dark,light] [--lang=en,ru,de] [--height=720]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => (args.find((a) => a.startsWith(`--${name}=`))?.split('=')[1] ?? fallback).split(',');
const wanted = args.filter((a) => !a.startsWith('--'));
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await vite.listen();
const base = vite.resolvedUrls.local[0];
const browser = await launch();
let failed = false;
try {
  const listing = await browser.newPage();
  await listing.goto(`${base}gallery.html`);
  await listing.waitForSelector('a');
  const pages = wanted.length ? wanted : await listing.$$eval('a', (links) => links.map((a) => a.textContent));
  for (const show of pages)
    for (const width of option('width', '1440'))
      for (const theme of option('theme', 'dark'))
        for (const lang of option('lang', 'en')) {
          const context = await browser.newContext({
            viewport: { width: +width, height: +option('height', '0')[0] || (+width < 600 ? 740 : 900) },
            reducedMotion: 'reduce',
            deviceScaleFactor: +width < 600 ? 2 : 1,
          });
          const page = await context.newPage();
          page.on('pageerror', (e) => ((failed = true), console.error(show, e.message)));
          page.on('console', (m) => m.type() === 'error' && console.error(show, m.text()));
          await page.goto(`${base}gallery.html?show=${show}&theme=${theme}&lang=${lang}`);
          await page.waitForSelector('main', { timeout: 60_000 });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(400);
          const file = `${show}-${width}-${theme}-${lang}.png`;
          await page.screenshot({ path: folder + file, fullPage: true });
          console.log(file);
          await context.close();
        }
} finally {
  await browser.close();
  await vite.close();
}
process.exit(failed ? 1 : 0);
