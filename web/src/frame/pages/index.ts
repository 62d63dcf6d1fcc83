// The pages, each fetched when somebody goes there.
import { bring } from '../../i18n/index.svelte';
import { cellar } from '../state/cellar.svelte';
import type { Route } from '../route/route';
import type { Further } from './further';

const near = {
  lobby: async () => (await Promise.all([import('./LobbyPage.svelte'), bring('room'), bring('company'), cellar.fetchSigns()]))[0],
  new: async () => (await Promise.all([import('./SetUpPage.svelte'), bring('pages-setup')]))[0],
  table: () => import('./TablePage.svelte'),
  pass: async () => (await Promise.all([import('../pass/PassPage.svelte'), bring('pass')]))[0],
  invite: () => import('./InvitePage.svelte'),
  replay: async () => (await Promise.all([import('./ReplayPage.svelte'), bring('replay')]))[0],
  rules: () => import('./RulesPage.svelte'),
  learn: () => import('./LearnPage.svelte'),
} as const;

type Doors = typeof near & Further;
type Door = keyof Doors;
type Page<D extends Door> = Awaited<ReturnType<Doors[D]>>;

/** Those that have been fetched. */
export type Pages = { readonly [D in Door]?: Page<D>['default'] };

/** Whoever is lost finds himself in the lobby. */
export const doorOf = (at: Route['at']): Door => (at === 'lost' ? 'lobby' : at);

const isNear = (door: Door): door is keyof typeof near => door in near;

export async function fetchPage(at: Route['at'], have: Pages): Promise<Pages> {
  const door = doorOf(at);
  if (have[door]) return have;
  const page = await (isNear(door) ? near[door]() : (await import('./further')).further[door]());
  return { ...have, [door]: page.default };
}
