// For tests about regulars. Chromium's virtual authenticator answers for the browser, at localhost: a key belongs to a name.
import assert from 'node:assert/strict';
import { House } from './house.mjs';

/** A house with a name that keys can be made for. */
export async function namedHouse(how) {
  const house = await House.open(how);
  house.url = house.url.replace('127.0.0.1', 'localhost');
  return house;
}

/** Somebody whose browser can make keys, and the authenticator that does. */
export async function holder(house, { verified = true, inField = true, ...as } = {}) {
  const page = await house.visitor({ drawn: false, ...as });
  if (!inField) await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    page,
    verify: (isUserVerified) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: (credential) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** Makes a key where the page offers it, and says which codes came with it. */
export async function makeKey(page, name) {
  await page.getByLabel('Your name').first().fill(name);
  await page.getByRole('button', { name: 'Become a regular', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Your recovery codes' });
  await shown.waitFor();
  const codes = await shown.locator('li').allTextContents();
  assert.equal(new Set(codes).size, 10);
  await page.getByRole('button', { name: 'I have saved them', exact: true }).click();
  await shown.waitFor({ state: 'detached' });
  return codes;
}

export async function become(house, page, name) {
  await page.goto(`${house.url}#/me`);
  return makeKey(page, name);
}
