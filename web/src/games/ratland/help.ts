// What each part of the table is, for whoever touches it and asks.
import type { Key } from '../../i18n/keys';
import { places } from './places';
import { awayWords, placeWords } from './words';

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
export const helpKey = (part: string | null): Key => (part === null ? undefined : parts[part]) ?? 'land-help-touch';
