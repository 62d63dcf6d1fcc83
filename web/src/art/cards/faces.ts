/** What is printed on a card; the same names as on the wire: a number, or Swap, Draw 2, Peek, Super Peek. */
export const faces = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'SW', 'D2', 'PK', 'SP'] as const;
export type Face = (typeof faces)[number];
export const isNumber = (face: Face): boolean => face.length === 1;
export const isCat = (face: Face): boolean => isNumber(face) && face <= '6';
