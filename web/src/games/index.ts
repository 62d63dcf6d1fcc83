// The games of the house. Each is fetched, with its words, when somebody walks up to its table.
import { bring } from '../i18n/index.svelte';
import type { GameId, TableGame } from './game';

const laid: { [G in GameId]?: () => Promise<TableGame<G>> } = {
  'rat-a-tat-cat': async () => (await import('./rat-a-tat-cat')).game,
  ratland: async () => (await import('./ratland')).game,
  'rattus-cartus': async () => (await import('./rattus-cartus')).game,
  ratapolis: async () => (await import('./ratapolis')).game,
};

export const isGame = (id: string): id is GameId => id in laid;

/** The frame treats all games alike; that a game gets only its own sights is seen to where they arrive. */
export async function fetchGame(id: GameId): Promise<TableGame> {
  const [fetched] = await Promise.all([laid[id]?.(), bring(id)]);
  if (!fetched) throw new Error(`no table is laid for ${id}`);
  return fetched as unknown as TableGame;
}
