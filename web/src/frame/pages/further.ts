// The pages away from the tables. The way to each names all that it needs, so all ways are fetched with the first: no table carries them.
import { bring } from '../../i18n/index.svelte';
import { cellar } from '../state/cellar.svelte';

export const further = {
  box: async () => (await Promise.all([import('../box/BoxPage.svelte'), ...['box', 'box-mark'].map(bring)]))[0],
  me: async () => (await Promise.all([import('../regulars/MyPlace.svelte'), ...['regulars', 'room', 'company', 'ratings'].map(bring)]))[0],
  programs: async () => (await Promise.all([import('../programs/ProgramsPage.svelte'), ...['programs', 'regulars'].map(bring)]))[0],
  pocket: async () => (await Promise.all([import('../pocket/PocketPage.svelte'), ...['pocket', 'room'].map(bring)]))[0],
  kept: async () => (await Promise.all([import('../regulars/KeptPage.svelte'), bring('regulars-kept')]))[0],
  'let-in': async () => (await Promise.all([import('../regulars/LetInPage.svelte'), bring('regulars')]))[0],
  board: async () => (await Promise.all([import('../ratings/BoardPage.svelte'), bring('ratings')]))[0],
  person: async () => (await Promise.all([import('../ratings/PersonPage.svelte'), bring('ratings')]))[0],
  days: async () => (await Promise.all([import('../days/DaysPage.svelte'), ...['days', 'room'].map(bring), cellar.fetchSigns()]))[0],
  day: async () => (await Promise.all([import('../days/DayPage.svelte'), ...['days', 'room'].map(bring)]))[0],
  friend: async () => (await Promise.all([import('../company/FriendPage.svelte'), ...['regulars', 'company'].map(bring)]))[0],
  evenings: async () => (await Promise.all([import('../evenings/EveningsPage.svelte'), bring('evenings'), cellar.fetchSigns()]))[0],
  evening: async () => (await Promise.all([import('../evenings/EveningPage.svelte'), bring('evenings'), cellar.fetchSigns()]))[0],
  projector: async () => (await Promise.all([import('../evenings/ProjectorPage.svelte'), bring('evenings')]))[0],
  join: async () => (await Promise.all([import('../evenings/JoinPage.svelte'), bring('evenings')]))[0],
  screen: async () => (await Promise.all([import('../screen/ScreenPage.svelte'), ...['screen', 'table-sheet'].map(bring)]))[0],
  show: async () => (await Promise.all([import('../screen/ShowPage.svelte'), bring('screen')]))[0],
} as const;
export type Further = typeof further;
