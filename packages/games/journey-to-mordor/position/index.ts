import { asId } from '#kernel/id.ts';
import { NOBODY, only, type PositionDefinition, type Seat, seatList, InvalidInput } from '#kernel';
import { z } from 'zod';
import { type JourneyBox, NAZGUL, SYMBOLS, WHITE_TREE } from '../content/box.ts';
import { check } from '../rules/check.ts';
import { survivors } from '../rules/endTurn.ts';
import { gandalfIsDone } from '../rules/gandalf.ts';
import { symbolOn } from '../rules/roll.ts';
import { readOptions } from '../rules/setup.ts';
import { crossedParts, isSplit, uncrossed } from '../rules/squares.ts';
import { choosing, gandalf, rolling, settingAside } from '../rules/frames.ts';
import { inMordor, type Journey, seatsOf, sheetOf } from '../rules/state.ts';
import { asideCount, tally } from '../rules/symbols.ts';

/**
 * The position notation: any moment of the game that waits for a decision, as a document a person can write.
 * A square is `open`, `crossed`, or when split `split`, `half` (one part crossed off) or `gone` (both).
 */
const SQUARES = ['open', 'crossed', 'split', 'half', 'gone'] as const;

const seat = z.int().min(0).max(3);

const schema = z.strictObject({
  game: z.literal('journey-to-mordor'),
  side: z.enum(['basic', 'advanced']).default('basic'),
  lastSurvivor: z.boolean().default(false),
  first: seat.default(0),
  active: seat.optional(),
  round: z.int().min(1).max(10_000).default(1),
  players: z.array(
    z.strictObject({
      hobbit: z.string().nullable(),
      fields: z.int().min(0).default(0),
      squares: z.array(z.enum(SQUARES)).optional(),
      /** Only to say that a player with spaces left has given up. */
      out: z.boolean().optional(),
    }),
  ),
  /** Left out while hobbits are being chosen. */
  turn: z
    .strictObject({
      step: z.enum(['roll', 'setAside', 'gandalf']),
      roll: z.int().min(0).max(5).default(0),
      repeated: z.boolean().default(false),
      /** By die id: the symbol it shows and, once set aside, the number of the roll from which. */
      dice: z.record(z.string(), z.strictObject({ symbol: z.enum(SYMBOLS), aside: z.int().min(1).max(5).optional() })).default({}),
      gandalfs: z.int().min(0).max(5).default(0),
      /** Fields crossed off when the turn began; only needed in the gandalf step. */
      began: z.int().min(0).optional(),
      /** Seats that gave up since the gandalf step began. */
      leavers: z.array(seat).default([]),
    })
    .optional(),
});

export type JourneyPosition = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;

const impossible = (message: string, rules: readonly string[], path: string): never => {
  throw new InvalidInput(`Impossible position: ${message}`, rules, path);
};

export const position: PositionDefinition<Journey, JourneyPosition> = { read, write };

/** The steps of a turn at which somebody is asked. */
const TURNS = { roll: rolling, setAside: settingAside, gandalf } as const;
const TURN_STEPS = ['roll', 'setAside', 'gandalf'] as const;

function read(given: unknown, box: JourneyBox): Journey {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Position', parsed.error, given);
  const { side, lastSurvivor, first, active = first, round, players, turn } = parsed.data;
  const seats = players.length;
  const options = { side, lastSurvivor };
  readOptions(options, seats);
  const s: Journey = {
    box,
    frames: [turn === undefined ? choosing.make() : TURNS[turn.step].make()],
    outcome: null,
    open: {
      options,
      first: asId(first),
      active: asId(active),
      round,
      hobbit: players.map(({ hobbit }) => (hobbit === null ? asId(-1) : asId(box.hobbitIds.indexOf(hobbit)))),
      fields: players.map(({ fields }) => fields),
      split: players.map(({ squares = [] }) => splitBits(squares)),
      crossed: players.map(({ squares = [] }) => crossedSpaces(squares)),
      out: players.map(({ out = false }) => out),
      effect: null,
      began: 0,
      rolls: turn?.roll ?? 0,
      repeated: turn?.repeated ?? false,
      shows: box.dieIds.map((id) => (turn?.dice[id] === undefined ? asId(-1) : asId(SYMBOLS.indexOf(turn.dice[id].symbol)))),
      asideAt: box.dieIds.map((id) => turn?.dice[id]?.aside ?? 0),
      taken: takenNow(turn),
      gandalfs: turn?.gandalfs ?? 0,
      leavers: asId((turn?.leavers ?? []).reduce((seats, each) => seats | only(asId(each)), NOBODY)),
    },
    own: players.map(() => null),
    hidden: null,
  };
  checkPlayers(s, parsed.data);
  if (turn === undefined) checkChoosing(s);
  else {
    checkTurn(s, turn);
    checkDice(s, turn);
    if (turn.step === 'gandalf') checkGandalf(s, turn);
    else if (turn.gandalfs > 0) impossible('Gandalf is used when rolling is over', ['JM-TURN-02', 'JM-GANDALF-01'], 'turn.gandalfs');
  }
  const [wrong] = check(s);
  if (wrong !== undefined) impossible(wrong, [], '');
  return s;
}

const splitBits = (squares: readonly string[]): number =>
  squares.reduce((bits, square, index) => (square === 'open' || square === 'crossed' ? bits : bits | (1 << index)), 0);

/** The symbols set aside from the last roll made. */
const takenNow = (turn: Parsed['turn']): number =>
  Object.values(turn?.dice ?? {}).reduce(
    (bits, { symbol, aside }) => (aside === turn?.roll ? bits | (1 << SYMBOLS.indexOf(symbol)) : bits),
    0,
  );

const PARTS: { readonly [square: string]: number } = { open: 0, crossed: 1, split: 0, half: 1, gone: 2 };
const crossedSpaces = (squares: readonly string[]): number => squares.reduce((sum, square) => sum + PARTS[square], 0);

function checkPlayers(s: Journey, { players, active, first }: Parsed): void {
  const { fields, squares: squareCount } = sheetOf(s);
  if (first >= players.length || (active ?? 0) >= players.length)
    impossible(`seats are numbered 0 to ${players.length - 1}`, [], first >= players.length ? 'first' : 'active');
  for (const [index, player] of players.entries()) {
    const path = `players.${index}`;
    if (player.hobbit !== null && s.open.hobbit[index] < 0)
      impossible(`no hobbit is called "${player.hobbit}"; there are ${s.box.hobbitIds.join(', ')}`, ['JM-SETUP-04'], `${path}.hobbit`);
    if (player.hobbit !== null && s.open.hobbit.indexOf(s.open.hobbit[index]) !== index)
      impossible(`"${player.hobbit}" is chosen twice`, ['JM-SETUP-03'], `${path}.hobbit`);
    if (player.fields > fields.length) impossible(`the trail has ${fields.length} round fields`, ['JM-RING-03'], `${path}.fields`);
    const squares = player.squares ?? [];
    if (player.squares !== undefined && squares.length !== squareCount)
      impossible(`the Nazgûl trail has ${squareCount} squares, not ${squares.length}`, [], `${path}.squares`);
    const gap = squares.findIndex((square, i) => i > 0 && PARTS[square] > 0 && squares[i - 1] !== 'crossed' && squares[i - 1] !== 'gone');
    if (gap >= 0) impossible('spaces are crossed off from left to right', ['JM-RULING-06'], `${path}.squares.${gap}`);
    if (player.hobbit === null && (player.fields > 0 || squares.some((square) => square !== 'open')))
      impossible('nothing is crossed off without a hobbit', ['JM-SETUP-03'], 'players');
    if (uncrossed(s, asId(index)) === 0) s.open.out[index] = true;
  }
  // Alone plays only who outlived somebody; a table that all the others have left is over.
  if (survivors(s).length < 2 && s.open.out.every((out, index) => !out || uncrossed(s, asId(index)) > 0))
    impossible('all the others have given up, so the game is over', ['JM-OUT-05'], 'players');
}

function checkChoosing(s: Journey): void {
  const { open } = s;
  if (open.hobbit.every((hobbit, index) => hobbit >= 0 || open.out[index]))
    impossible('all hobbits are chosen, so a turn is under way: say which in "turn"', ['JM-TURN-01'], 'turn');
  const isOwing = (index: number): boolean => open.hobbit[index] < 0 && !open.out[index];
  const late = open.hobbit.findIndex((hobbit, index) => hobbit >= 0 && open.hobbit.slice(0, index).some((_, before) => isOwing(before)));
  if (late >= 0) impossible('hobbits are chosen in seat order', ['JM-SETUP-03'], `players.${late}.hobbit`);
  if (open.fields.some((count) => count > 0) || open.crossed.some((count) => count > 0) || open.split.some((bits) => bits > 0))
    impossible('nothing is crossed off before the hobbits are chosen', ['JM-SETUP-03'], 'players');
  if (open.active !== open.first) impossible('the first player begins when all hobbits are chosen', ['JM-SETUP-06'], 'active');
  if (open.round !== 1) impossible('hobbits are chosen before the first round', ['JM-SETUP-03'], 'round');
}

function checkTurn(s: Journey, turn: NonNullable<Parsed['turn']>): void {
  const { open } = s;
  const { active, first } = open;
  const missing = open.hobbit.findIndex((hobbit, index) => hobbit < 0 && !open.out[index]);
  if (missing >= 0) impossible('every player has chosen a hobbit before the first turn', ['JM-SETUP-03'], `players.${missing}.hobbit`);
  if (open.out[active]) impossible('a player who is out has no turn', ['JM-OUT-05'], 'active');
  if (open.options.lastSurvivor && survivors(s).length === 1)
    impossible('with the optional ending the last player left has already won', ['JM-END-05'], 'players');
  if (turn.step !== 'gandalf' && turn.began !== undefined && turn.began !== open.fields[active])
    impossible('nobody moves before rolling is over', ['JM-TURN-02'], 'turn.began');
  open.began = turn.step === 'gandalf' ? (turn.began ?? open.fields[active]) : open.fields[active];
  open.effect = open.began === 0 ? null : (sheetOf(s).fields[open.began - 1]?.effect ?? null);
  if (open.began === sheetOf(s).fields.length)
    impossible('a player in Mordor has no further turn: the game ends with the round', ['JM-END-02'], 'active');
  const gone = (leaver: Seat): boolean => open.out[leaver] && uncrossed(s, leaver) > 0;
  if (turn.leavers.some((leaver) => turn.step !== 'gandalf' || !gone(asId(leaver))))
    impossible('who leaves while squares are split has given up', ['JM-RULING-08'], 'turn.leavers');
  const order = (seat: Seat): number => (seat - first + seatsOf(s)) % seatsOf(s);
  const early = survivors(s).find((seat) => seat !== active && inMordor(s, seat) && order(seat) > order(active));
  if (early !== undefined)
    impossible(`seat ${early} is in Mordor but has yet to play this round`, ['JM-END-02'], `players.${early}.fields`);
}

function checkDice(s: Journey, turn: NonNullable<Parsed['turn']>): void {
  const { open, box } = s;
  const unknown = Object.keys(turn.dice).find((id) => !box.dieIds.includes(id));
  if (unknown !== undefined) impossible(`no die is called "${unknown}"; there are ${box.dieIds.join(', ')}`, ['JM-COMP-01'], 'turn.dice');
  if (turn.step === 'roll') {
    if (turn.roll > 0 || turn.repeated || Object.keys(turn.dice).length > 0)
      impossible('the first roll of the turn has not been made, so no die shows anything', ['JM-DICE-01'], 'turn');
    return;
  }
  if (turn.roll < 1) impossible('a roll has been made: say which, from 1 to 5', ['JM-DICE-02'], 'turn.roll');
  if (turn.repeated && open.effect !== 'repeat-roll')
    impossible('a roll is repeated only in a turn begun in Rohan', ['JM-PLACE-04'], 'turn.repeated');
  for (const [die, id] of box.dieIds.entries()) {
    const path = `turn.dice.${id}`;
    if (open.shows[die] < 0) impossible(`all five dice have been rolled; ${id} is missing`, ['JM-DICE-01'], path);
    if (!box.dice[die].faces.includes(open.shows[die]))
      impossible(`the ${id} die has no face with ${symbolOn(s, asId(die))}`, open.shows[die] === WHITE_TREE ? ['JM-COMP-04'] : [], path);
    if (open.asideAt[die] > turn.roll) impossible(`${id} is set aside from a roll not made yet`, ['JM-DICE-03'], path);
    if (open.shows[die] === WHITE_TREE && open.asideAt[die] > 0 && open.asideAt[die] < turn.roll)
      impossible('rolling ended when the White Tree was set aside', ['JM-TREE-01'], path);
    const twin = open.asideAt.findIndex(
      (roll, other) => other < die && roll > 0 && roll === open.asideAt[die] && open.shows[other] === open.shows[die],
    );
    if (twin >= 0 && open.effect !== 'same-symbols')
      impossible('dice set aside from one roll show different symbols', ['JM-DICE-04'], path);
  }
  for (let roll = 1; roll < turn.roll; roll++)
    if (!open.asideAt.includes(roll)) impossible(`nothing was set aside from roll ${roll}`, ['JM-DICE-03'], 'turn.dice');
  if (turn.step === 'setAside' && !open.asideAt.includes(0))
    impossible('all five dice are set aside, so rolling is over', ['JM-DICE-07'], 'turn.step');
}

function checkGandalf(s: Journey, turn: NonNullable<Parsed['turn']>): void {
  const { open } = s;
  if (open.asideAt.includes(0) && asideCount(s, WHITE_TREE) === 0)
    impossible('dice are left to roll, so phase 2 has not begun', ['JM-DICE-05'], 'turn.step');
  if (!open.asideAt.includes(turn.roll)) impossible('nothing was set aside from the last roll', ['JM-DICE-03'], 'turn.dice');
  // After the White Tree dice may be left over, but not every Nazgûl of the last roll.
  const isNazgulAt = (roll: number): boolean => open.asideAt.some((at, die) => at === roll && open.shows[die] === NAZGUL);
  if (isNazgulAt(0) && !isNazgulAt(turn.roll))
    impossible('even with the White Tree a Nazgûl of the roll is set aside', ['JM-TREE-04', 'JM-DICE-08'], 'turn.dice');
  const now = open.fields[open.active];
  const { moves, gandalfs } = tally(s);
  if (open.began + moves !== now)
    impossible(`the dice cross off ${moves} fields from ${open.began}, which does not give ${now}`, ['JM-RULING-11'], 'turn.began');
  if (turn.gandalfs < 1 || turn.gandalfs > gandalfs)
    impossible(`the dice give ${gandalfs} Gandalfs that work; say how many are left, at least 1`, ['JM-GANDALF-01'], 'turn.gandalfs');
  const fresh = Array.from({ length: sheetOf(s).squares }, (_, square) => squareName(s, open.active, square)).filter(
    (square) => square === 'split',
  ).length;
  if (gandalfs - turn.gandalfs > fresh)
    impossible(`${gandalfs - turn.gandalfs} Gandalfs have split a square each, but ${fresh} are split`, ['JM-GANDALF-01'], 'turn.gandalfs');
  if (gandalfIsDone(s)) impossible('no square can be split any more', ['JM-GANDALF-04'], 'turn.step');
}

function write(s: Journey): JourneyPosition {
  if (s.outcome !== null) throw new InvalidInput('The game is over: its record tells more than a position');
  const { open, box } = s;
  return {
    game: 'journey-to-mordor',
    side: open.options.side,
    lastSurvivor: open.options.lastSurvivor,
    first: open.first,
    active: open.active,
    round: open.round,
    players: open.hobbit.map((hobbit, index) => ({
      hobbit: hobbit < 0 ? null : box.hobbitIds[hobbit],
      fields: open.fields[index],
      squares: Array.from({ length: sheetOf(s).squares }, (_, square) => squareName(s, asId(index), square)),
      ...(open.out[index] && uncrossed(s, asId(index)) > 0 ? { out: true } : {}),
    })),
    ...(choosing.is(s.frames[0]) ? {} : { turn: writeTurn(s) }),
  };
}

function squareName(s: Journey, player: Seat, square: number): (typeof SQUARES)[number] {
  const parts = crossedParts(s, player, square);
  return isSplit(s, player, square) ? (['split', 'half', 'gone'] as const)[parts] : parts > 0 ? 'crossed' : 'open';
}

function writeTurn(s: Journey): JourneyPosition['turn'] {
  const step = TURN_STEPS.find((name) => TURNS[name].is(s.frames[0]));
  if (step === undefined) throw new InvalidInput('Nobody is asked at this moment of the game');
  const { open, box } = s;
  return {
    step,
    roll: open.rolls,
    repeated: open.repeated,
    dice: Object.fromEntries(
      box.dieIds.flatMap((id, die) =>
        open.shows[die] < 0
          ? []
          : [[id, { symbol: symbolOn(s, asId(die)), ...(open.asideAt[die] > 0 ? { aside: open.asideAt[die] } : {}) }]],
      ),
    ),
    gandalfs: open.gandalfs,
    ...(step === 'gandalf' ? { began: open.began } : {}),
    ...(open.leavers === NOBODY ? {} : { leavers: seatList(open.leavers) }),
  };
}
