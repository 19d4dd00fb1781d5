import { randomInt } from 'node:crypto';
import type { ChoiceRequest } from '#bots/pool.ts';
import { type Action, type Seat, SeededRandom, serialise } from '#kernel';
import type { Opened } from './games.ts';
import type { AnyMatch } from './projector.ts';

/** Asked what a bot does, away from the main thread; `BotPool` is one. */
export interface BotChooser {
  choose(request: ChoiceRequest): Promise<Action>;
}

const word = (): number => randomInt(2 ** 32);

/** Asks the bot about a state re-dealt for its seat: what the seat does not know never reaches the bot. */
export function askBot(bots: BotChooser, { game, pack }: Opened, match: AnyMatch, seat: Seat, level: string): Promise<Action> {
  const imagined = match.game.redeal(match.state, seat, new SeededRandom(word(), word()));
  return bots.choose({
    game: game.id,
    level,
    seat,
    ...(pack === undefined ? {} : { pack }),
    state: serialise(imagined),
    seed: word(),
  });
}

/** A bot that fails must not hold up the people at its table: any legal action will do. */
export function anyOption(match: AnyMatch, seat: Seat): Action | null {
  const options = match.options(seat);
  return options.length === 0 ? null : options[randomInt(options.length)];
}
