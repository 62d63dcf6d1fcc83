// The games of the house. Each game's listing says how its parts are fetched when somebody needs them.
import type { GameId } from '../frame/contract/game';
import type { Games } from '../frame/contract/listing';

const tables = [
  // in the order in which they stand in the cellar
  'rat-a-tat-cat',
  'ratland',
  'rattus-cartus',
  'ratapolis',
] as const satisfies readonly GameId[];

const listings = import.meta.glob('./*/listing.ts', { eager: true, import: 'listing' });
export const games = Object.fromEntries(tables.map((id) => [id, listings[`./${id}/listing.ts`]])) as Games;
