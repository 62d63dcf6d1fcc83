// How things stand with each player, as the plaques show it.
import type { Character } from '../../art/rats/Portrait.svelte';
import type { Side } from '../../wire/ratland';
import type { SeatView } from '../../frame/contract/game';
import { total } from './places';
import type { Scene } from './scene';

export type Standing = {
  readonly seat: number;
  readonly name: string;
  readonly bot?: Character | undefined;
  readonly away: boolean;
  readonly turn: boolean;
  /** wins ties in this round (LAND-19), and none at the end (LAND-113) */
  readonly first: boolean;
  readonly side: Side | null;
  /** has not sealed yet, and has */
  readonly plans: boolean;
  readonly ready: boolean;
  /** all living rats (LAND-24) */
  readonly rats: number;
  /** what would count now: the living less the graves (LAND-110) */
  readonly points: number;
};

type View = {
  scene: Scene;
  seats: readonly SeatView[];
  you: number | null;
  waits: readonly number[];
  sealed: readonly number[];
  secret: boolean;
  underway: (seat: number) => number;
};

export const standing = ({ scene, seats, you, waits, sealed, secret, underway }: View): readonly Standing[] =>
  seats.map(({ seat, name, bot, away }) => {
    const sewer = scene.sewers[seat];
    const rats = sewer ? total(sewer.rats) + sewer.infirmary + sewer.lost + underway(seat) : 0;
    return {
      seat,
      name,
      bot,
      away,
      turn: scene.turn === seat,
      first: scene.active === seat && scene.event !== 'end_of_game',
      side: sewer?.side ?? null,
      plans: secret && seat !== you && waits.includes(seat),
      ready: secret && sealed.includes(seat),
      rats,
      points: rats - (sewer?.graveyard ?? 0),
    };
  });
