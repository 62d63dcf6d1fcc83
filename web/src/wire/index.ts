// Generated from the rules by `cargo xtask codegen`. Do not edit.
export type * as ratATatCat from './rat-a-tat-cat.ts';
export type * as ratland from './ratland.ts';
export type * as rattusCartus from './rattus-cartus.ts';
export type * as ratapolis from './ratapolis.ts';
export type * from './protocol.ts';

/** Which form of the messages this is; a house that speaks another sends the page away. */
export const WIRE = 3;
