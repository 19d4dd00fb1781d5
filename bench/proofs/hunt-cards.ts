import type { Move, Seat } from '../../packages/kernel/index.ts';
import { asId } from '../../packages/kernel/id.ts';
import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { levelsOf } from '../../packages/bots/registry.ts';
import { SeatObservation } from '../../packages/kernel/observation.ts';
import { huntForTheRing as game } from '../../packages/games/hunt-for-the-ring/index.ts';
import { bearer, type Hunt, RING_BEARER, wraith } from '../../packages/games/hunt-for-the-ring/rules/state.ts';
import { playAlly, playSorcery } from '../../packages/games/hunt-for-the-ring/rules/verbs.ts';
import { box } from '../../packages/games/hunt-for-the-ring/testing/letter.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '../../packages/kernel/index.ts';
import { say } from '../log.ts';

/** Which cards of Hunt for the Ring bots hold and never play: `node bench/proofs/hunt-cards.ts [--games N] [--seed S] [--bot LEVEL]`. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'ranger' },
  },
});

interface Tally {
  /** Games in which somebody held the card, could have played it at some time, and did play it. */
  held: number;
  offered: number;
  played: number;
  /** The same by effect. */
  readonly effects: number[];
}

const bot: Bot<Hunt> = ((await levelsOf(game.id)) as { readonly [level: string]: Bot<Hunt> })[values.bot];
const legalMoves = new LegalMoves(game);
const tallies = new Map<string, Tally>();
const tallyOf = (id: string): Tally => {
  let tally = tallies.get(id);
  if (tally === undefined) tallies.set(id, (tally = { held: 0, offered: 0, played: 0, effects: [0, 0] }));
  return tally;
};

function play(number: number): void {
  const effects = new SilentEffects(new SeededRandom(Number(values.seed), 2 * number));
  const thoughts = new SeededRandom(Number(values.seed), 2 * number + 1);
  const s = game.setup(box, game.readOptions({}, 2), 2, effects);
  settle(game, s, effects);
  const held = new Set<string>();
  const offered = new Set<string>();
  const played = new Set<string>();
  const nameOf = (move: Move): string | null =>
    playAlly.is(move)
      ? box.allyIds[playAlly.read.ally(move)]
      : playSorcery.is(move)
        ? box.sorceryIds[playSorcery.read.sorcery(move)]
        : null;
  while (s.outcome === null) {
    const seat = firstOf(waiting(game, s));
    for (const card of bearer(s).hand) held.add(box.allyIds[card]);
    for (let each: Seat = asId(1); each < s.open.seats; each++) for (const card of wraith(s, each).hand) held.add(box.sorceryIds[card]);
    const observation = new SeatObservation(game, s, seat, legalMoves);
    for (const move of observation.moves) {
      const name = nameOf(move);
      if (name !== null) offered.add(name);
    }
    const move = observation.moves.length === 1 ? observation.moves[0] : bot(observation, thoughts);
    const name = nameOf(move);
    if (name !== null) {
      played.add(name);
      tallyOf(name).effects[seat === RING_BEARER ? playAlly.read.effect(move) : playSorcery.read.effect(move)]++;
    }
    perform(game, s, seat, move, effects);
  }
  for (const name of held) tallyOf(name).held++;
  for (const name of offered) tallyOf(name).offered++;
  for (const name of played) tallyOf(name).played++;
}

for (let number = 0; number < Number(values.games); number++) play(number);
const share = ({ held, played }: Tally): number => played / held;
say(
  `${values.games} campaigns of ${values.bot}, seed ${values.seed}: games in which a card was held, could be played, was played; plays by effect`,
);
for (const [id, tally] of [...tallies].sort(([, one], [, other]) => share(one) - share(other)))
  say(
    `${id.padEnd(6)} held ${tally.held}, offered ${tally.offered}, played ${tally.played} (${(100 * share(tally)).toFixed(0)} %), effects ${tally.effects.join(' ')}`,
  );
