// The deal of the guided first match: an open card for the rat in your row, a look at a card that nobody has seen, two draws for what is
// high there, and a row that is low enough to call. What Drowsy draws meanwhile is of no use to her, so that nothing she does changes it.
export const lesson = `A[9:A 7 2 8:A] B[8:B 7 6 8:B];
deck 9 PK 9 0 9 2 9 5 8 3 SW 7 1 6 4 9 D2 0 3 5 PK 2 6 4 ..;
discard 1;
look;
options rounds=1`;
