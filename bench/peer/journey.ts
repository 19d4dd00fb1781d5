import type { Ctx, Game } from 'boardgame.io';
import { require } from './require.ts';

const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

/**
 * Journey to Mordor written for boardgame.io the way its documentation recommends: a plain object for G, a phase for the choice of
 * hobbits, a turn order, moves that return INVALID_MOVE, and `ai.enumerate` for bots. The decisions are those of Red Book, one for one.
 */

export type Hobbit = 'frodo' | 'sam' | 'merry' | 'pippin';
export type Die = 'black' | 'yellow' | 'red' | 'blue' | 'green';
type Symbol = 'ring' | 'gandalf' | 'weapon' | 'orc' | 'nazgul' | 'white-tree';

export interface Sheet {
  hobbit: Hobbit | null;
  fields: number;
  /** Which squares are split, and how many spaces are crossed off from the left, halves and whole squares alike. */
  split: boolean[];
  crossed: number;
  out: boolean;
}

export interface Turn {
  /** Number of fields crossed off when the turn began: the place whose effect holds. */
  began: number;
  rolls: number;
  repeated: boolean;
  /** What each die shows, and the roll from which it was set aside (0: it was not). */
  shows: (Symbol | null)[];
  asideAt: number[];
  gandalfs: number;
  stage: 'roll' | 'setAside' | 'gandalf';
}

export interface JourneyG {
  advanced: boolean;
  first: number;
  round: number;
  sheets: Sheet[];
  turn: Turn;
}

const HOBBITS: readonly Hobbit[] = ['frodo', 'sam', 'merry', 'pippin'];
const DICE: readonly { id: Die; hobbit: Hobbit | null; faces: readonly Symbol[] }[] = [
  { id: 'black', hobbit: null, faces: ['ring', 'gandalf', 'weapon', 'orc', 'nazgul', 'white-tree'] },
  { id: 'yellow', hobbit: 'frodo', faces: ['ring', 'gandalf', 'weapon', 'orc', 'orc', 'nazgul'] },
  { id: 'red', hobbit: 'sam', faces: ['ring', 'gandalf', 'weapon', 'orc', 'orc', 'nazgul'] },
  { id: 'blue', hobbit: 'merry', faces: ['ring', 'gandalf', 'weapon', 'orc', 'orc', 'nazgul'] },
  { id: 'green', hobbit: 'pippin', faces: ['ring', 'gandalf', 'weapon', 'orc', 'orc', 'nazgul'] },
];
const FIELDS = 9;
const SQUARES = 7;
const MAX_ROLLS = 5;
const RIVENDELL = 1;
const MORIA = 2;
const LOTHLORIEN = 3;
const ROHAN = 4;
const HELMS_DEEP = 5;
const GONDOR = 6;
const MINAS_TIRITH = 7;
const SHELOBS_LAIR = 8;

const freshTurn = (began: number): Turn => ({
  began,
  rolls: 0,
  repeated: false,
  shows: [null, null, null, null, null],
  asideAt: [0, 0, 0, 0, 0],
  gandalfs: 0,
  stage: 'roll',
});

/** In the advanced game the place where the turn began changes its rules. */
const beganAt = (G: JourneyG, place: number): boolean => G.advanced && G.turn.began === place;

/** Halves and whole squares count one each. */
function uncrossed({ split, crossed }: Sheet): number {
  let spaces = split.length - crossed;
  for (let square = 0; square < split.length; square++) if (split[square]) spaces++;
  return spaces;
}

/** A square that is neither split nor crossed off. */
function canSplit({ split, crossed }: Sheet, square: number): boolean {
  if (square < 0 || square >= split.length || split[square]) return false;
  let before = square;
  for (let each = 0; each < square; each++) if (split[each]) before++;
  return crossed <= before;
}

function canSplitAny(sheet: Sheet): boolean {
  for (let square = 0; square < SQUARES; square++) if (canSplit(sheet, square)) return true;
  return false;
}

function aside({ shows, asideAt }: Turn, symbol: Symbol): number {
  let count = 0;
  for (let die = 0; die < shows.length; die++) if (asideAt[die] !== 0 && shows[die] === symbol) count++;
  return count;
}

const chosenNow = ({ asideAt, rolls }: Turn): boolean => asideAt.includes(rolls);

function chosenFromThisRoll({ shows, asideAt, rolls }: Turn, symbol: Symbol): boolean {
  for (let die = 0; die < shows.length; die++) if (shows[die] === symbol && asideAt[die] === rolls) return true;
  return false;
}

const treeIsAside = ({ shows, asideAt }: Turn): boolean => asideAt[0] !== 0 && shows[0] === 'white-tree';

/** A roll that shows a Nazgûl costs one of them. */
function dutyDone(turn: Turn): boolean {
  const { shows, asideAt } = turn;
  let loose = false;
  for (let die = 0; die < shows.length; die++) if (shows[die] === 'nazgul' && asideAt[die] === 0) loose = true;
  return !loose || chosenFromThisRoll(turn, 'nazgul');
}

function maySetAside(G: JourneyG, die: number): boolean {
  const { turn } = G;
  if (turn.stage !== 'setAside' || turn.asideAt[die] !== 0) return false;
  const symbol = turn.shows[die];
  return symbol !== null && (beganAt(G, RIVENDELL) || !chosenFromThisRoll(turn, symbol));
}

function mayRoll({ turn }: JourneyG): boolean {
  if (turn.stage === 'roll') return true;
  return turn.stage === 'setAside' && turn.rolls < MAX_ROLLS && chosenNow(turn) && !treeIsAside(turn) && dutyDone(turn);
}

const mayRepeat = (G: JourneyG): boolean => G.turn.stage === 'setAside' && beganAt(G, ROHAN) && !G.turn.repeated && !chosenNow(G.turn);

const mayFinish = ({ turn }: JourneyG): boolean => turn.stage === 'setAside' && treeIsAside(turn) && dutyDone(turn);

/** Whom a Nazgûl on a die hits; -1 for nobody. */
function victim(G: JourneyG, hobbit: Hobbit | null, active: number): number {
  let seat = active;
  if (hobbit !== null && !beganAt(G, MINAS_TIRITH)) {
    const owner = G.sheets.findIndex((sheet) => sheet.hobbit === hobbit && !sheet.out);
    if (owner >= 0) seat = owner;
  }
  return seat === active && beganAt(G, GONDOR) ? -1 : seat;
}

interface Random {
  D6(count: number): number[];
}

function rollLoose({ turn }: JourneyG, random: Random): void {
  const { asideAt, shows } = turn;
  const loose: number[] = [];
  for (let die = 0; die < asideAt.length; die++) if (asideAt[die] === 0) loose.push(die);
  const got = random.D6(loose.length);
  for (let at = 0; at < loose.length; at++) shows[loose[at]] = DICE[loose[at]].faces[got[at] - 1];
}

interface Events {
  endTurn?(): void;
  endGame?(result: unknown): void;
}

/** Weapons against orcs, Rings, then Gandalf if there is a square to split. */
function useSymbols(G: JourneyG, active: number, events: Events): void {
  const { turn } = G;
  const sheet = G.sheets[active];
  const force = aside(turn, 'weapon') * (beganAt(G, LOTHLORIEN) ? 2 : 1);
  const threat = aside(turn, 'orc') * (beganAt(G, HELMS_DEEP) ? 2 : 1);
  const rings = force >= threat ? aside(turn, 'ring') : 0;
  if (!(beganAt(G, SHELOBS_LAIR) && rings < 2)) sheet.fields = Math.min(FIELDS, sheet.fields + rings);
  turn.gandalfs = beganAt(G, MORIA) ? 0 : aside(turn, 'gandalf');
  if (turn.gandalfs > 0 && canSplitAny(sheet)) turn.stage = 'gandalf';
  else strike(G, active, events);
}

/** All Nazgûl strike at the same moment; then the turn is over, and perhaps the game. */
function strike(G: JourneyG, active: number, events: Events): void {
  const { shows, asideAt } = G.turn;
  const hits = G.sheets.map(() => 0);
  for (let die = 0; die < shows.length; die++) {
    if (asideAt[die] === 0 || shows[die] !== 'nazgul') continue;
    const seat = victim(G, DICE[die].hobbit, active);
    if (seat >= 0) hits[seat]++;
  }
  for (let seat = 0; seat < hits.length; seat++) {
    if (hits[seat] === 0) continue;
    const sheet = G.sheets[seat];
    sheet.crossed += Math.min(hits[seat], uncrossed(sheet));
    if (uncrossed(sheet) === 0) sheet.out = true;
  }

  if (G.sheets.every((sheet) => sheet.out)) return events.endGame?.({ winners: [], reason: 'allCaught' });
  const count = G.sheets.length;
  let next = active;
  let roundOver = false;
  do {
    next = (next + 1) % count;
    if (next === G.first) roundOver = true;
  } while (G.sheets[next].out);
  if (roundOver) {
    const arrived = G.sheets.flatMap((sheet, seat) => (!sheet.out && sheet.fields === FIELDS ? [seat] : []));
    if (arrived.length > 0) {
      const most = Math.max(...arrived.map((seat) => uncrossed(G.sheets[seat])));
      const winners = arrived.filter((seat) => uncrossed(G.sheets[seat]) === most);
      const reason = arrived.length === 1 ? 'reachedMordor' : winners.length === 1 ? 'mostSpaces' : 'sharedVictory';
      return events.endGame?.({ winners, reason });
    }
    G.round++;
  }
  G.turn = freshTurn(G.sheets[next].fields);
  events.endTurn?.();
}

function nextPlayer(G: JourneyG, ctx: Ctx): number {
  let next = ctx.playOrderPos;
  for (let tries = 0; tries < ctx.numPlayers; tries++) {
    next = (next + 1) % ctx.numPlayers;
    if (!G.sheets[next].out) return next;
  }
  return next;
}

export const journey: Game<JourneyG> = {
  name: 'journey-to-mordor',
  minPlayers: 2,
  maxPlayers: 4,
  // Keeping the whole past in the state would only slow the peer down.
  disableUndo: true,

  setup: ({ ctx, random }, setupData?: { advanced?: boolean }) => ({
    advanced: setupData?.advanced ?? true,
    first: random.Die(ctx.numPlayers) - 1,
    round: 1,
    sheets: Array.from({ length: ctx.numPlayers }, () => ({
      hobbit: null,
      fields: 0,
      split: Array.from({ length: SQUARES }, () => false),
      crossed: 0,
      out: false,
    })),
    turn: freshTurn(0),
  }),

  phases: {
    hobbits: {
      start: true,
      next: 'journey',
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        chooseHobbit: ({ G, ctx }, hobbit: Hobbit) => {
          if (!HOBBITS.includes(hobbit) || G.sheets.some((sheet) => sheet.hobbit === hobbit)) return INVALID_MOVE;
          G.sheets[Number(ctx.currentPlayer)].hobbit = hobbit;
          return undefined;
        },
      },
      endIf: ({ G }) => G.sheets.every((sheet) => sheet.hobbit !== null),
    },

    journey: {
      turn: { order: { first: ({ G }) => G.first, next: ({ G, ctx }) => nextPlayer(G, ctx) } },
      moves: {
        roll: ({ G, random }) => {
          if (!mayRoll(G)) return INVALID_MOVE;
          G.turn.rolls++;
          G.turn.repeated = false;
          G.turn.stage = 'setAside';
          rollLoose(G, random);
          return undefined;
        },
        setAside: ({ G, ctx, events }, die: Die) => {
          const index = DICE.findIndex((each) => each.id === die);
          if (!maySetAside(G, index)) return INVALID_MOVE;
          G.turn.asideAt[index] = G.turn.rolls;
          if (!G.turn.asideAt.includes(0)) useSymbols(G, Number(ctx.currentPlayer), events);
          return undefined;
        },
        repeatRoll: ({ G, random }) => {
          if (!mayRepeat(G)) return INVALID_MOVE;
          G.turn.repeated = true;
          rollLoose(G, random);
          return undefined;
        },
        finishRolling: ({ G, ctx, events }) => {
          if (!mayFinish(G)) return INVALID_MOVE;
          useSymbols(G, Number(ctx.currentPlayer), events);
          return undefined;
        },
        split: ({ G, ctx, events }, square: number) => {
          const active = Number(ctx.currentPlayer);
          const sheet = G.sheets[active];
          if (G.turn.stage !== 'gandalf' || !canSplit(sheet, square - 1)) return INVALID_MOVE;
          sheet.split[square - 1] = true;
          G.turn.gandalfs--;
          if (G.turn.gandalfs === 0 || !canSplitAny(sheet)) strike(G, active, events);
          return undefined;
        },
        leaveUnsplit: ({ G, ctx, events }) => {
          if (G.turn.stage !== 'gandalf') return INVALID_MOVE;
          strike(G, Number(ctx.currentPlayer), events);
          return undefined;
        },
      },
    },
  },

  ai: { enumerate: (G, ctx) => enumerate(G, ctx) },
};

export interface Choice {
  move: string;
  args?: (string | number)[];
}

/** Everything the current player may do. */
export function enumerate(G: JourneyG, ctx: Pick<Ctx, 'phase' | 'currentPlayer'>): Choice[] {
  const choices: Choice[] = [];
  if (ctx.phase === 'hobbits') {
    for (const hobbit of HOBBITS)
      if (!G.sheets.some((sheet) => sheet.hobbit === hobbit)) choices.push({ move: 'chooseHobbit', args: [hobbit] });
    return choices;
  }
  if (G.turn.stage === 'gandalf') {
    const sheet = G.sheets[Number(ctx.currentPlayer)];
    for (let square = 0; square < SQUARES; square++) if (canSplit(sheet, square)) choices.push({ move: 'split', args: [square + 1] });
    choices.push({ move: 'leaveUnsplit' });
    return choices;
  }
  for (let index = 0; index < DICE.length; index++) if (maySetAside(G, index)) choices.push({ move: 'setAside', args: [DICE[index].id] });
  if (mayRoll(G)) choices.push({ move: 'roll' });
  if (mayRepeat(G)) choices.push({ move: 'repeatRoll' });
  if (mayFinish(G)) choices.push({ move: 'finishRolling' });
  return choices;
}
