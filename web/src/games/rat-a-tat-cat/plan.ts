// What happened, as movements: each notice becomes steps, each step a scene and the cards that travel to make it so.
import type { Flight as Flies } from '../../frame/table/running.svelte';
import type { Cue } from '../../frame/table/stage.svelte';
import type { Card, Notice, Seat, Slot } from '../../wire/rat-a-tat-cat';
import { unreachable } from '../../frame/contract/game';
import { cardAt, cleared, darken, freshCard, noCards, withCard, type Scene, type SceneCard } from './scene';

export type Spot = 'deck' | 'discard' | 'hand' | `slot-${number}-${number}`;
type Flight = Flies<Spot>;
export type Step = Cue<Scene> & { readonly flights?: readonly Flight[]; readonly shaken?: Spot };

export const slotSpot = (seat: Seat, slot: Slot): Spot => `slot-${seat}-${slot}`;

const fewer = (scene: Scene): Pick<Scene, 'deck' | 'order'> => ({
  deck: Math.max(0, scene.deck - 1),
  order: scene.order?.slice(1) ?? null,
});
const onto = (scene: Scene, card: Card, turnsUp: boolean): Pick<Scene, 'discard'> => ({
  discard: {
    count: scene.discard.count + 1,
    top: card,
    under: scene.discard.top,
    turnsUp,
    all: scene.discard.all && [card, ...scene.discard.all],
  },
});
/** The card in slot, as it lies when it has come to rest: dark, but for eyes that see everything. */
const asleep = (scene: Scene, face: Card | null, open: boolean): SceneCard => freshCard(open || scene.order !== null ? face : null, open);
/** The cards lie there, and then they are shaken. */
const shuffled = (scene: Scene): Step[] => [{ scene }, { scene, sound: 'slide', shaken: 'deck', rest: 150 }];
const outer = (scene: Scene, seat: Seat, slot: Slot): boolean => cardAt(scene, seat, slot)?.open ?? false;

export function plan(scene: Scene, notice: Notice): readonly Step[] {
  switch (notice.what) {
    case 'round_began':
      return [{ scene: { ...cleared(scene), round: notice.round, dealer: notice.dealer }, rest: 250 }];
    case 'shuffled':
      return shuffled({ ...scene, deck: notice.cards, order: notice.order });
    case 'dealt':
      return dealt(scene, notice.to, (seat, slot) => notice.rows?.find((row) => row.seat === seat)?.cards[slot - 1] ?? null);
    case 'laid_aside':
    case 'first_discard':
      return [
        {
          scene: {
            ...scene,
            ...fewer(scene),
            discard: { ...noCards, count: 1, top: notice.card, under: scene.discard.top, turnsUp: true, all: scene.order && [notice.card] },
          },
          flights: [{ to: 'discard', from: 'deck' }],
          sound: 'flip',
          rest: 450,
        },
      ];
    case 'slipped_in':
      return shuffled({ ...scene, deck: notice.cards, order: notice.order ?? scene.order });
    case 'outer_turned_up':
      return [
        {
          scene: withCard(scene, notice.seat, notice.slot, {
            ...(cardAt(scene, notice.seat, notice.slot) ?? freshCard()),
            face: notice.card,
            open: true,
          }),
          sound: 'flip',
          rest: 220,
        },
      ];
    case 'first_look_began':
      return [{ scene, rest: 200 }];
    case 'turn_began':
      return [{ scene: { ...darken(scene), turn: notice.seat, hand: null }, rest: 260 }];
    case 'drew':
      return [
        {
          scene: { ...scene, ...fewer(scene), hand: { seat: notice.seat, face: notice.card } },
          flights: [{ to: 'hand', from: 'deck' }],
          sound: 'slide',
          rest: 260,
        },
      ];
    case 'showed_special':
      return [
        { scene: { ...scene, hand: { seat: notice.seat, face: notice.card } }, sound: 'flip', rest: 650 },
        {
          scene: { ...scene, ...onto(scene, notice.card, false), hand: null },
          flights: [{ to: 'discard', from: 'hand' }],
          sound: 'card',
          rest: 200,
        },
      ];
    case 'rejected':
      return [
        {
          scene: { ...scene, ...onto(scene, notice.card, scene.hand?.face !== notice.card), hand: null },
          flights: [{ to: 'discard', from: 'hand' }],
          sound: 'card',
          rest: 350,
        },
      ];
    case 'kept': {
      const spot = slotSpot(notice.seat, notice.slot);
      const wasOpen = outer(scene, notice.seat, notice.slot);
      const next = withCard(
        { ...scene, ...onto(scene, notice.replaced, !wasOpen), hand: null },
        notice.seat,
        notice.slot,
        asleep(scene, notice.card, wasOpen),
      );
      return [
        {
          scene: next,
          flights: [
            { to: spot, from: 'hand' },
            { to: 'discard', from: spot, lift: 30 },
          ],
          sound: 'flip',
          rest: 400,
        },
      ];
    }
    case 'took': {
      const spot = slotSpot(notice.seat, notice.slot);
      const wasOpen = outer(scene, notice.seat, notice.slot);
      const shown = { ...freshCard(notice.card, true) };
      // The one taken leaves as the one replaced comes: the pile stays as high as it was.
      const pile = {
        ...scene.discard,
        top: notice.replaced,
        under: null,
        turnsUp: !wasOpen,
        all: scene.discard.all && [notice.replaced, ...scene.discard.all.slice(1)],
      };
      const placed = withCard({ ...scene, discard: pile }, notice.seat, notice.slot, shown);
      const rested = withCard(placed, notice.seat, notice.slot, { ...asleep(scene, notice.card, wasOpen), stamp: shown.stamp });
      return [
        {
          scene: placed,
          flights: [
            { to: spot, from: 'discard', lift: 40 },
            { to: 'discard', from: spot, lift: -20 },
          ],
          sound: 'slide',
          rest: 350,
        },
        { scene: rested, sound: 'flip', rest: 300 },
      ];
    }
    case 'swapped': {
      const [a, b] = [cardAt(scene, notice.seat, notice.own), cardAt(scene, notice.with, notice.theirs)];
      const next = withCard(
        withCard(scene, notice.seat, notice.own, b && { ...b, stamp: freshCard().stamp }),
        notice.with,
        notice.theirs,
        a && { ...a, stamp: freshCard().stamp },
      );
      const [mine, theirs] = [slotSpot(notice.seat, notice.own), slotSpot(notice.with, notice.theirs)];
      return [
        {
          scene: next,
          flights: [
            { to: theirs, from: mine, lift: 70 },
            { to: mine, from: theirs, lift: -40 },
          ],
          sound: 'slide',
          rest: 450,
        },
      ];
    }
    case 'peeked': {
      const card = cardAt(scene, notice.seat, notice.slot) ?? freshCard();
      return [
        {
          scene: withCard(scene, notice.seat, notice.slot, { ...card, glow: true, face: notice.card ?? card.face }),
          sound: 'card',
          rest: 350,
        },
      ];
    }
    case 'super_peeked':
      return [{ scene: { ...scene, scanner: notice.seat }, sound: 'squeak', rest: 700 }];
    case 'look_ended':
      return [{ scene: darken(scene), sound: 'flip', rest: 250 }];
    case 'declined':
    case 'stopped':
    case 'timed_out':
      return [{ scene, rest: 200 }];
    case 'reshuffled': {
      const gathered = { ...scene, deck: notice.cards, order: notice.order ?? scene.order, discard: noCards };
      return [{ scene: gathered, flights: [{ to: 'deck', from: 'discard' }], sound: 'slide', rest: 250 }, ...shuffled(gathered)];
    }
    case 'called':
      return [
        { scene: { ...scene, banner: notice.seat }, silence: 500, sound: 'call', rest: 2200, hold: 1500 },
        {
          scene: { ...scene, caller: notice.seat, left: scene.rows.flatMap((row, seat) => (row && seat !== notice.seat ? [seat] : [])) },
          rest: 250,
        },
      ];
    case 'did_not_call':
      return [{ scene: { ...scene, left: scene.left.filter((seat) => seat !== notice.seat) }, rest: 80 }];
    case 'revealed':
      return revealed({ ...scene, turn: null, hand: null, left: [] }, notice.rows);
    case 'special_out':
      return [
        {
          scene: withCard({ ...scene, ...onto(scene, notice.card, false) }, notice.seat, notice.slot, null),
          flights: [{ to: 'discard', from: slotSpot(notice.seat, notice.slot) }],
          sound: 'slide',
          rest: 250,
        },
      ];
    case 'turned_up': {
      // Another special card may lie there from the card before: it goes the same way.
      const spot = slotSpot(notice.seat, notice.slot);
      const before = cardAt(scene, notice.seat, notice.slot)?.face ?? null;
      const base = before === null ? scene : { ...scene, ...onto(scene, before, false) };
      const flights: Flight[] = [{ to: spot, from: 'deck' }, ...(before === null ? [] : [{ to: 'discard' as const, from: spot }])];
      return [
        {
          scene: withCard({ ...base, ...fewer(scene) }, notice.seat, notice.slot, freshCard(notice.card, true)),
          flights,
          sound: 'flip',
          rest: 450,
        },
      ];
    }
    case 'scored': {
      const totals = scene.totals.map((old, seat) => notice.scores.find((score) => score.seat === seat)?.total ?? old);
      return [{ scene: { ...scene, totals, hand: null }, sound: 'plop', rest: 700 }];
    }
    case 'went_out':
      return [{ scene: { ...scene, out: scene.out.map((out, seat) => out || notice.seats.includes(seat)) }, sound: 'squeak', rest: 700 }];
    case 'clock_read':
      return [];
    case 'match_over':
      return [{ scene: { ...scene, turn: null }, sound: 'bell', rest: 500 }];
    default:
      return unreachable(notice);
  }
}

/** Four times round the table, a card for everybody. */
function dealt(scene: Scene, to: readonly Seat[], face: (seat: Seat, slot: Slot) => Card | null): Step[] {
  const steps: Step[] = [];
  let now: Scene = { ...scene, rows: scene.rows.map((_, seat) => (to.includes(seat) ? [null, null, null, null] : null)) };
  for (const slot of [1, 2, 3, 4]) {
    for (const seat of to) now = withCard({ ...now, ...fewer(now) }, seat, slot, freshCard(scene.order ? face(seat, slot) : null));
    steps.push({ scene: now, flights: to.map((seat) => ({ to: slotSpot(seat, slot), from: 'deck' as const })), sound: 'card', rest: 40 });
  }
  return steps;
}

/** Row after row turns over. */
function revealed(scene: Scene, rows: readonly { seat: Seat; cards: readonly Card[] }[]): Step[] {
  let now = scene;
  return rows.map(({ seat, cards }, i) => {
    for (const [at, face] of cards.entries())
      now = withCard(now, seat, at + 1, {
        ...(cardAt(now, seat, at + 1) ?? freshCard()),
        face,
        open: true,
        glow: false,
        glance: false,
        knownBy: null,
      });
    return { scene: now, silence: i === 0 ? 400 : 0, sound: 'flip' as const, rest: 650 };
  });
}
