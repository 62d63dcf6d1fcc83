// The pages, each fetched when somebody goes there.
import { cellar } from '../state/cellar.svelte';
import type { Route } from '../route/route';

const doors = {
  lobby: async () => (await Promise.all([import('./LobbyPage.svelte'), cellar.fetchSigns()]))[0],
  new: () => import('./SetUpPage.svelte'),
  table: () => import('./TablePage.svelte'),
  invite: () => import('./InvitePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  learn: () => import('./LearnPage.svelte'),
} as const;
type Door = keyof typeof doors;

/** Those that have been fetched. */
export type Pages = { readonly [D in Door]?: Awaited<ReturnType<(typeof doors)[D]>>['default'] };

/** Whoever is lost finds himself in the lobby. */
export const doorOf = (at: Route['at']): Door => (at === 'lost' ? 'lobby' : at);

export async function fetchPage(at: Route['at'], have: Pages): Promise<Pages> {
  const door = doorOf(at);
  return have[door] ? have : { ...have, [door]: (await doors[door]()).default };
}
