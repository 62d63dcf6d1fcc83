// What happened, as movements: each notice becomes steps, each step a scene and who runs to make it so.
import type { Sound } from '../../lib/sound';
import type { Cue } from '../../frame/table/stage.svelte';
import type { Colour, Notice, Place, Seat } from '../../wire/ratland';
import { unreachable } from '../../frame/contract/game';
import { moreOf, none, oneByOne } from './pieces';
import { at, firstToGo, nobody, places, pooled } from './places';
import { change, fewer, gain, quiet, step, type Drawn, type Note, type Scene } from './scene';

export type Spot =
  | 'supply'
  | 'bag'
  | 'hand'
  | `burrow-${number}`
  | `${Place}-${number}`
  | `infirmary-${number}`
  | `lost-${number}`
  | `graveyard-${number}`
  | `cheese-${number}`;
/** Somebody or something on its way: a group of rats of a seat, or cheese. */
export type Run = { readonly from: Spot; readonly to: Spot; readonly n: number } & (
  { readonly what: 'rat'; readonly seat: Seat } | { readonly what: 'cheese'; readonly colour: Colour }
);
export type Step = Cue<Scene> & {
  /** how it stands while they run, where that differs from before */
  readonly meanwhile?: Scene;
  readonly runs?: readonly Run[];
  readonly shaken?: Spot;
};

const rats = (seat: Seat, from: Spot, to: Spot, n = 1): Run[] => (n > 0 ? [{ what: 'rat', seat, from, to, n }] : []);
const cheese = (from: Spot, to: Spot, n: number, colour: Colour = 'yellow'): Run[] =>
  n > 0 ? [{ what: 'cheese', colour, from, to, n }] : [];
/** Where rats without a place of their own are: at home in the burrow, or in the pantry. */
const heap = (scene: Scene, seat: Seat): Spot => (scene.home ? `burrow-${seat}` : `pantry-${seat}`);
const spot = (scene: Scene, seat: Seat, place: Place): Spot => (place === 'pantry' ? heap(scene, seat) : `${place}-${seat}`);
const noted = (scene: Scene, ...notes: readonly Note[]): Scene => ({
  ...scene,
  notes: [...scene.notes, ...notes.filter(({ n }) => n !== 0)],
});
const rest = { few: 90, some: 280, long: 650 };
/** One's own draw, and what it does: though a whole round is shown at two fifths of its time, it is seen for most of a second. */
const own = { drew: 1500, hit: 650, paid: 650, swapped: 650 };
const isOwn = (notice: Notice, you: Seat | null): notice is Extract<Notice, { what: keyof typeof own }> =>
  notice.what in own && 'seat' in notice && notice.seat === you;

/** What happened to oneself is looked at longer than what happened to others. */
export function plan(before: Scene, notice: Notice, you: Seat | null = null): readonly Step[] {
  const steps = shown(before, notice);
  return isOwn(notice, you) ? steps.map((step) => ({ ...step, rest: own[notice.what] })) : steps;
}

function shown(before: Scene, notice: Notice): readonly Step[] {
  const scene = quiet(before);
  switch (notice.what) {
    case 'set_up':
      return [{ scene: { ...scene, active: notice.active }, rest: rest.few }];
    case 'clans_dealt':
    case 'boards_chosen':
    case 'timed_out':
    case 'left_bag':
      return [{ scene, rest: rest.few }];
    case 'clans_revealed':
      return [
        { scene: notice.clans.reduce((now, clan, seat) => change(now, seat, () => ({ clan })), scene), sound: 'flip', rest: rest.long },
      ];
    case 'boards_revealed':
      return [
        { scene: notice.sides.reduce((now, side, seat) => change(now, seat, () => ({ side })), scene), sound: 'flip', rest: rest.some },
      ];
    case 'round_began': {
      // LAND-85: everybody comes home first.
      const home = { ...scene, sewers: scene.sewers.map((sewer) => ({ ...sewer, rats: pooled(sewer.rats), hidden: false })) };
      const runs = scene.home
        ? []
        : scene.sewers.flatMap((sewer, seat) =>
            places.flatMap((place) => rats(seat, `${place}-${seat}`, `burrow-${seat}`, at(sewer.rats, place))),
          );
      const empty = { ...scene, home: true, sewers: scene.sewers.map((sewer) => ({ ...sewer, rats: nobody })) };
      return [
        {
          scene: {
            ...home,
            round: notice.round,
            active: notice.active,
            home: true,
            turn: null,
            area: null,
            bag: none,
            hand: null,
            offer: [none, none, none],
            food: [],
            event: null,
          },
          meanwhile: empty,
          runs,
          sound: 'squeak',
          rest: rest.some,
        },
      ];
    }
    case 'event_revealed': {
      const last = notice.card === 'end_of_game';
      const shown = { ...scene, event: notice.card, nextEvent: null };
      return [
        {
          scene: { ...shown, banner: { card: notice.card } },
          silence: last ? 700 : 250,
          sound: last ? 'bell' : 'flip',
          rest: last ? 2000 : 1100,
          hold: last ? 1500 : 0,
        },
        { scene: shown },
      ];
    }
    case 'food_deck_formed':
      return [{ scene, sound: 'slide', rest: rest.few }];
    case 'food_revealed':
      return [
        {
          scene: { ...scene, food: notice.cards.filter((card) => card > 0), offer: notice.offer, nextFood: [] },
          sound: 'flip',
          rest: rest.some,
        },
      ];
    case 'cousin_came':
      return [
        {
          scene: step({ ...scene, supply: scene.supply - 1 }, notice.seat, 'pantry', 1),
          runs: rats(notice.seat, 'supply', heap(scene, notice.seat)),
          sound: 'squeak',
          rest: rest.few,
        },
      ];
    case 'went_over': {
      const { from, to } = notice;
      return [
        {
          scene: step(step(scene, from, 'pantry', -1), to, 'pantry', 1),
          meanwhile: step(scene, from, 'pantry', -1),
          runs: rats(to, heap(scene, from), heap(scene, to)),
          sound: 'squeak',
          rest: rest.some,
        },
      ];
    }
    case 'came_back': {
      const { seat, healed, found } = notice;
      const gone = change(scene, seat, ({ infirmary, lost }) => ({ infirmary: infirmary - healed, lost: lost - found }));
      return [
        {
          scene: step(gone, seat, 'pantry', healed + found),
          meanwhile: gone,
          runs: [...rats(seat, `infirmary-${seat}`, heap(scene, seat), healed), ...rats(seat, `lost-${seat}`, heap(scene, seat), found)],
          sound: 'squeak',
          rest: rest.few,
        },
      ];
    }
    case 'holy_rat': {
      if (!notice.taken) return [{ scene, rest: rest.few }];
      const up = change(scene, notice.seat, ({ graveyard }) => ({ graveyard: graveyard - 1 }));
      return [
        {
          scene: noted({ ...up, supply: up.supply + 1 }, { seat: notice.seat, of: 'graves', n: -1 }),
          meanwhile: up,
          runs: rats(notice.seat, `graveyard-${notice.seat}`, 'supply'),
          sound: 'bell',
          rest: rest.some,
        },
      ];
    }
    case 'deployed': {
      // All screens lift at once; then everybody runs.
      const lifted = { ...scene, planning: false };
      const out = { ...lifted, home: false, sewers: scene.sewers.map((sewer) => ({ ...sewer, rats: nobody })) };
      const there = {
        ...out,
        sewers: scene.sewers.map((sewer, seat) => ({
          ...sewer,
          rats: notice.deployed[seat]?.rats ?? nobody,
          hidden: notice.deployed[seat]?.hide ?? false,
        })),
      };
      const runs = notice.deployed.flatMap((deployment, seat) =>
        places.flatMap((place) => rats(seat, `burrow-${seat}`, `${place}-${seat}`, at(deployment.rats, place))),
      );
      return [
        { scene: lifted, silence: 350, sound: 'slide', rest: 600 },
        { scene: there, meanwhile: out, runs, sound: 'squeak', rest: rest.some },
      ];
    }
    case 'ran': {
      const gone = notice.moves.reduce((now, [from]) => step(now, notice.seat, from, -1), scene);
      const there = notice.moves.reduce((now, [, to]) => step(now, notice.seat, to, 1), gone);
      return [
        {
          scene: { ...there, turn: notice.seat },
          meanwhile: gone,
          runs: notice.moves.flatMap(([from, to]) => rats(notice.seat, `${from}-${notice.seat}`, `${to}-${notice.seat}`)),
          ...(notice.moves.length ? { sound: 'squeak' as const } : {}),
          rest: rest.few,
        },
      ];
    }
    case 'ninja':
      return [
        {
          scene: { ...scene, turn: notice.seat },
          ...(notice.used ? { sound: 'step' as const, shaken: `${notice.tunnel}-${notice.seat}` as const } : {}),
          rest: rest.few,
        },
      ];
    case 'attacked': {
      const { by, on, stolen } = notice;
      const robbed = gain(gain({ ...scene, turn: null, raids: [...scene.raids, notice] }, on, -stolen), by, stolen);
      return [
        {
          scene: noted(robbed, { seat: by, of: 'cheese', n: stolen }, { seat: on, of: 'cheese', n: -stolen }),
          meanwhile: { ...scene, turn: null, raids: [notice] },
          runs: cheese(`cheese-${on}`, `cheese-${by}`, stolen),
          sound: stolen ? 'plop' : 'step',
          rest: rest.long,
        },
      ];
    }
    case 'killed': {
      const gone = step(scene, notice.seat, notice.place, -1);
      return [
        {
          scene: noted({ ...gone, supply: gone.supply + 1 }, { seat: notice.seat, of: 'rats', n: -1 }),
          meanwhile: gone,
          runs: rats(notice.seat, `${notice.place}-${notice.seat}`, 'supply'),
          sound: 'squeak',
          rest: rest.few,
        },
      ];
    }
    case 'born': {
      const safe = { ...scene, sewers: scene.sewers.map((sewer) => ({ ...sewer, hidden: false })), turn: null }; // LAND-100
      return [
        {
          scene: noted(step({ ...safe, supply: safe.supply - notice.born }, notice.seat, 'nursery', notice.born), {
            seat: notice.seat,
            of: 'rats',
            n: notice.born,
          }),
          runs: rats(notice.seat, 'supply', `nursery-${notice.seat}`, notice.born),
          sound: 'squeak',
          rest: rest.some,
        },
      ];
    }
    case 'bag_filled':
      return [
        { scene: { ...scene, area: notice.area, bag: notice.bag, hand: null, turn: null }, sound: 'slide', shaken: 'bag', rest: rest.some },
      ];
    case 'added': {
      if (notice.colour === null) return [{ scene: { ...scene, turn: notice.seat }, rest: rest.few }];
      return [
        {
          scene: { ...scene, turn: notice.seat, bag: moreOf(scene.bag, notice.colour, 1) },
          runs: cheese(`cheese-${notice.seat}`, 'bag', 1, notice.colour),
          sound: 'plop',
          shaken: 'bag',
          rest: rest.some,
        },
      ];
    }
    case 'wounded': {
      const gone = step({ ...scene, turn: notice.by }, notice.victim, notice.area, -1);
      return [
        {
          scene: change(gone, notice.victim, ({ infirmary }) => ({ infirmary: infirmary + 1 })),
          meanwhile: gone,
          runs: rats(notice.victim, `${notice.area}-${notice.victim}`, `infirmary-${notice.victim}`),
          sound: 'squeak',
          rest: rest.some,
        },
      ];
    }
    case 'drew':
      return drew(
        { ...scene, area: notice.area, turn: notice.seat, hand: { seat: notice.seat, pieces: [] } },
        notice.seat,
        oneByOne(notice.pieces),
      );
    case 'put_back': {
      if (notice.colour === null) return [{ scene, rest: rest.few }];
      const back = { ...withFate(scene, notice.colour, 'back', 1), bag: moreOf(scene.bag, notice.colour, 1) };
      return [{ scene: back, runs: cheese('hand', 'bag', 1, notice.colour), sound: 'slide', shaken: 'bag', rest: rest.some }];
    }
    case 'paid': {
      const paid = noted(gain(scene, notice.seat, notice.cheese), { seat: notice.seat, of: 'cheese', n: notice.cheese });
      if (notice.why !== 'found')
        return [{ scene: paid, runs: cheese('supply', `cheese-${notice.seat}`, notice.cheese), sound: 'plop', rest: rest.some }];
      return [
        {
          scene: withFate(withFate(paid, 'yellow', 'cheese'), 'orange', 'cheese'),
          runs: cheese('hand', `cheese-${notice.seat}`, notice.cheese),
          sound: 'plop',
          rest: rest.some,
        },
      ];
    }
    case 'hit':
      return [hit(scene, notice)];
    case 'swapped': {
      const used = 2 * notice.pairs + notice.whites;
      return [
        {
          scene: noted(withFate(gain(scene, notice.seat, notice.cheese), 'white', 'swapped', used), {
            seat: notice.seat,
            of: 'cheese',
            n: notice.cheese,
          }),
          runs: cheese('hand', `cheese-${notice.seat}`, notice.cheese),
          ...(notice.cheese ? { sound: 'plop' as const } : {}),
          rest: rest.some,
        },
      ];
    }
    case 'lecter': {
      if (notice.rat === null) return [{ scene: { ...scene, turn: notice.seat }, rest: rest.few }];
      const { seat } = notice;
      const now = { ...scene, area: null, bag: none, hand: null, turn: seat };
      const from: Spot = notice.rat === 'infirmary' ? `infirmary-${seat}` : spot(now, seat, firstToGo(now.sewers[seat]?.rats ?? nobody));
      const gone = notice.rat === 'infirmary' ? change(now, seat, ({ infirmary }) => ({ infirmary: infirmary - 1 })) : fewer(now, seat, 1);
      return [
        {
          scene: noted(gain({ ...gone, supply: gone.supply + 1 }, seat, 1), { seat, of: 'cheese', n: 1 }),
          meanwhile: gone,
          runs: [...rats(seat, from, 'supply'), ...cheese('supply', `cheese-${seat}`, 1)],
          sound: 'step',
          rest: rest.some,
        },
      ];
    }
    case 'fed': {
      const fed = gain({ ...scene, area: null, bag: none, hand: null, turn: null }, notice.seat, -notice.paid);
      return [
        {
          scene: noted(fed, { seat: notice.seat, of: 'cost', n: -notice.paid }),
          runs: cheese(`cheese-${notice.seat}`, 'supply', notice.paid),
          sound: 'plop',
          rest: rest.some,
        },
      ];
    }
    case 'starved': {
      const { seat, deaths, from_infirmary } = notice;
      const gone = fewer(
        change(scene, seat, ({ infirmary }) => ({ infirmary: infirmary - from_infirmary })),
        seat,
        deaths - from_infirmary,
      );
      const dead = change(gone, seat, ({ graveyard }) => ({ graveyard: graveyard + deaths }));
      return [
        {
          scene: noted(dead, { seat, of: 'graves', n: deaths }),
          meanwhile: gone,
          runs: [
            ...rats(seat, `infirmary-${seat}`, `graveyard-${seat}`, from_infirmary),
            ...rats(seat, `pantry-${seat}`, `graveyard-${seat}`, deaths - from_infirmary),
          ],
          sound: 'bell',
          rest: rest.long,
        },
      ];
    }
    case 'alchemy': {
      const { seat, rats: n } = notice;
      const made = step(gain({ ...scene, supply: scene.supply - n, turn: seat }, seat, -n), seat, 'pantry', n);
      return [
        {
          scene: noted(made, { seat, of: 'rats', n }),
          runs: [...cheese(`cheese-${seat}`, 'supply', n), ...rats(seat, 'supply', heap(scene, seat), n)],
          ...(n ? { sound: 'plop' as const } : {}),
          rest: n ? rest.some : rest.few,
        },
      ];
    }
    case 'gave_for_music':
      return [
        {
          scene: noted(gain(gain(scene, notice.from, -1), notice.to, 1), { seat: notice.to, of: 'cheese', n: 1 }),
          runs: cheese(`cheese-${notice.from}`, `cheese-${notice.to}`, 1),
          sound: 'plop',
          rest: rest.few,
        },
      ];
    case 'looked':
      return [
        {
          scene: { ...scene, nextEvent: notice.event ?? scene.nextEvent, nextFood: known(notice.food) ?? scene.nextFood },
          sound: 'card',
          rest: rest.few,
        },
      ];
    case 'over':
      return [{ scene: { ...scene, turn: null }, sound: 'bell', rest: rest.some }];
    default:
      return unreachable(notice);
  }
}

const known = (cards: readonly (number | null)[] | null): readonly number[] | null => {
  const seen = cards?.filter((card): card is number => card !== null && card > 0);
  return seen?.length ? seen : null;
};

/** A handful out of the bag: whoever searches draws all at once, and what was drawn stays in sight until it has done what it does. */
function drew(scene: Scene, seat: Seat, pieces: readonly Colour[]): Step[] {
  const bag = pieces.reduce((left, colour) => moreOf(left, colour, -1), scene.bag);
  const hand = pieces.map((colour): Drawn => ({ colour, fate: 'fresh' }));
  const runs = pieces.flatMap((colour) => cheese('bag', 'hand', 1, colour));
  return [
    { scene: { ...scene, bag, hand: { seat, pieces: hand } }, runs, sound: 'card', rest: scene.sewers.length > 6 ? rest.few : rest.some },
  ];
}

/** What became of the first so many pieces of a colour. */
function withFate(scene: Scene, colour: Colour, fate: Drawn['fate'], many = Infinity): Scene {
  let left = many;
  const pieces = scene.hand?.pieces.map((piece) =>
    piece.colour === colour && piece.fate === 'fresh' && left-- > 0 ? { colour, fate } : piece,
  );
  return scene.hand && pieces ? { ...scene, hand: { ...scene.hand, pieces } } : scene;
}

function hit(scene: Scene, { seat, colour, from, to }: Extract<Notice, { what: 'hit' }>): Step {
  const gone = step(withFate(scene, colour, 'harm', 1), seat, from, -1);
  const there: Record<typeof to, () => Scene> = {
    supply: () => ({ ...gone, supply: gone.supply + 1 }),
    infirmary: () => change(gone, seat, ({ infirmary }) => ({ infirmary: infirmary + 1 })),
    lost: () => change(gone, seat, ({ lost }) => ({ lost: lost + 1 })),
  };
  const end: Spot = to === 'supply' ? 'supply' : `${to}-${seat}`;
  return { scene: there[to](), meanwhile: gone, runs: rats(seat, spot(gone, seat, from), end), sound: 'squeak', rest: rest.some };
}

/** What the rules let happen at once, or one clan after the other without a word between: it is shown together. */
const together: readonly Notice['what'][] = ['cousin_came', 'came_back', 'attacked', 'killed', 'born', 'gave_for_music'];
/** Whose hand it is that does this, cheese and harm alike. */
const handOf = (notice: Notice): Seat | null =>
  notice.what === 'hit' || (notice.what === 'paid' && notice.why === 'found') ? notice.seat : null;
/** The meal: who pays for it, and who starves. */
const isMeal = ({ what }: Notice): boolean => what === 'fed' || what === 'starved';
const alike = (a: Notice, b: Notice): boolean =>
  (isMeal(a) && isMeal(b)) ||
  (handOf(a) !== null && handOf(a) === handOf(b)) ||
  (a.what === b.what && (together.includes(a.what) || (a.what === 'paid' && b.what === 'paid' && a.why !== 'found' && a.why === b.why)));

/** How many of the notices that wait are shown in one go. */
export function atOnce(notices: readonly Notice[]): number {
  const [first] = notices;
  if (!first) return 0;
  const other = notices.findIndex((notice) => !alike(first, notice));
  return Math.max(1, other < 0 ? notices.length : other);
}

/** One step for notices that happen at once: all run together, and stand where the last one leaves them. */
export function planTogether(scene: Scene, notices: readonly Notice[], you: Seat | null = null): readonly Step[] {
  const [first] = notices;
  if (!first) return [];
  if (notices.length === 1) return plan(scene, first, you);
  // How it stands when everybody has left, and when all have arrived.
  let [away, now] = [scene, scene];
  const [runs, notes, raids]: [Run[], Note[], Scene['raids'][number][]] = [[], [], []];
  let sound: Sound | undefined;
  let long = 0;
  for (const notice of notices) {
    for (const { meanwhile } of plan(away, notice)) away = meanwhile ?? away;
    for (const next of plan(now, notice, you)) {
      now = next.scene;
      runs.push(...(next.runs ?? []));
      notes.push(...next.scene.notes);
      raids.push(...next.scene.raids);
      // What rings is heard above what only rattles.
      sound = next.sound === 'bell' ? next.sound : (sound ?? next.sound);
      long = Math.max(long, next.rest ?? 0);
    }
  }
  const meanwhile = { ...quiet(away), raids };
  return [{ scene: { ...now, notes: summed(notes), raids }, meanwhile, runs, ...(sound ? { sound } : {}), rest: long }];
}

/** A clan that is robbed twice, or robs while it is robbed, gets one number. */
function summed(notes: readonly Note[]): readonly Note[] {
  const sums = new Map<string, Note>();
  for (const note of notes) {
    const name = `${note.seat} ${note.of}`;
    sums.set(name, { ...note, n: note.n + (sums.get(name)?.n ?? 0) });
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}
