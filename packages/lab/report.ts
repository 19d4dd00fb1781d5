import { type AnyGame, hashContent } from '#kernel';
import about from '../../package.json' with { type: 'json' };
import { type PairedDifference, differenceOf } from './paired-difference.ts';
import { dealOf, entryOn, type Setup } from './setup.ts';
import type { Summary, Tally } from './tally.ts';
import type { Ablation } from './ablation.ts';

/** Versions needed to reproduce a run. */
interface Versions {
  readonly redbook: string;
  readonly game: string;
  readonly rules: number;
}

interface ContentLabel {
  readonly title: string;
  readonly hash: string;
}

/** A run as one document, without timestamps: the same seed and versions give the same bytes on every machine. */
interface LabReport {
  readonly format: 'redbook-lab';
  readonly formatVersion: 1;
  readonly players: 'bots, not people';
  readonly versions: Versions;
  readonly seed: number;
  readonly games: number;
  readonly setups: readonly (Omit<Setup, 'pack' | 'game'> & { readonly content: ContentLabel; readonly summary: Summary })[];
  /** The second set-up against the first, with the same seeds. */
  readonly difference: PairedDifference | null;
  readonly worth: readonly Omit<Ablation, 'changed'>[] | null;
}

function labelOf(game: AnyGame, pack: unknown): ContentLabel {
  const used = pack ?? game.content.standard;
  return { title: game.content.title(game.content.read(used)), hash: hashContent(used) };
}

export function reportOf(game: AnyGame, tallies: readonly Tally[], seed: number, worth: readonly Ablation[] | null = null): LabReport {
  return {
    format: 'redbook-lab',
    formatVersion: 1,
    players: 'bots, not people',
    versions: { redbook: about.version, game: game.id, rules: game.version },
    seed,
    games: tallies[0].results.length,
    setups: tallies.map((tally) => {
      const { bots, options, seating, pack } = tally.setup;
      return { bots, options, seating, content: labelOf(game, pack), summary: tally.summary() };
    }),
    difference: tallies.length < 2 ? null : differenceOf(tallies[0], tallies[1]),
    worth: worth?.map(({ id, word, difference }) => ({ id, word, difference })) ?? null,
  };
}

export const jsonOf = (report: LabReport): string => `${JSON.stringify(report, null, 1)}\n`;

const COLUMNS = 'game,rules,redbook,seed,setup,content,bots,number,deal,first,winners,entries,ending,rounds,decisions';

/** One line per game. Lists inside a field are joined by blanks; no field needs quotes. */
export function csvOf({ versions, seed, setups }: LabReport, tallies: readonly Tally[]): string {
  const lines = tallies.flatMap(({ setup, results: games }, at) =>
    games.map(({ number, first, winners, reason, rounds, decisions }) =>
      [
        versions.game,
        versions.rules,
        versions.redbook,
        seed,
        at + 1,
        setups[at].content.hash,
        setup.bots.join(' '),
        number,
        dealOf(setup, number),
        first,
        winners.join(' '),
        winners.map((chair) => entryOn(setup, number, chair)).join(' '),
        reason,
        rounds,
        decisions,
      ].join(','),
    ),
  );
  return `${[COLUMNS, ...lines].join('\n')}\n`;
}
