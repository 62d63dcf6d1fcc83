// A club evening: one opens it, another comes by the link, both sit down by one press, and both see how they stand; the wall shows it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, counts, small, tabTo, until } from './hands.mjs';
import { House, playOn, playToEnd, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

test('two people play an evening of one round, and the wall shows how they stand', async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
  await ada.goto(`${house.url}#/evenings`);
  await ada.getByRole('heading', { name: 'Open an evening' }).waitFor();
  assert.deepEqual(await seriousFindings(ada), []);
  // She agrees on the shortest evening there is, and takes part herself.
  const pick = (row, value) => ada.getByRole('group', { name: row, exact: true }).getByRole('radio', { name: value, exact: true }).check();
  await pick('At a table', '2');
  await pick('Rounds', '1');
  await pick('I play too', 'On');
  await ada.getByText('More settings').click();
  await pick('For a round, shown on the wall', '20 minutes');
  await ada.getByRole('textbox', { name: 'Number of rounds' }).fill('1');
  assert.deepEqual(await seriousFindings(ada), []);
  await ada.getByRole('button', { name: 'Open an evening' }).click();
  await ada.getByText('You take part. The host begins.').waitFor();
  const id = tableOf(ada);
  const evening = await ada.evaluate((id) => fetch(`/api/v1/evenings/${id}`).then((r) => r.json()), id);
  assert.deepEqual([evening.seats, evening.rounds, evening.minutes], [2, 1, 20]);
  assert.deepEqual(evening.options, [{ name: 'rounds', value: 1 }]);
  assert.ok(await ada.getByAltText('The way in as a QR code').evaluate((img) => img.decode().then(() => img.naturalWidth > 50)));

  await bo.goto(`${house.url}rat-a-tat-cat#/join/${evening.code}`);
  await bo.getByText('You take part. The host begins.').waitFor();
  assert.deepEqual(await seriousFindings(bo), []);
  const wall = await house.visitor({ width: 1920, height: 1080 });
  await wall.goto(`${house.url}#/projector/${evening.id}`);
  await wall.getByText('2 take part').waitFor();
  assert.equal(await wall.locator('img').count(), 0, 'whoever only has the name is told no way in');

  // The host begins by keyboard.
  const begin = ada.getByRole('button', { name: 'Begin the first round' });
  await begin.and(ada.locator(':not([aria-disabled=true])')).waitFor();
  await tabTo(ada, () => document.activeElement?.matches('button') && document.activeElement.textContent.includes('Begin the first round'));
  await ada.keyboard.press('Enter');
  await Promise.all(
    [ada, bo].map(async (page) => {
      await page.getByRole('link', { name: 'Sit down' }).click();
      await page.waitForURL(/#\/table\//);
      await playToEnd(page, tableOf(page));
      await page.goto(`${house.url}#/evening/${evening.id}`);
    }),
  );
  for (const page of [ada, bo]) {
    await page.getByText('Your last table is over.').waitFor();
    await counts(page.locator('tbody tr'), 2);
    await page.getByText('How is this counted?').click();
    await page.getByText('Opponents', { exact: true }).last().waitFor();
  }
  assert.deepEqual(await seriousFindings(ada), []);
  await wall.getByText('Round 1 of 1').waitFor();
  await wall.locator('tbody tr').nth(1).waitFor();
  assert.deepEqual(await seriousFindings(wall), []);
  await atRest(wall);
  assert.ok(await wall.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is beside the wall');

  await ada.getByRole('button', { name: 'End the evening' }).click();
  await ada.getByRole('button', { name: 'Yes', exact: true }).click();
  await ada.getByText('The evening is over').waitFor();
  for (const page of [ada, bo, wall]) await page.context().close();
});

test('an evening is read in four languages on a small phone, and the wall shows whoever takes part the way in and the time', async () => {
  for (const lang of ['en', 'ru', 'fr', 'de']) {
    const page = await house.visitor({ lang, width: 360, height: 640, touch: true });
    const fits = async (where) => {
      await atRest(page);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${lang}: ${where} is wider than the screen`,
      );
      assert.deepEqual(await small(page), [], `${lang}: ${where}`);
    };
    await page.goto(`${house.url}#/evenings`);
    await page.locator('.slip, details').first().waitFor();
    await page.locator('summary').first().click();
    await fits('what is agreed on');
    const { id } = await page.evaluate(
      async (asked) => {
        const post = (path, body) =>
          fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
            (r) => r.json(),
          );
        await post('/me', {});
        const evening = await post('/evenings', asked);
        await post(`/evenings/${evening.id}/round`, {});
        return evening;
      },
      { game: 'ratland', seats: 4, rounds: 3, scoring: 'points', minutes: 20, bots: Array(7).fill('greedy'), plays: true },
    );
    await page.evaluate((id) => (location.hash = `#/evening/${id}`), id);
    await page.locator('tbody tr').nth(7).waitFor();
    await page.locator('summary').first().click();
    await fits('the evening');
    assert.deepEqual(await seriousFindings(page, ['dark', 'light']), [], lang);

    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.evaluate((id) => (location.hash = `#/projector/${id}`), id);
    await page.locator('.join img').evaluate((img) => img.decode());
    assert.match(await page.locator('.time').textContent(), /^(20:00|1\d:\d\d)/);
    await atRest(page);
    assert.deepEqual(
      await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, td, th, b, img, .time)')]
          .filter((el) => el.checkVisibility() && !el.closest('.unseen'))
          .filter((el) => el.getBoundingClientRect().right > innerWidth + 1 || el.getBoundingClientRect().bottom > innerHeight + 1)
          .map((el) => el.outerHTML.slice(0, 80)),
      ),
      [],
      `${lang}: beside the wall`,
    );
    assert.deepEqual(await seriousFindings(page), [], lang);
    await page.context().close();
  }
});

/** An evening of a large club in its third round, as the house tells it. */
const crowd = (people, seats) => ({
  id: '0'.repeat(16),
  game: 'rat-a-tat-cat',
  by: 'Ada',
  phase: 'playing',
  seats,
  rounds: 5,
  scoring: 'places',
  options: [],
  clock_s: null,
  minutes: null,
  filler: null,
  round: 3,
  round_over: false,
  left_ms: null,
  people: Array.from({ length: people }, (_, n) => ({
    who: { who: 'guest', guest: `g${n}`, name: `Person ${n}`, look: null, is_bot: false, regular: true },
    left: false,
    since: 0,
  })),
  tables: Array.from({ length: people / seats }, (_, n) => ({
    table: null,
    people: Array.from({ length: seats }, (_, seat) => n * seats + seat),
    places: null,
  })),
  byes: [],
  measures: ['places', 'met', 'wins', 'points'].map((measure) => ({ measure, unit: 1 })),
  standings: Array.from({ length: people }, (_, n) => ({
    person: n,
    rank: n + 1,
    played: 2,
    worth: [people - n, 1, 1, 1],
    told_by: 'places',
  })),
  you: null,
  host: false,
  code: null,
});

test('a wall that is too small for a club of two hundred turns its pages, and everybody stands on one of them', async () => {
  const page = await house.visitor({ width: 1920, height: 1080 });
  const info = crowd(200, 4);
  await page.route('**/api/v1/evenings/*', (route) => route.fulfill({ json: info }));
  await page.clock.install();
  await page.goto(`${house.url}#/projector/${info.id}`);
  await page.locator('tbody tr').nth(199).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.clock.runFor(1_500);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'nobody stands there to scroll');
  const seen = { tables: new Set(), names: new Set() };
  for (let turn = 0; turn < 40 && (seen.tables.size < 50 || seen.names.size < 200); turn++) {
    const now = await page.evaluate(() => {
      const whole = (el) => {
        const [box, view] = [el.getBoundingClientRect(), el.closest('.view').getBoundingClientRect()];
        return box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
      };
      const shown = (parts) => [...document.querySelectorAll(parts)].filter((el) => getComputedStyle(el).visibility === 'visible');
      const [tables, lines] = [shown('.tables ol > li'), shown('.standings tbody tr')];
      return {
        tables: tables.map((el) => el.querySelector('h3').textContent),
        names: lines.map((el) => el.querySelector('th').textContent),
        cut: [...tables, ...lines].filter((el) => !whole(el)).map((el) => el.textContent),
      };
    });
    assert.deepEqual(now.cut, [], `page ${turn}`);
    assert.ok(now.tables.length > 0 && now.names.length > 0, JSON.stringify(now));
    for (const what of ['tables', 'names']) for (const one of now[what]) seen[what].add(one);
    await page.clock.runFor(10_000);
  }
  assert.deepEqual([seen.tables.size, seen.names.size], [50, 200]);
  await page.clock.resume();
  assert.deepEqual(await seriousFindings(page), []);
  await page.context().close();
});

/** What of a table somebody has left behind, added up here from the places alone. */
const shares = (places) =>
  places.map((mine) => places.reduce((sum, theirs) => sum + (theirs > mine) + (theirs === mine) / 2, -0.5) / (places.length - 1));

test('an evening of twelve, four of them people, stands right after three rounds though the house is killed in the second', async () => {
  // The house goes away for a moment, and pages say so on their consoles.
  const provokes = [/WebSocket/, /Failed to load resource/, /Failed to fetch/];
  const people = await Promise.all(Array.from({ length: 4 }, () => house.visitor({ drawn: false, provokes })));
  const [ada] = people;
  await ada.goto(house.url);
  const evening = await ada.evaluate(
    async (asked) => {
      const post = (path, body) =>
        fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) =>
          r.json(),
        );
      await post('/me', {});
      return post('/evenings', asked);
    },
    { game: 'rat-a-tat-cat', seats: 3, rounds: 3, scoring: 'places', options: { rounds: 1 }, bots: Array(8).fill('random'), plays: true },
  );
  assert.equal(evening.people.length, 9, JSON.stringify(evening));
  const look = (page) => page.evaluate((id) => fetch(`/api/v1/evenings/${id}`).then((r) => r.json()), evening.id);
  for (const page of people.slice(1)) {
    await page.goto(`${house.url}#/join/${evening.code}`);
    await page.getByText('You take part. The host begins.').waitFor();
  }
  await ada.goto(`${house.url}#/evening/${evening.id}`);
  await ada.getByText('12 take part').waitFor();

  const sums = new Map();
  for (const round of [1, 2, 3]) {
    const on = ada.getByRole('button', { name: round === 1 ? 'Begin the first round' : 'Next round', exact: true });
    await on.and(ada.locator(':not([aria-disabled=true])')).click();
    const ids = await Promise.all(
      people.map(async (page) => {
        await page.getByText(`Round ${round} of 3`).waitFor();
        await page.getByRole('link', { name: 'Sit down' }).click();
        await page.waitForURL(/#\/table\//);
        return tableOf(page);
      }),
    );
    if (round === 2) {
      // In the middle of a match: somebody is asked for the first card.
      await Promise.any(people.map((page, i) => playOn(page, { id: ids[i], until: ['choose_source'] })));
      await house.kill();
      await house.start();
    }
    const ends = await Promise.all(people.map((page, i) => playToEnd(page, ids[i])));
    for (const page of people) await page.goto(`${house.url}#/evening/${evening.id}`);
    // Nobody waits for the tables of computers: they end by themselves.
    await ada.getByText(round < 3 ? 'Your table is over.' : 'Your last table is over.').waitFor();
    await until(async () => (await look(ada)).round_over);
    const [now, seen] = [await look(ada), await Promise.all(people.map(look))];
    assert.equal(now.tables.length, 4);
    seen.forEach(({ you, tables }, i) =>
      assert.deepEqual(tables.find((table) => table.people.includes(you)).places, ends[i].places, `as the match of ${you} has ended`),
    );
    for (const table of now.tables)
      shares(table.places).forEach((share, seat) => sums.set(table.people[seat], (sums.get(table.people[seat]) ?? 0) + share));
  }
  assert.equal(sums.size, 12);
  const { measures, standings } = await look(ada);
  for (const { person, worth } of standings) assert.ok(Math.abs(worth[0] / measures[0].unit - sums.get(person)) < 1e-9, `${person}`);
  const best = [...sums.values()].toSorted((a, b) => b - a);
  for (const page of people) {
    await page.getByText('Your last table is over.').waitFor();
    const rows = await page.locator('tbody tr').evaluateAll((all) => all.map((row) => row.querySelectorAll('td')[1].textContent));
    // As it is written there: two places behind the point are enough.
    assert.deepEqual(
      rows.map((text, i) => Math.abs(Number(text) - best[i]) < 0.006),
      Array(12).fill(true),
      `${rows} and ${best}`,
    );
  }
  await ada.getByRole('button', { name: 'End the evening' }).click();
  await ada.getByRole('button', { name: 'Yes', exact: true }).click();
  await ada.getByText('The evening is over').waitFor();
  for (const page of people) await page.context().close();
});
