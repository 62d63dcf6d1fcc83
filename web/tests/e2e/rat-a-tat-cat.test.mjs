// Rat-a-Tat Cat on the page: whole matches against the computer, what can be taken back, who comes and goes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { atRest, boxOf, checkBacks, checkHidden, counts, endSheet, nextQuestion, overhear, playByHand } from './hands.mjs';
import { House, playOn, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open({ serve: ['--gone-after', '2'] })), { timeout: 300_000 });
after(() => house?.close());
const three = [{ open: true }, { bot: 'greedy' }, { bot: 'rulebook' }, { bot: 'random' }];
const button = (page, name) => page.getByRole('button', { name, exact: true });
const plaque = (page, name) => page.locator('.plaque', { hasText: name });

test('from the first visit to the first move against the computer are two clicks', async () => {
  const page = await house.visitor({ coach: true });
  await page.addInitScript(() => {
    globalThis.clicks = 0;
    addEventListener('click', (e) => e.isTrusted && globalThis.clicks++, true);
  });
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload).t)));
  await page.goto(house.url);
  await button(page, 'Play vs. computer').first().waitFor();
  const since = Date.now();
  await button(page, 'Play vs. computer').first().click();
  await button(page, 'Done looking').click();
  const took = Date.now() - since;
  await nextQuestion(page);
  assert.ok(sent.includes('decide'));
  assert.equal(await page.evaluate(() => globalThis.clicks), 2);
  console.log(`# first move ${took} ms after the first click`);
  await page.context().close();
});

for (const [width, height, touch] of [
  [1440, 900, false],
  [360, 740, true],
])
  test(`a match against three computer players ends on the score sheet at ${width} px, and goes on in a rematch`, async () => {
    const page = await house.visitor({ width, height, touch });
    const heard = overhear(page);
    const { id } = await sitAt(house, page, { seats: three, start: true, options: { rounds: 2 } });
    const wide = [];
    await playByHand(page, {
      async seen() {
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          wide.push(await page.locator('.ask').textContent());
      },
    });
    assert.deepEqual(wide, []);
    const { end } = heard.findLast((m) => m.play?.end).play;
    const sheet = endSheet(page);
    for (const [seat, score] of end.scores.entries())
      assert.equal(await sheet.locator('tfoot tr').first().locator('td').nth(seat).textContent(), String(score));
    // Where the points come from: every round adds up from its four cards.
    const rows = await sheet
      .locator('tbody td')
      .evaluateAll((cells) =>
        cells.map((cell) => [
          cell.querySelector('.sum')?.lastElementChild.parentElement.innerText.replace(/[^\d+]/g, ''),
          cell.querySelector('.ink')?.textContent.trim(),
        ]),
      );
    assert.equal(rows.length, 8);
    for (const [sum, score] of rows)
      assert.equal(
        sum.split('+').reduce((a, n) => a + Number(n), 0),
        Number(score),
        sum,
      );
    checkHidden(heard, 0);
    // Whoever comes back still finds every round with its cards.
    await page.reload();
    await sheet.waitFor();
    await page.waitForFunction((cells) => document.querySelectorAll('dialog[open] .end tbody .sum').length === cells, rows.length);
    await sheet.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction((old) => !location.hash.includes(old), id);
    await button(page, 'Done looking').waitFor();
    assert.notEqual(tableOf(page), id);
    await page.context().close();
  });

test('on a phone everything that can be pressed is a thumb wide', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true, coach: true, drawn: true });
  const small = async () => {
    await atRest(page);
    return page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, a[href], select, summary, input:not([type=radio]):not([type=file]), label:has(input[type=radio])',
        ),
      ]
        // The rows of others are first touched as a whole, then enlarged.
        .filter((el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !el.closest('.seat:not(.me)'))
        .map((el) => ({ name: el.getAttribute('aria-label') ?? el.textContent.trim().slice(0, 30), el, box: el.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ el, name, box }) => `${el.tagName} ${el.className} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
  };
  const found = {};
  await page.goto(house.url);
  await page.locator('.laid').first().waitFor();
  found.lobby = await small();
  await page.goto(`${house.url}#/new/rat-a-tat-cat`);
  await page.locator('.slip summary').first().click();
  found.setUp = await small();
  await page.goto(`${house.url}#/learn/rat-a-tat-cat`);
  await page.locator('article').waitFor();
  found.learn = await small();
  await sitAt(house, page, { seats: three, start: true, options: { rounds: 1 } });
  await nextQuestion(page);
  found.table = await small();
  await button(page, 'Settings').click();
  await page.locator('dialog[open]').waitFor();
  found.settings = await small();
  await page.keyboard.press('Escape');
  await playOn(page, { until: ['call_choice'] });
  found.call = await small();
  await playOn(page);
  found.end = await small();
  await endSheet(page).getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  found.replay = await small();
  assert.deepEqual(
    Object.entries(found).filter(([, list]) => list.length),
    [],
  );
  await page.context().close();
});

test('on a low laptop the own row ends above the bar, whatever that says', async () => {
  for (const seats of [three.slice(0, 2), three]) {
    const page = await house.visitor({ lang: 'ru', width: 1366, height: 650, drawn: true });
    const rows = ['A[2:A 5 9 7:A]', 'B[1:B 6 4 8:B]', 'C[5 6 7 8]', 'D[1 2 3 4]'].slice(0, seats.length).join(' ');
    await sitAt(house, page, { seats, position: `deck 3 8 ..; discard 3; ${rows}; A source; called B; left A`, start: true });
    await nextQuestion(page);
    await atRest(page);
    const edge = (of, at) =>
      page
        .locator(of)
        .first()
        .evaluate((el, at) => el.getBoundingClientRect()[at], at);
    const [row, bar] = [await edge('.me .card', 'bottom'), await edge('.ask', 'top')];
    assert.ok(row <= bar, `${seats.length} players: the row ends at ${row}, the bar begins at ${bar}`);
    await page.context().close();
  }
});

test('hold a finger on a part, or rest the mouse on it: what it is, why not now, and the rule', async () => {
  const page = await house.visitor({ drawn: true });
  await sitAt(house, page, { seats: three, start: true, options: { rounds: 1 } });
  await nextQuestion(page);
  const hint = page.getByRole('tooltip');
  await page.locator('[data-help=deck] .card').hover();
  await hint.getByText('First press Done looking.').waitFor();
  await hint.getByText('The deck. Draw its top card').waitFor();
  await hint.getByText('Rules:').waitFor();
  await page.mouse.move(5, 5);
  await hint.waitFor({ state: 'detached' });
  await page.locator('[data-help=scanner]').hover();
  await hint.getByText('The scanner.').waitFor();
  await page.context().close();

  const phone = await house.visitor({ width: 360, height: 740, touch: true, drawn: true });
  await sitAt(house, phone, { seats: three, start: true, options: { rounds: 1 } });
  await nextQuestion(phone);
  await button(phone, 'Done looking').tap();
  await phone.locator('[data-help=deck] .card.lit').waitFor();
  const deck = await boxOf(phone.locator('[data-help=deck] .card'));
  const fingers = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: deck.x + deck.width / 2, y: deck.y + deck.height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await phone.getByRole('tooltip').getByText('The deck.').waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Asking is not drawing.
  await phone.locator('[data-help=deck] .card.lit').waitFor();
  assert.equal(await phone.locator('.hand').count(), 0);
  await phone.context().close();
});

test('what showed nobody anything can be taken back', async () => {
  const page = await house.visitor();
  const position = 'deck 5 6 ..; discard 3; A[1:A 2 3 4:A] B[5:B 6 7 8:B] C[1:C 2 3 4:C] D[5:D 6 7 8:D]; A swap';
  await sitAt(house, page, { seats: three, position, start: true });
  const before = await nextQuestion(page);
  assert.ok(before.buttons.includes('Do not use it'));
  await button(page, 'Do not use it').click();
  await button(page, 'No call').waitFor();
  await button(page, 'Undo').click();
  await button(page, 'Do not use it').waitFor();
  // Those who listen are told, rather than left with what was told before.
  await page.locator('.game > [aria-live]').getByText('The last move was undone.').waitFor({ state: 'attached' });
  assert.equal((await nextQuestion(page)).text, before.text);
  await button(page, 'Do not use it').click();
  await button(page, 'No call').waitFor();
  await page.context().close();
});

test('a call is seen by those too who want nothing to move', async () => {
  const page = await house.visitor({ drawn: true });
  // The player is asked at once, before the computer player has had a turn.
  const position = 'deck 5 6 ..; discard 3; A[1:A 2 3 4:A] B[5:B 6 7 8:B]; A call; options rounds=1';
  await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], position, start: true });
  assert.ok((await nextQuestion(page)).buttons.includes('Rat-a-tat cat!'));
  // The banner is there for a moment, which a busy machine may let pass between two looks: the page itself notes it.
  await page.evaluate(() => {
    globalThis.shouts = [];
    const note = () => {
      const shout = document.querySelector('.shout');
      if (shout && !globalThis.shouts.length) globalThis.shouts.push(getComputedStyle(shout).opacity);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await button(page, 'Rat-a-tat cat!').click();
  await page.waitForFunction(() => globalThis.shouts.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.shouts), ['1']);
  await page.locator('.shout').waitFor({ state: 'detached' });
  await endSheet(page).waitFor();
  await page.context().close();
});

/** What each move of the guided match is called in its tip and, once it is whole, by the Sage, and how it is made. */
const named = [
  [/^Your outer cards: 9, .*, and 8, /, null, (page) => button(page, 'Done looking').click()],
  [/Take it in place of your first card: 9/, null, (page) => button(page, 'Take the discard').click()],
  [
    /^1, .* in place of your first card: 9/,
    'Take from the discard pile, for your first card',
    (page) => page.locator('.me .card').first().click(),
  ],
  [/draw from the deck\.$/, 'Draw from the deck', (page) => button(page, 'Draw from the deck').click()],
  [/^0, .* in place of your fourth card: 8/, 'Put it in place of your fourth card', (page) => page.locator('.me .card').nth(3).click()],
  [/^2, .* in place of your second card: 7/, 'Put it in place of your second card', (page) => page.locator('.me .card').nth(1).click()],
  [/for instance the second/, /^Look at your (second|third) card$/, (page) => page.locator('.me .card').nth(1).click()],
  [/press Done looking/, null, (page) => button(page, 'Done looking').click()],
  // Between high and low it is for the player to say.
  [/After a call everyone else has one more turn/, null, (page) => button(page, 'No call').click()],
  [/Do not call yet/, 'No call', (page) => button(page, 'No call').click()],
  [/Call “Rat-a-tat cat!”/, 'Rat-a-tat cat!', (page) => button(page, 'Rat-a-tat cat!').click()],
];

test('show me: what each tip speaks of lies on the table, its move is there, and the Sage would make the same', async () => {
  const page = await house.visitor({ coach: true });
  await page.goto(house.url);
  await page.locator('[data-game=rat-a-tat-cat]').getByRole('link', { name: 'Guided first game' }).click();
  await button(page, 'Deal the cards').click();
  await page.waitForURL(/#\/table\//);
  await nextQuestion(page);
  const tip = page.getByRole('note');
  assert.match(await tip.textContent(), /The fewest points win/);
  await page.getByRole('button', { name: 'Got it' }).click();
  await tip.filter({ hasText: /The fewest points win/ }).waitFor({ state: 'detached' });
  const advice = page.getByRole('region', { name: 'Ask for a hint' });
  const made = [];
  for (let now = await nextQuestion(page); !now.over; now = await nextQuestion(page)) {
    const told = (await tip.locator('p').textContent()).trim();
    const [, hint, make] = named.find(([says]) => says.test(told)) ?? assert.fail(`no move in “${told}”`);
    if (hint !== null) {
      await page.getByRole('button', { name: 'Ask for a hint' }).click();
      const first = (await advice.getByRole('listitem').first().locator('b').textContent()).trim();
      assert.ok(hint instanceof RegExp ? hint.test(first) : hint === first, `“${told}”, and the Sage: “${first}”`);
      await page.keyboard.press('Escape');
      await advice.waitFor({ state: 'hidden' });
    }
    made.push(told);
    await make(page);
    // A tip goes with its question.
    await page.waitForFunction((told) => document.querySelector('[role=note] p')?.textContent.trim() !== told, told);
  }
  assert.equal(made.length, 14, made.join('\n'));
  await endSheet(page).getByText('You won').waitFor();
  await counts(endSheet(page).locator('tbody tr'), 1);
  // The next match is a whole one, and played alone.
  await endSheet(page).getByRole('button', { name: 'A whole match' }).click();
  await button(page, 'Done looking').waitFor();
  await counts(page.locator('.plaque'), 4);
  assert.equal(await page.getByRole('note').count(), 0);
  await page.context().close();
});

test('who goes is played by the computer, and gets the seat back on coming home', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor()];
  const { id, invite } = await sitAt(house, ada, { seats: [{ open: true }, { open: true }], options: { rounds: 3 } });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await button(bo, 'Stand up').waitFor();
  await button(ada, 'Start').click();
  await nextQuestion(bo);
  const name = await bo.evaluate(() =>
    fetch('/api/v1/me')
      .then((r) => r.json())
      .then((me) => me.name),
  );
  await bo.close();
  await plaque(ada, name).getByText('Away').waitFor();
  // The table does not wait: Ada is asked again after her own turn, though nobody sits opposite.
  let turns = 0;
  await playByHand(ada, {
    quiet: () => true,
    stop: ({ buttons, over }) => over || (buttons.includes('Draw from the deck') && ++turns > 1),
  });
  const back = await bo.context().newPage();
  await back.goto(`${house.url}#/table/${id}`);
  await plaque(ada, name).getByText('Away').waitFor({ state: 'detached' });
  await back.locator('.ask').waitFor();
  await ada.context().close();
  await bo.context().close();
});

test('a watcher sees what lies open, and nothing else', async () => {
  const [host, watcher] = [await house.visitor(), await house.visitor({ width: 820, height: 1100 })];
  const { id } = await sitAt(house, host, { seats: three, start: true, public: true, options: { rounds: 2 } });
  const heard = overhear(watcher);
  await watcher.goto(`${house.url}#/table/${id}`);
  await watcher.getByText('You are watching').waitFor();
  // Once the deal has been shown.
  await watcher.waitForFunction(() => document.querySelectorAll('.seat .card').length === 16);
  assert.equal(await checkBacks(watcher), 16);
  assert.equal(await watcher.locator('.answers').count(), 0);
  await playOn(host, { id });
  await endSheet(watcher).waitFor();
  assert.ok(checkHidden(heard, null) >= 16, 'the rows were never turned up');
  assert.equal(await endSheet(watcher).getByRole('button', { name: 'Play again' }).count(), 0);
  await host.context().close();
  await watcher.context().close();
});

test('a clock runs down in sight, and the safe move is made', async () => {
  const page = await house.visitor();
  const heard = overhear(page);
  const { id } = await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], start: true, clock_s: 5, options: { rounds: 1 } });
  await playOn(page, { id, until: ['choose_source'] });
  await page.locator('.ask .clock').waitFor();
  await page.waitForFunction(() => Number(document.querySelector('.ask .clock [aria-hidden]')?.textContent) <= 3);
  await page.locator('.ask small', { hasText: 'At 0 a safe move is made for you.' }).waitFor();
  // Whoever lets a turn go by draws from the deck and leaves the row as it was (TAT-121).
  const turn = await heard.until((notices) => {
    const from = notices.findIndex(({ what, seat }) => what === 'turn_began' && seat === 0);
    const to = notices.findIndex(({ what, seat }, i) => i > from && (what === 'revealed' || (what === 'turn_began' && seat !== 0)));
    return from >= 0 && to >= 0 && notices.slice(from + 1, to);
  });
  const did = turn.map(({ what }) => what);
  assert.ok(did.includes('timed_out') && did.includes('drew'), String(did));
  assert.deepEqual(
    did.filter((t) => ['took', 'kept', 'swapped', 'peeked', 'called'].includes(t)),
    [],
    String(did),
  );
  await page.getByRole('region', { name: 'What happened' }).getByText('ran out of time').first().waitFor();
  await page.context().close();
});
