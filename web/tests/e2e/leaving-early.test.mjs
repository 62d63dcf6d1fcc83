// A visitor leaves a page before the server has answered it: the late answer asks for nothing else and moves nobody.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, lay } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 90_000 });
after(() => house?.close());

/** Holds back the answers of a route until `release` is called, and resolves `asked` with the first request. */
async function holdBack(page, pattern) {
  let release;
  const released = new Promise((done) => (release = done));
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return { asked, release };
}

/** Goes to the lobby within the page, and waits until it is shown. */
async function goToLobby(page) {
  await page.evaluate(() => (location.hash = '#/'));
  await page.locator('[data-game="rat-a-tat-cat"]').first().waitFor();
}

/** Lets the held answer through, and waits until the page has dealt with it. */
async function answer(page, pattern, release) {
  const response = page.waitForResponse(pattern);
  release();
  await (await response).finished();
  // A later answer of the server comes after everything that the held one set off.
  await page.evaluate(() => fetch('/api/v1/games').then((r) => r.json()));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a table that is left before its guest is known asks for no other table', async () => {
  const page = await house.visitor();
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(house.url);
  const { id } = await lay(page, { seats: [{ open: true }, { bot: 'greedy' }], start: true });
  await page.goto('about:blank');
  const me = await holdBack(page, '**/api/v1/me');
  await page.goto(`${house.url}#/table/${id}`);
  await me.asked;
  await goToLobby(page);
  asked.length = 0;
  await answer(page, '**/api/v1/me', me.release);
  assert.deepEqual(
    asked.filter((path) => /tables\/(null|undefined)/.test(path)),
    [],
  );
  assert.equal(new URL(page.url()).hash, '#/');
  await page.context().close();
});

test('an invitation that is left before it is answered does not pull back', async () => {
  const [host, guest] = [await house.visitor(), await house.visitor()];
  await host.goto(house.url);
  const { invite } = await lay(host, { seats: [{ open: true }, { open: true }] });
  await guest.goto(house.url);
  const invites = await holdBack(guest, '**/api/v1/invites');
  await guest.evaluate((invite) => (location.hash = `#/invite/${invite}`), invite);
  await invites.asked;
  await goToLobby(guest);
  await answer(guest, '**/api/v1/invites', invites.release);
  assert.equal(new URL(guest.url()).hash, '#/');
  await host.context().close();
  await guest.context().close();
});

test('a table that is laid after its set-up was left does not pull back', async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  const tables = await holdBack(page, /\/api\/v1\/tables$/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tables.asked;
  await goToLobby(page);
  await answer(page, /\/api\/v1\/tables$/, tables.release);
  assert.equal(new URL(page.url()).hash, '#/');
  await page.context().close();
});
