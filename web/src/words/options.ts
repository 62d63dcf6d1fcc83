// Labels, help and values of the options, by game and option; their texts come with the game. What the house does not know is shown as the server says it.
import type { Component } from 'svelte';
import { options as ratapolis } from '../games/ratapolis/options';
import { options as ratATatCat } from '../games/rat-a-tat-cat/options';
import { options as ratland } from '../games/ratland/options';
import { options as rattusCartus } from '../games/rattus-cartus/options';
import { labelled, t, type Key } from '../i18n/index.svelte';
import type { OptionInfo } from '../wire';
import { picked, type Value, type Values } from '../setup/options';

/** A line of the set-up that a game draws itself. */
export type RowProps = { option: OptionInfo; values: Values; seats: number; onset: (name: string, value: Value) => void };
type Words = {
  readonly label: Key;
  readonly help: Key;
  readonly values?: Readonly<Record<string, Key | (() => string)>>;
  /** what a value is called that is none of these */
  readonly other?: Key;
  /** the unit beside a number */
  readonly unit?: Key;
  /** among those most tables care about */
  readonly main?: true;
  /** whether it has an effect, where that hangs on more than one other option or on the number of seats */
  readonly applies?: (values: Values, seats: number) => boolean;
  /** the nearest value that goes with the others and with so many seats */
  readonly fit?: (value: Value, values: Values, seats: number) => Value;
  readonly row?: () => Promise<{ default: Component<RowProps> }>;
  /** the option in whose row it is set */
  readonly within?: string;
};
export type OptionWords = Readonly<Record<string, Words>>;

const known: OptionWords = { ...ratapolis, ...ratATatCat, ...ratland, ...rattusCartus };

type Named = Pick<OptionInfo, 'name' | 'help' | 'help_key'>;
export const optionLabel = (option: Named): string => (known[option.help_key] ? t(known[option.help_key]!.label) : option.name);
export const optionHelp = (option: Named): string => (known[option.help_key] ? t(known[option.help_key]!.help) : option.help);
export function optionValue(option: Named, value: Value): string {
  const { values, other } = known[option.help_key] ?? {};
  const named = (one: string): string => {
    const word = values?.[one] ?? other;
    return word === undefined ? one : typeof word === 'string' ? t(word) : word();
  };
  return picked(value).map(named).join(', ');
}
export const optionInShort = (option: Named, value: Value): string => labelled(optionLabel(option), typeof value === 'boolean' ? t(value ? 'on' : 'off') : optionValue(option, value));
export const optionUnit = (option: Named): string => (known[option.help_key]?.unit ? t(known[option.help_key]!.unit!) : '');
export const isMain = (option: Named): boolean => known[option.help_key]?.main ?? false;
export const ownRow = (option: Named): Words['row'] => known[option.help_key]?.row;

/** Values as they go with each other and with so many seats; later options follow earlier ones. */
export const suited = (options: readonly OptionInfo[], values: Values, seats: number): Values =>
  options.reduce((so, { name, help_key, default: usual }) => {
    const fit = known[help_key]?.fit;
    return fit ? { ...so, [name]: fit(so[name] ?? usual, so, seats) } : so;
  }, values);
export const applies = (option: Named, values: Values, seats: number): boolean => known[option.help_key]?.applies?.(values, seats) ?? true;
/** It has no row of its own. */
export const isWithin = (option: Named): boolean => known[option.help_key]?.within !== undefined;
