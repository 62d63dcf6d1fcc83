// The five rat families (POL-02): each wears the coat and the mark that the house's seats wear in this colour.
import { coats, type Coat } from '../rats/seats';

export const families = ['red', 'blue', 'yellow', 'green', 'orange'] as const;
export type Family = (typeof families)[number];

/** The coat's place among the house's twelve, for what draws by seat. */
export const seatOf = (family: Family): number => families.indexOf(family);
export const coatOf = (family: Family): Coat => coats[seatOf(family)] as Coat;
