// How the box is looked through: on which part each of its values is printed, and what it is called there.
import type { Prints, Spot } from '../../frame/contract/prints';
import { t, type Key } from '../../i18n/index.svelte';
import type { Building } from '../../wire/rattus-cartus';
import { buildings, buildingWords } from './buildings';
import Printed from './Printed.svelte';
import { cardWords, countWords } from './words';

const specials = ['joker', 'pass', 'flute', 'sword', 'gold'] as const;
type Special = (typeof specials)[number];
const isBuilding = (id: string | undefined): id is Building => (buildings as readonly (string | undefined)[]).includes(id);
const isSpecial = (id: string | undefined): id is Special => (specials as readonly (string | undefined)[]).includes(id);

const privileges: Readonly<Record<string, Key>> = { cards: 'cart-box-cards', rats: 'cart-box-rats', looks: 'cart-box-looks' };
const actions: Readonly<Record<string, Key>> = {
  kind: 'cart-box-kind',
  card: 'cart-box-card',
  n: 'cart-box-n',
  per: 'cart-box-per',
  free_rats: 'cart-box-free-rats',
  most_cards: 'cart-box-most-cards',
};
const starts: Readonly<Record<string, Key>> = { rats: 'cart-box-start-rats', hand: 'cart-box-start-hand' };
const tables: Readonly<Record<string, Key>> = { row: 'cart-box-row', replacement: 'cart-box-replacement', rounds: 'cart-box-rounds' };
const scoring: Readonly<Record<string, Key>> = {
  most: 'cart-box-most',
  most_tied: 'cart-box-most-tied',
  gold_first: 'cart-box-gold-first',
  gold_first_shared: 'cart-box-gold-first-shared',
  gold_second: 'cart-box-gold-second',
  gold_second_with_two_players: 'cart-box-gold-second-two',
};
const kinds: Readonly<Record<string, Key>> = {
  draw: 'cart-box-kind-draw',
  gain_points: 'cart-box-kind-gain-points',
  discard_rats: 'cart-box-kind-discard-rats',
  guard_tower: 'cart-box-kind-guard-tower',
  look: 'cart-box-kind-look',
  take: 'cart-box-kind-take',
  hospital: 'cart-box-kind-hospital',
  draw_per_influence: 'cart-box-kind-draw-per-influence',
  none: 'cart-box-kind-none',
};
/** They are printed with one number and nothing else. */
const counted = ['draw', 'gain_points', 'discard_rats', 'guard_tower', 'look'];

const spot = (heap: keyof typeof heaps, part: string, label: string | undefined, group?: string): Spot | undefined =>
  label === undefined ? undefined : { heap, part, label, group };
const said = (key: Key | undefined): string | undefined => key && t(key);
const heaps = { buildings: 'cart-box-buildings', cards: 'cart-box-heap-cards', rest: 'cart-box-rest' } as const satisfies Record<
  string,
  Key
>;

function spotOf(path: string): Spot | undefined {
  const [what, of = '', where, copy, value] = path.split('.');
  switch (what) {
    case 'building':
      if (!isBuilding(of)) return undefined;
      if (where === 'privileges')
        return spot('buildings', `building.${of}`, said(privileges[value ?? '']), t('cart-box-copy', { n: copy ?? '' }));
      return spot(
        'buildings',
        `building.${of}`,
        said(actions[copy ?? '']),
        t(where === 'premium' ? 'cart-box-premium' : 'cart-box-standard'),
      );
    case 'supply':
      return isSpecial(of) ? spot('cards', `card.${of}`, t('cart-box-in-the-box')) : undefined;
    case 'population':
      return spot('cards', 'population', t(countWords.nuns, { n: Number(where) - 1 }), t('cart-box-nuns'));
    case 'start':
      return spot('rest', 'start', said(starts[of]));
    case 'table':
      return spot('rest', `table.${of}`, said(tables[where ?? '']));
    case 'scoring':
      return of === 'influence'
        ? spot('rest', 'scoring', t('cart-box-influence', { n: where ?? '' }))
        : spot('rest', 'scoring', said(scoring[of]));
    case 'recommended_set':
      return spot('rest', 'set', t('cart-box-set-place', { n: where ?? '' }));
    default:
      return undefined;
  }
}

function titleOf(part: string): string {
  const [what, of] = part.split('.');
  if (isBuilding(of)) return t(buildingWords[of]);
  if (isSpecial(of)) return t(cardWords[of].name);
  switch (what) {
    case 'population':
      return t('cart-box-population');
    case 'start':
      return t('cart-box-start');
    case 'table':
      return t('cart-box-table', { n: Number(of) });
    case 'scoring':
      return t('cart-box-scoring');
    case 'set':
      return t('cart-box-set');
    default:
      return part;
  }
}

function wordOf(path: string, value: string): string | undefined {
  if (path.endsWith('.kind')) return said(kinds[value]);
  if (isBuilding(value)) return t(buildingWords[value]);
  return isSpecial(value) ? t(cardWords[value].name) : undefined;
}

export const prints: Prints = {
  heaps,
  spotOf,
  titleOf,
  wordOf,
  choicesOf: (path) => {
    if (path.startsWith('recommended_set.')) return buildings;
    if (path.endsWith('.card')) return specials;
    return path.endsWith('.kind') ? counted : undefined;
  },
  Part: Printed,
};
