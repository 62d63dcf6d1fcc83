import type { OptionWords } from '../../frame/contract/listing';

export const options: OptionWords = {
  'ratland-option-clans': { main: true, label: 'land-option-clans', help: 'land-option-clans-help' },
  'ratland-option-boards': {
    main: true,
    label: 'land-option-boards',
    help: 'land-option-boards-help',
    values: {
      friendly: 'land-option-boards-friendly',
      aggressive: 'land-option-boards-aggressive',
      secret_choice: 'land-option-boards-secret',
    },
  },
  'ratland-option-initial_events': {
    main: true,
    label: 'land-option-length',
    help: 'land-option-length-help',
    values: { 5: 'land-option-length-five', 7: 'land-option-length-seven' },
  },
  'ratland-option-food_order': {
    main: true,
    label: 'land-option-food',
    help: 'land-option-food-help',
    values: { shuffled: 'land-option-food-shuffled', ascending: 'land-option-food-ascending' },
  },
  'ratland-option-cheese_supply': {
    label: 'land-option-supply',
    help: 'land-option-supply-help',
    values: { unlimited: 'land-option-supply-unlimited', strict: 'land-option-supply-strict' },
  },
  'ratland-option-aggressive_combat': {
    label: 'land-option-combat',
    help: 'land-option-combat-help',
    values: { own_attacks: 'land-option-combat-own', any_combat: 'land-option-combat-any' },
  },
  'ratland-option-recyclers_upgrade': {
    label: 'land-option-recyclers',
    help: 'land-option-recyclers-help',
    values: { one_each: 'land-option-recyclers-each', two_for_one: 'land-option-recyclers-two' },
  },
  'ratland-option-strategists': {
    label: 'land-option-strategists',
    help: 'land-option-strategists-help',
    values: { three_areas: 'land-option-strategists-areas', all_places: 'land-option-strategists-places' },
  },
  'ratland-option-holy_rat': {
    label: 'land-option-holy-rat',
    help: 'land-option-holy-rat-help',
    values: { may: 'land-option-holy-rat-may', must: 'land-option-holy-rat-must' },
  },
};
