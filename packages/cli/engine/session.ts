import { asId } from '#kernel/id.ts';
import {
  type ActionResult,
  describe,
  type AnyGame,
  type GameRecord,
  hashState,
  eventsFor,
  isKeyOf,
  isObject,
  messageOf,
  packState,
  RecordError,
  type Refusal,
  seatList,
  type State,
  InvalidInput,
  unpackState,
  viewOf,
} from '#kernel';
import { schemaErrorSentence } from '../schema-error.ts';
import { promptsOf, observedPlayOf } from '../protocol/pages.ts';
import { checkContent, readRecord } from '../record-file.ts';
import { EngineGame } from './engine-game.ts';
import { type EngineError, errorOf, EngineRefusal, type RuleWording } from './engine-error.ts';
import { type Request, type RequestId, REQUESTS, type Verb } from './requests.ts';

/** One answer line. */
type EngineAnswer = { readonly id: RequestId | null; readonly ok: boolean; readonly [part: string]: unknown };

type Handlers = { readonly [V in Verb]: (request: Request<V>) => Record<string, unknown> };

/** A conversation with an engine: lines in, lines out. A refused request changes nothing. */
export class Session {
  finished = false;
  private readonly game: AnyGame;
  /** The pack given on the command line, or nothing for the standard one. */
  private readonly pack: unknown;
  private desk: EngineGame | null = null;

  constructor(game: AnyGame, pack?: unknown) {
    this.game = game;
    this.pack = pack;
  }

  answer(line: string): EngineAnswer {
    let id: RequestId | null = null;
    try {
      const given = readLine(line);
      if (typeof given.id === 'string' || typeof given.id === 'number') id = given.id;
      const request = readRequest(given);
      return { id, ok: true, ...this.handle(request.do, request) };
    } catch (error) {
      return { id, ok: false, error: this.worded(errorOf(error)) };
    }
  }

  private handle<V extends Verb>(verb: V, request: Request<V>): Record<string, unknown> {
    return this.handlers[verb](request);
  }

  private readonly handlers: Handlers = {
    new: ({ options = {}, seats, seed = 0, content = this.pack }) => {
      this.desk = EngineGame.begin(this.game, options, { names: seats, seed, ...(content === undefined ? {} : { pack: content }) });
      return this.now();
    },
    load: (request) => {
      this.desk = this.loaded(request);
      return this.now();
    },
    position: () => ({ position: this.game.position.write(this.table().match.state) }),
    state: () => ({ state: packState(this.table().match.state) }),
    record: () => ({ record: this.table().record() }),
    options: ({ seat }) => {
      const { match } = this.table(seat);
      return {
        options: match.options(asId(seat)),
        prompt: match.prompt(asId(seat)),
        ...(this.game.asides === undefined ? {} : { asides: match.asides(asId(seat)) }),
      };
    },
    explain: ({ seat, action }) => {
      const refused = this.table(seat).match.explain(asId(seat), action);
      if (refused === null) return { legal: true };
      if (refused.code === 'malformed') throw new EngineRefusal('malformed', refused.message);
      return { legal: false, ...refused, rules: this.wording(refused.rules) };
    },
    apply: ({ seat, action, draws }) => {
      const applied = accepted(this.table(seat).apply(asId(seat), action, draws));
      return { ...this.now(), events: applied.events.map(({ event, to }) => ({ event, to: to === undefined ? null : seatList(to) })) };
    },
    view: ({ seat }) => {
      const { match, log } = this.table(seat === 'spectator' ? undefined : seat);
      return {
        view: viewOf(this.game, match.state, seat === 'spectator' ? seat : asId(seat)),
        log: eventsFor(log, seat === 'spectator' ? seat : asId(seat)),
      };
    },
    describe: () => {
      const { draws, leads, view } = observedPlayOf(this.game);
      return {
        description: {
          ...describe(this.game, this.game.content.read(this.pack ?? this.game.content.standard)),
          prompts: promptsOf(this.game.id),
          draws: listsOf(draws),
          leadsOn: listsOf(leads),
          view: view.schema(),
        },
      };
    },
    undo: ({ seat }) => {
      const answer = this.table(seat).undo(asId(seat));
      if (!answer.ok) throw new EngineRefusal('nothing-to-undo', answer.refusal.message, answer.refusal.rules);
      const { hash, waiting: asked } = this.now();
      return { hash, waiting: asked };
    },
    quit: () => {
      this.finished = true;
      return {};
    },
  };

  private now(): { hash: string; waiting: number[]; outcome: unknown } {
    const { match } = this.table();
    return { hash: match.hash(), waiting: match.waitingList(), outcome: match.state.outcome };
  }

  private table(seat?: number): EngineGame {
    if (this.desk === null) throw new EngineRefusal('no-game', 'There is no game yet: begin with "new" or "load"');
    const seats = this.desk.match.state.own.length;
    if (seat !== undefined && seat >= seats) throw new EngineRefusal('no-seat', `There is no seat ${seat}; seats are 0 to ${seats - 1}`);
    return this.desk;
  }

  /** An error that cites rules says their sentences too, as `explain` does. */
  private worded(error: EngineError): EngineError {
    return error.rules.length === 0 ? error : { ...error, wording: this.wording(error.rules) };
  }

  private wording(rules: readonly string[]): RuleWording[] {
    return rules.map((id) => {
      const { en, pl } = this.game.ledger.rule(id);
      return { id, en, pl };
    });
  }

  private loaded(request: Request<'load'>): EngineGame {
    const { seed = 0, content = this.pack } = request;
    const given = (['position', 'state', 'record'] as const).filter((part) => request[part] !== undefined);
    if (given.length !== 1)
      throw new EngineRefusal(
        'bad-request',
        `load takes one of "position", "state" and "record", not ${given.length === 0 ? 'none' : given.join(' and ')}`,
      );
    if (request.record !== undefined) {
      if (request.content !== undefined || request.seats !== undefined)
        throw new EngineRefusal('bad-request', 'A record brings its own seats and content');
      const record = readRecord(request.record);
      checkContent(this.game, record);
      return this.placeRecord(record, seed);
    }
    const box: unknown = this.game.content.read(content ?? this.game.content.standard);
    const place = (state: State): EngineGame => {
      const seats = state.own.length;
      const names = request.seats ?? Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
      if (names.length !== seats) throw new EngineRefusal('bad-request', `"seats": ${names.length} names for ${seats} seats`);
      return EngineGame.resume(this.game, state, { names, seed, ...(content === undefined ? {} : { pack: content }) });
    };
    return request.position === undefined
      ? this.placeState(request.state, box, place)
      : place(this.game.position.read(request.position, box));
  }

  private placeRecord(record: GameRecord, seed: number): EngineGame {
    try {
      return EngineGame.replayed(this.game, record, seed);
    } catch (error) {
      if (error instanceof RecordError || error instanceof InvalidInput) throw error;
      // A record that begins in the middle brings a state, and a damaged one can trip the rules themselves.
      throw new RecordError(`The rules cannot play it: ${messageOf(error)}`);
    }
  }

  /** The same moment of the game, by way of the position notation. */
  private retold(state: State): State {
    const { position } = this.game;
    return position.read(JSON.parse(JSON.stringify(position.write(state))), state.box);
  }

  /** A state is plain data from anywhere: it is accepted only after the game has looked it over and can go on from it. */
  private placeState(packed: unknown, box: unknown, place: (state: State) => EngineGame): EngineGame {
    const { game } = this;
    try {
      if (!isObject(packed)) throw new Error('it is not an object');
      const state = unpackState<State>(packed, box);
      if (!Array.isArray(state.own) || !Array.isArray(state.frames)) throw new Error('"own" and "frames" are lists');
      // The notation of positions checks everything, so what it tells again unchanged is sound. A finished game has no position.
      if (state.outcome === null && hashState(this.retold(state)) !== hashState(state)) throw new Error('its parts do not belong together');
      const wrong: string[] = game.check(state);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      const current = place(state);
      const { match } = current;
      viewOf(game, match.state, 'spectator');
      for (const seat of match.waitingList()) {
        viewOf(game, match.state, seat);
        match.prompt(seat);
        if (match.options(seat).length === 0) throw new Error(`seat ${seat} is asked but has nothing to choose from`);
      }
      return current;
    } catch (error) {
      if (error instanceof EngineRefusal) throw error;
      throw new EngineRefusal('bad-state', `Not a state of ${game.id}: ${messageOf(error)}`);
    }
  }
}

function readLine(line: string): { readonly [key: string]: unknown } {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new EngineRefusal('not-json', 'A request is one JSON object on one line');
  }
  if (!isObject(given)) throw new EngineRefusal('bad-request', 'A request is an object with "id" and "do"');
  return given;
}

function readRequest(given: { readonly [key: string]: unknown }): Request {
  const verb = given.do;
  if (typeof verb !== 'string' || !isKeyOf(REQUESTS, verb))
    throw new EngineRefusal(
      'bad-request',
      `"do" is ${JSON.stringify(verb) ?? 'missing'}; expected one of ${Object.keys(REQUESTS).join(', ')}`,
    );
  const parsed = REQUESTS[verb].safeParse(given);
  if (!parsed.success) throw new EngineRefusal('bad-request', `${verb}: ${schemaErrorSentence(parsed.error, given)}`);
  return parsed.data;
}

function accepted(answer: ActionResult): Extract<ActionResult, { ok: true }> {
  if (answer.ok) return answer;
  const { code, message, rules, params }: Refusal = answer.refusal;
  throw new EngineRefusal(code, message, rules, params);
}

const listsOf = (of: ReadonlyMap<string, ReadonlySet<string>>): { readonly [name: string]: readonly string[] } =>
  Object.fromEntries([...of].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, seen]) => [name, [...seen].sort()]));
