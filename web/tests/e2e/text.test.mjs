// What people write is text and nothing else, wherever it is shown, under the policy of the house.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { nextQuestion } from './hands.mjs';
import { House, playOn, playToEnd, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

// Up to 24 letters.
const names = [
  '<svg onload=bite()>',
  '<b onclick=bite()>B</b>',
  "'-bite()-'",
  '"><i id=bitten>',
  '{{7*7}}${7*7}',
  'javascript:bite()',
  '&lt;b&gt;&#x3C;',
  '</script><s id=bitten>',
  '<a href=//evil>x</a>',
];
const chats = [
  '<script>bite()</script>',
  '<img src=x onerror=bite()>',
  '<svg/onload=bite()><animate onbegin=bite() attributeName=x>',
  '<iframe srcdoc="<script>parent.bite()</script>">',
  '"><img src=x onerror="bite()">',
  "';bite();//",
  '<a href="javascript:bite()">click</a>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=bite()>',
  '<details open ontoggle=bite()>',
  '<style>@import "javascript:bite()";*{background:url(x)}</style>',
  '<base href=//evil><link rel=stylesheet href=//evil>',
  '{@html bite()}',
  '<noscript><p title="</noscript><img src=x onerror=bite()>">',
];
/** Nobody was bitten, nothing grew in the page that was not planted there. */
async function unharmed(page, where) {
  const found = await page.evaluate(() => ({
    bitten: globalThis.bitten ?? null,
    grown: [
      ...document.querySelectorAll(
        '#bitten, iframe, base, [onload], [onerror], [onclick], [onbegin], [ontoggle], a[href^="javascript:"], a[href*="evil"], ' +
          'link[href*="evil"], body script, body style, img[src="x"]',
      ),
    ]
      .filter((el) => !el.matches('body > script[src^="/"]'))
      .map((el) => el.outerHTML.slice(0, 120)),
  }));
  assert.deepEqual(found, { bitten: null, grown: [] }, where);
}
async function guarded(options) {
  const page = await house.visitor(options);
  await page.addInitScript(() => (globalThis.bite = () => (globalThis.bitten = true)));
  page.on('dialog', () => page.errors.push('a dialog'));
  page.on('request', (request) => request.url().includes('evil') && page.errors.push(request.url()));
  return page;
}
const rename = (page, name) =>
  page.evaluate(
    (name) =>
      fetch('/api/v1/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }).then(
        (r) => r.ok,
      ),
    name,
  );

test('the policy allows no script but ours', async () => {
  const policy = (await fetch(`http://127.0.0.1:${house.port}/`)).headers.get('content-security-policy');
  // WebAssembly may be compiled, for the games in the pocket; nothing else that was not fetched from the house runs.
  assert.doesNotMatch(policy.replace("'wasm-unsafe-eval'", ''), /unsafe|\*/);
  assert.match(policy, /script-src 'self'/);
  // And it holds in the page: what slips in by hand does not run.
  const page = await guarded({ provokes: [/Content.Security.Policy/i] });
  await page.goto(house.url);
  await page.locator('.laid').first().waitFor();
  const blocked = [/event handler/, /inline script/].map((what) =>
    page.waitForEvent('console', (m) => m.type() === 'error' && /Content.Security.Policy/i.test(m.text()) && what.test(m.text())),
  );
  await page.evaluate(() => {
    const hole = document.createElement('div');
    hole.innerHTML = '<img src=x onerror="bite()">';
    const script = document.createElement('script');
    script.textContent = 'bite()';
    document.body.append(hole, script);
  });
  await Promise.all(blocked);
  assert.equal(await page.evaluate(() => globalThis.bitten), undefined);
  await page.context().close();
});

test('names, talk and records that bite are only text', async () => {
  // The house refuses some of the names and a record, and has no such table.
  const ada = await guarded({ provokes: [/\b400\b.*\/records/, /\b404\b.*\/tables\/%3Cimg/] });
  const bo = await guarded({ provokes: [/\b400\b.*\/me\b/] });
  const { id, invite } = await sitAt(house, ada, {
    seats: [{ open: true }, { open: true }, { bot: 'greedy' }],
    public: true,
    options: { rounds: 1 },
  });
  await bo.goto(`${house.url}#/invite/${invite}`);
  // Every name that the house takes, in the waiting room and on the slate in the lobby.
  let taken = 0;
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  for (const name of names) if (await rename(bo, name)) taken++;
  assert.ok(taken >= 3, `the house took ${taken} of the names`);
  const now = await bo.evaluate(() =>
    fetch('/api/v1/me')
      .then((r) => r.json())
      .then((me) => me.name),
  );
  const slate = await guarded();
  await slate.goto(house.url);
  await slate.getByText(now).first().waitFor();
  await unharmed(slate, 'slate');
  await slate.context().close();
  await ada.reload();
  await ada.getByText(now).first().waitFor();
  await unharmed(ada, 'waiting room');
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await nextQuestion(ada);
  // Talk, as many lines as the house hears at once.
  for (const line of chats.slice(0, 5)) {
    await ada.getByLabel('Say something').fill(line);
    await ada.getByLabel('Say something').press('Enter');
    await bo.getByText(line, { exact: true }).waitFor();
  }
  await unharmed(ada, 'table');
  await unharmed(bo, 'table');
  await Promise.all([playToEnd(ada, id), playToEnd(bo, id)]);
  await unharmed(ada, 'score sheet');
  // The record, with names that bite harder than the house allows.
  const record = await ada.evaluate((id) => fetch(`/api/v1/tables/${id}/record`).then((r) => r.json()), tableOf(ada));
  for (const bites of [chats.slice(0, 3), chats.slice(7, 10)]) {
    const forged = JSON.stringify({ ...record, names: bites });
    await ada.goto(`${house.url}#/`);
    await ada.goto(`${house.url}#/replay`);
    await ada.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
    await ada.getByRole('slider').or(ada.getByRole('alert')).waitFor();
    await unharmed(ada, 'record');
  }
  await ada.goto(`${house.url}#/table/${encodeURIComponent('<img src=x onerror=bite()>')}`);
  await ada.locator('.lost').waitFor();
  await unharmed(ada, 'address');
  await ada.context().close();
  await bo.context().close();
});

test('every kind of talk that the page itself could be made to show is text', async () => {
  // The house lets through twenty lines a minute; the page is handed the rest as if it had.
  const page = await guarded();
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      near.send(text);
      if (JSON.parse(text).t === 'welcome')
        for (const [i, line] of [...chats, ...names].entries())
          near.send(
            JSON.stringify({ t: 'chat', said: { number: i + 1, guest: `g${i}`, name: names[i % names.length], seat: i % 3, text: line } }),
          );
    });
  });
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], start: true, options: { rounds: 1 } });
  for (const line of chats) await page.getByText(line, { exact: true }).first().waitFor();
  await unharmed(page, 'talk');
  await playOn(page, { until: ['call_choice'] });
  await unharmed(page, 'table');
  await page.context().close();
});
