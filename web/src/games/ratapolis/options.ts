import { t } from '../../i18n/index.svelte';
import type { Key } from '../../i18n/keys';
import type { OptionWords } from '../../frame/contract/listing';
import { box } from './setup/box';
import { markThatFits } from './setup/marks';
import { hasChosenCity, needsWholeCity, situationFor } from './situations';
import { isSituation, markWords, situationName, situationNames } from './words';

const beginner = 'beginner_ru';
/** A layout goes by the Situation it was printed for. */
export const cityName = (id: string): string =>
  id === beginner ? t('pol-option-city-beginner') : isSituation(id) ? t('pol-option-city-of', { situation: situationName(id) }) : id;

const marks = {
  open: markWords.open.name,
  closed: markWords.closed.name,
  no_attack: markWords.no_attack.name,
  one_attack: markWords.one_attack.name,
} as const satisfies Record<string, Key>;
/** A card that the box has not got left gives way (POL-109). All eight rounds are marked in one row. */
const marked = (round: number) =>
  ({
    label: 'pol-option-marks',
    help: 'pol-option-marks-help',
    values: marks,
    fit: (_, values) => markThatFits(values, round - 1, box.isSmall(String(values.city))),
  }) as const satisfies OptionWords[string];
const markedAbove = (round: number) => ({ ...marked(round), within: 'mark_1' }) as const;

export const options: OptionWords = {
  'ratapolis-option-situation': {
    main: true,
    label: 'pol-option-situation',
    help: 'pol-option-situation-help',
    values: { ...situationNames, random: 'pol-situation-random' },
    fit: (wish, _, seats) => situationFor(String(wish), seats),
    row: () => import('./setup/SituationRow.svelte'),
  },
  'ratapolis-option-city': {
    main: true,
    label: 'pol-option-city',
    help: 'pol-option-city-help',
    values: Object.fromEntries([beginner, ...Object.keys(situationNames)].map((id) => [id, () => cityName(id)])),
    other: 'pol-option-city-own',
    applies: ({ situation }) => hasChosenCity(String(situation)),
    fit: (wish, { situation }, seats) => (needsWholeCity(String(situation), seats) && !box.suitsBalthus(String(wish)) ? beginner : wish),
    row: () => import('./setup/CityRow.svelte'),
  },
  'ratapolis-option-balthus': {
    main: true,
    label: 'pol-option-balthus',
    help: 'pol-option-balthus-help',
    values: { random: 'pol-option-balthus-random' },
  },
  'ratapolis-option-teams': {
    main: true,
    label: 'pol-option-teams',
    help: 'pol-option-teams-help',
    applies: ({ situation }, seats) => seats === 4 && situation !== 'T',
  },
  'ratapolis-option-partners': {
    main: true,
    label: 'pol-option-partners',
    help: 'pol-option-partners-help',
    values: { ac_bd: 'pol-option-partners-across', ab_cd: 'pol-option-partners-left', ad_bc: 'pol-option-partners-right' },
  },
  'ratapolis-option-edition': {
    label: 'pol-option-edition',
    help: 'pol-option-edition-help',
    values: { fr: 'pol-option-edition-fr', ru: 'pol-option-edition-ru' },
  },
  'ratapolis-option-market_source': {
    label: 'pol-option-market',
    help: 'pol-option-market-help',
    values: { by_edition: 'pol-option-by-edition', earlier_round: 'pol-option-market-earlier', any_reserve: 'pol-option-market-any' },
  },
  'ratapolis-option-final_phase5': {
    label: 'pol-option-final',
    help: 'pol-option-final-help',
    values: { by_edition: 'pol-option-by-edition', played: 'pol-option-final-played', left_out: 'pol-option-final-left-out' },
  },
  'ratapolis-option-equal_share': {
    label: 'pol-option-share',
    help: 'pol-option-share-help',
    values: { fill: 'pol-option-share-fill', strict: 'pol-option-share-strict' },
  },
  'ratapolis-option-event_log': { label: 'pol-option-log', help: 'pol-option-log-help' },
  'ratapolis-option-mark_1': { ...marked(1), row: () => import('./setup/MarksRow.svelte') },
  'ratapolis-option-mark_2': markedAbove(2),
  'ratapolis-option-mark_3': markedAbove(3),
  'ratapolis-option-mark_4': markedAbove(4),
  'ratapolis-option-mark_5': markedAbove(5),
  'ratapolis-option-mark_6': markedAbove(6),
  'ratapolis-option-mark_7': markedAbove(7),
  'ratapolis-option-mark_8': markedAbove(8),
};
