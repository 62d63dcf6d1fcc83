// Tokens and bots: made in one's place, asked to a seat by name, and thrown away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { bellOf, does } from './program-hands.mjs';
import { become, holder, namedHouse } from './regular-hands.mjs';

let house;
before(async () => (house = await namedHouse()), { timeout: 300_000 });
after(() => house?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const paper = (page, name) => page.getByRole('region', { name, exact: true });
const row = (page, of, text) => paper(page, of).getByRole('listitem').filter({ hasText: text });

/** A bot and a token that acts as it, made by hand. */
async function makeBot(page, name) {
  await page.getByLabel('Its name').fill(name);
  await button(page, 'Make a bot').click();
  await row(page, 'Bots', name).getByText('no token yet').waitFor();
  await page.getByLabel('What is it for?').fill(`plays as ${name}`);
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await button(page, 'Make a token').click();
  const shown = page.getByRole('group', { name: 'Your new token' });
  const token = await shown.locator('code').innerText();
  assert.match(token, /^rat_/);
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  await row(page, 'Bots', name).getByText('1 token').waitFor();
  return token;
}

test('a bot is made, asked to seats by its name, says no and yes, and goes with its token', async () => {
  const { page } = await holder(house, { provokes: [/\b400\b.*challenge/] });
  await become(house, page, 'Ada');
  await page.getByRole('link', { name: 'Tokens and bots' }).click();
  const token = await makeBot(page, 'Cog');
  await row(page, 'Tokens', 'plays as Cog').getByText('see, play · as Cog · made').waitFor();
  const bell = await bellOf(house.port, token);
  bell.say({ t: 'hello', wire: 3 });
  await bell.until('welcome');

  // At set-up it is written on a chair, and asked as soon as the table is open.
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  await page
    .getByRole('button', { name: /Change who sits here/ })
    .first()
    .click();
  await button(page, 'A bot by name Somebody else’s program that is in the house now.').click();
  await page.keyboard.type('cog');
  await page.keyboard.press('Enter');
  await page.getByText('A bot. We ask it as soon as the table is open.').waitFor();
  await button(page, 'Open the table').click();
  await page.getByText('We have asked Cog.').waitFor();
  const { challenge } = await bell.until('challenged');
  assert.equal(await does(house, token, `challenges/${challenge.id}/decline`), 204);
  await page.getByText('Cog does not come.').waitFor();

  // At the table it is asked again; whom nobody knows is not.
  const ask = async (name) => {
    await page.getByRole('button', { name: /^Free/ }).click();
    await page.getByRole('button', { name: /^A bot by name/ }).click();
    await page.getByLabel('The name of the bot').fill(name);
    await button(page, 'Ask it').click();
  };
  await ask('Nobody');
  await page.getByText('No bot here is called Nobody.').waitFor();
  await ask('Cog');
  const again = await bell.until('challenged');
  assert.deepEqual(await seriousFindings(page), []);
  assert.equal(await does(house, token, `challenges/${again.challenge.id}/accept`), 200);
  await page.getByRole('button', { name: /^Cog\s*Bot.*Send away/ }).waitFor();
  await page.getByText('Everybody is seated.').waitFor();

  // Whoever throws the token away has shut the door.
  await page.goto(`${house.url}#/programs`);
  await row(page, 'Tokens', 'plays as Cog').getByText('last used').waitFor();
  await button(page, 'Throw away the token “plays as Cog”').click();
  await row(page, 'Tokens', 'plays as Cog').waitFor({ state: 'detached' });
  assert.equal((await bell.until('bye')).code, 'bad_token');
  assert.equal(await does(house, token, 'challenges/x/accept'), 401);
  bell.close();
  await button(page, 'Remove the bot Cog').click();
  await row(page, 'Bots', 'Cog').getByRole('button', { name: 'Remove', exact: true }).click();
  await row(page, 'Bots', 'Cog').waitFor({ state: 'detached' });
  await page.context().close();
});

test('tokens are for regulars, and one that opens nothing is not made; by keyboard on a phone', async () => {
  const { page } = await holder(house, { width: 360, height: 740, touch: true });
  await page.goto(`${house.url}#/programs`);
  await page.getByText('Only regulars have programs.').waitFor();
  await become(house, page, 'Bea');
  await page.goto(`${house.url}#/programs`);
  await page.getByLabel('What is it for?').focus();
  await page.keyboard.type('my script');
  for (const line of ['see your tables and matches', 'open tables, sit down and play']) {
    await page.getByRole('checkbox', { name: line }).focus();
    await page.keyboard.press('Space');
  }
  assert.equal(await button(page, 'Make a token').getAttribute('aria-disabled'), 'true');
  await page.getByRole('checkbox', { name: 'talk at the table' }).focus();
  await page.keyboard.press('Space');
  await button(page, 'Make a token').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Your new token' }).waitFor();
  await row(page, 'Tokens', 'my script').getByText('talk · made').waitFor();
  assert.deepEqual(await seriousFindings(page, ['dark', 'light']), []);
  await page.context().close();
});
