// Walking through a match that is over: what is open, where one can stop, what a step is, how fast it goes, and the way back to a moment.
import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, copiedBy, small } from './hands.mjs';
import { House, lay, playOn, playToEnd } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const slider = (page) => page.getByRole('slider', { name: 'Step' });
const next = (page) => page.getByRole('button', { name: 'Next step' });

/** A match of two rounds against the computer, over. */
async function played(page) {
  await page.goto(house.url);
  const { id } = await lay(page, { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 2 }, public: true, start: true });
  await playToEnd(page, id);
  return id;
}

test('a replay opens with every card face up, and a step is what was decided together', async () => {
  const page = await house.visitor();
  const id = await played(page);
  const { total, rounds, frames } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/frames?eyes=truth`).then((r) => r.json()), id);
  assert.equal(rounds.length, 2);
  assert.deepEqual(frames[0].decided, []);
  for (const { decided } of frames.slice(1)) assert.ok(decided.length > 0);
  // Where the chances turned is a matter of luck, and would be a stop on the way.
  await page.route('**/chances', (route) => route.fulfill({ json: { points: [], turning: [] } }));
  await page.goto(`${house.url}#/replay/${id}`);
  await slider(page).waitFor();
  assert.equal(await page.getByLabel('Point of view').inputValue(), 'truth');
  assert.equal(await page.locator('.seat .card[aria-label*="face down"]').count(), 0);
  assert.equal(await slider(page).getAttribute('max'), `${total - 1}`);
  // Both look at their first cards: one step, told once.
  await next(page).click();
  await page.locator('.decided', { hasText: /, .*: Done looking/ }).waitFor();
  await page.waitForFunction(() => /round 1, 1 of /.test(document.querySelector('input[type=range]').getAttribute('aria-valuetext')));
  await slider(page).focus();
  await page.keyboard.press('PageUp');
  await page.waitForURL(new RegExp(`at=${rounds[1]}$`));
  await page.waitForFunction(() => /round 2/.test(document.querySelector('input[type=range]').getAttribute('aria-valuetext')));
  await page.context().close();
});

test('marks stand where rounds begin, and where the chances turned once they are known', async () => {
  const page = await house.visitor({ width: 360, height: 640, drawn: true });
  const id = await played(page);
  const points = [
    [0, 50, 50],
    [3, 80, 20],
    [9, 100, 0],
  ].map(([frame, ...chances]) => ({ frame, chances }));
  let tell;
  const asked = new Promise((done) => (tell = done));
  await page.route('**/chances', async (route) => {
    await asked;
    await route.fulfill({ json: { points, turning: [1] } });
  });
  await page.goto(`${house.url}#/replay/${id}?at=3`);
  await slider(page).waitFor();
  assert.deepEqual(await page.locator('.marks .round').allTextContents(), ['1', '2']);
  assert.equal(await page.locator('.marks .turn').count(), 0);
  tell();
  await page.locator('.marks .turn').waitFor();
  await page.getByText('Turning point: ').waitFor();
  assert.deepEqual(await small(page), []);
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await atRest(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.context().close();
});

test('it plays, pauses and goes at the speed one chooses; and the way back leads to how it ended', async () => {
  const page = await house.visitor();
  const id = await played(page);
  await page.goto(`${house.url}#/table/${id}`);
  const end = page.getByRole('dialog', { name: 'Final standings' });
  await end.getByRole('link', { name: 'Replay', exact: true }).click();
  await slider(page).waitFor();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('×4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) >= 3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.ratskeller).speed), 'faster');
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await end.waitFor();
  await page.context().close();
});

test('a moment has an address, which one press copies and everybody who has it opens', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const id = await played(ada);
  await ada.goto(`${house.url}#/replay/${id}`);
  await slider(ada).waitFor();
  for (let times = 0; times < 4; times++) await next(ada).click();
  await ada.waitForURL(/at=4$/);
  const link = await copiedBy(ada, () => ada.getByRole('button', { name: 'Copy a link to this moment' }).click());
  assert.match(link, /#\/replay\/[^?]+\?at=4$/);
  await bo.goto(link);
  await slider(bo).waitFor();
  assert.equal(await slider(bo).inputValue(), '4');
  await ada.context().close();
  await bo.context().close();
});

test('a hand that is gone while its card still turns over asks for no face', async () => {
  const page = await house.visitor({ motion: true, drawn: true });
  await page.goto(house.url);
  const { id } = await lay(page, { seats: [{ bot: 'greedy' }, { open: true }], options: { rounds: 3 }, start: true });
  await playOn(page, { id, instead: { call_choice: { do: 'no_call' } } });
  const { frames } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}/frames?eyes=gallery`).then((r) => r.json()), id);
  // A special card is drawn in secret and turned up: it turns over in the hand of the player who sits opposite.
  const special = frames.find(({ decided: [one] }, at) => one?.decision.do === 'decline' && one.seat === 1 && at > 1);
  assert.ok(special, 'nobody has drawn a special card');
  await page.goto(`${house.url}#/replay/${id}?at=${special.at - 2}&eyes=gallery`);
  await slider(page).waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Animation.enable');
  await slow.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await next(page).click();
  await page.waitForFunction(() => {
    const [turn] = document.querySelector('.held .card')?.getAnimations() ?? [];
    globalThis.turned = turn?.finished.catch(() => undefined);
    return turn;
  });
  await slider(page).press('Home');
  await page.locator('.held').waitFor({ state: 'detached' });
  await slow.send('Animation.setPlaybackRate', { playbackRate: 50 });
  await page.evaluate(() => globalThis.turned);
  await page.context().close();
});

test('the icon is not fetched again while a replay is scrubbed', async () => {
  const page = await house.visitor();
  const id = await played(page);
  // No browser tells of it, so somebody stands before the house and counts.
  let icons = 0;
  const counter = createServer((asked, answer) => {
    icons += asked.url.startsWith('/icon') ? 1 : 0;
    asked.pipe(
      request({ port: house.port, path: asked.url, method: asked.method, headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode, given.headers);
        given.pipe(answer);
      }),
    );
  });
  await new Promise((ready) => counter.listen(0, '127.0.0.1', ready));
  try {
    await page.goto(`http://127.0.0.1:${counter.address().port}/#/replay/${id}`);
    await slider(page).waitFor();
    for (let at = 1; at <= 8; at++) {
      await next(page).click();
      await page.waitForURL(new RegExp(`at=${at}$`));
    }
    assert.ok(icons <= 1, `${icons} times`);
  } finally {
    await page.context().close();
    counter.close();
  }
});
