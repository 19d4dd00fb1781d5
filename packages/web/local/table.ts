import { advise } from '#bots/advice.ts';
import { choose } from '#bots/choose.ts';
import { adviserIn, levelOf, type OpenedGame } from '#bots/opened.ts';
import { random } from '#bots/random.ts';
import { tell } from '#bots/tell.ts';
import type { Explain } from '#bots/why.ts';
import {
  type Action,
  type ActionResult,
  type AppliedAction,
  commitment,
  type GameEvent,
  includes,
  type Match,
  NOBODY,
  only,
  type Seat,
  SeededRandom,
  type Seats,
  type State,
  type AddressedEvent,
  viewOf,
  without,
} from '#kernel';
import { type ChatLine, type ClientMessage, type Now, PAGE, type Phase, type ServerMessage, type TableInfo, whyEvent } from '#wire';
import { contentInfo, earsOf, eyesOf, heardWith, type Sitting, turnsOf } from '#wire/present.ts';
import type { Keep, KeptEntry } from './kept.ts';
import { matchOf, momentOf, phaseOf } from './match.ts';
import { type Deed, type LocalStart, TABLE } from './start.ts';

type Said<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** Milliseconds before a bot answers when all people have given up: nobody wants to wait for how it ends. */
const AMONG_BOTS = 50;

/** Thoughts have chance of their own: how a bot thinks does not change the dice. */
const THOUGHTS = 2;

/** Milliseconds after which advice is given with what was found so far, and after which a bot has found its words. */
const ADVICE = 5000;
const WORDS = 1000;

/**
 * A table without a server: readers at one screen, and bots. It says and understands what the server's socket says and understands, so that
 * whatever is drawn for the one serves the other. Whoever keeps it is given each thing that happens before it is told.
 */
export class LocalTable {
  private readonly start: LocalStart;
  private readonly opened: OpenedGame;
  private readonly id: string;
  private readonly tell: (message: ServerMessage) => void;
  private readonly keep: Keep;
  private readonly match: Match<State>;
  private readonly sitting: Sitting;
  private readonly thoughts: SeededRandom;
  private readonly replies: Deed[];
  private readonly events: GameEvent[] = [];
  private readonly chat: ChatLine[] = [];
  private readonly answered = new Set<string>();
  private abandoned = false;
  /** Seats of people who have not given up. */
  private staying: Seats;
  private closed = false;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(start: LocalStart, opened: OpenedGame, tell: (message: ServerMessage) => void, keep: Keep = () => {}) {
    this.start = start;
    this.id = start.id ?? TABLE;
    this.keep = keep;
    this.opened = opened;
    this.tell = tell;
    this.replies = [...(start.replies ?? [])];
    this.thoughts = new SeededRandom(start.seed, THOUGHTS);
    const plays = start.seats.reduce((seats: Seats, { kind }, seat) => (kind === 'me' ? seats | only(seat) : seats), NOBODY);
    this.sitting = { knows: plays, plays };
    this.staying = plays;
    this.match = matchOf(opened.game, start);
    const { entries = [] } = start.kept ?? {};
    if (entries.length === 0) this.happens('setup', 0, null, null, this.match.beginning);
    for (const { kind, seat, told, clientId } of entries) {
      this.hearAll(told);
      this.abandoned ||= kind === 'abandon';
      if (kind === 'resign') this.staying = without(this.staying, seat);
      if (clientId !== null) this.answered.add(clientId);
    }
    for (const { seat, action } of start.done ?? []) this.must(seat, action);
    this.goOn();
  }

  /** What a client says. */
  hear(message: ClientMessage): void {
    switch (message.t) {
      case 'watch':
        return this.show(message.seen);
      case 'page':
        return this.leaf(message.number);
      case 'act':
        return this.act(message);
      case 'undo':
        return this.undo(message);
      case 'resign':
        return this.once('resign', message, () => this.match.resign(message.seat));
      case 'abandon':
        return this.abandon(message);
      case 'explain':
        return this.explain(message);
      case 'hint':
        return this.hint(message);
      case 'say':
        return this.say(message);
      case 'order':
      case 'contribute':
        return this.refuse(message.id, 'wrong-moment', 'The game has begun');
      case 'ping':
        return this.tell({ t: 'pong' });
      case 'leave':
        return this.close();
    }
  }

  /** Nobody looks any more: the bots stop where they are. */
  close(): void {
    this.closed = true;
    clearTimeout(this.next);
  }

  private get phase(): Phase {
    return phaseOf(this.match, this.abandoned);
  }

  /** The first seat of a reader. */
  private get mine(): Seat {
    return this.start.seats.findIndex(({ kind }) => kind === 'me');
  }

  private get now(): Now {
    const { match, sitting, phase } = this;
    const { game, state } = match;
    const waiting = phase === 'playing' ? match.waiting() : NOBODY;
    const eyes = eyesOf(sitting, waiting, game.secret);
    return {
      seen: this.events.length,
      phase,
      eyes,
      view: viewOf(game, state, eyes),
      waiting: phase === 'playing' ? match.waitingList() : [],
      turns: phase === 'playing' ? turnsOf(match, sitting.plays, waiting, eyes, false) : [],
      outcome: state.outcome,
      rounds: game.rounds(state),
      progress: game.progress(state),
    };
  }

  private get info(): TableInfo {
    const { game } = this.opened;
    return {
      id: this.id,
      game: game.id,
      rulesVersion: game.version,
      options: 'options' in this.start.from ? this.start.from.options : {},
      content: contentInfo(game, this.match.state.box, this.start.pack === undefined),
      seats: this.start.seats.map((seat) => ({
        ...(seat.kind === 'me'
          ? { kind: 'human', name: seat.name }
          : { kind: 'bot', name: seat.name ?? null, ...(seat.level === null ? {} : { level: seat.level }) }),
        yours: seat.kind === 'me',
        connected: true,
        clock: null,
        contributed: false,
        wantsToAbandon: false,
      })),
      clock: { kind: 'none' },
      clockAt: Date.now(),
      onTimeout: 'bot',
      listed: false,
      hints: true,
      ...(this.start.reasons === true ? { reasons: true } : {}),
      host: true,
      ...(this.start.id === undefined ? {} : { offline: true }),
      commitment: this.start.seal === undefined ? '' : commitment(this.start.seal.secret),
      promises: null,
      rematch: null,
      codes: [],
    };
  }

  private show(seen: number | undefined): void {
    const { info, now, events, chat } = this;
    this.tell({ t: seen === undefined ? 'table' : 'gap', table: this.id, info, now, events: events.slice(seen ?? 0), chat });
  }

  private leaf(number: number): void {
    const first = Math.floor((number - 1) / PAGE) * PAGE + 1;
    this.tell({ t: 'page', table: this.id, first, events: this.events.slice(first - 1, first - 1 + PAGE) });
  }

  private act({ id, seat, seen, action }: Said<'act'>): void {
    this.once('action', { id, seat, action }, () => {
      if (seen !== this.events.length && !this.match.isAside(action))
        return { ok: false, refusal: { code: 'stale', message: 'The table moved on; look again', rules: [] } };
      return this.match.apply(seat, action);
    });
  }

  private undo({ id, seat }: Said<'undo'>): void {
    this.once('undo', { id, seat }, () => {
      const answer = this.match.undo(seat);
      return answer.ok ? answer : { ok: false, refusal: { ...answer.refusal, code: 'nothing-to-undo' } };
    });
  }

  private abandon({ id, wish }: Said<'abandon'>): void {
    // There is nobody else whose agreement would be needed.
    if (!wish || this.phase !== 'playing') return this.tell({ t: 'done', table: this.id, id, seen: this.events.length });
    this.abandoned = true;
    clearTimeout(this.next);
    this.happened('abandon', this.mine, null, id, { events: [], draws: [] });
  }

  private explain({ id, seat, action }: Said<'explain'>): void {
    const barred = this.match.explain(seat, action);
    this.tell({ t: 'why', table: this.id, id, legal: barred === null, rules: barred?.rules ?? [] });
  }

  private hint(asked: Said<'hint'>): void {
    adviserIn(this.opened).then(
      (explain) => this.advise(asked, explain),
      () => this.tell({ t: 'error', code: 'no-answer', message: 'What the strongest bot plays by could not be fetched' }),
    );
  }

  private advise({ id, seat, seen }: Said<'hint'>, explain: Explain): void {
    const { match, opened, thoughts } = this;
    if (seen !== this.events.length) return this.refuse(id, 'stale', 'The table moved on; look again');
    if (!includes(this.sitting.plays & match.waiting(), seat)) return this.refuse(id, 'not-asked', 'This seat is not asked anything now');
    const end = performance.now() + ADVICE;
    const { action, reasons } = advise(opened.game, explain, match.state, seat, thoughts.next(), () => performance.now() > end);
    this.tell({ t: 'hint', table: this.id, id, action, reasons });
  }

  private say({ id, text }: Said<'say'>): void {
    const seat = this.mine;
    const me = this.start.seats[seat];
    const line: ChatLine = { number: this.chat.length + 1, name: me?.kind === 'me' ? me.name : '', seat, text, at: Date.now() };
    this.chat.push(line);
    this.tell({ t: 'chat', table: this.id, line });
    this.tell({ t: 'done', table: this.id, id, seen: this.events.length });
  }

  /** Does what was asked for under an id, once. */
  private once(
    kind: KeptEntry['kind'],
    { id, seat, action = null }: { readonly id: string; readonly seat: Seat; readonly action?: Action | null },
    work: () => LocalAnswer,
  ): void {
    if (this.answered.has(id)) return this.tell({ t: 'done', table: this.id, id, seen: this.events.length });
    if (!includes(this.sitting.plays, seat)) return this.refuse(id, 'not-your-seat', 'This seat is not yours');
    if (this.phase !== 'playing') return this.refuse(id, 'not-playing', 'The game is over');
    const answer = work();
    if (!answer.ok) return this.refuse(id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
    this.happened(kind, seat, action, id, answer);
  }

  private refuse(id: string, code: LocalRefusal['code'], message: string, rules: readonly string[] = []): void {
    this.tell({ t: 'refused', table: this.id, id, code, message, rules });
  }

  /** Something has happened: it is kept, then told, and the bots go on. */
  private happened(kind: KeptEntry['kind'], seat: Seat, action: Action | null, id: string | null, applied: AppliedAction): void {
    const events = this.happens(kind, seat, action, id, applied);
    this.tell({ t: 'update', table: this.id, ...(id === null ? {} : { done: id }), events, now: this.now });
    this.goOn();
  }

  private happens(
    kind: KeptEntry['kind'],
    seat: Seat,
    action: Action | null,
    clientId: string | null,
    { events: told, draws }: AppliedAction,
  ): readonly GameEvent[] {
    if (clientId !== null) this.answered.add(clientId);
    if (kind === 'resign') this.staying = without(this.staying, seat);
    this.keep({ kind, seat, action, draws, told, clientId, at: Date.now() }, momentOf(this.match, this.phase));
    return this.hearAll(told);
  }

  private hearAll(told: readonly AddressedEvent[]): readonly GameEvent[] {
    const heard = heardWith(told, earsOf(this.sitting, this.opened.game.secret));
    this.events.push(...heard);
    return heard;
  }

  /** What was prepared must be possible: everything else is a mistake of whoever prepared it. */
  private must(seat: Seat, action: Action): void {
    const answer = this.match.apply(seat, action);
    if (!answer.ok)
      throw new Error(`${this.opened.game.id}: seat ${seat} cannot ${JSON.stringify(action)} here: ${answer.refusal.message}`);
    this.hearAll(answer.events);
  }

  /** If a bot is asked, it answers after a pause. */
  private goOn(): void {
    clearTimeout(this.next);
    if (this.closed || this.phase !== 'playing' || this.asked === undefined) return;
    const { pause } = this.start;
    this.next = setTimeout(() => this.botActs(), this.staying === NOBODY ? Math.min(AMONG_BOTS, pause) : pause);
  }

  private get asked(): Seat | undefined {
    return this.match.waitingList().find((seat) => this.start.seats[seat]?.kind === 'bot');
  }

  private botActs(): void {
    const { asked } = this;
    const action = asked === undefined ? null : (this.replyOf(asked) ?? this.thinkOf(asked));
    if (asked === undefined || action === null) return;
    const words = this.wordsOf(asked, action);
    const answer = this.match.apply(asked, action);
    if (!answer.ok) throw new Error(`${this.opened.game.id}: the bot of seat ${asked} was refused: ${answer.refusal.message}`);
    // Nothing is said after the end: how the game ended is the last word.
    const told = this.phase === 'playing' ? [...answer.events, ...words] : answer.events;
    this.happened('action', asked, action, null, { events: told, draws: answer.draws });
  }

  /** Why a bot is about to do this, if that is wished for and there is something to say. It is told with the move: nobody is asked anything between the two. */
  private wordsOf(seat: Seat, action: Action): readonly AddressedEvent[] {
    const { opened, match, start } = this;
    const sits = start.seats[seat];
    // Whoever moves by chance, or as was prepared, has no reasons.
    if (opened.tells === undefined || sits?.kind !== 'bot' || sits.level === null || levelOf(opened, sits.level) === random) return [];
    const end = performance.now() + WORDS;
    const reasons = tell(opened.game, opened.tells, match.state, seat, action, this.thoughts.next(), () => performance.now() > end);
    return reasons.length === 0 ? [] : [{ event: whyEvent(seat, { action, reasons }) }];
  }

  private replyOf(seat: Seat): Action | undefined {
    const prepared = this.replies.findIndex((reply) => reply.seat === seat);
    return prepared < 0 ? undefined : this.replies.splice(prepared, 1)[0]?.action;
  }

  private thinkOf(seat: Seat): Action | null {
    const sits = this.start.seats[seat];
    const level = sits?.kind === 'bot' ? sits.level : null;
    if (level === null) return null;
    return choose(this.opened.game, levelOf(this.opened, level), this.match.state, seat, this.thoughts.next());
  }
}

/** A refusal in the words of the wire. */
type LocalRefusal = Pick<Extract<ServerMessage, { readonly t: 'refused' }>, 'code' | 'message' | 'rules'>;
type LocalAnswer = Extract<ActionResult, { readonly ok: true }> | { readonly ok: false; readonly refusal: LocalRefusal };
