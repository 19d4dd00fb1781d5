import { asId } from '#kernel/id.ts';
import { cachedBox } from '#bots/content-cache.ts';
import { levelOf, type LoadedGame } from '#bots/loaded-game.ts';
import { BotDriver } from '#bots/self-play.ts';
import { type GameRecord, makeRecord, Match, nameMove, type PlayedAction, type State } from '#kernel';
import { randomsOf } from './batch.ts';
import { entryOn, type Setup } from './setup.ts';

/** Replays one game of a run as a record: a run itself stores only seeds and results. */
export function recordOfGame(loaded: LoadedGame, setup: Setup, seed: number, number: number): GameRecord {
  const { game } = loaded;
  const names = setup.bots.map((_, chair) => setup.bots[entryOn(setup, number, asId(chair))]);
  const bots = names.map((name) => levelOf(loaded, name));
  const { dice, thoughts } = randomsOf(setup, seed, number);
  const box = cachedBox(game, setup.pack);
  const match = Match.begin<State, unknown, unknown>(game, { box, options: setup.options, seats: bots.length, random: dice });
  const driver = new BotDriver(game);
  const played: PlayedAction[] = [];
  while (match.state.outcome === null) {
    if (played.length > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
    const { seat, move } = driver.next(match.state, bots, thoughts);
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
