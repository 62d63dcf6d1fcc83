/** What is printed on a card; the same names as on the wire. */
export const faces = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'swap', 'draw2', 'peek', 'super_peek'] as const;
export type Face = (typeof faces)[number];
export const isNumber = (face: Face): boolean => face.length === 1;
export const isCat = (face: Face): boolean => isNumber(face) && face <= '6';
