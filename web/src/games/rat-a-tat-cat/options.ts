import type { OptionWords } from '../../frame/contract/listing';

export const options: OptionWords = {
  'rat-a-tat-cat-option-deck': {
    main: true,
    label: 'rat-a-tat-cat-option-deck-label',
    help: 'rat-a-tat-cat-option-deck',
    values: { deluxe: 'rat-a-tat-cat-option-deck-deluxe', classic: 'rat-a-tat-cat-option-deck-classic' },
  },
  'rat-a-tat-cat-option-first_dealer': {
    label: 'rat-a-tat-cat-option-first_dealer-label',
    help: 'rat-a-tat-cat-option-first_dealer',
    values: { random: 'rat-a-tat-cat-option-first_dealer-random' },
  },
  'rat-a-tat-cat-option-match_end': {
    main: true,
    label: 'rat-a-tat-cat-option-match_end-label',
    help: 'rat-a-tat-cat-option-match_end',
    values: {
      rounds: 'rat-a-tat-cat-option-match_end-rounds',
      time: 'rat-a-tat-cat-option-match_end-time',
      elimination: 'rat-a-tat-cat-option-match_end-elimination',
    },
  },
  'rat-a-tat-cat-option-rounds': {
    main: true,
    label: 'rat-a-tat-cat-option-rounds-label',
    help: 'rat-a-tat-cat-option-rounds',
    values: { players: 'rat-a-tat-cat-option-rounds-players' },
  },
  'rat-a-tat-cat-option-minutes': {
    main: true,
    label: 'rat-a-tat-cat-option-minutes-label',
    help: 'rat-a-tat-cat-option-minutes',
    unit: 'unit-minutes',
  },
  'rat-a-tat-cat-option-limit': {
    main: true,
    label: 'rat-a-tat-cat-option-limit-label',
    help: 'rat-a-tat-cat-option-limit',
    unit: 'unit-points',
  },
  'rat-a-tat-cat-option-limit_rule': {
    label: 'rat-a-tat-cat-option-limit_rule-label',
    help: 'rat-a-tat-cat-option-limit_rule',
    values: { over: 'rat-a-tat-cat-option-limit_rule-over', reach: 'rat-a-tat-cat-option-limit_rule-reach' },
  },
  'rat-a-tat-cat-option-open_outer': { label: 'rat-a-tat-cat-option-open_outer-label', help: 'rat-a-tat-cat-option-open_outer' },
  'rat-a-tat-cat-option-memory_aid': {
    main: true,
    label: 'rat-a-tat-cat-option-memory_aid-label',
    help: 'rat-a-tat-cat-option-memory_aid',
  },
  'rat-a-tat-cat-option-call_from': {
    label: 'rat-a-tat-cat-option-call_from-label',
    help: 'rat-a-tat-cat-option-call_from',
    values: { any_turn: 'rat-a-tat-cat-option-call_from-any_turn', after_first_lap: 'rat-a-tat-cat-option-call_from-after_first_lap' },
  },
  'rat-a-tat-cat-option-reshuffle': {
    label: 'rat-a-tat-cat-option-reshuffle-label',
    help: 'rat-a-tat-cat-option-reshuffle',
    values: { all: 'rat-a-tat-cat-option-reshuffle-all', keep_top: 'rat-a-tat-cat-option-reshuffle-keep_top' },
  },
  'rat-a-tat-cat-option-lap_limit': {
    label: 'rat-a-tat-cat-option-lap_limit-label',
    help: 'rat-a-tat-cat-option-lap_limit',
    unit: 'unit-laps',
  },
};
