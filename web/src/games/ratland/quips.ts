// What the computer players let slip when the screens are up and everybody sees what came of their plans.
import { t, type Key } from '../../i18n/index.svelte';
import type { Quip } from '../../frame/table/company';
import type { Numbered, SeatView } from '../../frame/contract/game';

export function quips(history: readonly Numbered<'ratland'>[], seats: readonly SeatView[]): ReadonlyMap<number, Quip> {
  const said = new Map<number, Quip>();
  /** whoever is robbed from both sides says it once */
  let robbed: number[] = [];
  for (const { number, notice } of history) {
    const say = (seat: number, text: Key): void => void said.set(number, { seat, text: t(text) });
    const face = (seat: number) => seats[seat]?.bot;
    switch (notice.what) {
      case 'attacked':
        if (notice.stolen === 0 || robbed.includes(notice.on)) break;
        robbed.push(notice.on);
        if (face(notice.on) === 'glutton') say(notice.on, 'land-quip-glutton-robbed');
        else if (face(notice.on) === 'clerk') say(notice.on, 'land-quip-clerk-robbed');
        break;
      case 'starved':
        if (face(notice.seat) === 'glutton') say(notice.seat, 'land-quip-glutton-starved');
        break;
      case 'deployed': {
        robbed = [];
        const crowded = notice.deployed.findIndex(
          ({ rats }, seat) => face(seat) === 'captain' && Math.max(...rats) * 2 > rats.reduce((sum, n) => sum + n, 0),
        );
        if (crowded >= 0) say(crowded, 'land-quip-captain-deployed');
        break;
      }
      default:
      // Everything else is luck, or says nothing about a mind.
    }
  }
  return said;
}
