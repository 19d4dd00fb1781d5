import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anyMoves, neighbours } from '../battery/sample.ts';
import { type Setup, walk } from '../battery/walk.ts';
import { hashText } from '../codec.ts';
import type { AddressedEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { type GameRecord, replay } from '../record.ts';
import type { State } from '../state.ts';
import { type Choice, isAutomatic } from '../step.ts';
import { mapValues } from '../unchecked.ts';
import { nameMove } from '../verb.ts';
import { jsonFile } from './json.ts';

/** Moves tried at each decision of a game to hear by which rule they are refused: some far from what is legal, some near. */
const TRIED = { far: 6, near: 16 };

/** Seeds of further games. */
const FURTHER = 700;

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

type Hear = (events: readonly AddressedEvent[], match: Match<State>) => void;

/** What is said in a game that is played while somebody listens. */
function transcriptOf(play: (hear: Hear) => void): { [kind: string]: string } {
  const sayings = new Sayings();
  const random = new SeededRandom(1);
  play((events, match) => {
    for (const { event, to } of events) sayings.add(`event ${event.type}`, [event, to]);
    sayWhatIsAsked(match, random, sayings);
  });
  return sayings.toObject();
}

/** What a game declares: what its steps remember, what its verbs name, and by which rules each choice is guarded. */
function declarationsOf({ steps, asides = [], verbs, content }: AnyGame): object {
  const box = content.read(content.standard);
  const guardsOf = (choices: readonly Choice<State>[]): object =>
    Object.fromEntries(choices.map(({ verb, guards }) => [verb.name, guards.map(({ rules }) => rules.join(' ')).join(', ')]));
  return {
    steps: mapValues(steps, (step) => ({
      remembers: mapValues(step.frame.locals, ({ schema }) => JSON.stringify(schema)),
      ...(isAutomatic(step) ? {} : { asks: guardsOf(step.choices) }),
    })),
    asides: guardsOf(asides),
    verbs: Object.fromEntries(
      verbs.map(({ name, domains }) => [name, domains.map((domain) => `${domain.noun} ${domain.size(box)}`).join(', ')]),
    ),
  };
}

/** The document that is kept, written anew when that is asked for. */
function kept(folder: URL, name: string, now: object): unknown {
  const path = fileURLToPath(new URL(`testing/transcript/${name}`, folder));
  if (process.env.REDBOOK_GOLDEN === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Tests what a game declares, and what is said along its golden records: every event with its audience, every prompt, every legal action, and by which rules
 * others are refused. The latter is kept as fingerprints of each kind in `testing/transcript`, so that a change of the rules that nobody meant shows where it
 * is heard. After a change that was meant: `REDBOOK_GOLDEN=write npm test`.
 */
export function testTranscripts(game: AnyGame, folder: URL, further: readonly Setup[] = []): void {
  test('the game declares the same', () => {
    const declarations = declarationsOf(game);
    expect(declarations).toEqual(kept(folder, 'declarations.json', declarations));
  });

  const golden = fileURLToPath(new URL('golden', folder));
  const names = readdirSync(golden).filter((name) => name.startsWith(`v${game.version}-`));
  test.each(names)('along the golden record %s the same is told, asked, offered and refused', (name) => {
    const record = jsonFile<GameRecord>(join(golden, name));
    const transcript = transcriptOf((hear) => replay(game, record, ({ events, match }) => hear(events, match)));
    expect(transcript).toEqual(kept(folder, name, transcript));
  });

  test.each(further.map((setup, index) => ({ setup, index })))('along random game $index as well', ({ setup, index }) => {
    const transcript = transcriptOf((hear) =>
      walk(game, setup, FURTHER + index, undefined, ({ match }, _taken, events) => hear(events, match)),
    );
    expect(transcript).toEqual(kept(folder, `random-${index + 1}.json`, transcript));
  });
}
