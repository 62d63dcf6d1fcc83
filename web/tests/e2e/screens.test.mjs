// What is asked can be answered on every screen: whatever can be pressed for it is in sight and nothing lies over it, with the log and
// the talk at hand. Phones upright and on their side, all four games, and the cellar before them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { atRest, becomes, playByHand } from './hands.mjs';
import { House, lay, sitAt } from './house.mjs';
import { playByHand as playTownByHand } from './ratapolis-hands.mjs';
import { playOn } from './rattus-cartus-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const screens = [
  [844, 390],
  [667, 375],
  [360, 640],
  [390, 844],
];
/** Low laptops, and what most desks have. */
const desks = [
  [1366, 650],
  [1440, 900],
];
/** The words that the house makes names of for guests. */
const guests = ['en', 'ru', 'fr', 'de'].flatMap((lang) =>
  readFileSync(new URL(`../../src/i18n/${lang}/words.ftl`, import.meta.url), 'utf8')
    .match(/(?<=^guest-(?:first|last) = ).*/gm)
    .flatMap((words) => words.split(' ')),
);
const against = (n) => [{ open: true }, ...Array.from({ length: n }, () => ({ bot: 'greedy' }))];

/** Each from a position, so that the same is asked every time: what is on the own side of the table, and what else has to be in sight. */
const tables = {
  'rat-a-tat-cat': {
    seats: against(5),
    position: `A[2:A 5 9 7:A] B[1:B SW 4 8:B] C[0:C 6 3 9:C] D[2 5 9 7] E[1 3 4 8] F[0 6 3 9];
      deck 4 8 ..; discard 3 7; A source; options rounds=1`,
    own: '.me .card',
    kept: '.seat .plaque',
  },
  ratland: {
    seats: against(3),
    position: `round 5; active A; event helmet_rat; food 6; A[13] cheese 3 infirmary 1; B[11] cheese 5; C[15] cheese 0; D[9] cheese 2;
      deploy`,
    own: '.own .mouth, .own .burrow, .own .step',
    kept: '.shelf .round',
  },
  ratapolis: {
    seats: against(2),
    position: `players rby; round 7;
      rats A:r1y2 B:r1b1y1 C:r1y1 D:b2 E:r2b1y1 I:r1b1y1 J:r1b2 K:r2 L:b1y1 O:r1b1 P:y2 Q:r1y1 T:r1y3;
      gone F H M N R S; cat 1 S; cat 2 F; cat 3 R; cat 4 H; cat 5 N; cat 6 M; orange C:C L; held 7 A:L B:J C:D; up 7 K; plan`,
    own: '.lot[data-plot]',
    kept: '.hunt .all, .family',
    // and Old Grey leaves rounds and scores to be seen
    spared: '.hunt .all, .family',
  },
  'rattus-cartus': {
    seats: against(2),
    position: `round 6; first A; row tent1 monastery5; A[peasant0 peasant2 knight1 knight4 witch4 king3 joker] rats 10;
      B[monk0 monk2 joker sword] rats 7; C[knight3 witch3 pass gold] rats 9;
      peasantry A7 C4 B3; church B5 C4 A2; chivalry B4 A3; magic C2; royalty B4 C4 A3; privilege A`,
    own: '.house .card, .mine .heap',
    kept: '.round',
  },
};
/** What can be pressed for an answer, wherever it is. */
const pressed = '.ask .answers button, .ask .tools button, .game .lit, .lot.start, header button';

/** Which of these are not to be had: beyond the edge of the screen, or under something else. */
const outOfReach = (page, parts) =>
  page.evaluate((parts) => {
    const told = (el) => `${el.getAttribute('aria-label') ?? el.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)} (${el.className})`;
    return [...document.querySelectorAll(parts)]
      .filter((el) => el.checkVisibility() && !el.closest('[aria-disabled]'))
      .flatMap((el) => {
        const { left, top, right, bottom } = el.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `${told(el)} is cut off`;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit && (el.contains(hit) || hit.contains(el)) ? [] : `${told(el)} lies under ${hit ? told(hit) : 'nothing'}`;
      });
  }, parts);

/** Sits down where this is asked. A visitor with a coach hears him at once. */
async function asked(game, visitor) {
  const { seats, position } = tables[game];
  const page = await house.visitor({ drawn: false, ...visitor });
  await sitAt(house, page, { game, seats, position: position.replace(/\s+/g, ' '), start: true });
  await page.locator('.ask:not(.wait)').waitFor();
  if (visitor.coach) await page.getByRole('note').waitFor();
  await atRest(page);
  return page;
}

/** What is out of reach on each of these screens. */
async function missing(page, sizes, parts) {
  const found = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    found[`${width} × ${height}`] = await outOfReach(page, parts);
  }
  return Object.entries(found).filter(([, list]) => list.length);
}

for (const [game, { own, kept, spared }] of Object.entries(tables)) {
  test(`${game}: what is asked can be answered on every phone, whichever way it is held`, async () => {
    const page = await asked(game, { width: 844, height: 390 });
    assert.deepEqual(await missing(page, screens, `${pressed}, ${own}, ${kept}`), []);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const drawer of ['What happened', 'Table talk']) {
      await page.getByRole('button', { name: drawer, exact: true }).click();
      await page.getByRole('dialog', { name: drawer }).waitFor();
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });
  test(`${game}: Old Grey stands before nothing that is asked for`, async () => {
    const page = await asked(game, { width: 844, height: 390, coach: true });
    assert.deepEqual(await missing(page, [...screens, ...desks], [pressed, own, ...(spared ? [spared] : [])].join()), []);
    await page.context().close();
  });
}

test('RatLand: the own board is whole and pieces are named, whatever is asked, and rats stand clear of signs', async () => {
  const page = await asked('ratland', { width: 1366, height: 650 });
  const legend = '.feed li';
  assert.deepEqual(await missing(page, desks, `${pressed}, ${tables.ratland.own}, ${legend}`), []);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.locator('.own .dump .mouth').click();
  await page.locator('.ask .button.go').click();
  await page.locator('.own .dump .there b').waitFor();
  await atRest(page);
  const clear = await page.evaluate(() => {
    const [rats, sign] = ['.own .dump .there', '.own .left .label'].map((part) => document.querySelector(part).getBoundingClientRect());
    return Math.round(sign.top - rats.bottom);
  });
  assert.ok(clear >= 0, `rats at the Dump lie ${-clear} px under the sign of the tunnel`);
  await page.locator('[data-asked=put_back]').waitFor();
  assert.deepEqual(await missing(page, desks, `${pressed}, .own .mouth, ${legend}`), []);
  const phones = screens.filter(([width]) => width < 600);
  assert.deepEqual(await missing(page, phones, `${pressed}, .own .mouth`), []);
  await page.context().close();
});

test('RatLand: no sign lies over a button that puts rats down, and no points are cut, where words are long', async () => {
  const page = await asked('ratland', { lang: 'de', width: 1440, height: 900 });
  for (const [width, height] of [...screens, ...desks]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const wrong = await page.evaluate(() => {
      const boxes = (part) => [...document.querySelectorAll(part)].map((el) => [el, el.getBoundingClientRect()]);
      const over = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const covered = boxes('.own .label').flatMap((label) =>
        boxes('.own .step svg, .own .cheese').flatMap((what) =>
          over(label, what) ? `${label[0].textContent} lies over ${what[0].closest('button')?.ariaLabel ?? 'the cheese'}` : [],
        ),
      );
      const cut = boxes('.plaque .points').flatMap(([el, { right }]) =>
        right > el.closest('.state').getBoundingClientRect().right + 1 ? `${el.textContent} is cut` : [],
      );
      return [...covered, ...cut];
    });
    assert.deepEqual(wrong, [], `${width} × ${height}`);
  }
  await page.context().close();
});

test('Rattus Cartus: on a low laptop the hand covers nothing, and a line for each track says who is ahead and what it pays', async () => {
  const page = await asked('rattus-cartus', { width: 1366, height: 650 });
  const all = `.house .card, .ranks .rank, .nuns .place, .supply li, .mine .heap, .mine button`;
  assert.deepEqual(await missing(page, [[1366, 650]], all), []);
  const lines = () => page.locator('.ranks .class').evaluateAll((all) => new Set(all.map((el) => el.getBoundingClientRect().top)).size);
  assert.equal(await lines(), 7);
  // Where banners have room, the same stands below them; on a phone as well.
  for (const [width, height] of [desks[1], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await becomes(() => page.locator('.ranks .pays .rank').allTextContents(), ['10', '5', '2']);
    assert.deepEqual(await missing(page, [[width, height]], '.ranks .rank'), []);
  }
  await page.context().close();
});

test('Ratapolis: the town keeps its size from one question to the next', async () => {
  const page = await asked('ratapolis', { width: 1440, height: 900 });
  const size = async () => {
    const sizes = [];
    for (const [width, height] of [...desks, [390, 844]]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      sizes.push(await page.locator('.town').evaluate((town) => `${town.clientWidth} × ${town.clientHeight}`));
    }
    return sizes;
  };
  const first = await size();
  await page.locator('.lot.start').first().click();
  assert.deepEqual(await size(), first, 'with a building picked up');
  await page.keyboard.press('Escape');
  let questions = 0;
  await playTownByHand(page, {
    seen: async ({ over, text }) => over || assert.deepEqual(await size(), first, text),
    stop: () => ++questions > 3,
  });
  await page.context().close();
});

test('Ratapolis: houses are as large as the screen allows, and say what they are called when somebody points at them', async () => {
  const page = await asked('ratapolis', { width: 390, height: 844 });
  // A single cell of the town; a broad one is laid upright on a long phone.
  const cell = () => page.locator('[data-plot="D"]').evaluate((el) => Math.min(el.offsetWidth, el.offsetHeight));
  assert.ok((await cell()) >= 60, `${await cell()} px on a long phone`);
  assert.deepEqual(await missing(page, [[390, 844]], '.lot[data-plot]'), []);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.waitForFunction(() => document.querySelector('[data-plot="D"]').offsetWidth >= 76);
  await page.locator('[data-plot="D"]').hover();
  assert.equal(await page.locator('[data-plot="D"] .name').innerText(), 'Bakery (D)');
  assert.equal(await page.locator('[data-plot="E"] .name').isVisible(), false);
  // What lies open and what is yours has its word on a low screen, too.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const word of ['Face up', 'Yours']) await page.locator('.hunt .title', { hasText: word }).waitFor();
  await page.context().close();
});

test('Ratapolis: on a phone the town fills what height there is, and Old Grey covers none of it', async () => {
  const box = (el) => (({ top, bottom, height }) => ({ top, bottom, height }))(el.getBoundingClientRect());
  for (const [lang, width, height] of [
    ['en', 390, 844],
    ['ru', 360, 640],
    ['fr', 360, 640],
  ]) {
    const page = await asked('ratapolis', { lang, width, height, coach: true });
    const [town, tip] = [await page.locator('.town').evaluate(box), await page.getByRole('note').evaluate(box)];
    assert.ok(town.bottom <= tip.top + 1, `${lang}: ${town.bottom - tip.top} px of the town lie under the tip`);
    if (height > 700) assert.ok(tip.top - town.bottom < 40, `${tip.top - town.bottom} px lie empty`);
    await page.context().close();
  }
});

test('on a phone Old Grey steps aside for whoever touches the table, which stays where it is, and comes back when asked', async () => {
  for (const game of ['rat-a-tat-cat', 'ratland', 'rattus-cartus']) {
    const page = await asked(game, { width: 390, height: 844, coach: true, touch: true });
    const tip = page.getByRole('note');
    const text = await tip.locator('p').innerText();
    const own = async () => {
      await atRest(page);
      return page
        .locator(tables[game].own)
        .first()
        .evaluate((el) => el.getBoundingClientRect().y);
    };
    const before = await own();
    // Where the table is, with neither him nor anything that answers.
    const [x, y] = await page.locator('main').evaluate((main) => {
      const at = (_, i) => [20 + 25 * (i % 15), 60 + 25 * Math.floor(i / 15)];
      const bare = (el) => main.contains(el) && !el.closest('[data-helper], .bar, button, a, [tabindex], [role=button]');
      // A finger is as broad as this, and a browser takes it for what is pressed nearby.
      const under = ([x, y]) => [-18, 0, 18].flatMap((h) => [-18, 0, 18].map((v) => document.elementFromPoint(x + h, y + v)));
      return Array.from({ length: 15 * 28 }, at).find((point) => under(point).every(bare));
    });
    await page.touchscreen.tap(x, y);
    await tip.waitFor({ state: 'detached' });
    assert.equal(await own(), before, game);
    await page.getByRole('button', { name: 'Show the tip' }).tap();
    assert.equal(await tip.locator('p').innerText(), text);
    await page.getByRole('button', { name: 'No more tips' }).tap();
    await tip.waitFor({ state: 'detached' });
    assert.equal(await own(), before, game);
    await page.context().close();
  }
});

test('Old Grey hangs in the head no more than once, whatever was said before, and speaks once a question', async () => {
  const page = await asked('rat-a-tat-cat', { width: 360, height: 640, coach: true, motion: true });
  const heads = page.getByRole('button', { name: 'Show the tip' });
  let questions = 0;
  await playByHand(page, {
    seen: async ({ over }) => {
      if (over) return;
      assert.ok((await heads.count()) <= 1, `${await heads.count()} heads at question ${questions}`);
      assert.deepEqual(await outOfReach(page, 'header button'), []);
      // Read or pushed aside, nothing else is said of the same question unless somebody wants to hear it.
      const tip = page.getByRole('note');
      if (questions % 2)
        await page.evaluate(() => document.querySelector('main').dispatchEvent(new Event('pointerdown', { bubbles: true })));
      else if (await tip.count()) await tip.getByRole('button', { name: 'Got it' }).click();
      await tip.waitFor({ state: 'detached' });
    },
    stop: () => ++questions > 7,
  });
  await page.context().close();
});

test('what Old Grey was answered stays answered when the page is loaded again', async () => {
  const page = await asked('ratland', { width: 390, height: 844, coach: true });
  const tip = page.getByRole('note');
  const goal = tip.filter({ hasText: 'Old Grey explains: ' });
  await goal.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await page.locator('[data-asked]').waitFor();
  await tip.waitFor();
  assert.equal(await goal.count(), 0);
  await page.context().close();
});

test('Rat-a-Tat Cat: the own row stays where it is, whatever the bar says, and a touch in vain is answered', async () => {
  for (const size of [
    { width: 390, height: 844, touch: true },
    { width: 360, height: 640, touch: true },
    { width: 1440, height: 900 },
  ]) {
    const page = await house.visitor({ drawn: false, ...size });
    // The player begins: no computer player has called before, which the bar would say on a wide screen.
    const position = 'look; first A; deck 5 6 ..; discard 3; A[9 2 3 8] B[5 6 7 8] C[1 2 3 4] D[5 6 7 8]';
    await sitAt(house, page, { seats: against(3), position, start: true });
    await page.locator('[data-asked=end_first_look]').waitFor();
    const top = async () => {
      await atRest(page);
      return page.locator('.me .row').evaluate((row) => Math.round(row.getBoundingClientRect().top));
    };
    const first = await top();
    // One cannot choose it, but ask it.
    await page.locator('.me .card').first().dispatchEvent('click');
    await page.locator('.ask small', { hasText: 'First press Done looking.' }).waitFor();
    if (size.height > 700) assert.equal(await top(), first, `with a note at ${size.width} px`);
    await page.getByRole('button', { name: 'Done looking' }).click();
    await page.locator('[data-asked=choose_source]').waitFor();
    assert.equal(await top(), first, `on one's turn at ${size.width} px`);
    await page.context().close();
  }
});

test('Rattus Cartus: houses wear the numbers that hints and the log call them by', async () => {
  const page = await asked('rattus-cartus', { width: 360, height: 640 });
  assert.deepEqual(await page.locator('.house .number').allInnerTexts(), ['1', '2']);
  await page.context().close();
});

test('RatLand: what the plan comes to has words on a phone', async () => {
  const page = await asked('ratland', { width: 360, height: 640 });
  const words = page.locator('.slip small');
  assert.deepEqual(await words.allInnerTexts(), ['born', 'cost / you have', 'attack · defence', 'attack · defence']);
  assert.ok(await words.first().isVisible());
  await page.context().close();
});

test('RatLand: on a small phone three rivals are in sight, and the words of the event go with Escape or with the next rat', async () => {
  const page = await asked('ratland', { width: 360, height: 640 });
  assert.deepEqual(await missing(page, [[360, 640]], '.far .mini'), []);
  const words = page.locator('.bar .note');
  for (const goOn of [() => page.keyboard.press('Escape'), () => page.locator('.own .dump .mouth').click()]) {
    await page.locator('.shelf button.event').click();
    await words.waitFor();
    await goOn();
    await words.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test('Rat-a-Tat Cat: which round it is stands on the own plaque', async () => {
  const page = await asked('rat-a-tat-cat', { width: 360, height: 640 });
  assert.equal(await page.locator('.me .plaque .round').innerText(), 'Round 1 of 1');
  await page.context().close();
});

test('Rattus Cartus: banners and nuns have their names where there is room, and no half word shines through the hand', async () => {
  const page = await asked('rattus-cartus', { width: 1440, height: 900 });
  assert.deepEqual(await page.locator('.tracks .name').allTextContents(), [
    'peasantry',
    'bourgeoisie',
    'church',
    'chivalry',
    'magic',
    'royalty',
  ]);
  const word = () => page.locator('.nuns').evaluate((el) => getComputedStyle(el, '::before').content);
  assert.equal(await word(), '"The nun row"');
  await page.setViewportSize({ width: 390, height: 844 });
  assert.match(await page.locator('.held').evaluate((el) => getComputedStyle(el).backgroundColor), /^rgb\(/);
  await page.context().close();
});

test('Rattus Cartus: "What is this?" draws no line round parts of a drawing, which a browser puts elsewhere', async () => {
  const page = await asked('rattus-cartus', {});
  await page.getByRole('button', { name: 'What is this?' }).click();
  const lined = (part) => page.locator(part).evaluateAll((all) => all.map((el) => getComputedStyle(el).outlineStyle));
  assert.ok((await lined('[data-help="tracks"]')).every((line) => line === 'dashed'));
  assert.deepEqual([...new Set(await lined('g[data-help]'))], ['none']);
  await page.context().close();
});

test('Rattus Cartus: the sheet breaks no name within a word on a phone', async () => {
  const page = await house.visitor({ width: 360, height: 640, drawn: false });
  await page.goto(house.url);
  const { id } = await lay(page, { game: 'rattus-cartus', seats: against(4), start: true });
  await playOn(page, id);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await page.locator('dialog[open] thead .name').first().waitFor();
  await atRest(page);
  // The names of guests are drawn by lot: all the house gives in English are tried, and one that somebody made up.
  const { broken, cut } = await page
    .locator('dialog[open] thead .name')
    .first()
    .evaluate(
      async (name, words) => {
        const at = name.firstChild;
        const line = () => 1.5 * parseFloat(getComputedStyle(name).fontSize);
        await document.fonts.load('600 16px Caveat', words.join(''));
        const [broken, cut] = [[], []];
        for (const word of words) {
          at.data = word;
          name.style.setProperty('--letters', word.length);
          if (name.offsetHeight > line()) broken.push(word);
          if (name.scrollWidth > name.clientWidth) cut.push(word);
        }
        return { broken, cut };
      },
      [...guests, 'Wolfeschlegelstein'],
    );
  assert.deepEqual(broken, []);
  // What would be too small to read is cut instead; a name of seven letters never is.
  assert.deepEqual(
    cut.filter((word) => word.length < 8),
    [],
  );
  assert.ok(cut.includes('Wolfeschlegelstein'));
  await page.context().close();
});

test('in the cellar of every phone what is touched is what is read, and the note is as wide as its words', async () => {
  for (const lang of ['en', 'ru', 'fr', 'de']) {
    const page = await house.visitor({ lang, width: 390, height: 844, drawn: false });
    await page.goto(house.url);
    await page.locator('.laid').nth(3).waitFor();
    for (const [width, height] of [...screens, [320, 640], [430, 932]]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const { missed, note } = await page.evaluate(() => {
        const ways = [...document.querySelectorAll('.lobby a, .lobby button')].filter((way) => way.checkVisibility());
        const at = (way, x, y) => way.contains(document.elementFromPoint(x, y));
        const missed = ways.filter((way) => {
          way.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, right, top, bottom } = way.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return ![-9, 0, 9].every((off) => at(way, x, y + off));
        });
        const { left, right, height } = document.querySelector('.lobby .lead').getBoundingClientRect();
        return { missed: missed.map((way) => way.textContent.trim()), note: { left, right, height } };
      });
      const where = `${lang}, ${width} × ${height}`;
      assert.deepEqual(missed, [], where);
      assert.ok(note.left >= 0 && note.right <= width && note.height < 130, `${where}: the note is at ${JSON.stringify(note)}`);
    }
    await page.context().close();
  }
});

test('the cellar shows how to play without scrolling, and its slate hides no sign', async () => {
  for (const lang of ['en', 'ru', 'fr', 'de']) {
    const page = await house.visitor({ lang, width: 360, height: 640, drawn: false });
    await page.goto(house.url);
    await page.locator('.laid').nth(3).waitFor();
    await atRest(page);
    const below = await page
      .locator('.doors .go')
      .evaluateAll((all) => all.map((door) => door.getBoundingClientRect().bottom - innerHeight));
    assert.ok(below.length === 4 && below[1] < 0, `${lang}: ${below}`);
    assert.ok(below[3] < 640, `${lang}: four tables on two screens, ${below}`);
    await page.context().close();
  }
  const page = await house.visitor({ drawn: false });
  await page.goto(house.url);
  await lay(page, { public: true, seats: [{ open: true }, { open: true }] });
  await page.reload();
  await page.locator('div.board').waitFor();
  for (const [width, height] of [
    [1366, 650],
    [1366, 768],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const hidden = await page.evaluate(() => {
      const slate = document.querySelector('div.board').getBoundingClientRect();
      const lies = ({ left, right, bottom }) => right > slate.left && left < slate.right && bottom > slate.top;
      return [...document.querySelectorAll('.sign')].filter((sign) => lies(sign.getBoundingClientRect())).map((sign) => sign.textContent);
    });
    assert.deepEqual(hidden, [], `${width} × ${height}`);
  }
  await page.context().close();
});
