/** A game that has been solved, or a part of it, as a file and a sentence about it. */
export interface Solved {
  readonly file: string;
  readonly text: string;
  readonly summary: string;
}

/** What a game can have solved: `packages/games/<game>/bots/index.ts` exports it as `solutions`, by name. */
export interface Solutions {
  readonly [name: string]: (report: (done: number) => void) => Promise<Solved>;
}
