import { seatSet } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { hintFor } from '#bots/hint.ts';
import { choose } from '#bots/choose.ts';
import { bestExplainer, levelOf, type LoadedGame } from '#bots/loaded-game.ts';
import { random } from '#bots/random.ts';
import { explainPublicly } from '#bots/explain-publicly.ts';
import type { MoveExplainer } from '#bots/explanation.ts';
import {
  type Action,
  type ActionResult,
  type AppliedAction,
  commitment,
  type GameEvent,
  includes,
  type Match,
  NOBODY,
  type Seat,
  SeededRandom,
  type Seats,
  type State,
  type AddressedEvent,
  viewOf,
  without,
} from '#kernel';
import { type ChatLine, type ClientMessage, type Now, PAGE, type Phase, type ServerMessage, type TableInfo, whyEvent } from '#wire';
import { contentInfo, earsOf, eyesOf, heardWith, type SeatAccess, turnsOf } from '#wire/present.ts';
import type { PersistEntry, StoredEntry } from './storedTable.ts';
import { restoreMatch, statusOf, phaseOf } from './restoreMatch.ts';
import { type SeatAction, type LocalStart, LOCAL_TABLE } from './localStart.ts';

type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** Milliseconds before a bot answers when all human players have resigned. */
const AMONG_BOTS = 50;

/** Bots have a random stream of their own, so that their search does not change the dice. */
const THOUGHTS = 2;

/** Time limits in milliseconds: for a hint, and for a bot's reasons. */
const ADVICE = 5000;
const WORDS = 1000;

/**
 * A table without a server: players at one screen, and bots. It speaks the messages of the server's socket, so the same client serves both. A
 * caller that stores the table gets each entry before it is sent.
 */
export class LocalTable {
  private readonly start: LocalStart;
  private readonly opened: LoadedGame;
  private readonly id: string;
  private readonly send: (message: ServerMessage) => void;
  private readonly persist: PersistEntry;
  private readonly match: Match<State>;
  private readonly seating: SeatAccess;
  private readonly thoughts: SeededRandom;
  private readonly replies: SeatAction[];
  private readonly events: GameEvent[] = [];
  private readonly chat: ChatLine[] = [];
  private readonly answered = new Set<string>();
  private abandoned = false;
  /** Human seats that have not resigned. */
  private staying: Seats;
  private closed = false;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(start: LocalStart, opened: LoadedGame, tell: (message: ServerMessage) => void, keep: PersistEntry = () => {}) {
    this.start = start;
    this.id = start.id ?? LOCAL_TABLE;
    this.persist = keep;
    this.opened = opened;
    this.send = tell;
    this.replies = [...(start.replies ?? [])];
    this.thoughts = new SeededRandom(start.seed, THOUGHTS);
    const plays = seatSet(start.seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : [])));
    this.seating = { knows: plays, plays };
    this.staying = plays;
    this.match = restoreMatch(opened.game, start);
    const { entries = [] } = start.kept ?? {};
    if (entries.length === 0) this.persistEntry('setup', 0, null, null, this.match.beginning);
    for (const { kind, seat, told, clientId } of entries) {
      this.addEvents(told);
      this.abandoned ||= kind === 'abandon';
      if (kind === 'resign') this.staying = without(this.staying, seat);
      if (clientId !== null) this.answered.add(clientId);
    }
    for (const { seat, action } of start.done ?? []) this.applyPrepared(asId(seat), action);
    this.scheduleBot();
  }

  /** Handles a client message. */
  receive(message: ClientMessage): void {
    switch (message.t) {
      case 'watch':
        return this.sendTable(message.seen);
      case 'page':
        return this.sendPage(message.number);
      case 'act':
        return this.act(message);
      case 'undo':
        return this.undo(message);
      case 'resign':
        return this.applyOnce('resign', { id: message.id, seat: asId(message.seat) }, () => this.match.resign(asId(message.seat)));
      case 'abandon':
        return this.abandon(message);
      case 'explain':
        return this.explain(message);
      case 'hint':
        return this.hint(message);
      case 'say':
        return this.chatLine(message);
      case 'order':
      case 'contribute':
        return this.refuse(message.id, 'wrong-moment', 'The game has begun');
      case 'ping':
        return this.send({ t: 'pong' });
      case 'leave':
        return this.close();
    }
  }

  /** The page is gone: the bots stop. */
  close(): void {
    this.closed = true;
    clearTimeout(this.next);
  }

  private get phase(): Phase {
    return phaseOf(this.match, this.abandoned);
  }

  /** The first human seat. */
  private get mine(): Seat {
    return asId(this.start.seats.findIndex(({ kind }) => kind === 'me'));
  }

  private get now(): Now {
    const { match, seating: sitting, phase } = this;
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

  private sendTable(seen: number | undefined): void {
    const { info, now, events, chat } = this;
    this.send({ t: seen === undefined ? 'table' : 'gap', table: this.id, info, now, events: events.slice(seen ?? 0), chat });
  }

  private sendPage(number: number): void {
    const first = Math.floor((number - 1) / PAGE) * PAGE + 1;
    this.send({ t: 'page', table: this.id, first, events: this.events.slice(first - 1, first - 1 + PAGE) });
  }

  private act({ id, seat, seen, action }: MessageOf<'act'>): void {
    this.applyOnce('action', { id, seat: asId(seat), action }, () => {
      if (seen !== this.events.length && !this.match.isAside(action))
        return { ok: false, refusal: { code: 'stale', message: 'The table moved on; look again', rules: [] } };
      return this.match.apply(asId(seat), action);
    });
  }

  private undo({ id, seat }: MessageOf<'undo'>): void {
    this.applyOnce('undo', { id, seat: asId(seat) }, () => {
      const answer = this.match.undo(asId(seat));
      return answer.ok ? answer : { ok: false, refusal: { ...answer.refusal, code: 'nothing-to-undo' } };
    });
  }

  private abandon({ id, wish }: MessageOf<'abandon'>): void {
    // No other player has to agree.
    if (!wish || this.phase !== 'playing') return this.send({ t: 'done', table: this.id, id, seen: this.events.length });
    this.abandoned = true;
    clearTimeout(this.next);
    this.commit('abandon', this.mine, null, id, { events: [], draws: [] });
  }

  private explain({ id, seat, action }: MessageOf<'explain'>): void {
    const barred = this.match.explain(asId(seat), action);
    this.send({ t: 'why', table: this.id, id, legal: barred === null, rules: barred?.rules ?? [] });
  }

  private hint(asked: MessageOf<'hint'>): void {
    bestExplainer(this.opened).then(
      (explain) => this.advise(asked, explain),
      () => this.send({ t: 'error', code: 'no-answer', message: 'What the strongest bot plays by could not be fetched' }),
    );
  }

  private advise({ id, seat, seen }: MessageOf<'hint'>, explain: MoveExplainer): void {
    const { match, opened, thoughts } = this;
    if (seen !== this.events.length) return this.refuse(id, 'stale', 'The table moved on; look again');
    if (!includes(asId(this.seating.plays & match.waiting()), asId(seat)))
      return this.refuse(id, 'not-asked', 'This seat is not asked anything now');
    const end = performance.now() + ADVICE;
    const { action, reasons } = hintFor(opened.game, explain, match.state, asId(seat), thoughts.next(), () => performance.now() > end);
    this.send({ t: 'hint', table: this.id, id, action, reasons });
  }

  private chatLine({ id, text }: MessageOf<'say'>): void {
    const seat = this.mine;
    const me = this.start.seats[seat];
    const line: ChatLine = { number: this.chat.length + 1, name: me?.kind === 'me' ? me.name : '', seat, text, at: Date.now() };
    this.chat.push(line);
    this.send({ t: 'chat', table: this.id, line });
    this.send({ t: 'done', table: this.id, id, seen: this.events.length });
  }

  /** Applies a request once per id (idempotent). */
  private applyOnce(
    kind: StoredEntry['kind'],
    { id, seat, action = null }: { readonly id: string; readonly seat: Seat; readonly action?: Action | null },
    work: () => LocalAnswer,
  ): void {
    if (this.answered.has(id)) return this.send({ t: 'done', table: this.id, id, seen: this.events.length });
    if (!includes(this.seating.plays, seat)) return this.refuse(id, 'not-your-seat', 'This seat is not yours');
    if (this.phase !== 'playing') return this.refuse(id, 'not-playing', 'The game is over');
    const answer = work();
    if (!answer.ok) return this.refuse(id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
    this.commit(kind, seat, action, id, answer);
  }

  private refuse(id: string, code: LocalRefusal['code'], message: string, rules: readonly string[] = []): void {
    this.send({ t: 'refused', table: this.id, id, code, message, rules });
  }

  /** Persists an entry, sends the update, and lets the bots go on. */
  private commit(kind: StoredEntry['kind'], seat: Seat, action: Action | null, id: string | null, applied: AppliedAction): void {
    const events = this.persistEntry(kind, seat, action, id, applied);
    this.send({ t: 'update', table: this.id, ...(id === null ? {} : { done: id }), events, now: this.now });
    this.scheduleBot();
  }

  private persistEntry(
    kind: StoredEntry['kind'],
    seat: Seat,
    action: Action | null,
    clientId: string | null,
    { events: told, draws }: AppliedAction,
  ): readonly GameEvent[] {
    if (clientId !== null) this.answered.add(clientId);
    if (kind === 'resign') this.staying = without(this.staying, seat);
    this.persist({ kind, seat, action, draws, told, clientId, at: Date.now() }, statusOf(this.match, this.phase));
    return this.addEvents(told);
  }

  private addEvents(told: readonly AddressedEvent[]): readonly GameEvent[] {
    const heard = heardWith(told, earsOf(this.seating, this.opened.game.secret));
    this.events.push(...heard);
    return heard;
  }

  /** Prepared actions must be legal: a refusal is a mistake in the lesson. */
  private applyPrepared(seat: Seat, action: Action): void {
    const answer = this.match.apply(seat, action);
    if (!answer.ok)
      throw new Error(`${this.opened.game.id}: seat ${seat} cannot ${JSON.stringify(action)} here: ${answer.refusal.message}`);
    this.addEvents(answer.events);
  }

  /** If a bot is to move, it acts after a pause. */
  private scheduleBot(): void {
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
    const action = asked === undefined ? null : (this.preparedReply(asked) ?? this.chooseAction(asked));
    if (asked === undefined || action === null) return;
    const words = this.reasonEvents(asked, action);
    const answer = this.match.apply(asked, action);
    if (!answer.ok) throw new Error(`${this.opened.game.id}: the bot of seat ${asked} was refused: ${answer.refusal.message}`);
    // No reasons after the end: the result is the last event.
    const told = this.phase === 'playing' ? [...answer.events, ...words] : answer.events;
    this.commit('action', asked, action, null, { events: told, draws: answer.draws });
  }

  /** The reasons of a bot for its next action, if wanted and known. They are emitted with the action, before any other prompt. */
  private reasonEvents(seat: Seat, action: Action): readonly AddressedEvent[] {
    const { opened, match, start } = this;
    const sits = start.seats[seat];
    // Random and prepared actions have no reasons.
    if (opened.explainPublicly === undefined || sits?.kind !== 'bot' || sits.level === null || levelOf(opened, sits.level) === random)
      return [];
    const end = performance.now() + WORDS;
    const reasons = explainPublicly(
      opened.game,
      opened.explainPublicly,
      match.state,
      seat,
      action,
      this.thoughts.next(),
      () => performance.now() > end,
    );
    return reasons.length === 0 ? [] : [{ event: whyEvent(seat, { action, reasons }) }];
  }

  private preparedReply(seat: Seat): Action | undefined {
    const prepared = this.replies.findIndex((reply) => reply.seat === seat);
    return prepared < 0 ? undefined : this.replies.splice(prepared, 1)[0]?.action;
  }

  private chooseAction(seat: Seat): Action | null {
    const sits = this.start.seats[seat];
    const level = sits?.kind === 'bot' ? sits.level : null;
    if (level === null) return null;
    return choose(this.opened.game, levelOf(this.opened, level), this.match.state, seat, this.thoughts.next());
  }
}

/** A refusal in the wire format. */
type LocalRefusal = Pick<Extract<ServerMessage, { readonly t: 'refused' }>, 'code' | 'message' | 'rules'>;
type LocalAnswer = Extract<ActionResult, { readonly ok: true }> | { readonly ok: false; readonly refusal: LocalRefusal };
