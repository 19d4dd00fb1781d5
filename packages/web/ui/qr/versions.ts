/** Sizes of QR codes with medium error correction, as far as a link needs them: words of correction a block, and how many words each block has. */
export interface Version {
  readonly number: number;
  readonly correction: number;
  readonly blocks: readonly number[];
  /** Where the centres of the small squares lie, across and down. */
  readonly marks: readonly number[];
}

const times = (count: number, words: number): number[] => new Array<number>(count).fill(words);

export const VERSIONS: readonly Version[] = [
  { number: 1, correction: 10, blocks: [16], marks: [] },
  { number: 2, correction: 16, blocks: [28], marks: [6, 18] },
  { number: 3, correction: 26, blocks: [44], marks: [6, 22] },
  { number: 4, correction: 18, blocks: times(2, 32), marks: [6, 26] },
  { number: 5, correction: 24, blocks: times(2, 43), marks: [6, 30] },
  { number: 6, correction: 16, blocks: times(4, 27), marks: [6, 34] },
  { number: 7, correction: 18, blocks: times(4, 31), marks: [6, 22, 38] },
  { number: 8, correction: 22, blocks: [...times(2, 38), ...times(2, 39)], marks: [6, 24, 42] },
  { number: 9, correction: 22, blocks: [...times(3, 36), ...times(2, 37)], marks: [6, 26, 46] },
  { number: 10, correction: 26, blocks: [...times(4, 43), 44], marks: [6, 28, 50] },
  { number: 11, correction: 30, blocks: [50, ...times(4, 51)], marks: [6, 30, 54] },
  { number: 12, correction: 22, blocks: [...times(6, 36), ...times(2, 37)], marks: [6, 32, 58] },
];

export const wordsIn = ({ blocks }: Version): number => blocks.reduce((sum, words) => sum + words, 0);
