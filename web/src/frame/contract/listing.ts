// How the house is given a game: its name, and how each of its parts is fetched when somebody needs it.
import type { Component } from 'svelte';
import type { Key } from '../../i18n/index.svelte';
import type { OptionInfo } from '../../wire';
import type { Value, Values } from '../setup/options';
import type { GameId, TableGame } from './game';
import type { Prints } from './prints';

/** What hangs beside its table in the cellar; where the house serves the game, its seats are the server's. */
export type Sign = {
  readonly blurb: Key;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  /** nobody shows newcomers around yet */
  readonly unguided?: true;
  /** the table, as one sees it from the stairs */
  readonly Mini: Component<{ lit?: boolean }>;
};

/** A line of the set-up that a game draws itself. */
export type RowProps = { option: OptionInfo; values: Values; seats: number; onset: (name: string, value: Value) => void };

/** What an option is called, and how it goes with others. What the house does not know is shown as the server says it. */
export type OptionWord = {
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
  /** its line of the set-up, where the game draws it */
  readonly row?: () => Promise<{ default: Component<RowProps> }>;
  /** what is told below a plain line, of the value as it is set */
  readonly below?: () => Promise<{ default: Component<{ value: Value }> }>;
  /** the option in whose row it is set */
  readonly within?: string;
};
/** By the key of the server's help. */
export type OptionWords = Readonly<Record<string, OptionWord>>;

/** An honest line about each computer player, by program: it is not the same rat at another table. */
export type Bots = Readonly<Record<string, Key>>;
/** What can be chosen when its table is laid. */
export type Offer = {
  readonly bots: Bots;
  readonly options: OptionWords;
};

/** How its positions are written, for whoever sets one up. */
export type Notation = {
  /** one worth playing, that the house takes as it is */
  readonly example: string;
  /** parts of the notation, and what they mean */
  readonly parts: readonly (readonly [written: string, means: Key])[];
};

export type Listing<G extends GameId> = {
  readonly name: Key;
  readonly sign: () => Promise<{ readonly sign: Sign }>;
  readonly offer: () => Promise<{ readonly offer: Offer }>;
  readonly table: () => Promise<{ readonly game: TableGame<G> }>;
  readonly notation?: () => Promise<{ readonly notation: Notation }>;
  readonly prints?: () => Promise<{ readonly prints: Prints }>;
};
/** In the order of the tables in the cellar. */
export type Games = { readonly [G in GameId]?: Listing<G> };
