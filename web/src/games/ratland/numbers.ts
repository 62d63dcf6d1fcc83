// What a deployment means in numbers that anybody at the table could work out: never what the others do.
import type { Clan, EventCard, Notice, Rats, Seat, Sight } from '../../wire/ratland';
import type { Numbered } from '../../frame/contract/game';
import type { House } from './house';
import { areas, at, leftOf, places, rightOf } from './places';

/** What so many fed rats cost (LAND-77, LAND-78). */
export function upkeep({ feeding, beyond }: Pick<Sight, 'feeding' | 'beyond'>, fed: number): number {
  const step = feeding.find(([max]) => fed <= max);
  if (step) return step[1];
  const [max, cost] = feeding.at(-1) ?? [0, 0];
  return cost + (fed - max) * beyond;
}
/** The row of the feeding table that so many rats fall in; the last one is for those beyond. */
export const rowOf = ({ feeding }: Pick<Sight, 'feeding'>, fed: number): number => {
  const row = feeding.findIndex(([max]) => fed <= max);
  return row < 0 ? feeding.length : row;
};

/** What this clan has eaten in the round that is shown, if it has: what was eaten, asked and paid. */
export function meal(told: readonly Numbered<'ratland'>[], you: Seat): Extract<Notice, { what: 'fed' }> | null {
  const last = told.findLast(({ notice }) => notice.what === 'round_began' || (notice.what === 'fed' && notice.seat === you))?.notice;
  return last?.what === 'fed' ? last : null;
}

/** What Strategists pay for places without a rat (LAND-104, LAND-105). */
export function stayingAway(rats: Rats, event: EventCard | null, { strategists }: House): number {
  if (event !== 'strategists') return 0;
  return (strategists === 'all_places' ? places.filter((place) => place !== 'both') : areas).filter((place) => at(rats, place) === 0)
    .length;
}

type Power = { readonly clan: Clan | null; readonly upgraded: boolean };
/** LAND-50 with what a Family has beside (LAND-174, LAND-175). */
export function births(rats: Rats, { clan, upgraded }: Power): number {
  const breeding = at(rats, 'nursery') + at(rats, 'both');
  return clan === 'family' && (upgraded || breeding === 0) ? breeding + 1 : breeding;
}
const guard = ({ clan, upgraded }: Power): number => (clan === 'warriors' && upgraded ? 2 : 0); // LAND-178
// LAND-87, LAND-88.
const massive = (event: EventCard | null, attackers: number): number => (event === 'massive_attack' && attackers > 0 ? 1 : 0);

/** One neighbour through one tunnel. */
export type Border = { readonly tunnel: 'left' | 'right'; readonly seat: Seat; readonly attack: number; readonly defence: number };
export type Numbers = {
  readonly births: number;
  /** come back before feeding (LAND-58) */
  readonly back: number;
  readonly fed: number;
  readonly cost: number;
  readonly cheese: number;
  /** comes in before feeding, whatever the others do */
  readonly coming: number;
  /** what is lacking if no other cheese comes in */
  readonly short: number;
  readonly borders: readonly [Border, Border];
};

export function numbers(sight: Sight, you: Seat, rats: Rats, available: number, house: House): Numbers {
  const own = sight.sewers[you];
  const power = { clan: own?.clan ?? null, upgraded: sight.upgraded };
  const seats = sight.sewers.length;
  const [born, back, cheese] = [Math.min(births(rats, power), sight.supply), (own?.infirmary ?? 0) + (own?.lost ?? 0), own?.cheese ?? 0];
  const fed = available + born + back;
  const cost = upkeep(sight, fed);
  const coming = stayingAway(rats, sight.event, house);
  const border = (tunnel: 'left' | 'right', seat: Seat): Border => {
    const attackers = at(rats, tunnel);
    // With two players the tunnels defend, and the pantry does not (LAND-118, LAND-119).
    const defenders = seats === 2 ? attackers : at(rats, 'pantry') + at(rats, 'both');
    return { tunnel, seat, attack: attackers + massive(sight.event, attackers), defence: defenders + guard(power) };
  };
  return {
    births: born,
    back,
    fed,
    cost,
    cheese,
    coming,
    short: Math.max(0, cost - cheese - coming),
    borders: [border('left', leftOf(you, seats)), border('right', rightOf(you, seats))],
  };
}
