// What happened, as movements: each notice becomes steps, each step a scene and what runs or flies to make it so.
import type { Cue } from '../../frame/table/stage.svelte';
import type { Card, Cards, Class, Notice, Seat, SightPlayer, Special } from '../../wire/rattus-cartus';
import { unreachable } from '../../frame/contract/game';
import { kindOf, sorted, specials, without } from './cards';
import { change, climb, counts, house, houseAt, influenceOf, pointsFor, quiet, ratsOf, type Ending, type Note, type Scene } from './scene';

export type Spot =
  | 'deck'
  | 'discard'
  | 'gutter'
  | 'houses'
  | `pile-${Special}`
  | `house-${number}`
  | `door-${number}`
  | `seat-${number}`
  | `hand-${number}`
  | `laid-${number}`
  | `aside-${number}`
  | `rats-${number}`
  | `points-${number}`
  | `nun-${number}`
  | `disc-${Class}-${number}`
  | `space-${Class}-${number}`;
/** Something on its way. A card from behind is null. */
export type Run = { readonly from: Spot; readonly to: Spot; readonly n: number } & (
  | { readonly what: 'card'; readonly card: Card | null }
  | { readonly what: 'rat' | 'point' }
  | { readonly what: 'disc'; readonly seat: Seat }
);
export type Step = Cue<Scene> & {
  /** how it stands while it is under way, where that differs from before */
  readonly meanwhile?: Scene;
  readonly runs?: readonly Run[];
  readonly shaken?: Spot;
};

const rest = { few: 90, some: 280, long: 620, solemn: 900 };
/** CART-10. */
const DEALT = 5;

const cards = (from: Spot, to: Spot, n: number, faces: Cards | null = null): Run[] => {
  if (n <= 0) return [];
  return faces?.length ? faces.map((card): Run => ({ what: 'card', card, from, to, n: 1 })) : [{ what: 'card', card: null, from, to, n }];
};
const rats = (from: Spot, to: Spot, n: number): Run[] => (n > 0 ? [{ what: 'rat', from, to, n }] : []);
const noted = (scene: Scene, ...notes: readonly Note[]): Scene => ({
  ...scene,
  notes: [...scene.notes, ...notes.filter(({ n }) => n !== 0)],
});

/** More in hand, as far as one may know what. */
const takes = (player: SightPlayer, n: number, faces: Cards | null): Partial<SightPlayer> => ({
  hand: player.hand && faces ? sorted([...player.hand, ...faces]) : player.hand,
  hand_size: player.hand_size + n,
});
const loses = (player: SightPlayer, n: number, faces: Cards | null): Partial<SightPlayer> => ({
  hand: player.hand && faces ? without(player.hand, faces) : player.hand,
  hand_size: player.hand_size - n,
});

const isSpecial = (card: Card): card is Special => (specials as readonly string[]).includes(kindOf(card));
const pile = (scene: Scene, special: Special, more: number): Scene => ({
  ...scene,
  piles: scene.piles.map((n, i) => n + (specials[i] === special ? more : 0)) as Scene['piles'],
});
/** Population to the discard pile, everything else back to where it came from (CART-111). */
function putAway(scene: Scene, gone: Cards): Scene {
  const people = gone.filter((card) => !isSpecial(card));
  return gone
    .filter(isSpecial)
    .reduce((now, special) => pile(now, special, 1), { ...scene, discard: sorted([...scene.discard, ...people]) });
}
const home = (card: Card): Spot => (isSpecial(card) ? `pile-${card}` : 'discard');

export function plan(old: Scene, notice: Notice): readonly Step[] {
  const scene = quiet(old);
  switch (notice.what) {
    case 'set_up':
      return [{ scene: { ...scene, first: notice.first }, rest: rest.few }];
    case 'tower_with_two':
    case 'timed_out':
      return [{ scene, rest: rest.few }];
    case 'dealt': {
      const n = notice.hands.find((hand) => hand !== null)?.length ?? DEALT;
      const dealt = notice.hands.reduce(
        (now, hand, seat) => change(now, seat, (player) => ({ hand: hand ?? player.hand, hand_size: n })),
        scene,
      );
      return [
        {
          scene: { ...dealt, deck: scene.deck - n * notice.hands.length },
          runs: notice.hands.flatMap((_, seat) => cards('deck', `hand-${seat}`, n)),
          sound: 'slide',
          rest: rest.some,
        },
      ];
    }
    case 'round_began': {
      // CART-120: the discs come home, and the houses are gone for good.
      const runs = scene.row.flatMap(({ visitors }, position) =>
        visitors.map((seat): Run => ({ what: 'disc', seat, from: `door-${position}`, to: `seat-${seat}`, n: 1 })),
      );
      const players = scene.players.map((player) => ({ ...player, privilege: null }));
      const empty = {
        ...scene,
        players,
        row: scene.row.map((one) => ({ ...one, visitors: [] })),
        resolving: null,
        premium: null,
        turn: null,
      };
      return [
        { scene: { ...empty, row: [], round: notice.round, first: notice.first }, meanwhile: empty, runs, sound: 'bell', rest: rest.some },
      ];
    }
    case 'row_revealed':
      return notice.row.map((_, i) => ({
        scene: { ...scene, row: notice.row.slice(0, i + 1).map(house), buildings: scene.buildings - i - 1 },
        sound: 'flip',
        rest: rest.some,
      }));
    case 'replaced':
      return [
        {
          scene: { ...scene, row: [...scene.row.slice(0, -1), house(notice.card)] },
          shaken: `house-${scene.row.length - 1}`,
          sound: 'flip',
          rest: rest.long,
        },
      ];
    case 'chose_privilege': {
      const { seat, position } = notice;
      return [
        {
          scene: { ...change(scene, seat, () => ({ privilege: position })), turn: seat },
          runs: [{ what: 'disc', seat, from: `seat-${seat}`, to: `house-${position}`, n: 1 }],
          sound: 'plop',
          rest: rest.few,
        },
      ];
    }
    case 'drew': {
      const { seat, count, cards: faces } = notice;
      const less = { ...scene, deck: scene.deck - count, turn: seat };
      return [
        {
          scene: noted(
            change(less, seat, (player) => takes(player, count, faces)),
            { seat, of: 'cards', n: count },
          ),
          meanwhile: less,
          runs: cards('deck', `hand-${seat}`, count, faces),
          sound: 'card',
          rest: rest.some,
        },
      ];
    }
    case 'reshuffled':
      return [
        {
          scene: { ...scene, discard: [], deck: scene.deck + notice.count },
          runs: cards('discard', 'deck', notice.count),
          sound: 'slide',
          rest: rest.some,
        },
      ];
    case 'discarded_rats': {
      const { seat, count } = notice;
      return [
        {
          scene: noted(ratsOf(scene, seat, -count), { seat, of: 'rats', n: -count }),
          runs: rats(`rats-${seat}`, 'gutter', count),
          sound: 'squeak',
          rest: rest.some,
        },
      ];
    }
    case 'looked': {
      const { seat, place, card } = notice;
      const looked = scene.looked.map((seats, i) => (i === place && !seats.includes(seat) ? [...seats, seat] : seats)) as Scene['looked'];
      const nuns = scene.nuns.map((known, i) => (i === place ? (card ?? known) : known)) as Scene['nuns'];
      return [
        {
          scene: { ...scene, looked, nuns, looking: { seat, place }, turn: seat },
          sound: card ? 'flip' : 'step',
          rest: card ? rest.solemn : rest.some,
        },
      ];
    }
    case 'visited': {
      const { seat, position, count, cards: faces } = notice;
      const row = scene.row.map((one, i) => (i === position ? { ...one, visitors: [...one.visitors, seat] } : one));
      const there = change({ ...scene, row, turn: seat }, seat, (player) => ({
        ...loses(player, count, faces),
        laid: faces,
        laid_size: count,
        revealed: false,
      }));
      const gone = change({ ...scene, turn: seat }, seat, (player) => loses(player, count, faces));
      return [
        {
          scene: there,
          meanwhile: gone,
          runs: [
            { what: 'disc', seat, from: `seat-${seat}`, to: `door-${position}`, n: 1 },
            ...cards(`hand-${seat}`, `door-${position}`, count),
          ],
          sound: 'plop',
          rest: rest.some,
        },
      ];
    }
    case 'passed': {
      const { seat } = notice;
      const passed = pile({ ...change(scene, seat, (player) => loses(player, 1, ['pass'])), turn: seat }, 'pass', 1);
      return [
        {
          scene: noted(passed, { seat, of: 'cards', n: -1 }),
          runs: cards(`hand-${seat}`, 'pile-pass', 1, ['pass']),
          sound: 'slide',
          rest: rest.long,
        },
      ];
    }
    case 'only_premium':
      return [{ scene: { ...scene, premium: notice.seat }, sound: 'bell', rest: rest.some }];
    case 'revealed': {
      const { seat, cards: faces } = notice;
      return [
        {
          scene: {
            ...change(scene, seat, () => ({ laid: faces, laid_size: faces.length, revealed: true })),
            resolving: houseAt(scene, seat),
            turn: null,
          },
          sound: 'flip',
          rest: faces.length ? rest.some : rest.few,
        },
      ];
    }
    case 'gained_influence': {
      const { seat, class: of, influence, rats: more } = notice;
      const here = { ...scene, resolving: houseAt(scene, seat) };
      const up = climb(here, seat, of, influence);
      const steps: Step[] = [];
      if (influence) {
        const [from, to] = [influenceOf(scene, seat, of), influenceOf(up, seat, of)];
        steps.push({
          scene: noted(up, { seat, of, n: influence }),
          meanwhile: { ...here, lifted: { seat, of } },
          runs: [{ what: 'disc', seat, from: from ? `disc-${of}-${seat}` : `space-${of}-0`, to: `space-${of}-${to}`, n: 1 }],
          sound: 'step',
          rest: more ? rest.few : rest.some,
        });
      }
      if (more)
        steps.push({
          scene: noted(ratsOf(up, seat, more), { seat, of, n: influence }, { seat, of: 'rats', n: more }),
          meanwhile: noted(up, { seat, of, n: influence }),
          runs: rats('gutter', `rats-${seat}`, more),
          sound: 'squeak',
          rest: rest.long,
        });
      return steps.length ? steps : [{ scene: here, rest: rest.few }];
    }
    case 'chose_victim':
      return [
        {
          scene: { ...scene, strike: { by: notice.seat, on: [notice.victim], with: 'sword' }, turn: notice.seat },
          shaken: `seat-${notice.victim}`,
          sound: 'step',
          rest: rest.some,
        },
      ];
    case 'gave': {
      const { from, to, count, cards: faces } = notice;
      const less = change(scene, from, (player) => loses(player, count, faces));
      const given = change(less, to, ({ gifts }) => ({ gifts: [...gifts, { from, count, cards: faces }] }));
      // A Sword strikes in its own house (CART-65), and the tower everywhere else: its visitors are safe (CART-106).
      const strike = { by: to, on: [from], with: houseAt(scene, from) === houseAt(scene, to) ? ('sword' as const) : ('tower' as const) };
      return [
        {
          scene: noted({ ...given, strike }, { seat: from, of: 'cards', n: -count }),
          meanwhile: { ...less, strike },
          runs: cards(`hand-${from}`, `aside-${to}`, count),
          sound: 'slide',
          rest: rest.long,
        },
      ];
    }
    case 'rat_followed': {
      const { from, to } = notice;
      const strike = { by: from, on: [to], with: 'flute' as const };
      const led = noted(
        { ...ratsOf(ratsOf(scene, from, -1), to, 1), strike },
        { seat: from, of: 'rats', n: -1 },
        { seat: to, of: 'rats', n: 1 },
      );
      return [
        {
          scene: led,
          meanwhile: { ...scene, strike },
          silence: 120,
          runs: rats(`rats-${from}`, `rats-${to}`, 1),
          sound: 'squeak',
          rest: rest.long,
        },
      ];
    }
    case 'acted': {
      const { seat, building, premium, performed } = notice;
      return [
        {
          scene: { ...scene, act: { seat, building, premium, performed }, turn: seat, ...(premium ? { premium: seat } : {}) },
          sound: performed ? 'card' : 'step',
          rest: performed ? rest.some : rest.few,
        },
      ];
    }
    case 'gained_points': {
      const { seat, points } = notice;
      const more = noted(
        change(scene, seat, (player) => ({ points: player.points + points })),
        { seat, of: 'points', n: points },
      );
      return [
        {
          scene: more,
          runs: [{ what: 'point', from: `house-${houseAt(scene, seat)}`, to: `points-${seat}`, n: points }],
          sound: 'plop',
          rest: rest.some,
        },
      ];
    }
    case 'took': {
      const { seat, card, count } = notice;
      const less = pile(scene, card, -count);
      return [
        {
          scene: change(less, seat, () => ({ taken: { card, count } })),
          meanwhile: less,
          runs: cards(
            `pile-${card}`,
            `aside-${seat}`,
            count,
            Array.from({ length: count }, () => card),
          ),
          sound: 'card',
          rest: rest.some,
        },
      ];
    }
    case 'drew_unseen': {
      const { seat, count } = notice;
      const less = { ...scene, deck: scene.deck - count };
      return [
        {
          scene: change(less, seat, ({ drawn }) => ({ drawn: drawn + count })),
          meanwhile: less,
          runs: cards('deck', `aside-${seat}`, count),
          sound: 'card',
          rest: rest.some,
        },
      ];
    }
    case 'discarded_cards': {
      const { seat, cards: gone } = notice;
      const less = change(scene, seat, (player) => loses(player, gone.length, gone));
      return [
        {
          scene: noted(putAway(less, gone), { seat, of: 'cards', n: -gone.length }),
          meanwhile: less,
          runs: gone.flatMap((card) => cards(`hand-${seat}`, home(card), 1, [card])),
          sound: 'slide',
          rest: rest.some,
        },
      ];
    }
    case 'called_from_tower':
      return [{ scene: { ...scene, strike: { by: notice.seat, on: notice.givers, with: 'tower' } }, sound: 'call', rest: rest.long }];
    case 'put_away': {
      const visitors = scene.row[notice.position]?.visitors ?? [];
      const laid = visitors.flatMap((seat) => scene.players[seat]?.laid ?? []);
      const cleared = visitors.reduce((now, seat) => change(now, seat, () => ({ laid: null, laid_size: 0, revealed: false })), scene);
      const runs = laid.flatMap((card) => cards(`door-${notice.position}`, home(card), 1, [card]));
      return [
        { scene: { ...putAway(cleared, laid), resolving: null, turn: null }, meanwhile: cleared, runs, sound: 'slide', rest: rest.few },
      ];
    }
    case 'picked_up': {
      const { seat, count, cards: faces } = notice;
      const bare = change(scene, seat, () => ({ taken: null, drawn: 0, gifts: [] }));
      return [
        {
          scene: noted(
            change(bare, seat, (player) => takes(player, count, faces)),
            { seat, of: 'cards', n: count },
          ),
          meanwhile: bare,
          runs: cards(`aside-${seat}`, `hand-${seat}`, count),
          sound: 'card',
          rest: rest.some,
        },
      ];
    }
    case 'hands_shown': {
      const shown = notice.hands.reduce(
        (now, hand, seat) => change(now, seat, () => ({ hand: sorted(hand), hand_size: hand.length })),
        scene,
      );
      return [
        {
          scene: { ...shown, row: shown.row.map((one) => ({ ...one, visitors: [] })), turn: null, resolving: null },
          silence: 400,
          sound: 'flip',
          rest: rest.solemn,
        },
      ];
    }
    case 'scored': {
      const nobody = notice.scores.map(() => 0);
      let ending: Ending = { now: null, gained: nobody, points: nobody, turned: 0, rats: null, dead: [] };
      const shown = notice.scores.reduce((now, score, seat) => change(now, seat, () => ({ score })), scene);
      const steps: Step[] = [{ scene: { ...scene, ending }, silence: 300, sound: 'bell', rest: rest.solemn }];
      for (const now of counts) {
        const gained = notice.scores.map((score) => pointsFor(score, now));
        if (!gained.some((n) => n > 0)) continue;
        const before = ending.points;
        ending = { ...ending, now, gained, points: gained.map((n, seat) => n + (before[seat] ?? 0)) };
        steps.push({ scene: { ...shown, ending }, sound: 'plop', rest: rest.long, hold: 60 });
      }
      return [...steps, { scene: { ...shown, ending: { ...ending, now: null, gained: nobody } }, rest: rest.some }];
    }
    case 'plague': {
      const { nuns, rats: all, dead } = notice;
      const nobody = all.map(() => 0);
      const ending: Ending = { ...(scene.ending ?? { points: nobody, turned: 0, rats: null, dead: [] }), now: 'nuns', gained: nobody };
      const turning = nuns.map((_, i): Step => ({
        scene: {
          ...scene,
          nuns: nuns.map((card, place) => (place <= i ? card : (scene.nuns[place] ?? null))) as Scene['nuns'],
          ending: { ...ending, turned: i + 1 },
        },
        silence: i ? 0 : 500,
        sound: 'flip',
        rest: rest.solemn,
        hold: 120,
      }));
      const counted = all.reduce<Scene>((now, n, seat) => change(now, seat, () => ({ rats: n, dead: dead.includes(seat) })), {
        ...scene,
        nuns,
      });
      const shown: Ending = { ...ending, turned: nuns.length, rats: all };
      return [
        ...turning,
        { scene: { ...scene, nuns, ending: shown }, sound: 'squeak', rest: rest.solemn, hold: 250 },
        {
          scene: { ...counted, ending: { ...shown, now: 'verdict', dead } },
          silence: 600,
          sound: dead.length ? 'step' : 'bell',
          rest: 1900,
          hold: 1100,
        },
      ];
    }
    case 'over':
      return [{ scene: { ...scene, turn: null }, sound: 'bell', rest: rest.some }];
    default:
      return unreachable(notice);
  }
}

/** What the rules let happen at once, or without a word between: it is shown together. */
const together: readonly Notice['what'][] = ['revealed', 'picked_up', 'gave'];

/** How many of the notices that wait are shown in one go. */
export function atOnce(notices: readonly Notice[]): number {
  const [first] = notices;
  if (!first) return 0;
  const other = together.includes(first.what) ? notices.findIndex(({ what }) => what !== first.what) : 1;
  return Math.max(1, other < 0 ? notices.length : other);
}

/** One step for notices that happen at once: all moves together, and stands where the last one leaves it. */
export function planTogether(scene: Scene, notices: readonly Notice[]): readonly Step[] {
  const [first] = notices;
  if (!first) return [];
  if (notices.length === 1) return plan(scene, first);
  let now = scene;
  const [runs, notes]: [Run[], Note[]] = [[], []];
  let last: Step | undefined;
  for (const notice of notices)
    for (const step of plan(now, notice)) {
      [now, last] = [step.scene, step];
      runs.push(...(step.runs ?? []));
      notes.push(...step.scene.notes);
    }
  return last ? [{ ...last, scene: { ...now, notes }, meanwhile: quiet(scene), runs }] : [];
}

/** A class among the things that change. */
export const isClass = (of: Note['of']): of is Class => of !== 'rats' && of !== 'cards' && of !== 'points';
