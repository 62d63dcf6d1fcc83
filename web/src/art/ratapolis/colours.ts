// The five families go by their colours (POL-02): each wears the coat and the mark that the house's seats wear in this colour.
import { coats, type Coat } from '../rats/seats';

export const colours = ['red', 'blue', 'yellow', 'green', 'orange'] as const;
export type Colour = (typeof colours)[number];

/** The coat's place among the house's twelve, for what is drawn by seat. */
export const coatNumber = (colour: Colour): number => colours.indexOf(colour);
export const coatOf = (colour: Colour): Coat => coats[coatNumber(colour)] as Coat;
