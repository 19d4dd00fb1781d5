import { type AskingStep, type Choice, enter, type Frame, goTo, guard, leave, only, type Seat, type Table, top } from '#kernel';
import { markWord } from '../markWord.ts';
import { type Hunt, mapOf } from '../state.ts';
import {
  done,
  handLogTokens,
  MARK_OFF,
  markName,
  markOfPlace,
  markOfStep,
  placeLogToken,
  placeLogTokenAtStep,
  placeLogTokenIn,
  takeLogToken,
  takeOffLogToken,
  useLogTokens,
} from '../verbs.ts';
import { seatWord } from '../words.ts';
import { isOnBoard } from './places.ts';

/** Ringwraith log tokens: the only memory aid the Wraith players have (HR-WLOG-01). */

/** The first three are alike and mark where a perception was answered yes. */
const ALIKE = 3;

interface PlacingLogToken extends Frame {
  readonly step: 'placeLogToken';
  readonly token: number;
  readonly seat: Seat;
}

interface TakingLogTokens extends Frame {
  readonly step: 'logTokens';
  readonly seat: Seat;
}

/** HR-PERC-04: a log token on the region or section; when all are in use the first one moves on. */
export function markYes(s: Hunt, place: number): void {
  const { logTokens } = s.open;
  const mark = markOfPlace(s.box, place);
  if (logTokens.slice(0, ALIKE).includes(mark)) return;
  const free = logTokens.slice(0, ALIKE).indexOf(MARK_OFF);
  if (free >= 0) logTokens[free] = mark;
  else {
    // The token that has lain longest: they are kept in the order of laying.
    for (let token = 1; token < ALIKE; token++) logTokens[token - 1] = logTokens[token];
    logTokens[ALIKE - 1] = mark;
  }
}

const ALL_MOVED = 0b111111;
/** Above the bits of the tokens: to whom they were handed in this activation. */
const handedTo = (seat: Seat): number => 1 << (8 + seat);
const someLeft = (s: Hunt): boolean => (s.open.logMoved & ALL_MOVED) !== ALL_MOVED;
const isActive = (s: Hunt, seat: Seat): boolean => s.open.controller[s.open.active] === seat;

function takeUp(s: Hunt, seat: Seat): void {
  const frame: TakingLogTokens = { step: 'logTokens', seat };
  enter(s, frame);
}

/** Each token may be laid anew once an activation: often enough for a reminder, and no way to go on for ever. */
export const usingLogTokens: Choice<Hunt> = {
  verb: useLogTokens,
  guards: [guard('HR-WLOG-01', someLeft)],
  perform(s, table, _a, _b, _c, seat) {
    takeUp(s, seat);
    if (table.listening) table.tell({ type: 'logTokensTakenUp' }, 1 << seat);
  },
};

/** They belong to all Wraith players: whoever is active hands them to a partner who wants to lay one, once an activation. */
export const handingLogTokens: Choice<Hunt> = {
  verb: handLogTokens,
  guards: [
    guard('HR-WLOG-01', someLeft),
    guard('HR-WLOG-01', ({ open }, to, _b, _c, seat) => to !== seat && to > 0 && to < open.seats && ((open.left >> to) & 1) === 0),
    guard('HR-WLOG-01', (s, to) => (s.open.logMoved & handedTo(to)) === 0),
  ],
  candidates: (s, seat, propose) => {
    for (let to = 1; to < s.open.seats; to++) if (to !== seat) propose(to);
  },
  perform(s, table, to) {
    s.open.logMoved |= handedTo(to);
    takeUp(s, to);
    if (table.listening) table.tell({ type: 'logTokensHanded', seat: seatWord(to) });
  },
};

export const takingLogTokens: AskingStep<Hunt> = {
  rule: 'HR-WLOG-01',
  asks: (s) => only(top<TakingLogTokens>(s).seat),
  prompt: () => ({ id: 'logTokens', params: {} }),
  choices: [
    {
      verb: takeLogToken,
      guards: [guard('HR-WLOG-01', (s, token) => ((s.open.logMoved >> token) & 1) === 0)],
      perform(s, table, token, _b, _c, seat) {
        s.open.logMoved |= 1 << token;
        if (table.listening) table.tell({ type: 'logTokenTaken', token: token + 1 }, 1 << seat);
        const frame: PlacingLogToken = { step: 'placeLogToken', token, seat };
        goTo(s, frame);
      },
    },
    {
      // Whoever was handed the tokens gives them back.
      verb: done,
      guards: [guard('HR-WLOG-01', (s, _a, _b, _c, seat) => !isActive(s, seat) || !someLeft(s))],
      perform(s, table) {
        leave(s);
        if (table.listening) table.tell({ type: 'logTokensBack' });
      },
    },
  ],
};

function lay(s: Hunt, table: Table, mark: number): void {
  const { token } = top<PlacingLogToken>(s);
  leave(s);
  s.open.logTokens[token] = mark;
  if (table.listening) table.tell({ type: 'logTokenPlaced', token: token + 1, mark: markWord(s.open.part, markName(s.box, mark)) });
}

/** On a space, in a region or section, beside a step of the movement track, or off the board. */
export const placingLogToken: AskingStep<Hunt> = {
  rule: 'HR-WLOG-01',
  asks: (s) => only(top<PlacingLogToken>(s).seat),
  prompt: (s) => ({ id: 'placeLogToken', params: { token: top<PlacingLogToken>(s).token + 1 } }),
  choices: [
    {
      verb: placeLogToken,
      guards: [guard('HR-WLOG-01', (s, space) => mapOf(s).kind[space] !== 0)],
      candidates: (s, _seat, propose) => mapOf(s).spaces.forEach((space) => propose(space)),
      perform: (s, table, space) => lay(s, table, space),
    },
    {
      verb: placeLogTokenIn,
      // Regions and sections of this side of the board.
      guards: [guard('HR-WLOG-01', isOnBoard)],
      perform: (s, table, place) => lay(s, table, markOfPlace(s.box, place)),
    },
    { verb: placeLogTokenAtStep, guards: [], perform: (s, table, step) => lay(s, table, markOfStep(s.box, step)) },
    { verb: takeOffLogToken, guards: [], perform: (s, table) => lay(s, table, MARK_OFF) },
  ],
};
