// The gallery, where art is looked at, under the server's content security policy, with axe. By hand: whatever the house serves is looked
// at in tests/e2e, under the very policy of the house, and any error there fails.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch } from './browser.mjs';

// Built as for production into a folder that is nobody's concern.
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../node_modules/.gallery/', import.meta.url));
await build({
  root,
  logLevel: 'error',
  build: { outDir: dist, emptyOutDir: true, rollupOptions: { input: [`${root}gallery.html`] } },
});
const pages = process.argv.slice(2).length
  ? process.argv.slice(2)
  : [
      'gallery.html?show=table4',
      'gallery.html?show=table6',
      'gallery.html?show=table2',
      'gallery.html?show=call',
      'gallery.html?show=sheet',
      'gallery.html?show=parts',
    ];
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const server = createServer((req, res) => {
  const path = normalize(new URL(req.url, 'http://x').pathname);
  const file = join(dist, path === '/' ? 'index.html' : path);
  if (!file.startsWith(dist) || !existsSync(file)) return res.writeHead(404).end();
  res.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-security-policy': policy });
  createReadStream(file).pipe(res);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const browser = await launch();
const problems = [];
try {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const where of pages)
    for (const theme of ['dark', 'light'])
      for (const lang of where ? ['en'] : ['en', 'ru', 'fr', 'de']) {
        const name = `${where || 'lobby'} ${theme} ${lang}`;
        const context = await browser.newContext({
          locale: lang,
          colorScheme: theme,
          reducedMotion: 'reduce',
          viewport: { width: 1440, height: 900 },
        });
        const page = await context.newPage();
        page.on('console', (m) => m.type() === 'error' && problems.push(`${name}: ${m.text()}`));
        page.on('pageerror', (e) => problems.push(`${name}: ${e.message}`));
        // Nobody plays here: the house answers with empty hands.
        await page.route('**/api/v1/**', (route) =>
          route.fulfill({
            json: route.request().url().endsWith('/games')
              ? [{ game: 'rat-a-tat-cat', least_seats: 2, most_seats: 6, options: [], bots: [] }]
              : { guest: 'g', name: 'Ada', tables: [] },
          }),
        );
        await page.goto(
          `http://127.0.0.1:${server.address().port}/${where}${where.includes('show=') ? `&theme=${theme}&lang=${lang}` : ''}`,
        );
        await page.waitForSelector('main');
        await page.waitForTimeout(300);
        // Styles set by script take effect under the policy; attributes would not.
        const coats = await page.$$eval('[style]', (els) => els.filter((el) => el.getAttribute('style')).length);
        // Evaluation from outside passes the policy, so axe may be handed in as text.
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        for (const v of violations) {
          const where = v.nodes.map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`);
          const line = `${name}: axe ${v.impact}: ${v.id}: ${where.join('; ')}`;
          if (v.impact === 'serious' || v.impact === 'critical') problems.push(line);
          else console.log(line);
        }
        console.log(`${name}: ${coats} elements styled from script`);
        await context.close();
      }
} finally {
  await browser.close();
  server.close();
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
