import { boxOf } from '#bots/boxes.ts';
import { levelOf, type OpenedGame } from '#bots/opened.ts';
import { Choosing } from '#bots/play.ts';
import { type GameRecord, makeRecord, Match, nameMove, type PlayedAction, type State } from '#kernel';
import { chanceOf } from './batch.ts';
import { entryOn, type Setup } from './setup.ts';

/** One game of a run once more, as a record that can be replayed: a run keeps nothing of its games but their numbers. */
export function recordOfGame(opened: OpenedGame, setup: Setup, seed: number, number: number): GameRecord {
  const { game } = opened;
  const names = setup.bots.map((_, chair) => setup.bots[entryOn(setup, number, chair)]);
  const bots = names.map((name) => levelOf(opened, name));
  const { dice, thoughts } = chanceOf(setup, seed, number);
  const box = boxOf(game, setup.pack);
  const match = Match.begin<State, unknown, unknown>(game, { box, options: setup.options, seats: bots.length, random: dice });
  const choosing = new Choosing(game);
  const played: PlayedAction[] = [];
  while (match.state.outcome === null) {
    if (played.length > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
    const { seat, move } = choosing.next(match.state, bots, thoughts);
    const action = nameMove(game.verbs, move, box);
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(`${game.id}: ${answer.refusal.message}`);
    played.push({ seat, action, draws: answer.draws });
  }
  return makeRecord(
    game,
    {
      options: setup.options,
      ...(setup.pack === undefined ? {} : { pack: setup.pack }),
      seats: names.map((name) => ({ name, kind: 'bot' })),
      chance: { kind: 'seeded', seed },
    },
    match.beginning.draws,
    played,
  );
}
