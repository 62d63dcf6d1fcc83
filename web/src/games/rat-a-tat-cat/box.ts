// The cards as the file of the box names them.
import { faces, type Face } from '../../art/cards/faces';

const specials: Readonly<Record<string, Face>> = { swap: 'SW', draw2: 'D2', peek: 'PK', super_peek: 'SP' };
export const faceOf = (id: string): Face | undefined => specials[id] ?? faces.slice(0, 10).find((face) => face === id);
