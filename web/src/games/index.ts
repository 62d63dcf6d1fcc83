// The games of the house, in the order of their tables in the cellar. Each part is fetched when somebody needs it.
import type { Games } from '../frame/contract/listing';

export const games: Games = {
  'rat-a-tat-cat': {
    name: 'game-tat',
    sign: () => import('./rat-a-tat-cat/sign'),
    offer: () => import('./rat-a-tat-cat/offer'),
    table: () => import('./rat-a-tat-cat'),
  },
  ratland: {
    name: 'game-ratland',
    sign: () => import('./ratland/sign'),
    offer: () => import('./ratland/offer'),
    table: () => import('./ratland'),
  },
  'rattus-cartus': {
    name: 'game-cartus',
    sign: () => import('./rattus-cartus/sign'),
    offer: () => import('./rattus-cartus/offer'),
    table: () => import('./rattus-cartus'),
  },
  ratapolis: {
    name: 'game-ratapolis',
    sign: () => import('./ratapolis/sign'),
    offer: () => import('./ratapolis/offer'),
    table: () => import('./ratapolis'),
  },
};
