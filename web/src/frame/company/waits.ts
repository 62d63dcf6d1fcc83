// What waits for you in the house, as the bell of the cellar counts it: friends who call, people who wait for your move, and whoever
// wants to be a friend.
import type { Acquaintance, Company, MyTable } from '../../wire';
import { standOf } from '../room/own';
import { write } from '../route/route';
import type { Call } from './calls.svelte';

export type Waiting = { readonly href: string } & (
  | { readonly is: 'call'; readonly call: Call }
  | { readonly is: 'turn'; readonly table: MyTable }
  | { readonly is: 'asks'; readonly who: Acquaintance }
);

/** Computer players wait for nobody, but a clock runs down. */
const isAwaited = (table: MyTable): boolean =>
  standOf(table).is === 'yours' && (table.clock_s !== null || table.seats.some((seat, i) => i !== table.you && seat.who === 'guest'));

export function waiting(
  calls: readonly Call[],
  tables: readonly MyTable[],
  company: Pick<Company, 'asking' | 'blocked'> | null,
): readonly Waiting[] {
  const heard = calls.filter(({ by }) => !company?.blocked.some(({ guest }) => guest === by.guest));
  return [
    ...heard.map((call) => ({ is: 'call' as const, call, href: write({ at: 'invite', code: call.invite }) })),
    ...tables.filter(isAwaited).map((table) => ({ is: 'turn' as const, table, href: write({ at: 'table', id: table.id }) })),
    ...(company?.asking ?? []).map((who) => ({ is: 'asks' as const, who, href: write({ at: 'me' }) })),
  ];
}
