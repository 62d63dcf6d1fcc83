// Slow tables, and being told that one waits: by the browser itself, by mail, by a program.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { sitAt } from './house.mjs';
import { mailSink, pushKeys, webSink } from './post-hands.mjs';
import { become, holder, namedHouse } from './regular-hands.mjs';

let house, mails, pushes, hooks;
let hookAnswer = 500;
before(
  async () => {
    [mails, pushes, hooks] = await Promise.all([mailSink(), webSink(), webSink(() => hookAnswer)]);
    const serve = ['--private-post', '--tell-after', '1', '--mail-server', mails.url, '--mail-from', 'keeper@ratskeller.example'];
    house = await namedHouse({ serve, whole: true });
  },
  { timeout: 300_000 },
);
after(async () => {
  await house?.close();
  for (const sink of [mails, pushes, hooks]) sink?.close();
});

const button = (page, name) => page.getByRole('button', { name, exact: true });
const note = (page, text) => page.locator('.toasts p', { hasText: text });
const paper = (page) => page.getByRole('region', { name: 'Tell me when it is my turn', exact: true });
const row = (page, text) => paper(page).getByRole('listitem').filter({ hasText: text });
const goTo = (page, where) => page.evaluate((hash) => (location.hash = hash), where);

/** Somebody whose browser would be pushed to at our sink: no service that carries pushes is to be had here. */
async function pushed(name, keys, as) {
  const { page } = await holder(house, { works: true, ...as });
  await page.context().grantPermissions(['notifications'], { origin: new URL(house.url).origin });
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      globalThis.asked = 0;
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => (globalThis.asked++, ask());
      const made = {
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => ((globalThis.left = true), Promise.resolve(true)),
      };
      let now = null;
      PushManager.prototype.subscribe = ({ applicationServerKey }) => (
        (globalThis.key = applicationServerKey),
        Promise.resolve((now = made))
      );
      PushManager.prototype.getSubscription = () => Promise.resolve(now);
    },
    { endpoint: `${pushes.url}/ada`, p256dh: keys.p256dh, auth: keys.auth },
  );
  await become(house, page, name);
  return page;
}

test('whoever owes a decision at a slow table is told by the browser, and the slate says how long there is', async () => {
  const keys = pushKeys();
  const ada = await pushed('Ada', keys);
  assert.equal(await ada.evaluate(() => globalThis.asked), 0);
  await button(ada, 'In this browser').click();
  await note(ada, 'This browser tells you from now on.').waitFor();
  await row(ada, 'This browser').waitFor();
  assert.deepEqual(
    await ada.evaluate(async () => [globalThis.asked, globalThis.key === (await (await fetch('/api/v1/me/post')).json()).push_key]),
    [1, true],
  );
  await button(ada, 'In this browser').waitFor({ state: 'detached' });
  assert.deepEqual(await seriousFindings(ada, ['dark', 'light']), []);

  // Laid by hand with three days for a move; the other one comes by the link.
  await goTo(ada, '#/new/rat-a-tat-cat');
  // Out from under the plank at the foot of the page.
  const days = ada.getByRole('radio', { name: '3 days' });
  await days.evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
  await days.check({ force: true });
  await ada.getByText('A table to come back to').waitFor();
  assert.deepEqual(await seriousFindings(ada), []);
  const bo = await house.visitor({ drawn: false });
  const { id, invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], clock_s: 259_200 });
  await ada.getByText('Time limit: 3 days').waitFor();
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  await button(ada, 'Start').click();
  await ada.locator('.ask .clock').getByText('left').waitFor({ state: 'attached' });
  assert.match(await ada.locator('.ask .clock').innerText(), /3\sdays|2\sdays\s23\shr/);
  // Nobody asks whether one may go: the table waits.
  await button(ada, 'Leave').click();
  const mine = ada.getByRole('region', { name: 'Your tables' });
  await mine.getByText(/Your turn, [23]\sdays left/).waitFor();

  const letter = keys.read((await pushes.came.nth(0)).body);
  assert.deepEqual([letter.title, new URL(letter.link).hash], ['Rat-a-Tat Cat · your turn', `#/table/${id}`]);
  const cdp = await ada.context().newCDPSession(ada);
  const registration = new Promise((done) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(house.url).origin;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data: JSON.stringify(letter) });
  const shown = await ada.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      const [letter] = await worker.getNotifications();
      if (letter) return { title: letter.title, body: letter.body, data: letter.data };
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('a minute after the push nothing is shown');
  });
  assert.deepEqual(shown, { title: letter.title, body: letter.line, data: letter.link });

  // Taken away with whoever signs out, and the browser lets go of it.
  await goTo(ada, '#/me');
  await button(ada, 'Sign out').click();
  await note(ada, 'Signed out.').waitFor();
  assert.equal(await ada.evaluate(() => globalThis.left), true);
  for (const page of [ada, bo]) await page.context().close();
});

test('a mail address is written to once the code that was sent there is said back, by keyboard on a phone', async () => {
  const { page } = await holder(house, { works: true, width: 360, height: 740, touch: true, provokes: [/\b40[03]\b.*\/me\/post/] });
  await become(house, page, 'Bea');
  await button(page, 'By e-mail').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await paper(page).getByText('No mail can be sent there.').waitFor();
  await page.getByLabel('Your e-mail address').fill('bea@cellar.example');
  await page.keyboard.press('Enter');
  await row(page, 'bea@cellar.example').getByText('waiting for the code').waitFor();
  const mail = await mails.came.nth(0);
  const [code] = /^[0-9a-z]{8}$/m.exec(mail);
  await page.getByLabel('The code from the e-mail').fill('00000000');
  await button(page, 'Confirm').click();
  await paper(page).getByText('That is not the code we sent.').waitFor();
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await page.getByLabel('The code from the e-mail').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  await row(page, 'bea@cellar.example').getByText('since').waitFor();
  await button(page, 'Stop telling me there: bea@cellar.example').click();
  await row(page, 'bea@cellar.example').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a program is told with a key that is shown once; what does not arrive is said', async () => {
  const { page } = await holder(house, { works: true, provokes: [/\b400\b.*\/me\/post/] });
  await become(house, page, 'Cleo');
  await button(page, 'To a program').click();
  await page.getByLabel('Address of the program').fill('ftp://nowhere');
  await button(page, 'Add it').click();
  await paper(page).getByText('That will not do').waitFor();
  await page.getByLabel('Address of the program').fill(`${hooks.url}/cleo`);
  await button(page, 'Add it').click();
  const secret = page.getByRole('group', { name: 'The key it is signed with' });
  assert.match(await secret.locator('code').innerText(), /^[0-9a-f]{64}$/);
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await button(page, 'I have saved them').click();
  await secret.waitFor({ state: 'detached' });

  const bo = await house.visitor({ drawn: false });
  const { id, invite } = await sitAt(house, page, { seats: [{ open: true }, { open: true }], clock_s: 86_400 });
  await page.getByLabel('Invite link').waitFor();
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  await button(page, 'Start').click();
  await page.locator('.ask .answers').waitFor();
  await goTo(page, '#/me');
  const came = await hooks.came.nth(0);
  assert.deepEqual([came.path, JSON.parse(came.body).table], ['/cleo', id]);
  // It was refused: whoever looks again is told.
  for (let n = 0; n < 40 && !(await row(page, 'has not arrived').count()); n++) {
    await page.reload();
    await row(page, hooks.url).waitFor();
  }
  await row(page, 'Our last message has not arrived. We keep trying.').waitFor();
  hookAnswer = 204;
  for (const one of [page, bo]) await one.context().close();
});
