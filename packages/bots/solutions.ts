/** Solution of a game or a part of it: a data file and a one-line summary. */
interface SolutionFile {
  readonly file: string;
  readonly text: string;
  readonly summary: string;
}

/** Solvers of a game by name: `packages/games/<game>/bots/index.ts` exports them as `solutions`. */
export interface Solutions {
  readonly [name: string]: (report: (done: number) => void) => Promise<SolutionFile>;
}
