// A deployment while it is being thought about: rats in the burrow, rats put down. Pure; the table only draws it.
import type { Ask, Deployment, Moves, Place, Rats } from '../../wire/ratland';
import { at, moreAt, mostInBoth, nobody, places, total } from './places';

export type DeployAsk = Extract<Ask, { ask: 'deploy' }>;
export type MoveAsk = Extract<Ask, { ask: 'move' }>;
export type Draft = Deployment;

export const fresh = (hide: boolean): Draft => ({ rats: nobody, hide });
/** How many are still in the burrow; all of them have to go out (LAND-35). */
export const inBurrow = (ask: DeployAsk, { rats }: Draft): number => ask.rats - total(rats);
export const isWhole = (ask: DeployAsk, draft: Draft): boolean => inBurrow(ask, draft) === 0;
/** Where rats can be put in this round. */
export const open = ({ both }: { both: boolean }): readonly Place[] => places.filter((place) => place !== 'both' || both);
const room = (rats: Rats, place: Place): number => (place === 'both' ? mostInBoth - at(rats, place) : Infinity);

/** As many of `count` as there are in the burrow and fit. */
export function put(ask: DeployAsk, draft: Draft, place: Place, count: number): Draft {
  if (!open(ask).includes(place)) return draft;
  const more = Math.min(count, inBurrow(ask, draft), room(draft.rats, place));
  return { ...draft, rats: moreAt(draft.rats, place, Math.max(0, more)) };
}
export const take = (draft: Draft, place: Place, count: number): Draft => ({
  ...draft,
  rats: moreAt(draft.rats, place, -Math.min(count, at(draft.rats, place))),
});
/** Exactly so many, as far as there are. */
export const set = (ask: DeployAsk, draft: Draft, place: Place, count: number): Draft =>
  put(ask, take(draft, place, Infinity), place, count);
/** A whole group from one place to another. */
export function shift(ask: DeployAsk, draft: Draft, from: Place, to: Place): Draft {
  const count = Math.min(at(draft.rats, from), room(draft.rats, to));
  return from === to ? draft : put(ask, take(draft, from, count), to, count);
}

/** The places of last time, filled in their order as far as the rats reach; who is left stays in the burrow. */
export const again = (ask: DeployAsk, last: Rats, hide: boolean): Draft =>
  open(ask).reduce((draft, place) => put(ask, draft, place, at(last, place)), fresh(hide));

/** Athletes: where a rat can still leave from. Each rat runs once, so those who have arrived stay (LAND-168). */
export const canLeave = (ask: MoveAsk, moves: Moves, from: Place): boolean =>
  moves.length < ask.most && moves.filter(([place]) => place === from).length < at(ask.rats, from);
export const ran = (rats: Rats, moves: Moves): Rats => moves.reduce((now, [from, to]) => moreAt(moreAt(now, from, -1), to, 1), rats);
export const canArrive = (ask: MoveAsk, moves: Moves, from: Place, to: Place): boolean =>
  from !== to && open(ask).includes(to) && room(ran(ask.rats, moves), to) > 0;
