// What the table's pictures are drawn from. Plain data; the view of the wire is translated into it.
import type { Face } from '../../art/cards/faces';
import type { Character } from '../../art/rats/Portrait.svelte';
import type { Why } from './choice';

export type SlotCard = {
  readonly face?: Face | undefined;
  readonly lit?: boolean;
  readonly selected?: boolean;
  /** face down, but this player has seen it (memory aid) */
  readonly known?: boolean;
  /** who has seen it (memory aid), and the same in words */
  readonly marks?: readonly number[] | undefined;
  readonly markWords?: string | undefined;
  /** somebody looks at it now */
  readonly glow?: boolean;
  /** nothing lies here for the moment */
  readonly gap?: boolean;
  /** tells one card from the next that lies here */
  readonly stamp?: number;
  /** why it cannot be chosen now */
  readonly why?: Why | undefined;
};

export type Player = {
  /** seat number: coat and mark follow from it */
  readonly seat: number;
  readonly name: string;
  readonly bot?: Character | undefined;
  readonly total: number;
  readonly turn?: boolean;
  readonly dealer?: boolean;
  readonly caller?: boolean;
  readonly out?: boolean;
  readonly away?: boolean;
  /** has one more turn after the call */
  readonly last?: boolean;
  /** a card just drawn, held beside the row */
  readonly hand?: { readonly face?: Face | undefined } | undefined;
  readonly cards: readonly SlotCard[];
};

/** One line of the score sheet: a score for each player, and who called. */
export type SheetRound = {
  readonly scores: readonly (number | undefined)[];
  /** the rows as they were counted */ readonly rows?: readonly (readonly Face[] | undefined)[] | undefined;
  readonly caller?: number | undefined;
  /** special cards that did not count, and what came up for them */
  readonly turned?: readonly Turned[] | undefined;
};
export type Turned = { readonly seat: number; readonly from: Face; readonly to: Face };
