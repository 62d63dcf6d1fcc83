// The scene as the players round the table, seen from one chair.
import { t } from '../../i18n/index.svelte';
import type { Sight } from '../../wire/rat-a-tat-cat';
import type { SeatView } from '../../frame/contract/game';
import { cardLight, type Chosen, type Light } from './choice';
import type { Scene, SceneCard } from './scene';
import type { Player, SlotCard } from './types';

type View = { scene: Scene; sight: Sight; seats: readonly SeatView[]; you: number | null; asked: boolean; chosen: Chosen };

/** Clockwise from the one who looks; watchers sit with the first seat. */
export function around(seats: readonly SeatView[], you: number | null): readonly SeatView[] {
  const first = you ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function players({ scene, sight, seats, you, asked, chosen }: View): readonly Player[] {
  const unlit: Light = { lit: false, selected: false };
  const notYours: Light = { ...unlit, why: 'why-not-turn' };
  const slot = (seat: number, card: SceneCard | null, i: number): SlotCard => {
    if (!card) return { gap: true };
    const light =
      asked && you !== null
        ? cardLight(sight, you, chosen, seat, i + 1)
        : you !== null && scene.turn !== null && scene.turn !== you
          ? notYours
          : unlit;
    const down = card.face === null;
    const known = card.knownBy ?? [];
    return {
      stamp: card.stamp,
      face: card.face ?? undefined,
      lit: light.lit,
      selected: light.selected,
      glow: card.glow,
      why: light.why,
      // Both come with the memory aid alone: without it known_by is never sent.
      known: down && you !== null && known.includes(you),
      marks: known,
      markWords: known.length ? t('known-by', { names: known.map((s) => seats[s]?.name ?? '').join(', ') }) : undefined,
    };
  };
  return around(seats, you).map(({ seat, name, bot, away }) => ({
    seat,
    name,
    bot,
    away,
    total: scene.totals[seat] ?? 0,
    turn: scene.turn === seat,
    dealer: scene.dealer === seat,
    caller: scene.caller === seat,
    last: scene.caller !== null && scene.left.includes(seat),
    out: scene.out[seat] ?? false,
    hand: scene.hand?.seat === seat ? { face: scene.hand.face ?? undefined } : undefined,
    cards: scene.rows[seat]?.map((card, i) => slot(seat, card, i)) ?? [],
  }));
}
