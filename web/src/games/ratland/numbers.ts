// What a deployment means in numbers that anybody at the table could work out: never what the others do.
import type { BoxInfo, Clan, EventCard, Notice, PowerInfo, Rats, Seat, Sight } from '../../wire/ratland';
import type { Numbered } from '../../frame/contract/game';
import { boxes } from '../../frame/state/boxes';
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

/** What a clan can do, by the box. */
export function powerOf(box: BoxInfo, clan: Clan | null, upgraded: boolean): PowerInfo | null {
  const info = box.clans.find((one) => one.clan === clan);
  return (upgraded ? info?.upgraded : info?.base) ?? null;
}
/** What the own clan can do now. */
export function ownPower({ you, sewers, upgraded }: Pick<Sight, 'you' | 'sewers' | 'upgraded'>): PowerInfo | null {
  return you === null ? null : powerOf(boxes.of('ratland'), sewers[you]?.clan ?? null, upgraded);
}
/** LAND-50 with what a Family has beside (LAND-174, LAND-175). */
export function births(rats: Rats, power: PowerInfo | null): number {
  const breeding = at(rats, 'nursery') + at(rats, 'both');
  return breeding + (power?.extra_births ?? 0) + (breeding === 0 ? (power?.births_if_nursery_empty ?? 0) : 0);
}
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

export function numbers(sight: Sight, you: Seat, rats: Rats, available: number, house: House, box: BoxInfo): Numbers {
  const own = sight.sewers[you];
  const power = powerOf(box, own?.clan ?? null, sight.upgraded);
  const seats = sight.sewers.length;
  const [born, back, cheese] = [Math.min(births(rats, power), sight.supply), (own?.infirmary ?? 0) + (own?.lost ?? 0), own?.cheese ?? 0];
  const fed = available + born + back;
  const cost = upkeep(sight, fed);
  const coming = stayingAway(rats, sight.event, house);
  const border = (tunnel: 'left' | 'right', seat: Seat): Border => {
    const attackers = at(rats, tunnel);
    // With two players the tunnels defend, and the pantry does not (LAND-118, LAND-119).
    const defenders = seats === 2 ? attackers : at(rats, 'pantry') + at(rats, 'both');
    return { tunnel, seat, attack: attackers + massive(sight.event, attackers), defence: defenders + (power?.defence ?? 0) };
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

/** Points may be fewer than none. */
export const signed = (n: number): string => `${n}`.replace('-', '−');
