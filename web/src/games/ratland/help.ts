// What each part of the table is, for whoever touches it and asks.
import { t, type Key } from '../../i18n/index.svelte';
import { heaps } from './pieces';
import { areas, places } from './places';
import type { House } from './house';
import type { Scene } from './scene';
import { clanPowers } from './clans';
import { awayWords, clanNames, colourWords, eventWords, kindWords, placeWords } from './words';

const parts: Record<string, Key> = {
  ...Object.fromEntries(places.map((place) => [place, placeWords[place].text])),
  infirmary: awayWords.infirmary.text,
  lost: awayWords.lost.text,
  graveyard: awayWords.graveyard.text,
  supply: awayWords.supply.text,
  burrow: 'land-help-burrow',
  cheese: 'land-help-cheese',
  offer: 'land-help-offer',
  food: 'land-help-offer',
  event: 'land-help-event',
  round: 'land-help-round',
  first: 'land-help-first',
  'next-food': 'land-help-next-food',
  bag: 'land-help-bag',
  feeding: 'land-help-feeding',
  slip: 'land-help-slip',
  plaque: 'land-help-plaque',
  mini: 'land-help-mini',
};

/** In words; clans and cards tell of themselves. */
export function about(part: string | null, { sewers, upgraded, event, nextEvent, nextKind, offer }: Scene, house: House): string {
  const both = ({ name, text }: { name: Key; text: Key }): string => `${t(name)}. ${t(text, house)}`;
  const clan = part?.startsWith('clan-') ? sewers[Number(part.slice(5))]?.clan : null;
  if (clan) return both({ name: clanNames[clan], text: upgraded ? clanPowers[clan].upgraded : clanPowers[clan].base });
  const area = areas.findIndex((one) => part === `offer-${one}`);
  if (area >= 0) {
    const pieces = heaps(offer[area] ?? {}).map(({ colour, n }) => `${n} × ${t(colourWords[colour].name)}`);
    return t('land-help-pieces', { place: t(placeWords[areas[area] ?? 'dump'].name), pieces: pieces.join(', ') });
  }
  if (part === 'event' && event) return both(eventWords[event]);
  if (part === 'next-event') return both(nextEvent ? eventWords[nextEvent] : kindWords[nextKind]);
  return t((part === null ? undefined : parts[part]) ?? 'land-help-touch', house);
}
