import { type GameRecord, RecordError, Unacceptable, type Verification } from '#kernel';
import { nameOf, readJson } from '../files.ts';
import { checkRecord } from '../record-file.ts';
import { type Command, Failure, readArguments, UsageError } from '../usage.ts';

export const verify: Command = {
  usage: 'verify <file>',
  summary: 'recompute the record of a game',
  help: `Plays the record again by the rules and checks every fingerprint and every draw. "-" reads standard input.
Exit code 0 when everything is true, 1 with the reason when it is not.`,
  async run(args) {
    const { positionals } = readArguments(args, {}, 1);
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Which record? Name a file, or "-" for standard input');
    const { record, found } = await checkRecord(await readJson(file)).catch((error: unknown) => {
      if (error instanceof RecordError || error instanceof Unacceptable) throw new Failure(`${nameOf(file)} is not true: ${error.message}`);
      throw error;
    });
    process.stdout.write(`${report(record, found).join('\n')}\n`);
    return 0;
  },
};

const PEOPLE = {
  promised: 'the words of everybody who played are those promised before any were opened; no other seat added any',
  first: 'a record from before the promises: whoever ran the server could have tried several secrets before the game',
};

function report(record: GameRecord, found: Verification): string[] {
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
    `  outcome  ${outcome === null ? (record.abandoned ? 'abandoned' : 'unfinished') : `${winners === '' ? 'nobody wins' : `won by ${winners}`} (${outcome.reason})`}`,
    'True.',
  ];
}
