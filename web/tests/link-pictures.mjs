// Writes public/links/: what a messenger shows of a link to the house or to one of its games, drawn by the page itself.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.mjs';

const out = fileURLToPath(new URL('../public/links/', import.meta.url));
mkdirSync(out, { recursive: true });
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await vite.listen();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  // The first visit has everything built for it.
  page.setDefaultTimeout(240_000);
  for (const name of ['house', 'rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis']) {
    await page.goto(`${vite.resolvedUrls.local[0]}gallery.html?show=link&of=${name}`);
    await page.waitForSelector('main [data-drawn]');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${out}${name}.jpg`, type: 'jpeg', quality: 72 });
  }
} finally {
  await browser.close();
  await vite.close();
}
