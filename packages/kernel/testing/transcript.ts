import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anyMoves, neighbours } from '../battery/sample.ts';
import { hashText } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { type GameRecord, replay } from '../record.ts';
import type { State } from '../state.ts';
import { nameMove } from '../verb.ts';
import { jsonFile } from './json.ts';

/** Moves tried at each decision of a game to hear by which rule they are refused: some far from what is legal, some near. */
const TRIED = { far: 4, near: 8 };

/** How often something was said in a game, and a fingerprint of all that was said. */
class Sayings {
  private readonly said = new Map<string, string[]>();

  add(kind: string, what: unknown): void {
    const all = this.said.get(kind) ?? [];
    all.push(JSON.stringify(what));
    this.said.set(kind, all);
  }

  toObject(): { [kind: string]: string } {
    const kinds = [...this.said].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(kinds.map(([kind, all]) => [kind, `${all.length} times, ${hashText(all.join('\n')).slice(0, 16)}`]));
  }
}

/** What the seats that are asked hear: their prompt, what they may do, and why they may not do something else. */
function sayWhatIsAsked(match: Match<State>, random: SeededRandom, sayings: Sayings): void {
  const { game } = match;
  for (const seat of match.waitingList()) {
    const prompt = match.prompt(seat);
    sayings.add(`prompt ${prompt?.id}`, [seat, prompt?.params]);
    for (const option of match.options(seat)) sayings.add(`option ${option.type}`, [seat, option]);
    const near = neighbours(game, match.state.box, match.moves(seat), random, TRIED.near);
    for (const move of [...near, ...anyMoves(game, match.state.box, random, TRIED.far).slice(0, TRIED.far)]) {
      const action = nameMove(game.verbs, move, match.state.box);
      const refused = match.explain(seat, action);
      if (refused !== null) sayings.add(`refusal ${refused.rules.join(' ')}`, [seat, action, refused.params]);
    }
  }
}

function transcriptOf(game: AnyGame, record: GameRecord): { [kind: string]: string } {
  const sayings = new Sayings();
  const random = new SeededRandom(1);
  replay(game, record, ({ events, match }) => {
    for (const { event, to } of events) sayings.add(`event ${event.type}`, [event, to]);
    sayWhatIsAsked(match, random, sayings);
  });
  return sayings.toObject();
}

/**
 * Tests what is said along the golden records: every event with its audience, every prompt, every legal action, and by which rules others are refused. It
 * is kept as fingerprints of each kind in `testing/transcript`, so that a change of the rules that nobody meant shows where it is heard. After a change that
 * was meant: `REDBOOK_GOLDEN=write npm test`.
 */
export function testTranscripts(game: AnyGame, folder: URL): void {
  const golden = fileURLToPath(new URL('golden', folder));
  const kept = fileURLToPath(new URL('testing/transcript', folder));
  const names = readdirSync(golden).filter((name) => name.startsWith(`v${game.version}-`));
  test.each(names)('along the golden record %s the same is told, asked, offered and refused', (name) => {
    const transcript = transcriptOf(game, jsonFile<GameRecord>(join(golden, name)));
    const file = join(kept, name);
    if (process.env.REDBOOK_GOLDEN === 'write') {
      mkdirSync(kept, { recursive: true });
      writeFileSync(file, `${JSON.stringify(transcript, null, 2)}\n`);
    }
    expect(transcript).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
}
