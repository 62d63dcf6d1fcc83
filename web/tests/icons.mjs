// Writes public/icon.svg and its PNGs from the drawing in src/art/AppIcon.svelte.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from './browser.mjs';

const out = fileURLToPath(new URL('../public/', import.meta.url));
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await vite.listen();
const browser = await launch();
try {
  for (const size of [512, 192]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.goto(`${vite.resolvedUrls.local[0]}gallery.html?show=icon`);
    await page.waitForSelector('main svg');
    await page.screenshot({ path: `${out}icon-${size}.png` });
    if (size === 512) {
      const svg = await page.$eval('main svg', (el) => {
        for (const node of [el, ...el.querySelectorAll('*')]) node.removeAttribute('class');
        return el.outerHTML.replace(/<!--.*?-->/g, '');
      });
      writeFileSync(`${out}icon.svg`, `${svg}\n`);
    }
  }
} finally {
  await browser.close();
  await vite.close();
}
