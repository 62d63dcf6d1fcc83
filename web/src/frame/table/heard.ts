// For tests: whom one hears.
import type { Character } from '../../art/rats/Portrait.svelte';
import type { GameId, Notice, TableGame } from '../contract/game';

/** The numbers of what made somebody with this face, in the second seat, speak. */
export const heardBy =
  <G extends GameId>(quips: NonNullable<TableGame<G>['quips']>) =>
  (bot: Character | undefined, ...told: Notice<G>[]): number[] => [
    ...quips(
      told.map((notice, i) => ({ number: i + 1, notice })),
      [
        { seat: 0, name: 'Ada', here: true, away: false },
        { seat: 1, name: 'Bo', bot, here: true, away: false },
      ],
    ).keys(),
  ];
