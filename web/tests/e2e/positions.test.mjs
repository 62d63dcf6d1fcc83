// A position set up on the page, against computers: the way in, what is wrong and where, the link, and what such a table says of itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { copiedBy, counts, small } from './hands.mjs';
import { House, playToEnd, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

/** What cannot be played is refused when somebody starts it. */
const provokes = [/\b400\b.*\/tables/];
const wayIn = (page) => page.getByRole('button', { name: 'Set up a position' });
const field = (page) => page.getByRole('textbox', { name: 'Set up a position' });
const chairs = (page) => page.getByRole('region', { name: 'Who sits here' }).getByRole('listitem');
const start = (page) => page.getByRole('button', { name: 'Start', exact: true });
const lastTurn = 'deck 3 8 ..; discard 3;\nA[2:A 5 9 7:A] B[1:B 6 4 8:B]; A source; called B; left A; options rounds=1';
const link = (position) => `${house.url}#/new/rat-a-tat-cat?position=${encodeURIComponent(position)}`;

test('a newcomer sets up the example, and plays on from it', async () => {
  const page = await house.visitor({ provokes, coach: true });
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  assert.equal(await field(page).count(), 0, 'nobody is asked for a position who wants to play');
  await wayIn(page).click();
  await page.getByText('A position for 3 players.').waitFor();
  await counts(chairs(page), 3, 'the chairs follow the position');
  assert.equal(await page.getByText('House rules').count(), 0, 'a position says its options itself');
  assert.deepEqual(await seriousFindings(page), []);
  await start(page).click();
  await page.getByText('Custom position').waitFor();
  await page.getByRole('button', { name: 'Draw from the deck' }).click();
  // What lies on top of the deck is written in the example.
  await page.getByText(/^Draw again\?/).waitFor();
  await page.context().close();
});

test('the end says plainly that there is no record, and leads to the position again', async () => {
  const page = await house.visitor({ provokes });
  await page.goto(link(lastTurn));
  await page.getByText('A position for 2 players.').waitFor();
  await start(page).click();
  await page.waitForURL(/table/);
  await playToEnd(page);
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.getByText('This match began from a position').waitFor();
  for (const way of ['Replay', 'Save the record', 'Copy the replay link', 'How the chances went', 'What decided it', 'Other opponents'])
    assert.equal(await sheet.getByText(way, { exact: true }).count(), 0, `${way} leads nowhere`);

  const first = page.url();
  await sheet.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== first);
  await playToEnd(page);
  await sheet.getByRole('link', { name: 'Change the position' }).click();
  await page.getByText('A position for 2 players.').waitFor();
  assert.equal(await field(page).inputValue(), lastTurn);
  await page.context().close();
});

test('what cannot be read is marked where it stands, and what was written stays', async () => {
  const page = await house.visitor({ provokes });
  await page.goto(link(lastTurn));
  await page.getByText('A position for 2 players.').waitFor();
  assert.equal(await field(page).inputValue(), lastTurn, 'the link carries the position');
  await counts(chairs(page), 2);

  const wrong = lastTurn.replace('6 4', 'cheese 4');
  await field(page).fill(wrong);
  // A player who presses at once is told as well, and led back to the word.
  await start(page).click();
  await page.getByText('Line 2: “cheese” does not fit here.').waitFor();
  await page.getByText('Expected here: a card').waitFor();
  assert.equal(await field(page).inputValue(), wrong);
  assert.equal(await page.locator('mark').textContent(), 'cheese');
  // The fault may be told, for what is typed is read by and by, before the press has come back to the field.
  await page.waitForFunction(() => {
    const el = document.activeElement;
    return el?.matches('textarea') && el.value.slice(el.selectionStart, el.selectionEnd) === 'cheese';
  });
  const told = await field(page).evaluate((el) => ({
    invalid: el.getAttribute('aria-invalid'),
    note: document.getElementById(el.getAttribute('aria-describedby').split(' ')[0]).textContent,
  }));
  assert.match(told.note, /“cheese”/);
  assert.equal(told.invalid, 'true');
  assert.equal(await chairs(page).count(), 2, 'the chairs stay while somebody writes');

  const over = 'A[2 5 9 7] B[1 6 4 8]; deck ..; over';
  await field(page).fill(over);
  await page.getByText('A position for 2 players.').waitFor();
  await start(page).click();
  await page.getByText('nothing is left to play').waitFor();
  assert.equal(await field(page).inputValue(), over);
  await page.context().close();
});

test('any seat may be one’s own, and the link that is copied leads to the same position', async () => {
  const page = await house.visitor({ provokes, drawn: true });
  await page.goto(link(lastTurn.replace('called B; left A', 'turns 4')));
  await page.getByText('A position for 2 players.').waitFor();
  await chairs(page).nth(1).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^You sit here/ })
    .click();
  await chairs(page).nth(1).filter({ hasText: 'You' }).waitFor();
  const copied = await copiedBy(page, () => page.getByRole('button', { name: 'Copy a link to this position' }).click());
  await start(page).click();
  await page.waitForURL(/table/);
  const { seats, set_up } = await page.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((r) => r.json()), tableOf(page));
  assert.deepEqual([set_up, seats.map(({ who }) => who)], [true, ['bot', 'guest']]);

  const friend = await house.visitor({ provokes, lang: 'de', width: 360, height: 740, drawn: true });
  await friend.goto(copied);
  await friend.getByText('Eine Stellung für 2 Spieler.').waitFor();
  assert.match(await friend.locator('textarea').inputValue(), /turns 4/);
  assert.ok(await friend.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it is too wide');
  assert.deepEqual(await small(friend), []);
  await friend.context().close();
  await page.context().close();
});

test('the example of every game is one that the house takes as it is', async () => {
  const page = await house.visitor({ provokes });
  for (const game of ['rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis']) {
    await page.goto(`${house.url}#/new/${game}`);
    await wayIn(page).click();
    await page.getByText(/^A position for \d players\.$/).waitFor();
    await start(page).click();
    await page.getByText('Custom position').waitFor();
    await page.locator('.ask').waitFor();
  }
  await page.context().close();
});
