// How a game's box is looked through: on which part each value is printed, what it is called, and how the part is drawn. What a game does
// not tell of is shown as its file says it, so that no value is ever out of sight.
import type { Component } from 'svelte';
import type { Key } from '../../i18n/index.svelte';
import type { Value } from '../setup/options';

/** Where a value comes from: as the files of the boxes say it. */
export const provenances = ['rulebook', 'public', 'derived', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

/** What is printed at a path; undefined: nothing. */
export type PrintedAt = (path: string) => Value | undefined;
/** A part of the box with what is printed on it. */
export type PartProps = { part: string; printed: PrintedAt };

/** Where a value is found: the heap, the part that lies in it, and, among what belongs together on the part, what it is called. */
export type Spot = {
  readonly heap: string;
  readonly part: string;
  readonly group?: string | undefined;
  readonly label: string;
};

export type Prints = {
  /** in the order in which one looks through the box */
  readonly heaps: Readonly<Record<string, Key>>;
  /** undefined: the game knows of no such value */
  readonly spotOf: (path: string) => Spot | undefined;
  readonly titleOf: (part: string) => string;
  /** what a value that is a word is called */
  readonly wordOf?: (path: string, value: string) => string | undefined;
  /** the words that may be printed there, where they are few */
  readonly choicesOf?: (path: string) => readonly string[] | undefined;
  /** what else may be printed on a part, though nothing is now */
  readonly moreOf?: (part: string) => readonly string[];
  /** which of the words of the file is about this value, where it says several things at once */
  readonly provenanceOf?: (path: string, told: string) => Provenance | undefined;
  readonly Part: Component<PartProps>;
};
