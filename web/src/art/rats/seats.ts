// Twelve seats: a coat and a mark on it. The mark alone tells them apart in any colour blindness.

export const marks = ['spot', 'ring', 'stripe', 'star', 'cross', 'wave', 'diamond', 'heart', 'patch', 'moon', 'bolt', 'leaf'] as const;
export type Mark = (typeof marks)[number];
export type Coat = { readonly mark: Mark; readonly fur: string; readonly belly: string; readonly sign: string };

const cream = '#fff4d8';
const dark = '#2b1a14';

export const coats: readonly Coat[] = [
  { mark: 'spot', fur: '#b5443a', belly: '#e9b39a', sign: cream },
  { mark: 'ring', fur: '#4b78ab', belly: '#b9cfdc', sign: cream },
  { mark: 'stripe', fur: '#e6b93e', belly: '#faeab8', sign: dark },
  { mark: 'star', fur: '#5b8a49', belly: '#c5d6a8', sign: cream },
  { mark: 'cross', fur: '#dd7b30', belly: '#f7cf9c', sign: dark },
  { mark: 'wave', fur: '#815690', belly: '#d0b6d6', sign: cream },
  { mark: 'diamond', fur: '#3c8f8c', belly: '#b0d8cf', sign: cream },
  { mark: 'heart', fur: '#dc8fa0', belly: '#f8d8d6', sign: '#8e1f35' },
  { mark: 'patch', fur: '#7c5437', belly: '#cfa983', sign: '#f0cf9a' },
  { mark: 'moon', fur: '#ede4d3', belly: '#fffaf0', sign: '#3f5266' },
  { mark: 'bolt', fur: '#433d43', belly: '#8c8389', sign: '#f6d25a' },
  { mark: 'leaf', fur: '#adbd4c', belly: '#e6ecb6', sign: '#33491c' },
];

export const coat = (seat: number): Coat => coats[((seat % coats.length) + coats.length) % coats.length] as Coat;
