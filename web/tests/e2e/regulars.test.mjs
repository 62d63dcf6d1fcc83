// Guests who make a key are known again: on this device and on others, by key, by code and by another device, until they erase themselves.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { becomes, copiedBy, counts } from './hands.mjs';
import { playToEnd, sitAt } from './house.mjs';
import { become as becomeIn, holder as holderIn, namedHouse } from './regular-hands.mjs';

let house;
before(async () => (house = await namedHouse()), { timeout: 300_000 });
after(() => house?.close());

const seated = { seats: [{ open: true }, { bot: 'greedy' }], options: { rounds: 1 }, start: true };
const button = (page, name) => page.getByRole('button', { name, exact: true });
const paper = (page, name) => page.getByRole('region', { name });
const place = (page) => page.goto(`${house.url}#/me`);

const holder = (as) => holderIn(house, as);
const become = (page, name) => becomeIn(house, page, name);

test('a guest plays, becomes a regular, signs in elsewhere with the key and finds the match', async () => {
  const ada = await holder();
  const { id } = await sitAt(house, ada.page, seated);
  await ada.page.locator('.ask .answers').waitFor();
  await playToEnd(ada.page, id);
  await place(ada.page);
  await ada.page.locator(`[data-table="${id}"]`).waitFor();
  assert.deepEqual(await seriousFindings(ada.page, ['dark', 'light']), []);
  await ada.page.getByLabel('Your name').first().fill('Ada of the Vaults');
  await button(ada.page, 'Become a regular').click();
  const codes = paper(ada.page, 'Your recovery codes');
  await codes.waitFor();
  assert.deepEqual(await seriousFindings(ada.page), []);
  const copied = await copiedBy(ada.page, () => codes.getByRole('button', { name: 'Copy' }).click());
  assert.equal(copied.split('\n').length, 10);
  const saved = ada.page.waitForEvent('download');
  await codes.getByRole('link', { name: 'Save as a file' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  assert.match(text, /Ada of the Vaults/);
  assert.ok((await codes.locator('li').allTextContents()).every((code) => text.includes(code)));
  await button(ada.page, 'I have saved them').click();
  await ada.page.getByText('A regular of this house').waitFor();
  await ada.page.getByText('10 recovery codes are left.').waitFor();
  await ada.page.locator(`[data-table="${id}"]`).waitFor();
  assert.deepEqual(await seriousFindings(ada.page, ['dark', 'light']), []);

  // Elsewhere a guest has played, too, and the key has been taken along.
  const bo = await holder();
  const { id: other } = await sitAt(house, bo.page, seated);
  await bo.page.locator('.ask .answers').waitFor();
  await playToEnd(bo.page, other);
  for (const key of await ada.keys()) await bo.take(key);
  await place(bo.page);
  // The browser offers the key in the name field, and this one takes it at once.
  await bo.page.getByText('Welcome back.').waitFor();
  await bo.page.locator(`[data-table="${id}"]`).waitFor();
  assert.equal(await bo.page.locator(`[data-table="${other}"]`).count(), 0);
  await paper(bo.page, 'Were these yours?').getByText(': 1 match.').waitFor();
  assert.deepEqual(await seriousFindings(bo.page), []);
  await button(bo.page, 'Yes, bring them along').click();
  await bo.page.locator(`[data-table="${other}"]`).waitFor();
  await bo.page
    .locator(`[data-table="${id}"]`)
    .getByRole('link', { name: /Replay/ })
    .click();
  await bo.page.getByRole('slider', { name: 'Step' }).waitFor();
  // Where a browser offers nothing by itself, it is asked.
  const third = await holder({ inField: false });
  // A key counts: a copy that lags behind is one that somebody has stolen.
  for (const key of await bo.keys()) await third.take(key);
  await place(third.page);
  await button(third.page, 'Sign in with your key').click();
  await third.page.locator(`[data-table="${other}"]`).waitFor();
  assert.equal(await paper(third.page, 'Were these yours?').count(), 0);
  await third.page.context().close();
  await bo.page.context().close();
  await ada.page.context().close();
});

test('a dialog that is put away is no error; a second key is added and thrown away; a name is one person’s', async () => {
  const cleo = await holder({ verified: false, provokes: [/\b409\b/] });
  await place(cleo.page);
  await cleo.page.getByLabel('Your name').first().fill('Cleo');
  await button(cleo.page, 'Become a regular').click();
  await cleo.page.waitForFunction(() => !document.querySelector('form button[aria-disabled]'));
  assert.equal(await cleo.page.locator('.toasts p').count(), 0);
  await cleo.page.getByText('A guest of this house').waitFor();
  await cleo.verify(true);
  await become(cleo.page, 'Cleo');
  const keys = paper(cleo.page, 'Your keys');
  await counts(keys.locator('li'), 1);
  // This authenticator has one already, and a device has room for one.
  await button(cleo.page, 'Add a key').click();
  await cleo.page.getByText('This device has a key of yours already.').waitFor();
  assert.equal(await keys.locator('li').count(), 1);
  // Another one, as a stick is.
  const cdp = await cleo.page.context().newCDPSession(cleo.page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await button(cleo.page, 'Add a key').click();
  await cleo.page.getByText('The new key opens the door from now on.').waitFor();
  await counts(keys.locator('li'), 2);
  await keys
    .getByRole('button', { name: /^Throw away/ })
    .first()
    .click();
  await keys.locator('li').nth(1).waitFor({ state: 'detached' });
  // The last one cannot be thrown away.
  await counts(keys.getByRole('button', { name: /^Throw away/ }), 0);

  const other = await holder({ provokes: [/\b409\b/] });
  await place(other.page);
  await other.page.getByLabel('Your name').first().fill('CLEO');
  await button(other.page, 'Become a regular').click();
  await other.page.getByText('Somebody here has that name').waitFor();
  await other.page.context().close();
  await cleo.page.context().close();
});

test('a recovery code lets its owner in once', async () => {
  const dora = await holder();
  const [code] = await become(dora.page, 'Dora');
  const elsewhere = await house.visitor({ drawn: false, provokes: [/\b403\b/] });
  const byCode = async (code) => {
    await elsewhere.getByText('With a recovery code').click();
    await elsewhere.getByLabel('Your name').last().fill('dora');
    await elsewhere.getByLabel('Recovery code').fill(code);
    await button(elsewhere, 'Sign in').click();
  };
  await place(elsewhere);
  await byCode('wrong');
  await elsewhere.getByText('This house does not know that key or code.').waitFor();
  await elsewhere.reload();
  await byCode(code);
  await elsewhere.getByText('A regular of this house').waitFor();
  await elsewhere.getByText('9 recovery codes are left.').waitFor();
  await button(elsewhere, 'Sign out').click();
  await elsewhere.getByText('A guest of this house').waitFor();
  await byCode(code);
  await elsewhere.getByText('This house does not know that key or code.').waitFor();
  await elsewhere.context().close();
  await dora.page.context().close();
});

test('a second device comes in by the code of the first; sent away, its table says so and it is a guest’s again', async () => {
  const emil = await holder();
  await become(emil.page, 'Emil');
  const phone = await house.visitor({ width: 360, height: 740, touch: true, drawn: false, provokes: [/\b401\b/] });
  await button(emil.page, 'Let a device in').click();
  const link = await emil.page.getByLabel('Link for the other device').inputValue();
  assert.ok(await emil.page.getByAltText('The link for the other device as a QR code').evaluate((img) => img.decode().then(() => true)));
  await phone.goto(link);
  const number = await phone.locator('.number').textContent();
  assert.deepEqual(await seriousFindings(phone), []);
  const door = emil.page.getByRole('dialog', { name: 'Let a device in' });
  await door.getByText(number, { exact: true }).waitFor();
  assert.deepEqual(await seriousFindings(emil.page), []);
  await button(emil.page, 'Let it in').click();
  await phone.getByText('A regular of this house').waitFor();
  await emil.page.getByText('Your other device is in.').waitFor();
  const devices = paper(emil.page, 'Your devices');
  await counts(devices.locator('li'), 2);

  await sitAt(house, phone, seated);
  await phone.locator('.ask .answers').waitFor();
  await button(emil.page, 'Sign out all others').click();
  await phone.locator('.lost').getByText('You are signed out on this device.').waitFor();
  await devices.locator('li').nth(1).waitFor({ state: 'detached' });
  await phone.getByRole('link', { name: 'Back to the cellar' }).click();
  await button(phone, 'Choose a name').waitFor();
  // And plays on as a guest.
  await phone.locator('[data-game="rat-a-tat-cat"]').getByRole('button', { name: 'Play vs. computer' }).click();
  await phone.locator('.ask .answers').waitFor();
  // A code that nobody shows any more opens nothing.
  await phone.context().close();
  const late = await house.visitor({ drawn: false, provokes: [/\b403\b/] });
  await late.goto(link);
  await late.getByText('This code has expired.').waitFor();
  await late.context().close();
  await emil.page.context().close();
});

test('everything is taken along as one file, and erased under one’s own name, by the keyboard alone', async () => {
  // Once erased, the key that is still in the browser opens nothing.
  const { page } = await holder({ provokes: [/\b400\b/, /\b403\b.*sign-in/] });
  await place(page);
  const reach = async (target) => {
    for (let steps = 0; steps < 80; steps++) {
      if (await target.evaluate((el) => el === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('no way there by the keyboard');
  };
  await page.getByLabel('Your name').first().waitFor();
  await reach(page.getByLabel('Your name').first());
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Fritz');
  await page.keyboard.press('Enter');
  const kept = button(page, 'I have saved them');
  await kept.waitFor();
  // The codes are where the reader is.
  await becomes(() => page.evaluate(() => document.activeElement.textContent), 'Your recovery codes');
  await reach(kept);
  await page.keyboard.press('Enter');
  const file = page.waitForEvent('download');
  const take = page.getByRole('link', { name: 'Take everything' });
  await take.waitFor();
  await reach(take);
  await page.keyboard.press('Enter');
  assert.equal(JSON.parse(await readFile(await (await file).path(), 'utf8')).name, 'Fritz');
  await reach(button(page, 'Erase me'));
  await page.keyboard.press('Enter');
  const name = page.getByLabel('To confirm, write your name: Fritz');
  await name.waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await reach(name);
  await page.keyboard.type('Franz');
  await page.keyboard.press('Enter');
  await page.getByText('That name will not do').waitFor();
  await reach(name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('fritz');
  await page.keyboard.press('Enter');
  await page.getByText('Erased. Nobody here knows you any more.').waitFor();
  await page.getByText('A guest of this house').waitFor();
  await page.getByRole('link', { name: 'What is kept about you' }).first().click();
  await page.getByRole('heading', { name: 'What is kept about you' }).waitFor();
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await page.context().close();
});

test('the cellar has a door to one’s place; at an address in numbers it is said why there are no keys', async () => {
  const page = await house.visitor({ drawn: false });
  await page.goto(house.url.replace('localhost', '127.0.0.1'));
  await page.getByRole('link', { name: 'My place' }).click();
  await page.getByText('Signing in works only under an address with a name').waitFor();
  assert.equal(await button(page, 'Become a regular').count(), 0);
  assert.equal(await button(page, 'Sign in with your key').count(), 0);
  await page.getByRole('link', { name: /^http:\/\/localhost:\d+\/#\/me$/ }).click();
  await button(page, 'Become a regular').waitFor();
  await page.context().close();
});

test('a key is good at the house it was made for: the browser keeps it from another, and the house what was signed elsewhere', async () => {
  const gina = await holder({ provokes: [/\b403\b.*sign-in/] });
  await become(gina.page, 'Gina');
  await gina.page.evaluate(() => fetch('/api/v1/sign-out', { method: 'POST' }));
  const offer = () => gina.page.evaluate(() => fetch('/api/v1/sign-in/offer', { method: 'POST' }).then((r) => r.json()));
  /** What the browser says when this page asks it to answer what the house has offered. */
  const answered = (page, options) =>
    page.evaluate(
      (options) =>
        navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }).then(
          (credential) => ({ credential: credential.toJSON() }),
          ({ name }) => ({ refused: name }),
        ),
      options,
    );
  const signIn = (ceremony, credential) =>
    gina.page.evaluate(
      (body) =>
        fetch('/api/v1/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(async (answer) => [
          answer.status,
          (await answer.json()).code,
        ]),
      JSON.stringify({ ceremony, credential }),
    );
  // Somebody else's page, under the same name at another port and under numbers, which passes on what the house has offered.
  const lure = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Free cheese</p>'));
  await new Promise((ready) => lure.listen(0, '127.0.0.1', ready));
  const page = await gina.page.context().newPage();
  const cdp = await gina.page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  for (const credential of await gina.keys()) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.bringToFront();
  const { ceremony, options } = await offer();
  assert.equal(options.rpId, 'localhost');
  await page.goto(`http://127.0.0.1:${lure.address().port}/`);
  assert.deepEqual(await answered(page, options), { refused: 'SecurityError' });
  await page.goto(`http://localhost:${lure.address().port}/`);
  const { credential, refused } = await answered(page, options);
  assert.ok(credential, `the browser lets it ask, for the name is the same: ${refused}`);
  assert.equal(JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url')).origin, new URL(page.url()).origin);
  assert.deepEqual(await signIn(ceremony, credential), [403, 'bad_key']);
  await page.close();
  lure.close();
  // At home the same key opens the door.
  const again = await offer();
  const atHome = await answered(gina.page, again.options);
  assert.equal((await signIn(again.ceremony, atHome.credential))[0], 200);
  await gina.page.context().close();
});
