// A place to come back to: what a guest has played stays with whoever becomes a regular, a rated match changes two ratings and two books,
// and all of it can be shown, hidden, taken along and erased.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { becomes, counts, small } from './hands.mjs';
import { lay, playOn, playToEnd, sitAt, tableOf } from './house.mjs';
import { become, holder, namedHouse } from './regular-hands.mjs';

let house;
before(async () => (house = await namedHouse()), { timeout: 300_000 });
after(() => house?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
const paper = (page, name) => page.getByRole('region', { name, exact: true });
const goTo = (page, where) => page.evaluate((hash) => (location.hash = hash), where);
const line = (page, id) => page.locator(`[data-table="${id}"]`);
const slate = (page) => paper(page, 'How good you are');
const both = ['dark', 'light'];
const against = (bot) => ({ seats: [{ open: true }, { bot }], options: { rounds: 1 }, start: true });
/** What the house says of a game to whoever looks at this page. */
const standing = (page, game = 'rat-a-tat-cat') => page.evaluate((game) => fetch(`/api/v1/me/ratings/${game}`).then((r) => r.json()), game);

/** Two people look for company at once, and are brought to one table. */
async function meet(...pages) {
  for (const page of pages) {
    await goTo(page, '#/');
    await page.locator('[data-game="rat-a-tat-cat"]').getByRole('button', { name: 'Find people to play' }).click();
    await page.getByRole('button', { name: 'Look for people' }).click();
  }
  for (const page of pages) await page.waitForURL(/#\/table\//);
  const [id, ...others] = pages.map(tableOf);
  for (const other of others) assert.equal(other, id);
  return id;
}

test('a guest’s match stays with the regular, on every device; a rated quick match changes two ratings and two books', async () => {
  const ada = await holder(house);
  const { id: first } = await sitAt(house, ada.page, against('greedy'));
  // It says that it is played for fun.
  await ada.page.getByText('Not rated: played for fun.').waitFor({ state: 'attached' });
  await playToEnd(ada.page, first);
  await become(house, ada.page, 'Ada');

  const laptop = await holder(house, { inField: false });
  for (const key of await ada.keys()) await laptop.take(key);
  await laptop.page.goto(`${house.url}#/me`);
  await button(laptop.page, 'Sign in with your key').click();
  await line(laptop.page, first).waitFor();
  // Nothing rated yet: it is said what to do, and the stars are there.
  await slate(laptop.page).getByText('Here they stand. And you?').waitFor();
  await slate(laptop.page).getByRole('img', { name: 'How strong the computer players are' }).waitFor();
  assert.equal((await standing(laptop.page)).rating, null);
  assert.deepEqual(await seriousFindings(laptop.page, both), []);

  const bo = await holder(house, { width: 360, height: 740, touch: true, provokes: [/\b404\b.*people/, /\b404\b.*favicon/] });
  await become(house, bo.page, 'Bo');
  const id = await meet(laptop.page, bo.page);
  for (const page of [laptop.page, bo.page]) {
    await page.locator('.ask').first().waitFor();
    await page.getByText('Rated', { exact: true }).first().waitFor();
    await counts(button(page, 'Ask for a hint'), 0);
  }
  await Promise.all([laptop.page, bo.page].map((page) => playOn(page, { id })));
  for (const page of [laptop.page, bo.page])
    await page
      .locator('dialog[open] .end')
      .getByText(/^Your rating: 1500 → \d+$/)
      .waitFor();
  assert.deepEqual(await seriousFindings(laptop.page, both), []);

  const stood = [];
  for (const [page, other] of [
    [laptop.page, 'Bo'],
    [bo.page, 'Ada'],
  ]) {
    const { rating } = await standing(page);
    assert.equal(rating.matches, 1);
    assert.ok(rating.doubt < 500);
    stood.push(rating.points);
    await goTo(page, '#/me');
    await slate(page).getByText(`${rating.points}`, { exact: true }).first().waitFor();
    await slate(page)
      .getByRole('img', { name: new RegExp(`^Your rating went from 1500 to ${rating.points}`) })
      .waitFor();
    await line(page, id)
      .getByText(/^Rating [+−±]\d/)
      .waitFor();
    await line(page, id).getByRole('link', { name: other, exact: true }).waitFor();
  }
  // Among two, what one gains the other loses.
  assert.equal(stood[0] + stood[1], 3000);
  assert.deepEqual(await seriousFindings(bo.page, both), []);
  assert.deepEqual(await small(bo.page), []);

  // The book is asked for an opponent, and for a game.
  const book = paper(laptop.page, 'Your matches');
  await book.getByLabel('Opponent').selectOption({ label: 'Bo' });
  await line(laptop.page, first).waitFor({ state: 'detached' });
  await line(laptop.page, id).waitFor();
  await book.getByLabel('Opponent').selectOption({ label: 'Glutton' });
  await line(laptop.page, first).waitFor();
  await line(laptop.page, id).waitFor({ state: 'detached' });
  await book.getByRole('radio', { name: 'RatLand' }).check();
  await book.getByText('No such match yet.').waitFor();
  await book.getByRole('radio', { name: 'All' }).check();
  await book.getByLabel('Opponent').selectOption({ label: 'Anybody' });

  // One sees what the other shows, and no more.
  await line(laptop.page, id).getByRole('link', { name: 'Bo', exact: true }).click();
  await laptop.page.getByRole('heading', { name: 'Bo', exact: true }).waitFor();
  await paper(laptop.page, 'How good they are').getByText(`${stood[1]}`).waitFor();
  assert.deepEqual(await seriousFindings(laptop.page, both), []);

  // One blocks the other, from the table where they met.
  await goTo(laptop.page, `#/table/${id}`);
  await laptop.page.locator('dialog[open] .end').waitFor();
  await laptop.page.keyboard.press('Escape');
  await laptop.page.getByRole('list', { name: 'People at this table' }).getByRole('button', { name: 'Bo', exact: true }).click();
  const sheet = laptop.page.getByRole('dialog', { name: 'Bo', exact: true });
  await sheet.getByRole('link', { name: 'Their page' }).waitFor();
  await sheet.getByRole('button', { name: 'Block', exact: true }).click();
  await sheet.getByRole('button', { name: 'Block Bo?' }).click();
  await goTo(laptop.page, '#/me');
  await paper(laptop.page, 'Blocked').getByText('Bo', { exact: true }).waitFor();

  // One takes everything along, and is gone.
  const file = laptop.page.waitForEvent('download');
  await laptop.page.getByRole('link', { name: 'Take everything' }).click();
  const taken = await readFile(await (await file).path(), 'utf8');
  for (const part of [first, id, `${stood[0]}`]) assert.ok(taken.includes(part), `${part} is not in the file`);
  await button(laptop.page, 'Erase me').click();
  await laptop.page.getByLabel('To confirm, write your name: Ada').fill('Ada');
  await laptop.page.getByRole('dialog').getByRole('button', { name: 'Erase me', exact: true }).click();
  await laptop.page.getByText('Erased. Nobody here knows you any more.').waitFor();

  await bo.page.reload();
  await line(bo.page, id).getByText('Somebody', { exact: true }).waitFor();
  assert.equal((await standing(bo.page)).rating.points, stood[1]);
  await goTo(bo.page, '#/person/Ada');
  await bo.page.getByText('There is nobody to be seen by this name').waitFor();
  for (const { page } of [laptop, bo]) await page.context().close();
  // The other device was signed out with everything else.
  ada.page.errors.length = 0;
  await ada.page.context().close();
});

test('ten rated matches make a line on the board; what somebody hides looks as if it were not there', async () => {
  const { page: cleo } = await holder(house, { provokes: [/\b404\b/] });
  await become(house, cleo, 'Cleo');
  await goTo(cleo, '#/board/rat-a-tat-cat');
  await cleo.getByText('Nobody yet. Play 10 rated matches').waitFor();
  assert.deepEqual(await seriousFindings(cleo, both), []);
  for (let n = 0; n < 10; n++) {
    const { id } = await lay(cleo, { ...against('greedy'), public: true });
    await playToEnd(cleo, id);
  }
  await cleo.reload();
  const board = paper(cleo, 'Rat-a-Tat Cat');
  await board.getByRole('link', { name: 'Cleo', exact: true }).waitFor();
  assert.deepEqual(await seriousFindings(cleo, both), []);

  // Somebody else, on a phone, comes from the cellar.
  const guest = await house.visitor({ width: 360, height: 740, touch: true, drawn: false, provokes: [/\b404\b/] });
  await guest.goto(house.url);
  await guest.getByRole('link', { name: 'The best regulars' }).click();
  await paper(guest, 'Rat-a-Tat Cat').getByRole('link', { name: 'Cleo', exact: true }).click();
  await guest.getByRole('heading', { name: 'Cleo', exact: true }).waitFor();
  await paper(guest, 'How good they are').getByText('10 matches').waitFor();
  assert.deepEqual(await small(guest), []);
  assert.deepEqual(await seriousFindings(guest, both), []);
  // Matches are shown once their owner says so.
  assert.equal(await paper(guest, 'Lately, at tables open to all').count(), 0);

  await goTo(cleo, '#/me');
  const shows = paper(cleo, 'What others see of you');
  const said = () => cleo.waitForResponse((answer) => answer.url().endsWith('/me/profile') && answer.request().method() === 'PUT');
  await Promise.all([said(), shows.getByLabel('Your matches at open tables on it').check()]);
  await guest.reload();
  await paper(guest, 'Lately, at tables open to all')
    .getByRole('link', { name: /^Replay/ })
    .first()
    .click();
  await guest.getByRole('slider', { name: 'Step' }).waitFor();

  await Promise.all([said(), shows.getByLabel('A page with your name and face').uncheck()]);
  await becomes(() => shows.getByLabel('Your ratings on it').isDisabled(), true);
  const nobody = async (name) => {
    await guest.goto(`${house.url}#/person/${name}`);
    await guest.reload();
    return (await guest.locator('.lost').innerText()).trim();
  };
  assert.equal(await nobody('Cleo'), await nobody('Nemo'));
  await Promise.all([said(), shows.getByLabel('Your name on the boards of the best').uncheck()]);
  await guest.goto(`${house.url}#/board/rat-a-tat-cat`);
  await guest.reload();
  await guest.getByText('Nobody yet. Play 10 rated matches').waitFor();
  for (const page of [cleo, guest]) await page.context().close();
});

test('whoever lays a table says whether it counts, by the keyboard alone, and what a rated match does not have is left out', async () => {
  const page = await house.visitor({ drawn: false });
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  const row = (name) => page.getByRole('group', { name, exact: true });
  const pressed = (name, choice) => row(name).getByRole('radio', { name: choice, exact: true });
  await becomes(() => pressed('Rated match', 'For fun').isChecked(), true);
  // A table that is open to all is rated, unless hints are wanted.
  await pressed('Who may come', 'Open to all').check();
  await becomes(() => pressed('Rated match', 'Rated').isChecked(), true);
  await becomes(() => pressed('Hints', 'Off').isChecked(), true);
  await pressed('Hints', 'On').check();
  await page.getByText('hints are allowed. Choose “Rated”, and that is left out.').waitFor();
  await becomes(() => pressed('Rated match', 'For fun').isChecked(), true);
  await pressed('Who may come', 'By invitation').check();
  await pressed('Rated match', 'For fun').focus();
  await page.keyboard.press('ArrowRight');
  await becomes(() => pressed('Rated match', 'Rated').isChecked(), true);
  await becomes(() => pressed('Hints', 'Off').isChecked(), true);
  assert.deepEqual(await seriousFindings(page, both), []);
  await button(page, 'Start').click();
  await page.locator('.ask').first().waitFor();
  await page.getByText('Rated', { exact: true }).first().waitFor();
  const { unrated, public: open } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), tableOf(page));
  assert.deepEqual([unrated, open], [null, false]);
  await page.context().close();

  // In the waiting room everybody reads it, and the host may still allow hints.
  const host = await house.visitor({ drawn: false });
  await sitAt(house, host, { seats: [{ open: true }, { open: true }], public: true });
  await host.getByText('Rated: it counts for everybody’s rating.').waitFor();
  await host.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'On' }).check();
  await host.getByText('Not rated: hints are allowed.').waitFor();
  assert.deepEqual(await seriousFindings(host), []);
  await host.context().close();
});
