// The main states of the house as pictures, from real games on a real server (RATSKELLER_BIN), for a person to look through:
// screenshots/<state>-<width>-<theme>.png, with the language in the name where it is not English.
// node tests/screenshots.mjs [state …] [--width=1440,360] [--theme=dark,light] [--lang=en] [--readme]
// --readme (npm run pictures) writes the pictures of the README instead, one of each game, made small: docs/images/<picture>.jpg.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { House, lay, playOn, playToEnd, sitAt, tableOf } from './e2e/house.mjs';
import * as town from './e2e/ratapolis-hands.mjs';
import * as street from './e2e/rattus-cartus-hands.mjs';
import { bots, nextQuestion, place, playOn as playLandOn } from './e2e/ratland-hands.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => (args.find((a) => a.startsWith(`--${name}=`))?.split('=')[1] ?? fallback).split(',');
/** The states that the README shows, by the names of their pictures. */
const pictures = {
  lobby: 'lobby',
  'super-peek': 'rat-a-tat-cat',
  'land-plan': 'ratland',
  'cart-visit': 'rattus-cartus',
  'pol-plan': 'ratapolis',
};
const readme = args.includes('--readme');
const wanted = readme ? Object.keys(pictures) : args.filter((a) => !a.startsWith('--'));
const images = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const three = [{ open: true }, { bot: 'greedy' }, { bot: 'rulebook-sieve' }, { bot: 'rulebook' }];
const quiet = { call_choice: { do: 'no_call' } };
const bar = (page) => page.locator('.ask').waitFor();
/** In any language. */
const seal = (page) => page.locator('.ask .button.go');
/** Plays on until the ask is put, in as many rounds as it takes, and then comes to the table and sees how it stands. */
async function until(house, page, ask, { seats = three, options = {}, instead = {} } = {}) {
  const { id } = await lay(page, { seats, start: true, options: { rounds: 50, ...options } });
  const met = await playOn(page, { id, until: [ask], instead: { ...quiet, ...instead } });
  if (met.ask !== ask) throw new Error(`fifty rounds without ${ask}`);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await bar(page);
}
/** The same for RatLand, with rats put down if it is a plan. */
async function landUntil(house, page, asks, { n = 4, options = {} } = {}) {
  const { id } = await lay(page, { game: 'ratland', seats: [{ open: true }, ...bots(n - 1)], start: true, options });
  // A plan is worth a look once clans have grown.
  for (const ask of [asks].flat()) if (!(await playLandOn(page, id, [ask])).ask) throw new Error(`a whole game without ${ask}`);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  const now = await nextQuestion(page);
  if (now.kind === 'deploy') await place(page, 0);
}
/** The same for Rattus Cartus. */
async function streetUntil(house, page, ask, { n = 4, options = {} } = {}) {
  const { id } = await lay(page, { game: 'rattus-cartus', seats: [{ open: true }, ...bots(n - 1)], start: true, options });
  if (!(await street.playOn(page, id, [ask])).ask) throw new Error(`a whole game without ${ask}`);
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await street.nextQuestion(page);
}
/** A town of Ratapolis some rounds later, with a plan on the sheet; the hunter has a card to choose instead. */
async function townAfter(house, page, rounds, { n = 4, options = {} } = {}) {
  await sitAt(house, page, { game: 'ratapolis', seats: [{ open: true }, ...bots(n - 1)], start: true, options });
  for (let round = 0; ;) {
    const { over, kind } = await town.nextQuestion(page);
    if (over) throw new Error(`the game is over before round ${rounds + 1}`);
    if (kind === 'plan') await town.plan(page, round);
    if (kind !== 'options' && round++ === rounds) return;
    await (kind === 'plan' ? seal(page) : page.locator('.ask .answers button').first()).click();
  }
}
/** Holds the movements of the page as soon as `many` of them run, at this part of their way. */
const freeze = (page, many, part) =>
  page.evaluate(
    ([many, part]) =>
      new Promise((held, failed) => {
        const end = performance.now() + 20_000;
        const look = () => {
          const moving = document
            .getAnimations()
            .filter((a) => !(a instanceof CSSAnimation) && !(a instanceof CSSTransition) && a.playState === 'running');
          if (moving.length >= many) {
            for (const a of moving) {
              a.pause();
              a.currentTime = a.effect.getComputedTiming().duration * part;
            }
            held();
          } else if (performance.now() > end) failed(new Error('nothing moved'));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [many, part],
  );

/** How to come to each state from the lobby. `moves`: it is a picture of a movement. */
/** In the second round of an evening: the first was played, and everybody stands somewhere. */
async function eveningGoesOn(page) {
  const post = (path, body = {}) =>
    page.evaluate(
      ([path, body]) =>
        fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) =>
          r.json(),
        ),
      [path, body],
    );
  await post('/me');
  const rules = { seats: 4, rounds: 4, scoring: 'places', options: { rounds: 1 }, minutes: 20, plays: true };
  const players = ['greedy', 'greedy', 'rulebook', 'rulebook', 'rulebook', 'random', 'random', 'random', 'random', 'rulebook', 'greedy'];
  const { id } = await post('/evenings', { game: 'rat-a-tat-cat', ...rules, bots: players });
  if (!id) throw new Error('no evening');
  const first = await post(`/evenings/${id}/round`);
  const own = first.tables.find(({ people }) => people.includes(first.you));
  await playOn(page, { id: own.table, instead: quiet });
  await page.evaluate((id) => (location.hash = `#/evening/${id}`), id);
  const next = page.locator('.now .doors .button.go:not([aria-disabled=true])');
  await next.waitFor({ timeout: 60_000 });
  await post(`/evenings/${id}/round`);
  return id;
}

const states = {
  evenings: {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/evenings')), page.locator('fieldset svg').last().waitFor()),
  },
  evening: {
    way: async (_, page) => (
      await eveningGoesOn(page),
      await page.reload(),
      page.locator('section .button.go').first().waitFor(),
      page.locator('tbody tr').last().waitFor()
    ),
  },
  'evening-wall': {
    way: async (_, page) => {
      const id = await eveningGoesOn(page);
      await page.evaluate((id) => (location.hash = `#/projector/${id}`), id);
      await page.locator('tbody tr').last().waitFor();
    },
  },
  lobby: { way: async () => undefined },
  'set-up': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/new/rat-a-tat-cat')), page.locator('.slip').waitFor()),
  },
  'waiting-room': {
    way: async (house, page) => (
      await sitAt(house, page, { seats: [{ open: true }, { open: true }, { bot: 'rulebook' }], public: true }),
      page.locator('.invite img').waitFor()
    ),
  },
  'first-look': {
    way: async (house, page) => (
      await sitAt(house, page, { seats: three, start: true }),
      bar(page),
      page
        .getByRole('button', { name: /^Your slot 1: \d|^Your slot 1: [A-Z]/ })
        .or(page.locator('.glow').first())
        .first()
        .waitFor()
    ),
  },
  'your-turn': { way: (house, page) => until(house, page, 'choose_source') },
  drawn: { way: (house, page) => until(house, page, 'keep_or_reject') },
  'swap-choice': { way: (house, page) => until(house, page, 'swap_choice') },
  swap: {
    moves: true,
    async way(house, page) {
      await until(house, page, 'swap_choice');
      await page.locator('.me .card.lit').nth(1).click();
      const theirs = page.locator('.seat:not(.me) .card.lit');
      await theirs.nth(1).click();
      const near = page.locator('.zoom .card.lit');
      if (await near.count()) await near.nth(1).click();
      await freeze(page, 2, 0.45);
    },
  },
  'super-peek': {
    moves: true,
    async way(house, page) {
      await until(house, page, 'super_peek_choice');
      await page.locator('.answers .go').click();
      // All rows turn over, and the scanner comes to rest.
      await page.locator('.ask:not(.wait) .answers .go').waitFor();
      await page.waitForFunction(() =>
        document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity),
      );
    },
  },
  call: {
    moves: true,
    async way(house, page) {
      await until(house, page, 'call_choice');
      await page.locator('.answers .call').click();
      await page.locator('.shout').waitFor();
      // The shout stays until the pictures are taken.
      await page.evaluate(() => (globalThis.stopped = true));
      await page.waitForFunction(() =>
        document
          .querySelector('.shout')
          .getAnimations()
          .every((a) => a.playState === 'finished'),
      );
    },
  },
  'round-sheet': {
    way: async (house, page) => (
      await until(house, page, 'ready_for_next_round', { options: { rounds: 3 }, instead: { call_choice: { do: 'call' } } }),
      page.locator('.sheet').first().waitFor()
    ),
  },
  'score-sheet': {
    async way(house, page) {
      await sitAt(house, page, { seats: three, start: true, options: { rounds: 3 } });
      await bar(page);
      await playToEnd(page);
      await page.locator('dialog[open] .sheet').first().waitFor({ timeout: 60_000 });
    },
  },
  replay: {
    async way(house, page) {
      const { id } = await lay(page, { seats: three, start: true, options: { rounds: 2 } });
      await playToEnd(page, id);
      await page.evaluate((id) => (location.hash = `#/replay/${id}?at=14&eyes=0`), id);
      await page.locator('input[type=range]').waitFor();
    },
  },
  'replay-open': {
    async way(house, page) {
      await states.replay.way(house, page);
      const id = tableOf(page);
      await page.evaluate((id) => (location.hash = `#/replay/${id}?at=20&eyes=truth`), id);
      await page.locator('select').last().selectOption('truth');
    },
  },
  'land-set-up': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/new/ratland')), page.locator('.slip').waitFor()),
  },
  'land-clans': { way: (house, page) => landUntil(house, page, 'keep_clan', { options: { clans: true } }) },
  'land-boards': { way: (house, page) => landUntil(house, page, 'board', { options: { boards: 'secret_choice' } }) },
  'land-plan': { way: (house, page) => landUntil(house, page, 'deploy', { options: { clans: true } }) },
  'land-two': { way: (house, page) => landUntil(house, page, 'deploy', { n: 2 }) },
  'land-twelve': { way: (house, page) => landUntil(house, page, 'deploy', { n: 12, options: { clans: true, boards: 'aggressive' } }) },
  'land-sealed': {
    async way(house, page) {
      await sitAt(house, page, { game: 'ratland', seats: [{ open: true }, { open: true }, ...bots(3)] });
      const friend = await house.visitor();
      const link = await page.getByLabel(/link/i).inputValue();
      await friend.goto(link);
      await friend.locator('.button.go').click();
      await friend.waitForFunction(() => location.hash.startsWith('#/table/'));
      await page.locator('.button.go').last().click();
      await nextQuestion(page);
      await place(page, 0);
      await seal(page).click();
      await page.locator('.ask.wait').waitFor();
    },
  },
  'land-event': {
    moves: true,
    async way(house, page) {
      await sitAt(house, page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true });
      await page.locator('.game [role=status] .card').waitFor();
      await page.evaluate(() => (globalThis.stopped = true));
      await page.waitForTimeout(800);
    },
  },
  'land-run': {
    moves: true,
    async way(house, page) {
      await sitAt(house, page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true });
      await nextQuestion(page);
      await place(page, 0);
      await seal(page).click();
      await page.locator('.lid').first().waitFor({ state: 'detached' });
      await freeze(page, 4, 0.5);
    },
  },
  'land-raid': {
    moves: true,
    async way(house, page) {
      await sitAt(house, page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true });
      await nextQuestion(page);
      await page.locator('.handful button').last().click();
      await page.locator('.own .left .mouth').click();
      await seal(page).click();
      await page.locator('.note').first().waitFor({ timeout: 60_000 });
      await page.evaluate(() => (globalThis.stopped = true));
      await page.waitForTimeout(400);
    },
  },
  'land-draw': {
    moves: true,
    async way(house, page) {
      await sitAt(house, page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true });
      await nextQuestion(page);
      await place(page, 1);
      await seal(page).click();
      await page.waitForFunction(() => document.querySelectorAll('.stand .piece').length > 1, null, { timeout: 60_000 });
      await page.evaluate(() => (globalThis.stopped = true));
    },
  },
  'land-whole-board': {
    async way(house, page) {
      await landUntil(house, page, 'deploy', { n: 6, options: { clans: true } });
      await page.locator('.mini').first().click();
      await page.locator('dialog[open] .sewer').waitFor();
    },
  },
  'land-score-sheet': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true, options: { clans: true } });
      await playLandOn(page, id);
      await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
      await page.locator('dialog[open] .end').waitFor({ timeout: 60_000 });
    },
  },
  'land-replay': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'ratland', seats: [{ open: true }, ...bots(3)], start: true });
      await playLandOn(page, id);
      await page.evaluate((id) => (location.hash = `#/replay/${id}?at=20&eyes=0`), id);
      await page.locator('input[type=range]').waitFor();
    },
  },
  'land-rules': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/rules/ratland')), page.locator('article').waitFor()),
  },
  'cart-set-up': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/new/rattus-cartus')), page.locator('.slip').waitFor()),
  },
  'cart-learn': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/learn/rattus-cartus')), page.locator('article').waitFor()),
  },
  'cart-privilege': { way: (house, page) => streetUntil(house, page, 'privilege') },
  'cart-visit': { way: async (house, page) => (await streetUntil(house, page, 'last visit', { n: 5 }), street.plan(page, 2)) },
  'cart-two': { way: async (house, page) => (await streetUntil(house, page, 'visit', { n: 2 }), street.plan(page, 2)) },
  'cart-act': { way: (house, page) => streetUntil(house, page, 'act', { n: 4, options: { building_method: 'random_buildings' } }) },
  'cart-aid': {
    async way(house, page) {
      await streetUntil(house, page, 'visit');
      await page.locator('.ask .tools button').first().click();
      await page.locator('dialog[open] article').waitFor();
    },
  },
  'cart-reveal': {
    moves: true,
    async way(house, page) {
      await streetUntil(house, page, 'visit');
      await street.plan(page, 2);
      await seal(page).click();
      await page.locator('.runner.rat').first().waitFor({ state: 'attached', timeout: 60_000 });
      await freeze(page, 1, 0.5);
    },
  },
  'cart-plague': {
    moves: true,
    async way(house, page) {
      await streetUntil(house, page, 'last visit', { n: 5 });
      await street.plan(page, 2);
      await seal(page).click();
      for (let turn = 0; !(await page.locator('.ending.plague').count()); turn++) {
        const asked = await page.evaluate(
          () => document.querySelector('.ask:not(.wait):not(.pending)') && document.querySelector('.game').dataset.asked,
        );
        if (asked) await street.answer(page, { ask: asked }, turn);
        await page.waitForTimeout(50);
      }
      await page.locator('.ending.plague .rats').first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(2_200);
      await page.evaluate(() => (globalThis.stopped = true));
    },
  },
  'cart-score-sheet': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'rattus-cartus', seats: [{ open: true }, ...bots(4)], start: true });
      await street.playOn(page, id);
      await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
      await page.locator('dialog[open] .end').waitFor({ timeout: 60_000 });
    },
  },
  'cart-replay': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'rattus-cartus', seats: [{ open: true }, ...bots(3)], start: true });
      await street.playOn(page, id);
      await page.evaluate((id) => (location.hash = `#/replay/${id}?at=60`), id);
      await page.locator('input[type=range]').waitFor();
    },
  },
  'cart-rules': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/rules/rattus-cartus')), page.locator('article').waitFor()),
  },
  'pol-set-up': {
    way: async (_, page) => (
      await page.evaluate(() => (location.hash = '#/new/ratapolis')),
      page.locator('.slip section').first().waitFor({ state: 'attached' })
    ),
  },
  'pol-situations': {
    async way(house, page) {
      await states['pol-set-up'].way(house, page);
      // On a phone the rules are folded.
      await page.evaluate(() => document.querySelectorAll('.slip details').forEach((fold) => (fold.open = true)));
      await page.locator('.slip section .door button').click();
    },
  },
  'pol-builder': {
    async way(house, page) {
      await states['pol-set-up'].way(house, page);
      await page.evaluate(() => document.querySelectorAll('.slip details').forEach((fold) => (fold.open = true)));
      await page.locator('.slip section .doors button').last().click();
      await page.locator('.builder .fine').waitFor();
    },
  },
  'pol-first-round': {
    coach: true,
    way: async (house, page) => (
      await sitAt(house, page, { game: 'ratapolis', seats: [{ open: true }, ...bots(2)], start: true, options: { situation: 'A' } }),
      town.nextQuestion(page)
    ),
  },
  'pol-picked': {
    way: async (house, page) => (
      await townAfter(house, page, 0, { options: { situation: 'L' } }),
      page.locator('[data-slot="0"]').click(),
      page.locator('.lot.start').nth(3).click()
    ),
  },
  'pol-plan': { way: (house, page) => townAfter(house, page, 3, { n: 5 }) },
  'pol-two': { way: (house, page) => townAfter(house, page, 3, { n: 2 }) },
  'pol-teams': { way: (house, page) => townAfter(house, page, 3, { options: { situation: 'B', teams: true } }) },
  'pol-fair': { way: (house, page) => townAfter(house, page, 3, { options: { situation: 'H' } }) },
  'pol-hidden': { way: (house, page) => townAfter(house, page, 2, { options: { situation: 'S' } }) },
  'pol-balthus': { way: (house, page) => townAfter(house, page, 2, { options: { situation: 'T', balthus: 0 } }) },
  'pol-hunted': { way: (house, page) => townAfter(house, page, 3, { n: 6, options: { situation: 'T', balthus: 1 } }) },
  'pol-strike': {
    moves: true,
    async way(house, page) {
      await townAfter(house, page, 0);
      await seal(page).click();
      await page.locator('.strike').waitFor({ timeout: 60_000 });
      await page.evaluate(() => (globalThis.stopped = true));
      await page.waitForTimeout(600);
    },
  },
  'pol-score-sheet': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'ratapolis', seats: [{ open: true }, ...bots(3)], start: true });
      await town.playOn(page, id);
      await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
      await page.locator('dialog[open] .end').waitFor({ timeout: 60_000 });
    },
  },
  'pol-replay': {
    async way(house, page) {
      const { id } = await lay(page, { game: 'ratapolis', seats: [{ open: true }, ...bots(3)], start: true });
      await town.playOn(page, id);
      await page.evaluate((id) => (location.hash = `#/replay/${id}?at=60`), id);
      await page.locator('input[type=range]').waitFor();
    },
  },
  'pol-rules': {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/rules/ratapolis')), page.locator('article').waitFor()),
  },
  rules: {
    way: async (_, page) => (await page.evaluate(() => (location.hash = '#/rules/rat-a-tat-cat')), page.locator('article').waitFor()),
  },
  'show-me': {
    coach: true,
    way: async (_, page) => (
      await page.evaluate(() => (location.hash = '#/learn/rat-a-tat-cat')),
      page.locator('.ask, article').first().waitFor()
    ),
  },
};

const named = (state, width, theme, lang) => `${state}-${width}-${theme}${lang === 'en' ? '' : `-${lang}`}.png`;
const house = await House.open();
try {
  for (const name of wanted.length ? wanted : Object.keys(states))
    for (const width of option('width', readme ? '1440' : '1440,360').map(Number))
      for (const lang of option('lang', 'en')) {
        const { way, moves = false, coach = false } = states[name];
        const page = await house.visitor({
          lang,
          width,
          height: width < 600 ? 740 : width < 1000 ? 1024 : 900,
          motion: moves,
          coach,
          drawn: true,
          scale: readme ? 0.75 : width < 600 ? 2 : 1,
        });
        // Time stands still for the page once `stopped` is set.
        if (moves)
          await page.addInitScript(() => {
            const later = globalThis.setTimeout;
            globalThis.setTimeout = (work, ms, ...more) => later(() => globalThis.stopped || work(...more), ms);
          });
        await page.goto(house.url);
        await page.locator('.laid').first().waitFor();
        await way(house, page);
        // One state, seen in both lights.
        for (const theme of option('theme', readme ? 'dark' : 'dark,light')) {
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
          await page.evaluate(() => document.fonts.ready);
          const path = readme ? `${images}${pictures[name]}.jpg` : folder + named(name, width, theme, lang);
          await page.screenshot({ path, ...(readme && { type: 'jpeg', quality: 85 }) });
          console.log(path, `${Math.round(statSync(path).size / 1024)} kB`, ...page.errors);
        }
        await page.context().close();
      }
} finally {
  await house.close();
}
