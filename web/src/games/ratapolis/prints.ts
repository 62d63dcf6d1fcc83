// How the box is looked through: on which part each of its values is printed, and what it is called there.
import { provenances, type Prints, type Provenance, type Spot } from '../../frame/contract/prints';
import { t, type Key } from '../../i18n/index.svelte';
import type { Mark, Tile } from '../../wire/ratapolis';
import { buildings, outdoors } from './cities';
import Printed from './Printed.svelte';
import { advantages, markWords, plotName, situationName } from './words';

const heaps = {
  tiles: 'pol-box-tiles',
  outdoors: 'pol-box-outdoors',
  cities: 'pol-box-cities',
  situations: 'pol-box-situations',
  rest: 'pol-box-rest',
} as const satisfies Record<string, Key>;

const tiles: Readonly<Record<string, Key>> = {
  multiplier: 'pol-box-cells',
  plain: 'pol-box-plain',
  advantage: 'pol-box-advantage',
  cheese: 'pol-box-cheese',
};
const cards: Readonly<Record<string, Key>> = { no_attack: 'pol-box-no-attack', one_attack: 'pol-box-one-attack' };
const rules: Readonly<Record<string, Key>> = {
  layout: 'pol-box-layout',
  rats: 'pol-box-rats',
  blind: 'pol-box-blind',
  fair_bonus: 'pol-box-fair-bonus',
  balthus: 'pol-box-balthus',
  lots: 'pol-box-lots',
  procreation: 'pol-box-procreation',
};
const corners: Readonly<Record<string, Key>> = {
  'north-west': 'pol-box-north-west',
  'north-east': 'pol-box-north-east',
  'south-west': 'pol-box-south-west',
  'south-east': 'pol-box-south-east',
};
const marks = Object.keys(markWords) as Mark[];
const letters: readonly string[] = [...buildings, ...outdoors];
const isTile = (id: string): id is Tile => letters.includes(id);

const spot = (heap: keyof typeof heaps, part: string, label: string | undefined, group?: string): Spot | undefined =>
  label === undefined ? undefined : { heap, part, label, group };
const said = (key: Key | undefined): string | undefined => key && t(key);
const nth = (n = ''): string => t('pol-box-no', { n });
const round = (n = ''): string => t('pol-box-round', { n });

function ofSituation(part: string, what: string, rest: readonly string[]): Spot | undefined {
  const line = (label: string | undefined, group?: Key) => spot('situations', part, label, group && t(group));
  const [first = '', second = '', third = ''] = rest;
  switch (what) {
    case 'players':
      return line(t(first === '1' ? 'pol-box-least' : 'pol-box-most'));
    case 'marks':
      return line(round(first), 'pol-box-marks');
    case 'tokens':
      return line(nth(first), 'pol-box-tokens');
    case 'pool':
      return line(nth(first), 'pol-box-pool');
    case 'fixed':
      return line(t(first === 'round' ? 'pol-box-in-round' : 'pol-box-falls'), 'pol-box-fixed');
    case 'stacked':
      return line(first === 'round' ? t('pol-box-in-round') : nth(second), 'pol-box-stacked');
    case 'start':
      return isTile(first) ? line(plotName(first), 'pol-box-start') : undefined;
    case 'corners':
      return isTile(third) ? line(plotName(third), corners[first]) : undefined;
    default:
      return line(said(rules[what]));
  }
}

function spotOf(path: string): Spot | undefined {
  const [what, of = '', where = '', ...rest] = path.split('.');
  switch (what) {
    case 'tile':
      return isTile(of) ? spot('tiles', `tile.${of}`, said(tiles[where])) : undefined;
    case 'outdoor':
      return isTile(of)
        ? spot('outdoors', `tile.${of}`, where === 'faces' ? t('pol-box-face', { n: rest[0] ?? '' }) : said(tiles[where]))
        : undefined;
    case 'hunt':
      return spot('rest', 'hunt', round(where));
    case 'round_cards':
      return spot('rest', 'cards', said(cards[of]));
    case 'layout': {
      const line = (label: string, group: Key) => spot('cities', `layout.${of}`, label, t(group));
      if (where === 'rows') return line(t('pol-box-row', { n: rest[0] ?? '' }), 'pol-box-rows');
      if (where === 'fair') return line(nth(rest[0]), 'pol-box-fair');
      if (where === 'hidden') return line(nth(rest[0]), 'pol-box-hidden');
      return where === 'faces' && rest[0] ? line(t('pol-box-tile', { id: rest[0] }), 'pol-box-faces') : undefined;
    }
    case 'situation':
      return ofSituation(`situation.${of}`, where, rest);
    default:
      return undefined;
  }
}

function titleOf(part: string): string {
  const [what, of = ''] = part.split('.');
  switch (what) {
    case 'tile':
      // Which of its faces is up a city says.
      return isTile(of) && buildings.includes(of) ? plotName(of) : t('pol-box-tile', { id: of });
    case 'layout':
      return cityName(of);
    case 'situation':
      return situationName(of);
    case 'hunt':
      return t('pol-box-hunt');
    case 'cards':
      return t('pol-box-round-cards');
    default:
      return part;
  }
}
const cityName = (id: string): string => (id.startsWith('beginner') ? t('pol-box-beginner') : situationName(id));

function wordOf(path: string, value: string): string | undefined {
  if (/\.rows\.\d+$/.test(path)) return undefined;
  if (path.endsWith('.layout')) return cityName(value);
  if (path.includes('.marks.')) return value in markWords ? t(markWords[value as Mark].name) : undefined;
  return isTile(value) ? (buildings.includes(value) ? plotName(value) : t('pol-box-tile', { id: value })) : undefined;
}

function choicesOf(path: string): readonly string[] | undefined {
  if (path.includes('.marks.')) return marks;
  if (/\.(tokens|pool|cards)\.\d+$/.test(path)) return advantages;
  if (/\.(faces|fair)\b/.test(path)) return outdoors;
  return /\.(hidden\.\d+|card)$/.test(path) ? buildings : undefined;
}

/** "multiplier rulebook, cheese reconstructed": each clause is about something, and one may be about the rest. */
function provenanceOf(path: string, told: string): Provenance | undefined {
  if (!/^(tile|outdoor)\./.test(path)) return undefined;
  const name = path.split('.')[2] ?? '';
  const about = name === 'faces' ? 'letters' : name === 'multiplier' ? 'multiplier' : 'cheese';
  const clauses = told.split(', ');
  const clause = clauses.find((one) => one.startsWith(about)) ?? clauses.find((one) => one.startsWith('the rest'));
  return clause === undefined ? undefined : provenances.find((word) => clause.includes(word));
}

export const prints: Prints = {
  heaps,
  spotOf,
  titleOf,
  wordOf,
  choicesOf,
  provenanceOf,
  Part: Printed,
};
