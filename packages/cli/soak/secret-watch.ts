import { asId } from '#kernel/id.ts';
import { updateBody } from '#server/table/view/messages.ts';
import { EventBatch } from '#server/table/view/event-batch.ts';
import { Snapshot } from '#server/table/view/snapshot.ts';
import type { TableViewer } from '#server/table/state/viewer.ts';
import {
  type Action,
  type AnyGame,
  cloneState,
  type Draw,
  Match,
  NOBODY,
  only,
  packData,
  SeededRandom,
  type State,
  type Seat,
} from '#kernel';

/**
 * Leak check: a viewer's hidden information is determinized, and the messages that the server would send to that viewer, their length included, must stay the
 * same: those of the current state, and those of the next action if it reveals nothing.
 */
export class SecretWatch {
  private readonly game: AnyGame;
  private readonly random: SeededRandom;
  /** How many times a viewer's real world was compared with another. */
  states = 0;
  /** In how many of them the other world was really another. */
  different = 0;

  constructor(game: AnyGame, random: SeededRandom) {
    this.game = game;
    this.random = random;
  }

  /** Throws for the first viewer who could tell the difference. `action` is the next action of the seat. */
  look(state: State, seat: Seat, action: Action): void {
    const viewers = [null, ...state.own.keys()];
    for (const place of viewers) {
      const world = this.game.redeal(state, place === null ? 'spectator' : asId(place), this.random);
      this.states++;
      // What the others hold; a deck in another order would be too easy.
      if (JSON.stringify(packData(world.own)) !== JSON.stringify(packData(state.own))) this.different++;
      const wrong: string[] = this.game.check(world);
      if (wrong.length > 0) throw new Error(`the world re-dealt for ${nameOf(place)}: ${wrong.join('; ')}`);
      this.compare(state, world, place, seat, action);
    }
  }

  private compare(state: State, world: State, place: number | null, seat: Seat, action: Action): void {
    const viewer = eyes(place);
    const [real, other] = [state, world].map((each) => this.open(each));
    same(momentOf(real, viewer), momentOf(other, viewer), `${nameOf(place)} sees`);
    // The acting seat learns from its own decision; the other seats must not learn more than the public events.
    if (place === seat) return;
    // A standing order must answer in both worlds or in none, and with the same action.
    const [window, windowToo] = [real.skippablePrompt(seat), other.skippablePrompt(seat)];
    same(JSON.stringify(window), JSON.stringify(windowToo), `seat ${seat} could leave this to an order, as ${nameOf(place)} sees it:`);
    for (const done of window === null ? [action] : [window.nothing, action]) {
      const [did, didToo] = [state, world].map((each) => act(this.open(each), viewer, seat, done));
      if (did !== null && didToo !== null) same(did, didToo, `of ${JSON.stringify(done)} by seat ${seat}, ${nameOf(place)} gets`);
    }
  }

  private open(state: State): Match<State> {
    return Match.resume(this.game, { state: cloneState(state), random: new SeededRandom(3) });
  }
}

const nameOf = (place: number | null): string => (place === null ? 'a watcher' : `seat ${place}`);

const eyes = (place: number | null): TableViewer => {
  const seats = place === null ? NOBODY : only(asId(place));
  return { key: String(place), knows: seats, plays: seats, host: false, stranger: place === null };
};

const momentOf = (match: Match<State>, viewer: TableViewer): string => new Snapshot(match, 'playing', {}).for(viewer).now;

/** The message that follows an action; null where it is refused, draws or reveals something. */
function act(match: Match<State>, viewer: TableViewer, seat: Seat, action: Action): string | null {
  const before = new Snapshot(match, 'playing', {}).for(viewer).view;
  const answer = match.apply(seat, action);
  if (!answer.ok || drew(answer.draws) || !match.canUndo(seat)) return null;
  const moment = new Snapshot(match, 'playing', {});
  return updateBody('soak', new EventBatch(answer.events).for(moment.audienceSeats(viewer)), moment.for(viewer, before).now);
}

const drew = (draws: readonly Draw[]): boolean => draws.length > 0;

function same(real: string, other: string, what: string): void {
  if (real === other) return;
  let at = 0;
  while (at < real.length && real[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} ${around(real)} in the real world and ${around(other)} in one re-dealt`);
}
