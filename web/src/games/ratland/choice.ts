// From what is asked to the answers that can be given. What is legal comes with the ask.
import type { Ask, Clan, Colour, Decision, Pieces, PowerInfo, Seat, Side, Sight } from '../../wire/ratland';
import { unreachable } from '../../frame/contract/game';
import { ownPower, upkeep } from './numbers';
import { colours } from './pieces';
import { total } from './places';

/** One answer as it is shown: what it does, and the picture that goes with it. */
export type Option =
  | { readonly is: 'yes' | 'no'; readonly decision: Decision }
  | { readonly is: 'clan'; readonly clan: Clan; readonly decision: Decision }
  | { readonly is: 'side'; readonly side: Side; readonly decision: Decision }
  | { readonly is: 'piece'; readonly colour: Colour; readonly decision: Decision }
  | { readonly is: 'seat'; readonly seat: Seat; readonly decision: Decision }
  | { readonly is: 'rat'; readonly from: 'available' | 'infirmary'; readonly decision: Decision }
  | { readonly is: 'swap'; readonly pairs: number; readonly whites: number; readonly cheese: number; readonly decision: Decision }
  | { readonly is: 'dead'; readonly infirmary: number; readonly others: number; readonly decision: Decision }
  | { readonly is: 'rats'; readonly count: number; readonly decision: Decision };

/** The answers to a question, what brings something first; deployments and moves are made on the board instead. */
export function options(ask: Ask): readonly Option[] {
  switch (ask.ask) {
    case 'keep_clan':
      // The same clan may be dealt twice (LAND-149); it is one answer.
      return [...new Set(ask.dealt)].map((clan) => ({ is: 'clan', clan, decision: { do: 'keep_clan', with: clan } }));
    case 'board':
      return (['friendly', 'aggressive'] as const).map((side) => ({ is: 'side', side, decision: { do: 'board', with: side } }));
    case 'holy_rat':
      return yesOrNo((yes) => ({ do: 'holy_rat', with: yes }));
    case 'ninja':
      return yesOrNo((yes) => ({ do: 'ninja', with: yes }));
    case 'scavenge':
      return yesOrNo((yes) => ({ do: 'scavenge', with: yes }));
    case 'add':
      return [...piecesOf(ask.left, (colour) => ({ do: 'add', with: colour })), no({ do: 'add', with: null })];
    case 'put_back':
      return [...piecesOf(ask.drawn, (colour) => ({ do: 'put_back', with: colour })), no({ do: 'put_back', with: null })];
    case 'wound':
      return ask.victims.map((seat) => ({ is: 'seat', seat, decision: { do: 'wound', with: seat } }));
    case 'swap':
      return swaps(ask.swaps);
    case 'lecter': {
      const kinds = (['infirmary', 'available'] as const).filter((from) => ask[from]);
      return [
        ...kinds.map((from): Option => ({ is: 'rat', from, decision: { do: 'lecter', with: from } })),
        no({ do: 'lecter', with: null }),
      ];
    }
    case 'starve':
      return upTo(ask.least, ask.most).map((infirmary) => ({
        is: 'dead',
        infirmary,
        others: ask.deaths - infirmary,
        decision: { do: 'starve', with: infirmary },
      }));
    case 'alchemy':
      return [
        ...upTo(1, ask.most).map((count): Option => ({ is: 'rats', count, decision: { do: 'alchemy', with: count } })),
        no({ do: 'alchemy', with: 0 }),
      ];
    case 'deploy':
    case 'move':
      return [];
    default:
      return unreachable(ask);
  }
}

/**
 * The piece that one is best rid of: black costs a rat, purple a round and its food, blue a round. Some clans mind one less (LAND-156,
 * LAND-177).
 */
export const worst = (drawn: Pieces, power: PowerInfo | null): Colour | null =>
  (['black', 'purple', 'blue'] as const).find(
    (bad) => (drawn[bad] ?? 0) > 0 && !(bad === 'black' && power?.ignores_black) && !(bad === 'purple' && power?.ignores_purple),
  ) ?? null;

/** Whether all can be fed as it stands. */
export function canFeed(sight: Sight): boolean {
  const own = sight.you === null ? undefined : sight.sewers[sight.you];
  return !own || own.cheese >= upkeep(sight, total(own.rats) + own.infirmary);
}

/** Which of the options most would take, or at least does no harm; null where that is a matter of taste. */
export function usual(ask: Ask, sight: Sight): Option | null {
  const all = options(ask);
  const [first, last] = [all[0] ?? null, all.at(-1) ?? null];
  switch (ask.ask) {
    case 'holy_rat':
    case 'ninja':
    case 'swap':
    case 'starve':
      return first;
    case 'put_back': {
      const bad = worst(ask.drawn, ownPower(sight));
      return bad === null ? last : (all.find((option) => option.is === 'piece' && option.colour === bad) ?? null);
    }
    case 'lecter':
      return canFeed(sight) ? last : first;
    default:
      return null;
  }
}

const no = (decision: Decision): Option => ({ is: 'no', decision });
const yesOrNo = (decision: (yes: boolean) => Decision): readonly Option[] => [{ is: 'yes', decision: decision(true) }, no(decision(false))];
const upTo = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => most - i);
const piecesOf = (some: Partial<Record<Colour, number>>, decision: (colour: Colour) => Decision): readonly Option[] =>
  colours.filter((colour) => (some[colour] ?? 0) > 0).map((colour) => ({ is: 'piece', colour, decision: decision(colour) }));

/** Every way to swap whites, the best first, and of two that pay alike the one that takes fewer pieces. */
function swaps({ whites: drawn, pairs: mostPairs, recycled, at_once, payable }: Extract<Ask, { ask: 'swap' }>['swaps']): readonly Option[] {
  const found = new Map<number, Extract<Option, { is: 'swap' }>>();
  for (let pairs = 0; pairs <= mostPairs; pairs++)
    for (let whites = 0; whites <= recycled; whites += at_once) {
      const [used, cheese] = [2 * pairs + whites, pairs + whites / at_once];
      const before = found.get(cheese);
      if (used > drawn || cheese === 0 || cheese > payable || (before && 2 * before.pairs + before.whites <= used)) continue;
      found.set(cheese, { is: 'swap', pairs, whites, cheese, decision: { do: 'swap', with: { pairs, whites } } });
    }
  return [...[...found.values()].sort((a, b) => b.cheese - a.cheese), no({ do: 'swap', with: { pairs: 0, whites: 0 } })];
}
