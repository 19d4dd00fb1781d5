import { updateBody } from '#server/table/messages.ts';
import { EventBatch, Snapshot } from '#server/table/projector.ts';
import type { TableViewer } from '#server/table/viewer.ts';
import { type Action, type AnyGame, cloneState, type Draw, Match, NOBODY, only, packData, SeededRandom, type State } from '#kernel';

/**
 * At a moment of a game, every viewer's world is re-dealt: everything he does not know becomes something else. The very messages that the
 * server would send him, their length included, must stay the same: of the moment, and of what is done next where nothing is revealed.
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

  /** Throws at the first viewer who could tell. `action` is what the seat is about to do. */
  look(state: State, seat: number, action: Action): void {
    const viewers = [null, ...state.own.keys()];
    for (const place of viewers) {
      const world = this.game.redeal(state, place ?? 'spectator', this.random);
      this.states++;
      // What the others hold; a deck in another order would be too easy.
      if (JSON.stringify(packData(world.own)) !== JSON.stringify(packData(state.own))) this.different++;
      const wrong: string[] = this.game.check(world);
      if (wrong.length > 0) throw new Error(`the world re-dealt for ${nameOf(place)}: ${wrong.join('; ')}`);
      this.compare(state, world, place, seat, action);
    }
  }

  private compare(state: State, world: State, place: number | null, seat: number, action: Action): void {
    const viewer = eyes(place);
    const [real, other] = [state, world].map((each) => this.open(each));
    same(momentOf(real, viewer), momentOf(other, viewer), `${nameOf(place)} sees`);
    // Whoever decides himself learns what he learns; the others must not learn more than everybody is told.
    if (place === seat) return;
    // A standing order would answer in both worlds or in none, and with the same.
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
  const seats = place === null ? NOBODY : only(place);
  return { key: String(place), knows: seats, plays: seats, host: false, stranger: place === null };
};

const momentOf = (match: Match<State>, viewer: TableViewer): string => new Snapshot(match, 'playing', {}).for(viewer).now;

/** The message that follows an action; null where it is refused, draws or reveals something. */
function act(match: Match<State>, viewer: TableViewer, seat: number, action: Action): string | null {
  const before = new Snapshot(match, 'playing', {}).for(viewer).view;
  const answer = match.apply(seat, action);
  if (!answer.ok || drew(answer.draws) || !match.canUndo(seat)) return null;
  const moment = new Snapshot(match, 'playing', {});
  return updateBody('soak', new EventBatch(answer.events).for(moment.ears(viewer)), moment.for(viewer, before).now);
}

const drew = (draws: readonly Draw[]): boolean => draws.length > 0;

function same(real: string, other: string, what: string): void {
  if (real === other) return;
  let at = 0;
  while (at < real.length && real[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} ${around(real)} in the real world and ${around(other)} in one re-dealt`);
}
