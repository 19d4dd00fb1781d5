import {
  type Action,
  type ActionResult,
  type AnyGame,
  type AppliedAction,
  cloneState,
  type ForcedOutcome,
  ForcedDrawError,
  ForcedRandom,
  type GameRecord,
  isAction,
  RecordingEffects,
  makeRecord,
  Match,
  nameEvent,
  perform,
  type PlayedAction,
  readMove,
  RecordingRandom,
  replay,
  ReplayRandom,
  type Seat,
  standardContent,
  type State,
  type AddressedEvent,
  unpackState,
} from '#kernel';
import { EngineChance } from './chance.ts';

/** Header of a record. */
interface Header {
  readonly options: unknown;
  readonly seats: GameRecord['seats'];
  readonly chance: GameRecord['chance'];
  readonly pack?: unknown;
  readonly abandoned?: boolean;
}

interface EngineGameStart {
  readonly names: readonly string[];
  readonly seed: number;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
}

const players = (names: readonly string[]): GameRecord['seats'] => names.map((name) => ({ name, kind: 'engine' }));

const headerOf = ({ names, seed, pack }: EngineGameStart, options: unknown): Header => ({
  options,
  seats: players(names),
  chance: { kind: 'seeded', seed },
  ...(pack === undefined ? {} : { pack }),
});

/** One game of an engine: the match, its events so far and the data of its record. */
export class EngineGame {
  readonly match: Match<State>;
  readonly log: AddressedEvent[];
  private readonly game: AnyGame;
  private readonly chance: EngineChance;
  private readonly played: PlayedAction[] = [];
  private readonly start: State | undefined;
  private header: Header;
  /** A record was loaded: later draws do not follow from its seed or seal. */
  private continued = false;

  private constructor(game: AnyGame, chance: EngineChance, match: Match<State>, header: Header, start?: State) {
    this.game = game;
    this.chance = chance;
    this.match = match;
    this.header = header;
    this.start = start;
    this.log = [...match.beginning.events];
  }

  /** A new game, drawn from its seed. */
  static begin(game: AnyGame, options: unknown, start: EngineGameStart): EngineGame {
    const chance = new EngineChance(start.seed);
    const box: unknown = game.content.read(start.pack ?? game.content.standard);
    const match: Match<State> = Match.begin(game, { box, options, seats: start.names.length, random: chance });
    return new EngineGame(game, chance, match, headerOf(start, options));
  }

  /** A game from its middle. */
  static resume(game: AnyGame, state: State, start: EngineGameStart): EngineGame {
    const chance = new EngineChance(start.seed);
    const match: Match<State> = Match.resume(game, { state: cloneState(state), random: chance });
    return new EngineGame(game, chance, match, headerOf(start, {}), state);
  }

  /** Replays a record, fingerprint by fingerprint, up to its end. */
  static replayed(game: AnyGame, record: GameRecord, seed: number): EngineGame {
    replay(game, record);
    const { options, seats, chance: origin, content, abandoned } = record;
    const header: Header = {
      options,
      seats,
      chance: origin,
      ...(content.pack === undefined ? {} : { pack: content.pack }),
      ...(abandoned === undefined ? {} : { abandoned }),
    };
    const box: unknown = game.content.read(content.pack ?? standardContent(game, record.rulesVersion));
    const chance = new EngineChance(seed);
    const draws = new ReplayRandom([...record.setup.draws, ...record.actions.flatMap((action) => action.draws)]);
    return chance.during(
      () => draws,
      () => {
        const start = record.start === null ? undefined : unpackState<State>(record.start.state, box);
        const match: Match<State> =
          start === undefined
            ? Match.begin(game, { box, options, seats: seats.length, random: chance })
            : Match.resume(game, { state: cloneState(start), random: chance });
        const current = new EngineGame(game, chance, match, header, start);
        for (const { seat, action } of record.actions)
          current.keep(seat, action, action === 'resign' ? match.resign(seat) : match.apply(seat, action));
        current.continued = true;
        return current;
      },
    );
  }

  apply(seat: Seat, action: unknown, forced: readonly ForcedOutcome[] | undefined): ActionResult {
    const refused = this.match.explain(seat, action);
    if (refused !== null) return { ok: false, refusal: refused };
    // What the rules accept is an action.
    if (!isAction(action)) throw new Error('The rules accepted something that is no action');
    if (forced !== undefined) this.rehearse(seat, action, forced);
    const answer =
      forced === undefined
        ? this.match.apply(seat, action)
        : this.chance.during(
            (after) => new ForcedRandom(forced, after),
            () => this.match.apply(seat, action),
          );
    this.keep(seat, action, answer);
    this.playedOn(forced !== undefined && forced.length > 0);
    return answer;
  }

  undo(seat: Seat): ActionResult {
    const answer = this.match.undo(seat);
    if (answer.ok) {
      this.played.pop();
      this.log.push(...answer.events);
    }
    return answer;
  }

  record(): GameRecord {
    const { start, header } = this;
    return makeRecord(this.game, start === undefined ? header : { ...header, start }, this.match.beginning.draws, this.played);
  }

  /** Plays the action on a copy first: forced outcomes that do not fit, or are left over, must change nothing. */
  private rehearse(seat: Seat, action: unknown, forced: readonly ForcedOutcome[]): void {
    const { game } = this;
    const copy = cloneState(this.match.state);
    const move = readMove(game.verbs, action, copy.box);
    if (typeof move === 'string') return;
    const chance = this.chance.trial(forced);
    // Outcomes have names only where events are recorded.
    const effects = new RecordingEffects(new RecordingRandom(chance), (raw) => nameEvent(game.events, raw, copy.box));
    perform(game, copy, seat, move, effects);
    if (chance.left > 0) throw new ForcedDrawError(`${forced.length} draws are forced, but only ${forced.length - chance.left} are made`);
  }

  private keep(seat: Seat, action: Action | 'resign', answer: ActionResult): void {
    if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.message}`);
    const { events, draws }: AppliedAction = answer;
    this.log.push(...events);
    this.played.push({ seat, action, draws });
  }

  /** A record must not claim an origin of its draws that is not theirs, nor an end that was played past. */
  private playedOn(forced: boolean): void {
    const { abandoned: _, ...header } = this.header;
    const seeded = header.chance.kind === 'seeded' && !forced && !this.continued;
    this.header = seeded ? header : { ...header, chance: { kind: 'unknown' } };
  }
}
