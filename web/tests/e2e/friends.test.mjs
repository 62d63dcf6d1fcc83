// Whom one meets: people who look for a game find each other, friends call each other to a table, and whoever is blocked is not seen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { focused, PATIENCE } from './hands.mjs';
import { lay, sitAt, tableOf } from './house.mjs';
import { become, holder, makeKey, namedHouse } from './regular-hands.mjs';

let house;
before(async () => (house = await namedHouse()), { timeout: 300_000 });
after(() => house?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const paper = (page, name) => page.getByRole('region', { name, exact: true });
const sign = (page, game) => page.locator(`[data-game="${game}"]`);
const seek = (page, game) => sign(page, game).getByRole('button', { name: 'Find people to play' });
const note = (page, text) => page.locator('.toasts p', { hasText: text });
/** A guest carries a mark behind the name. */
const person = (page, name) =>
  page.getByRole('list', { name: 'People at this table' }).getByRole('button', { name: new RegExp(`^${name}( ?Guest)?$`) });
const goTo = (page, where) => page.evaluate((hash) => (location.hash = hash), where);
/** Everything that the bell has said to a page from now on. */
function listen(page) {
  const heard = [];
  const waiting = new Set();
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/bell')) return;
    socket.on('framereceived', ({ payload }) => {
      heard.push(JSON.parse(payload));
      for (const look of waiting) look();
    });
  });
  return {
    until: (is) =>
      new Promise((done, failed) => {
        const late = setTimeout(() => failed(new Error(`not said: ${is}, but ${JSON.stringify(heard)}`)), PATIENCE);
        const look = () => {
          if (!heard.some(is)) return;
          clearTimeout(late);
          waiting.delete(look);
          done(heard.find(is));
        };
        waiting.add(look);
        look();
      }),
  };
}

async function regular(name, as) {
  const { page } = await holder(house, as);
  await become(house, page, name);
  return page;
}

/** Two regulars who have become friends by a link. */
async function friends(one, other) {
  const [ada, bo] = [await regular(one), await regular(other, { width: 360, height: 740, touch: true })];
  await button(ada, 'Make a link').click();
  const link = await ada.getByLabel('Your friend link').inputValue();
  await bo.goto(link);
  await button(bo, 'Become friends').click();
  await note(bo, `You and ${one} are friends.`).waitFor();
  return [ada, bo];
}

test('people who look for the same game are brought to one table; who finds nobody begins with computer players', async () => {
  const [ada, bo, cy, dee] = await Promise.all([1, 2, 3, 4].map(() => house.visitor({ drawn: false })));
  const cyHears = listen(cy);
  for (const page of [ada, bo, cy, dee]) await page.goto(house.url);
  const look = async (page, game) => {
    await seek(page, game).click();
    await button(page, 'Look for people').click();
  };
  await look(dee, 'ratapolis');
  await sign(dee, 'ratapolis').getByRole('status').getByText('Looking for people').waitFor();

  // By keyboard, there and back.
  await seek(ada, 'ratland').focus();
  await ada.keyboard.press('Enter');
  // Nothing begins before it is said what it is.
  await sign(ada, 'ratland').getByText('A rated match').waitFor();
  await focused(button(ada, 'Look for people'));
  await ada.keyboard.press('Enter');
  const stop = button(ada, 'Stop looking');
  await stop.waitFor();
  assert.deepEqual(await seriousFindings(ada, ['dark', 'light']), []);
  await focused(stop);
  await ada.keyboard.press('Enter');
  await seek(ada, 'ratland').waitFor();
  await focused(seek(ada, 'ratland'));

  // A visitor who goes elsewhere in the house looks no longer: the next one is alone.
  await look(bo, 'ratland');
  await button(bo, 'Stop looking').waitFor();
  await goTo(bo, '#/me');
  await bo.getByRole('heading', { name: 'My place' }).waitFor();
  await look(cy, 'ratland');
  assert.equal((await cyHears.until(({ t }) => t === 'sought')).people, 1);
  await ada.keyboard.press('Enter');
  await focused(button(ada, 'Look for people'));
  await ada.keyboard.press('Enter');
  await sign(cy, 'ratland').getByRole('status').getByText('Somebody is here!').waitFor();
  for (const page of [ada, cy]) await page.waitForURL(/#\/table\//);
  assert.equal(tableOf(ada), tableOf(cy));
  for (const page of [ada, cy]) await page.locator('.ask').first().waitFor();
  assert.match(bo.url(), /#\/me$/);

  const begin = button(dee, 'Begin with computer players');
  await begin.waitFor();
  assert.deepEqual(await seriousFindings(dee), []);
  await begin.click();
  await dee.locator('.ask').first().waitFor();
  const laid = await dee.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), tableOf(dee));
  assert.deepEqual([laid.public, laid.game, laid.seats.filter(({ who }) => who === 'bot').length], [true, 'ratapolis', 3]);
  for (const page of [ada, bo, cy, dee]) await page.context().close();
});

test('two who sit at one table become friends, see each other in the house, and one calls the other', async () => {
  const [ada, bo] = [await regular('Ada'), await regular('Bo', { width: 360, height: 740, touch: true })];
  const { invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }] });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  await ada.getByText('Press a name to befriend, mute or report.').waitFor();
  await person(ada, 'Bo').click();
  const sheet = ada.getByRole('dialog', { name: 'Bo', exact: true });
  await sheet.getByRole('button', { name: 'Become friends' }).click();
  await sheet.getByText('We have told Bo.').waitFor();
  assert.deepEqual(await seriousFindings(ada), []);
  await ada.keyboard.press('Escape');

  await note(bo, 'Ada wants to be friends.').getByRole('link', { name: 'See' }).click();
  await paper(bo, 'Friends').getByRole('button', { name: 'Yes' }).click();
  const ofBo = paper(bo, 'Friends').getByRole('listitem').filter({ hasText: 'Ada' });
  await ofBo.getByText('in the house').waitFor();
  assert.deepEqual(await seriousFindings(bo, ['dark', 'light']), []);

  // One press lays a table, and one calls.
  await goTo(ada, '#/');
  await sign(ada, 'ratland').getByRole('button', { name: 'Invite friends' }).click();
  await button(ada, 'Call to this table Bo').click();
  await note(ada, 'Bo has been called.').waitFor();
  assert.deepEqual(await seriousFindings(ada), []);
  const called = note(bo, 'Ada calls you to a table of RatLand.');
  await called.waitFor();
  assert.deepEqual(await seriousFindings(bo), []);
  // A visitor who misses the note finds it at the bell of the cellar, by keyboard, too.
  await called.getByRole('button', { name: 'Close' }).click();
  await goTo(bo, '#/');
  const bell = bo.getByRole('button', { name: /^Bell/ });
  await bo.getByRole('button', { name: 'Bell: 1 thing is waiting for you' }).focus();
  await bo.keyboard.press('Enter');
  const waits = bo.getByRole('dialog', { name: 'What is waiting for you' });
  await waits.getByText('Ada calls you to a table of RatLand.').waitFor();
  assert.deepEqual(await seriousFindings(bo, ['dark', 'light']), []);
  await bo.keyboard.press('Escape');
  await focused(bell);
  await bo.keyboard.press('Enter');
  await waits.getByRole('link', { name: 'Go there' }).click();
  await button(bo, 'Stand up').waitFor();
  await ada.getByText('Bo has sat down.').waitFor();
  // It has been answered; on a phone the bell hangs there only to ring.
  await goTo(bo, '#/');
  await sign(bo, 'ratland').waitFor();
  await bell.waitFor({ state: 'detached' });
  // A friend who sits here is called no more, and a friend who goes is seen to go.
  await button(ada, 'Call to this table Bo').waitFor({ state: 'detached' });
  await goTo(bo, '#/me');
  await ofBo.getByText('in the house').waitFor();
  await ada.context().close();
  await ofBo.getByText('in the house').waitFor({ state: 'detached' });
  await ofBo.getByRole('button', { name: 'Stop being friends: Ada' }).click();
  await ofBo.getByRole('button', { name: 'Yes', exact: true }).click();
  await paper(bo, 'Friends').getByText('Nobody yet.').waitFor();
  await bo.context().close();
});

test('a link makes friends at once, also of a guest, who makes a key on the way; and it can be withdrawn', async () => {
  const [ada, bo] = await friends('Eve', 'Finn');
  await paper(ada, 'Friends').getByRole('listitem').filter({ hasText: 'Finn' }).getByText('in the house').waitFor();
  const link = await ada.getByLabel('Your friend link').inputValue();
  const { page: cy } = await holder(house, { provokes: [/\b404\b.*friend-links/] });
  await cy.goto(link);
  await cy.getByRole('heading', { name: 'Become friends with Eve?' }).waitFor();
  assert.equal(await button(cy, 'Become friends').count(), 0);
  assert.deepEqual(await seriousFindings(cy, ['dark', 'light']), []);
  await makeKey(cy, 'Gus');
  await button(cy, 'Become friends').click();
  await paper(cy, 'Friends').getByText('Eve', { exact: true }).waitFor();
  await paper(ada, 'Friends').getByText('Gus', { exact: true }).waitFor();
  await button(ada, 'Withdraw the link').click();
  await button(ada, 'Make a link').waitFor();
  await cy.goto(house.url);
  await cy.goto(link);
  await cy.getByText('This link is no longer valid.').waitFor();
  for (const page of [ada, bo, cy]) await page.context().close();
});

test('tables of whoever is blocked are not in the cellar until they are not blocked any more', async () => {
  const [ada, bo] = await Promise.all([1, 2].map(() => house.visitor({ drawn: false, provokes: [/\b404\b/, /WebSocket/] })));
  const open = { seats: [{ open: true }, { open: true }, { open: true }], public: true };
  await sitAt(house, ada, open);
  await ada.getByLabel('Invite link').waitFor();
  const { name } = await ada.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  await bo.goto(house.url);
  const board = bo.getByRole('region', { name: 'Other tables' });
  await board.getByText(name).waitFor();
  await board.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Sit down' }).click();
  await person(bo, name).click();
  const sheet = bo.getByRole('dialog', { name, exact: true });
  await sheet.getByText('Only regulars can be friends.').waitFor();
  await sheet.getByTitle('Guest').waitFor();
  assert.equal(await sheet.getByRole('link', { name: 'Their page' }).count(), 0, 'there is none of a guest');
  await sheet.getByRole('button', { name: 'Block', exact: true }).click();
  assert.deepEqual(await seriousFindings(bo), []);
  await sheet.getByRole('button', { name: `Block ${name}?` }).click();
  await note(bo, `${name} is blocked.`).waitFor();
  await button(bo, 'Stand up').click();
  await sign(bo, 'ratland').waitFor();
  // Another table of theirs is there for a stranger, and not for whoever has blocked them.
  const { id } = await lay(ada, { ...open, game: 'ratland' });
  const listed = () => bo.evaluate(() => fetch('/api/v1/tables').then((r) => r.text()));
  assert.ok(!(await listed()).includes(id));
  await bo.reload();
  await sign(bo, 'ratland').getByRole('button', { name: 'Play vs. computer' }).waitFor();
  assert.equal(await bo.getByText(name).count(), 0);

  await goTo(bo, '#/me');
  await button(bo, `Unblock ${name}`).click();
  await button(bo, `Unblock ${name}`).waitFor({ state: 'detached' });
  await goTo(bo, '#/');
  await board.getByText(name).first().waitFor();
  for (const page of [ada, bo]) await page.context().close();
});

test('whoever is elsewhere hears that a table waits, once, and is one press away from it', async () => {
  const [ada, bo] = await Promise.all([1, 2].map(() => house.visitor({ drawn: false })));
  const hears = listen(ada);
  const { id, invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }] });
  await ada.getByLabel('Invite link').waitFor();
  await hears.until(({ t }) => t === 'welcome');
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  await goTo(ada, '#/');
  const mine = ada.getByRole('region', { name: 'Your tables' });
  await mine.getByText('Everybody is seated').waitFor();
  await ada.evaluate((id) => fetch(`/api/v1/tables/${id}/start`, { method: 'POST' }), id);
  await hears.until(({ t, table }) => t === 'turn' && table === id);
  await mine.getByText('Your turn').waitFor();
  const waits = note(ada, 'It is your turn at Rat-a-Tat Cat.');
  await waits.getByRole('link', { name: 'Go there' }).click();
  await ada.locator('.ask .answers').waitFor();
  assert.equal(tableOf(ada), id);
  await waits.waitFor({ state: 'detached' });
  for (const page of [ada, bo]) await page.context().close();
});
