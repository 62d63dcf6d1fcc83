// What happened, as movements: each notice becomes steps, each step a scene and who runs to make it so.
import type { Ways } from '../../frame/table/running.svelte';
import type { Cue } from '../../frame/table/stage.svelte';
import type { Colour, Notice, Plot, Seat, Tile } from '../../wire/ratapolis';
import { unreachable } from '../../frame/contract/game';
import { plotOf, quiet, seatOf, withFamily, withPlot, withRats, type Deed, type Note, type Scene } from './scene';

export type Spot = `plot-${Plot}` | `family-${number}` | 'neutrals';
/** Somebody or something on its way. */
export type Run = { readonly from: Spot; readonly to: Spot; readonly n: number } & (
  { readonly what: 'rat'; readonly colour: Colour } | { readonly what: 'token'; readonly tile: Tile } | { readonly what: 'cheese' }
);
export type Step = Cue<Scene> & {
  /** how it stands while they run, where that differs from before */
  readonly meanwhile?: Scene;
  readonly runs?: readonly Run[];
  /** what ought to be in sight */
  readonly look?: readonly Plot[];
};

/** Rats run, tokens and cheese fly; everything has its place on the table. */
export const ways: Ways<Run> = {
  gait: ({ what }) => (what === 'rat' ? { ms: 620, gait: 'run' } : { ms: 420, gait: 'fly' }),
  instead: (spot) => spot,
};

const rest = { few: 120, some: 360, long: 750 };
/** The more happens at once, the longer it takes to see. */
const seen = (deeds: number): number => Math.min(1500, 450 + 150 * deeds);
const home = (scene: Scene, colour: Colour): Spot => {
  const seat = seatOf(scene, colour);
  return seat === null ? 'neutrals' : `family-${seat}`;
};
const rats = (colour: Colour, from: Spot, to: Spot, n: number): Run[] => (n > 0 ? [{ what: 'rat', colour, from, to, n }] : []);
const colourOf = (scene: Scene, seat: Seat): Colour | null => scene.families[seat]?.colour ?? null;
/** Rats leave the city for their owner's reserve. */
const lose = (scene: Scene, colour: Colour, plot: Plot, n: number): Scene =>
  withFamily(withRats(scene, plot, colour, -n), seatOf(scene, colour), ({ reserve, lost }) => ({ reserve: reserve + n, lost: lost + n }));

type Of<W extends Notice['what']> = Extract<Notice, { what: W }>;

/** The attacks of a slot are one moment (POL-44): the claws are seen first, then who was hit leaves. */
function bites(before: Scene, notices: readonly Notice[]): readonly Step[] {
  const deeds: Deed[] = [];
  const notes: Note[] = [];
  const runs: Run[] = [];
  let after = before;
  for (const notice of notices) {
    if (notice.what === 'attacked') {
      const { seat, tile, colour, why } = notice;
      const action = { act: 'attack', tile, colour } as const;
      deeds.push({ seat, action, ...(why ? { vain: true } : {}) });
      const own = colourOf(before, seat);
      if (why && own) notes.push({ plot: tile, colour: own, of: 'nothing', n: 0, why });
    } else if (notice.what === 'lost') {
      notes.push({ plot: notice.tile, colour: notice.colour, of: 'bite', n: notice.rats });
      runs.push(...rats(notice.colour, `plot-${notice.tile}`, home(before, notice.colour), notice.rats));
      after = lose(after, notice.colour, notice.tile, notice.rats);
    } else if (notice.what === 'captured' && before.neutral) {
      runs.push(...rats(before.neutral, `plot-${notice.tile}`, `family-${notice.seat}`, 1));
      after = withFamily(withRats(after, notice.tile, before.neutral, -1), notice.seat, ({ captured }) => ({ captured: captured + 1 }));
    }
  }
  const running = slotOf(notices) ?? before.running;
  const look = deeds.flatMap(({ action }) => (action.act === 'attack' ? [action.tile] : []));
  return [
    { scene: { ...before, running, deeds }, sound: 'slide', rest: rest.some, look },
    {
      scene: { ...after, running, deeds, notes: gathered(notes) },
      meanwhile: { ...after, running, deeds, families: before.families },
      runs,
      ...(runs.length ? { sound: 'squeak' as const } : {}),
      rest: seen(deeds.length),
    },
  ];
}

/** So are its moves (POL-50): arrows, then everybody runs, and who finds no room stays. */
function moves(before: Scene, notices: readonly Notice[]): readonly Step[] {
  const deeds: Deed[] = [];
  const notes: Note[] = [];
  const runs: Run[] = [];
  let [away, after] = [before, before];
  for (const notice of notices) {
    if (notice.what === 'moved') {
      const { seat, from, to, rats: n, stayed } = notice;
      const colour = colourOf(before, seat);
      if (!colour) continue;
      deeds.push({ seat, action: { act: 'move', from, to }, ...(n ? {} : { vain: true }) });
      if (stayed) notes.push({ plot: from, colour, of: 'stay', n: stayed, why: 'no_room' });
      runs.push(...rats(colour, `plot-${from}`, `plot-${to}`, n));
      away = withRats(away, from, colour, -n);
      after = withRats(withRats(after, from, colour, -n), to, colour, n);
    } else if (notice.what === 'lost') {
      const way = walked(before, notice.colour);
      if (way) deeds.push({ seat: seatOf(before, notice.colour) ?? 0, action: { act: 'move', ...way } });
      notes.push({ plot: notice.tile, colour: notice.colour, of: 'gone', n: notice.rats });
      // They run into the trap, and are not seen again.
      const from = way?.from ?? notice.tile;
      runs.push(...rats(notice.colour, `plot-${from}`, `plot-${notice.tile}`, notice.rats));
      away = withRats(away, from, notice.colour, -notice.rats);
      after = lose(after, notice.colour, from, notice.rats);
    } else if (notice.what === 'came_to_nothing') {
      const colour = colourOf(before, notice.seat);
      deeds.push({ seat: notice.seat, action: notice.action, vain: true });
      const plot = notice.action.act === 'move' ? notice.action.from : null;
      if (colour && plot) notes.push({ plot, colour, of: 'nothing', n: 0, why: notice.why });
    }
  }
  const running = slotOf(notices) ?? before.running;
  const look = deeds.flatMap(({ action }) => (action.act === 'move' ? [action.from, action.to] : []));
  return [
    { scene: { ...before, running, deeds }, rest: rest.some, look },
    {
      scene: { ...after, running, deeds, notes: gathered(notes) },
      meanwhile: { ...away, running, deeds },
      runs,
      ...(runs.length ? { sound: 'step' as const } : {}),
      rest: seen(deeds.length),
    },
  ];
}

/** Where rats that ran into a trap came from: the sheets say it. */
function walked(scene: Scene, colour: Colour): { readonly from: Plot; readonly to: Plot } | null {
  const seat = seatOf(scene, colour);
  const plan = seat === null ? undefined : scene.sheets?.[seat];
  const action = plan?.[(scene.running ?? 1) - 1];
  return action?.act === 'move' ? { from: action.from, to: action.to } : null;
}

function births(before: Scene, notices: readonly Notice[]): readonly Step[] {
  const deeds: Deed[] = [];
  const notes: Note[] = [];
  const runs: Run[] = [];
  let [away, after] = [before, before];
  for (const notice of notices) {
    if (notice.what !== 'born' && notice.what !== 'came_to_nothing') continue;
    const colour = colourOf(before, notice.seat);
    const tile = notice.what === 'born' ? notice.tile : notice.action.act === 'procreate' ? notice.action.tile : null;
    if (!colour || !tile) continue;
    const action = { act: 'procreate', tile } as const;
    if (notice.what === 'came_to_nothing') {
      deeds.push({ seat: notice.seat, action, vain: true });
      notes.push({ plot: tile, colour, of: 'nothing', n: 0, why: notice.why });
      continue;
    }
    deeds.push({ seat: notice.seat, action });
    notes.push({ plot: tile, colour, of: 'born', n: 1 });
    runs.push(...rats(colour, `family-${notice.seat}`, `plot-${tile}`, 1));
    away = withFamily(away, notice.seat, ({ reserve }) => ({ reserve: reserve - 1 }));
    after = withRats(
      withFamily(after, notice.seat, ({ reserve }) => ({ reserve: reserve - 1 })),
      tile,
      colour,
      1,
    );
  }
  const running = slotOf(notices) ?? before.running;
  return [
    { scene: { ...after, running, deeds, notes }, meanwhile: { ...away, running, deeds }, runs, sound: 'squeak', rest: seen(deeds.length) },
  ];
}

/** The paw comes down; then everybody who was inside is gone. */
function caught(before: Scene, lost: readonly Of<'lost'>[]): readonly Step[] {
  const plot = lost[0]?.tile ?? null;
  const runs = lost.flatMap(({ colour, tile, rats: n }) => rats(colour, `plot-${tile}`, home(before, colour), n));
  const after = lost.reduce((scene, { colour, tile, rats: n }) => lose(scene, colour, tile, n), before);
  const notes = lost.map(({ colour, tile, rats: n }): Note => ({ plot: tile, colour, of: 'gone', n }));
  return [
    ...strike(before, plot),
    {
      scene: { ...after, struck: plot, notes },
      meanwhile: { ...after, struck: plot, families: before.families },
      runs,
      sound: 'squeak',
      rest: rest.long,
    },
  ];
}
const strike = (scene: Scene, plot: Plot | null): readonly Step[] =>
  plot === null || scene.struck === plot
    ? []
    : [{ scene: { ...scene, struck: plot }, silence: 450, sound: 'bell', rest: 900, look: [plot] }];

const slotOf = (notices: readonly Notice[]): 1 | 2 | null => {
  for (const notice of notices) if ('slot' in notice) return notice.slot === 1 ? 1 : 2;
  return null;
};
/** Several losses of one family on one plot are one number. */
function gathered(notes: readonly Note[]): readonly Note[] {
  const sums = new Map<string, Note>();
  for (const note of notes) {
    const name = `${note.plot} ${note.colour} ${note.of} ${note.why ?? ''}`;
    sums.set(name, { ...note, n: note.n + (sums.get(name)?.n ?? 0) });
  }
  return [...sums.values()];
}

/** One notice by itself. Attacks, moves and births are never shown alone: `steps` gathers them. */
function alone(scene: Scene, notice: Notice): readonly Step[] {
  switch (notice.what) {
    case 'set_up':
    case 'timed_out':
      return [{ scene, rest: rest.few }];
    case 'round_began': {
      const { round, mark, last } = notice;
      const begun: Scene = {
        ...scene,
        round,
        last,
        up: [],
        aside: 0,
        laid: null,
        catCard: null,
        planning: false,
        sheets: null,
        running: null,
        turn: null,
        struck: null,
        families: scene.families.map((family) => ({ ...family, hand: [] })),
        plots: new Map([...scene.plots].map(([name, house]) => [name, { ...house, cat: false }])),
      };
      return [{ scene: { ...begun, banner: { of: 'round', round, mark, last } }, sound: 'bell', rest: 1000 }, { scene: begun }];
    }
    case 'renewed':
      return [{ scene: { ...scene, deck: notice.count, discard: 0 }, sound: 'slide', rest: rest.some }];
    case 'dealt': {
      const size = notice.hands.find((hand) => hand !== null)?.length ?? 1;
      const hands = scene.families.map((family, seat) => ({
        ...family,
        hand: family.colour === null ? [] : (notice.hands[seat] ?? Array.from({ length: size }, () => null)),
      }));
      const dealt = hands.reduce((sum, { hand }) => sum + hand.length, 0);
      return [{ scene: { ...scene, families: hands, deck: Math.max(0, scene.deck - dealt) }, sound: 'card', rest: rest.some }];
    }
    case 'faced_up': {
      const cats = notice.cards.map((card) => plotOf(scene, card)).filter((plot) => plot !== null);
      const up = { ...scene, up: notice.cards, deck: Math.max(0, scene.deck - notice.cards.length) };
      return [
        { scene: up, sound: 'flip', rest: rest.some },
        {
          scene: cats.reduce<Scene>((now, plot) => withPlot(now, plot, () => ({ cat: true })), up),
          ...(cats.length ? { sound: 'plop' as const } : {}),
          rest: rest.some,
        },
      ];
    }
    case 'set_aside':
      return [{ scene: { ...scene, aside: notice.count, deck: Math.max(0, scene.deck - notice.count) }, sound: 'card', rest: rest.some }];
    case 'laid':
      return [{ scene: { ...scene, aside: 1, laid: notice.card, turn: null }, sound: 'card', rest: rest.some }];
    case 'asked_nobody':
    case 'kept':
      return [{ scene: { ...scene, turn: null }, rest: rest.some }];
    case 'asked':
      return [{ scene: { ...scene, turn: notice.of }, rest: rest.long }];
    case 'shown': {
      const { card, seat: by, to } = notice;
      const calm = { ...scene, turn: null };
      return card === null
        ? [{ scene: calm, sound: 'card', rest: rest.some }]
        : [{ scene: { ...calm, banner: { of: 'shown', card, by, to } }, sound: 'flip', rest: 1400, hold: 1500 }, { scene: calm }];
    }
    case 'revealed':
      return [
        {
          scene: { ...scene, planning: false, sheets: notice.plans, turn: null },
          silence: 300,
          sound: 'flip',
          rest: seen(2 * notice.plans.length),
        },
      ];
    case 'turned': {
      const { place, tile, trap } = notice;
      return [{ scene: withPlot(scene, place, () => ({ tile, cat: trap })), sound: 'flip', rest: rest.long, look: [place] }];
    }
    case 'market': {
      const [colour, plot] = [colourOf(scene, notice.seat), plotOf(scene, 'A')];
      if (!notice.brought || !colour || !plot) return [{ scene: { ...scene, running: null, turn: null }, rest: rest.some }];
      const gone = withFamily({ ...scene, running: null, turn: null }, notice.seat, ({ reserve }) => ({ reserve: reserve - 1 }));
      return [
        {
          scene: { ...withRats(gone, plot, colour, 1), notes: [{ plot, colour, of: 'born', n: 1 }] },
          meanwhile: gone,
          runs: rats(colour, `family-${notice.seat}`, `plot-${plot}`, 1),
          sound: 'squeak',
          rest: rest.long,
          look: [plot],
        },
      ];
    }
    case 'cat_card': {
      const plot = plotOf(scene, notice.card);
      const drawn = { ...scene, running: null, turn: null, catCard: notice.card };
      return [
        {
          scene: { ...drawn, banner: { of: 'cats', card: notice.card, fate: 'drawn' } },
          silence: 400,
          sound: 'call',
          rest: 1200,
          hold: 900,
        },
        { scene: drawn, ...(plot ? { look: [plot] } : {}) },
      ];
    }
    case 'refused':
      return [
        {
          scene: { ...scene, turn: null, banner: { of: 'cats', card: notice.card, fate: 'refused' } },
          sound: 'slide',
          rest: 1000,
          hold: 1000,
        },
        { scene: { ...scene, turn: null, catCard: null } },
      ];
    case 'rescued': {
      const colour = colourOf(scene, notice.seat);
      if (!colour) return [];
      const gone = withRats({ ...scene, turn: null }, notice.from, colour, -1);
      return [
        {
          scene: withRats(gone, notice.to, colour, 1),
          meanwhile: gone,
          runs: rats(colour, `plot-${notice.from}`, `plot-${notice.to}`, 1),
          sound: 'step',
          rest: rest.long,
          look: [notice.from, notice.to],
        },
      ];
    }
    case 'removed': {
      const fallen = withPlot({ ...scene, struck: null }, notice.tile, () => ({ present: false, cat: false, rats: {} }));
      // A trap snaps by itself; a house falls to the cats.
      return [...(scene.catCard === null ? [] : strike(scene, notice.tile)), { scene: fallen, sound: 'plop', rest: rest.some }];
    }
    case 'token_lost': {
      const plot = plotOf(scene, notice.tile) ?? [...scene.plots.values()].find(({ tile }) => tile === notice.tile)?.plot ?? null;
      const without = {
        ...scene,
        families: scene.families.map((family) => ({ ...family, tokens: family.tokens.filter((tile) => tile !== notice.tile) })),
      };
      const out = plot ? withPlot(without, plot, () => ({ token: 'out' as const })) : without;
      // Where the house stays, only the token is what the cats took (POL-124).
      const stays = plot !== null && scene.plots.get(plot)?.present;
      return stays
        ? [
            { scene: { ...out, banner: { of: 'cats', card: notice.tile, fate: 'token' } }, sound: 'plop', rest: 1200, hold: 1000 },
            { scene: out },
          ]
        : [{ scene: out, rest: rest.few }];
    }
    case 'nothing_removed':
      return [{ scene: { ...scene, banner: { of: 'cats', card: notice.card, fate: 'missed' } }, rest: 1200, hold: 1000 }, { scene }];
    case 'hunted':
      return [{ scene: { ...scene, hunted: scene.hunted + notice.cheese }, sound: 'plop', rest: rest.some }];
    case 'strike_card':
      return [
        {
          scene: { ...scene, banner: { of: 'strike', card: notice.card, at: notice.at, hits: notice.hits } },
          sound: 'flip',
          rest: 1200,
          hold: 1000,
        },
        { scene },
      ];
    case 'lost': {
      const { colour, tile, rats: n } = notice;
      const after = lose(scene, colour, tile, n);
      return [
        {
          scene: { ...after, notes: [{ plot: tile, colour, of: 'bite', n }] },
          meanwhile: { ...after, families: scene.families },
          runs: rats(colour, `plot-${tile}`, home(scene, colour), n),
          sound: 'squeak',
          rest: rest.long,
          look: [tile],
        },
      ];
    }
    case 'token':
      return tokens(scene, [notice]);
    case 'cheese': {
      const plot = plotOf(scene, 'S');
      const paid = withFamily(scene, notice.seat, ({ cheeseTokens }) => ({ cheeseTokens: cheeseTokens + 1 }));
      return [
        {
          scene: paid,
          ...(plot
            ? { runs: [{ what: 'cheese' as const, from: `plot-${plot}` as const, to: `family-${notice.seat}` as const, n: 1 }] }
            : {}),
          sound: 'plop',
          rest: rest.some,
        },
      ];
    }
    case 'scored':
      return [
        {
          scene: {
            ...scene,
            turn: null,
            families: scene.families.map((family, seat) => ({ ...family, score: notice.scores[seat] ?? family.score })),
          },
          rest: rest.some,
        },
      ];
    case 'over':
      return [{ scene: { ...scene, turn: null }, sound: 'bell', rest: rest.some }];
    case 'attacked':
    case 'captured':
      return bites(scene, [notice]);
    case 'moved':
      return moves(scene, [notice]);
    case 'born':
      return births(scene, [notice]);
    case 'came_to_nothing':
      return notice.action.act === 'procreate' ? births(scene, [notice]) : moves(scene, [notice]);
    default:
      return unreachable(notice);
  }
}

/** All tokens are judged on one position (POL-77). */
function tokens(scene: Scene, notices: readonly Of<'token'>[]): readonly Step[] {
  const runs: Run[] = [];
  let [after, away] = [scene, scene];
  for (const { tile, seat } of notices) {
    const plot = plotOf(scene, tile);
    if (!plot) continue;
    const holder = scene.plots.get(plot)?.token;
    const from: Spot = typeof holder === 'object' ? `family-${holder.owned}` : `plot-${plot}`;
    runs.push({ what: 'token', tile, from, to: seat === null ? `plot-${plot}` : `family-${seat}`, n: 1 });
    const taken = (now: Scene): Scene =>
      withPlot(
        { ...now, families: now.families.map((family) => ({ ...family, tokens: family.tokens.filter((held) => held !== tile) })) },
        plot,
        () => ({ token: 'out' as const }),
      );
    away = taken(away);
    after = withFamily(
      withPlot(taken(after), plot, () => ({ token: seat === null ? ('lies' as const) : { owned: seat } })),
      seat,
      (family) => ({ tokens: [...family.tokens, tile].sort() }),
    );
  }
  return [
    {
      scene: { ...after, running: null, catCard: null, struck: null },
      meanwhile: { ...away, running: null, struck: null },
      runs,
      sound: 'slide',
      rest: rest.long,
    },
  ];
}

type Kind = 'bites' | 'moves' | 'births' | 'caught' | 'tokens';

/** What the rules let happen at the same moment. */
export function kindOf(notice: Notice): Kind | null {
  switch (notice.what) {
    case 'attacked':
    case 'captured':
      return 'bites';
    case 'lost':
      return notice.cause === 'cats' ? 'caught' : notice.cause === 'trap' ? 'moves' : notice.cause === 'neutral_strike' ? null : 'bites';
    case 'moved':
      return 'moves';
    case 'came_to_nothing':
      return notice.action.act === 'procreate' ? 'births' : 'moves';
    case 'born':
      return 'births';
    case 'token':
      return 'tokens';
    default:
      return null;
  }
}

/** How many of the notices that wait are shown in one go. */
export function atOnce(notices: readonly Notice[]): number {
  const [first] = notices;
  const kind = first && kindOf(first);
  if (!first || !kind) return first ? 1 : 0;
  const slot = slotOf([first]);
  const other = notices.findIndex((notice) => kindOf(notice) !== kind || (slot !== null && 'slot' in notice && notice.slot !== slot));
  return other < 0 ? notices.length : other;
}

export function steps(before: Scene, notices: readonly Notice[]): readonly Step[] {
  const [first] = notices;
  if (!first) return [];
  const scene = quiet(before);
  switch (kindOf(first)) {
    case 'bites':
      return bites(scene, notices);
    case 'moves':
      return moves(scene, notices);
    case 'births':
      return births(scene, notices);
    case 'caught':
      return caught(
        scene,
        notices.filter((notice) => notice.what === 'lost'),
      );
    case 'tokens':
      return tokens(
        scene,
        notices.filter((notice) => notice.what === 'token'),
      );
    case null:
      return alone(scene, first);
  }
}
