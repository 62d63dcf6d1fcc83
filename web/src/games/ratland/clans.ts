// What each clan can do: most tables play without.
import type { Key } from '../../i18n/keys';
import type { Clan } from '../../wire/ratland';

/** Base power until the first final event, the upgraded one from there on (LAND-150). */
export const clanPowers: Record<Clan, { readonly base: Key; readonly upgraded: Key }> = {
  recyclers: { base: 'land-clan-recyclers-base', upgraded: 'land-clan-recyclers-late' },
  mutants: { base: 'land-clan-mutants-base', upgraded: 'land-clan-mutants-late' },
  explorers: { base: 'land-clan-explorers-base', upgraded: 'land-clan-explorers-late' },
  scavengers: { base: 'land-clan-scavengers-base', upgraded: 'land-clan-scavengers-late' },
  alchemists: { base: 'land-clan-alchemists-base', upgraded: 'land-clan-alchemists-late' },
  ninjas: { base: 'land-clan-ninjas-base', upgraded: 'land-clan-ninjas-late' },
  family: { base: 'land-clan-family-base', upgraded: 'land-clan-family-late' },
  warriors: { base: 'land-clan-warriors-base', upgraded: 'land-clan-warriors-late' },
  musicians: { base: 'land-clan-musicians-base', upgraded: 'land-clan-musicians-late' },
  athletes: { base: 'land-clan-athletes-base', upgraded: 'land-clan-athletes-late' },
  corrupt: { base: 'land-clan-corrupt-base', upgraded: 'land-clan-corrupt-late' },
  seers: { base: 'land-clan-seers-base', upgraded: 'land-clan-seers-late' },
};
