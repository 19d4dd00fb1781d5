import { type AnyGame, type Lineage, type GameRecord, verifyLineage, RecordError, InvalidInput, type Verification } from '#kernel';
import { nameOf, readJson } from '../files.ts';
import { checkRecord, gameOf, readRecord } from '../record-file.ts';
import { type Command, Failure, readArguments, UsageError } from '../usage.ts';

export const verify: Command = {
  usage: 'verify <file> [--follows <file>]',
  summary: 'recompute the record of a game',
  help: `Plays the record again by the rules and checks every fingerprint and every draw. "-" reads standard input.
--follows  the record of the game before it: proves that this one was set up with what that one earned
Exit code 0 when everything is true, 1 with the reason when it is not.`,
  async run(args) {
    const { positionals, values } = readArguments(args, { follows: { type: 'string' } }, 1);
    const [file] = positionals;
    const { follows: earlier } = values;
    if (file === undefined) throw new UsageError('Which record? Name a file, or "-" for standard input');
    if (file === '-' && earlier === '-') throw new UsageError('Only one of the two records can come from standard input');
    const { record, found } = await checkRecord(await readJson(file)).catch(lieIn(file));
    const descent = earlier === undefined ? descentWithout(record, found) : await descentFrom(record, file, earlier);
    process.stdout.write(`${report(record, found, descent).join('\n')}\n`);
    return 0;
  },
};

/** What a file says that is not so. */
const lieIn =
  (file: string) =>
  (error: unknown): never => {
    if (error instanceof RecordError || error instanceof InvalidInput) throw new Failure(`${nameOf(file)} is not true: ${error.message}`);
    throw error;
  };

/** What can be said of the game before it without its record. */
function descentWithout({ follows }: GameRecord, { carried }: Verification): string | null {
  if (follows !== undefined)
    return `"${follows.link}" of the game of ${follows.game} that ended in ${follows.fingerprint}: not checked, name its record with --follows`;
  return carried === 'by hand' ? 'what it was set up with was picked by hand: no game is named that earned it, so it is not proved' : null;
}

/** Proves it with the record of the game before it. By other rules nothing can be said, which is not the same as a lie. */
async function descentFrom(record: GameRecord, file: string, earlier: string): Promise<string> {
  const { before, opened } = await readEarlier(await readJson(earlier)).catch(lieIn(earlier));
  const found = await provenBy(record, opened, before).catch(lieIn(file));
  if (found.found === 'untrue') throw new Failure(`${nameOf(earlier)} is not true: ${found.why}`);
  if (found.found === 'other rules')
    throw new Failure(
      `It cannot be said whether ${nameOf(file)} follows ${nameOf(earlier)}: that was recorded with version ${found.recorded} of the rules of ${before.game}; these are version ${found.here} and lead elsewhere`,
    );
  const { link = '', fingerprint = '' } = record.follows ?? {};
  const again =
    before.rulesVersion === opened.version
      ? ''
      : `, though recorded with version ${before.rulesVersion} of its rules and not with ${opened.version}`;
  return `"${link}" was earned in the game of ${before.game} that ended in ${fingerprint}: recomputed${again}`;
}

const provenBy = async (record: GameRecord, earlier: AnyGame, before: GameRecord): Promise<Lineage> =>
  verifyLineage(await gameOf(record), record, earlier, before);

async function readEarlier(document: unknown): Promise<{ readonly before: GameRecord; readonly opened: AnyGame }> {
  const before = readRecord(document);
  return { before, opened: await gameOf(before) };
}

const PEOPLE = {
  promised: 'the words of everybody who played are those promised before any were opened; no other seat added any',
  first: 'a record from before the promises: whoever ran the server could have tried several secrets before the game',
};

function report(record: GameRecord, found: Verification, descent: string | null): string[] {
  const chance = {
    proved: `every draw recomputed from the seal, and the seal matches the commitment ${record.chance.kind === 'committed' ? record.chance.commitment : ''}`,
    'not sealed': 'not sealed: the draws are as recorded, their origin cannot be proved',
    running: 'the seal is not open yet: the draws are as recorded, they can be proved when the game is over',
  }[found.chance];
  const { outcome } = record;
  const winners = outcome?.winners.map((seat) => record.seats[seat]?.name ?? `seat ${seat}`).join(', ');
  return [
    `${record.game}, rules version ${record.rulesVersion}, content "${record.content.title}"`,
    `  content  fingerprint ${record.content.hash} recomputed`,
    `  rules    ${found.actions} actions, all legal`,
    `  states   ${found.actions + 1} fingerprints recomputed`,
    `  draws    ${found.draws}, ${chance}`,
    ...(found.chance === 'proved' ? [`  people   ${PEOPLE[found.derivation === 2 ? 'promised' : 'first']}`] : []),
    ...(found.seals.length === 0
      ? []
      : [
          `  seals    ${found.seals.length} of secret writing made again, as they were told turn by turn; the last is ${found.seals[found.seals.length - 1]}`,
        ]),
    ...(descent === null ? [] : [`  follows  ${descent}`]),
    `  outcome  ${outcome === null ? (record.abandoned ? 'abandoned' : 'unfinished') : `${winners === '' ? 'nobody wins' : `won by ${winners}`} (${outcome.reason})`}`,
    'True.',
  ];
}
