// How things stand with each player, as the plaques show it.
import { coatNumber } from '../../art/ratapolis/colours';
import type { Character } from '../../art/rats/Portrait.svelte';
import type { Colour, Sight, Tile } from '../../wire/ratapolis';
import type { SeatView } from '../../frame/contract/game';
import { cheeseShown, total, type Scene } from './scene';

export type Standing = {
  readonly seat: number;
  /** the coat goes by the family's colour, not by the seat (POL-02) */
  readonly coat: number;
  readonly name: string;
  readonly bot?: Character | undefined;
  /** it is this page's own */
  readonly you: boolean;
  readonly away: boolean;
  readonly turn: boolean;
  readonly plans: boolean;
  readonly ready: boolean;
  readonly balthus: boolean;
  /** who plays with them (POL-170) */
  readonly partner: { readonly coat: number; readonly name: string } | null;
  /** cheese if the game ended now */
  readonly cheese: number;
  readonly reserve: number;
  readonly captured: number;
  readonly hand: number;
  readonly tokens: readonly Tile[];
};

/** Balthus has no coat of a family; his is none of the five. */
export const balthusCoat = 10;
const coat = (colour: Colour | null | undefined): number => (colour ? coatNumber(colour) : balthusCoat);
export const coatWornBy = (sight: Sight, seat: number): number => coat(sight.players[seat]?.colour);

type View = {
  scene: Scene;
  seats: readonly SeatView[];
  you: number | null;
  waits: readonly number[];
  sealed: readonly number[];
  secret: boolean;
  /** nothing is being shown: the count of the house holds */ calm: boolean;
};

export const standing = ({ scene, seats, you, waits, sealed, secret, calm }: View): readonly Standing[] =>
  seats.flatMap(({ seat, name, bot, away }) => {
    const family = scene.families[seat];
    if (!family) return [];
    const partner = family.partner === null ? undefined : scene.families[family.partner]?.colour;
    return [
      {
        seat,
        coat: coat(family.colour),
        name,
        bot,
        you: seat === you,
        away,
        turn: scene.turn === seat,
        plans: secret && seat !== you && waits.includes(seat),
        ready: secret && sealed.includes(seat),
        balthus: scene.balthus === seat,
        partner: partner ? { coat: coatNumber(partner), name: seats[family.partner ?? seat]?.name ?? '' } : null,
        cheese: calm ? total(family.score) : cheeseShown(scene, family),
        reserve: family.reserve,
        captured: family.captured,
        hand: seat === you ? 0 : family.hand.length,
        tokens: family.tokens,
      },
    ];
  });
