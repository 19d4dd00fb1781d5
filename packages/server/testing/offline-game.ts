import { asId } from '#kernel/id.ts';
import { openGame } from '#games';
import { CommittedRandom, commitment, type GameRecord, makeRecord, Match, type PlayedAction, seedCommitment, type Seal } from '#kernel';

export const GAME = 'journey-to-mordor';
export const SEATS = [
  { name: 'Kasia', kind: 'human' },
  { name: 'Staś', kind: 'human' },
  { name: 'casual', kind: 'bot' },
];

/** A game as a browser plays it without a server: a few decisions, then everybody gives up. */
export async function playedOffline(secret: string): Promise<GameRecord> {
  const game = await openGame(GAME);
  const seal: Seal = { version: 2, secret, contributions: ['mellon 01', 'mellon 02', ''] };
  const options: unknown = game.readOptions({}, SEATS.length);
  const match = Match.begin(game, {
    box: game.content.read(game.content.standard),
    options,
    seats: SEATS.length,
    random: new CommittedRandom(seal),
  });
  const played: PlayedAction[] = [];
  for (let turn = 0; turn < 30 && match.state.outcome === null; turn++) {
    const [seat] = match.waitingList();
    const [action] = match.options(seat);
    const answer = match.apply(seat, action);
    if (answer.ok) played.push({ seat, action, draws: answer.draws });
  }
  for (const seat of [0, 1])
    if (match.state.outcome === null) {
      const answer = match.resign(asId(seat));
      if (answer.ok) played.push({ seat: asId(seat), action: 'resign', draws: answer.draws });
    }
  const published = commitment(secret);
  return makeRecord(
    game,
    {
      options,
      seats: SEATS,
      chance: {
        kind: 'committed',
        version: 2,
        commitment: published,
        promises: seal.contributions.map((words, seat) => (words === '' ? '' : seedCommitment(published, seat, words))),
        seal: { secret, contributions: seal.contributions },
      },
      offline: true,
    },
    match.beginning.draws,
    played,
  );
}
