import { type Choice, type PositionDefinition, type Seat, type Table, SeededRandom, SilentTable, top, Unacceptable } from '#kernel';
import { z } from 'zod';
import { type BattleBox, COMPANIONS, SYMBOLS } from './content/box.ts';
import { attacking, borrowing, doubling, targeting } from './rules/attack.ts';
import { card, has, listOf, setOf } from './rules/cards.ts';
import { check } from './rules/check.ts';
import { commandOf, losable, stepOf } from './rules/counterattack.ts';
import { borrowingHelper, borrowingHobbit, doubledBy, doubledCard, doubledSymbol } from './rules/means.ts';
import { emptyTable, mordorCards, readOptions } from './rules/setup.ts';
import {
  at,
  type Attack,
  type Battle,
  type CounterFrame,
  HAND_LIMIT,
  inTeams,
  type LosingFrame,
  POSITIONS,
  type StepName,
} from './rules/state.ts';

/**
 * The position notation: any moment of the game that waits for a decision, as a document a person can write. Piles are written from the top;
 * cards that are mentioned nowhere lie below, in the order of the box.
 */
const names = z.array(z.string());
const seat = z.int().min(0).max(3);

const schema = z.strictObject({
  game: z.literal('battle-for-middle-earth'),
  first: seat.default(0),
  /** The first player was drawn by lot, not chosen. */
  lot: z.boolean().default(true),
  active: seat.optional(),
  round: z.int().min(1).max(10_000).default(1),
  /** First, second and third position; null where no enemy is left. */
  row: z.array(z.string().nullable()).length(POSITIONS),
  enemyPile: names.default([]),
  enemyDiscard: names.default([]),
  /** Mordor cards from the first position on. */
  mordor: names.max(POSITIONS).default([]),
  ringPile: names.default([]),
  ringDiscard: names.default([]),
  players: z.array(
    z.strictObject({
      hand: names.default([]),
      teams: z.array(names).default([]),
      won: names.default([]),
      given: names.default([]),
      /** Cards of the hand that all have seen. */
      shown: names.default([]),
      out: z.boolean().default(false),
    }),
  ),
  /** How often the Ring pile was made anew, and which cards in hands came there before the last time, and when. */
  reshuffles: z.int().min(0).max(255).default(0),
  since: z.record(z.string(), z.int().min(0)).default({}),
  turn: z
    .strictObject({
      step: z.enum(['turn', 'summons', 'afterPlaying', 'attack', 'losing']).default('turn'),
      /** Aragorn was played and the extra card was not yet. */
      rally: z.boolean().default(false),
      /** Wanderers that have moved this turn. */
      wandered: names.default([]),
      attack: z
        .strictObject({
          team: z.int().min(1),
          targets: names.default([]),
          doublings: z.array(z.strictObject({ by: z.string(), card: z.string(), symbol: z.enum(SYMBOLS) })).default([]),
          borrowings: z.array(z.strictObject({ hobbit: z.string(), card: z.string() })).default([]),
        })
        .optional(),
      /** Who chooses what to lose, and whether the draw was the action of the turn or Angbor's. */
      losing: z.strictObject({ seat, draw: z.enum(['action', 'angbor']).default('action') }).optional(),
    })
    .prefault({}),
});

export type BattlePosition = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;

const impossible = (message: string, rules: readonly string[], path: string): never => {
  throw new Unacceptable(`Impossible position: ${message}`, rules, path);
};

export const position: PositionDefinition<Battle> = { read, write };

/** Finds cards by their names and says where one is unknown. */
const finder =
  (ids: readonly string[], what: string) =>
  (name: string, path: string): number => {
    const index = ids.indexOf(name);
    return index >= 0 ? index : impossible(`no ${what} is called "${name}"`, ['BM-COMP-01'], path);
  };

function findAll(find: (name: string, path: string) => number, list: readonly string[], path: string): number[] {
  const twice = list.findIndex((name, index) => list.indexOf(name) !== index);
  if (twice >= 0) impossible(`"${list[twice]}" is mentioned twice`, ['BM-COMP-01'], `${path}.${twice}`);
  return list.map((name, index) => find(name, `${path}.${index}`));
}

function read(given: unknown, box: BattleBox): Battle {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unacceptable(`Position: ${issue.message}`, [], issue.path.join('.'));
  }
  const { data } = parsed;
  const seats = data.players.length;
  const { first, active = first } = data;
  const options = readOptions({ first: data.lot ? null : first }, seats);
  if (first >= seats || active >= seats) impossible(`seats are numbered 0 to ${seats - 1}`, [], first >= seats ? 'first' : 'active');
  const s = emptyTable(box, options, first, seats);
  s.open.active = active;
  s.open.round = data.round;
  placeEnemies(s, data);
  placeRingCards(s, data);
  const [wrong] = check(s);
  if (wrong !== undefined) impossible(wrong, [], '');
  readTurn(s, data);
  return s;
}

function placeEnemies(s: Battle, data: Parsed): void {
  const find = finder(s.box.enemyIds, 'enemy');
  const all = (list: readonly string[], path: string): number[] => findAll(find, list, path);
  s.open.row = data.row.map((name, index) => (name === null ? -1 : find(name, `row.${index}`)));
  s.open.enemyDiscard = setOf(all(data.enemyDiscard, 'enemyDiscard'));
  for (const [index, player] of data.players.entries()) s.open.won[index] = setOf(all(player.won, `players.${index}.won`));
  const top = all(data.enemyPile, 'enemyPile');
  const placed = new Set([...top, ...s.open.row, ...listOf(s.open.enemyDiscard), ...s.open.won.flatMap(listOf)]);
  const rest = s.box.enemies.map((_, enemy) => enemy).filter((enemy) => !placed.has(enemy));
  // A row with room is a row for which no enemy was left (BM-AFTER-03, BM-AFTER-04).
  if (s.open.row[0] < 0 && top.length + rest.length > 0)
    impossible('free positions are filled while enemies are left in the pile', ['BM-AFTER-03'], 'row.0');
  s.hidden.enemies = [...top, ...rest].reverse();
  s.open.enemiesLeft = s.hidden.enemies.length;
  if (s.open.row[POSITIONS - 1] < 0)
    impossible('no enemy stands on the third position: enemies close up to the right, and without any the game is over', ['BM-END-01', 'BM-AFTER-02'], `row.${POSITIONS - 1}`);
}

function placeRingCards(s: Battle, data: Parsed): void {
  const { open, box } = s;
  const find = finder(box.companionIds, 'companion');
  const findRing = finder(box.ringNames, 'Ring card');
  const all = (list: readonly string[], path: string): number[] => findAll(find, list, path);
  for (const [index, player] of data.players.entries()) {
    const path = `players.${index}`;
    const hand = all(player.hand, `${path}.hand`);
    if (hand.length > HAND_LIMIT) impossible('nobody ever holds more than five cards', ['BM-DRAW-03'], `${path}.hand`);
    s.own[index].hand = setOf(hand);
    open.handSize[index] = hand.length;
    open.teams[index] = player.teams.map((team, number) => setOf(all(team, `${path}.teams.${number}`)));
    open.given[index] = setOf(all(player.given, `${path}.given`));
    open.shown[index] = setOf(all(player.shown, `${path}.shown`));
    open.out[index] = player.out;
  }
  if (open.out[open.active]) impossible('a player who gave up has no turn', ['BM-TURN-01'], 'active');
  const findFace = finder(box.mordorIds, 'Mordor card');
  open.mordor = data.mordor.map((name, index) => findFace(name, `mordor.${index}`));
  for (const [index, name] of data.ringDiscard.entries()) {
    const each = findRing(name, `ringDiscard.${index}`);
    if (each < COMPANIONS) open.ringDiscard |= card(each);
    else open.mordorDiscard[each - COMPANIONS]++;
  }
  const pile = data.ringPile.map((name, index) => findRing(name, `ringPile.${index}`));
  s.hidden.ring = [...pile, ...unmentioned(s, pile)].reverse();
  open.ringLeft = s.hidden.ring.length;
  placeKnowledge(s, data, find);
}

/** Ring cards that are nowhere yet. */
function unmentioned(s: Battle, pile: readonly number[]): number[] {
  const { open, own, box } = s;
  const placed = [...own.map(({ hand }) => hand), ...open.teams.flat(), ...open.given, open.ringDiscard].reduce((all, cards) => all | cards, 0);
  const companions = box.companions.map((_, each) => each).filter((each) => !has(placed, each) && !pile.includes(each));
  const faces = box.mordor.map(({ copies }, face) => {
    const lying = open.mordor.filter((each) => each === face).length + pile.filter((each) => each === COMPANIONS + face).length;
    return Math.max(0, copies - open.mordorDiscard[face] - lying);
  });
  return [...companions, ...mordorCards(faces)];
}

function placeKnowledge(s: Battle, data: Parsed, find: (name: string, path: string) => number): void {
  const { open, own, hidden } = s;
  open.shuffles = data.reshuffles;
  for (const each of [...own.flatMap(({ hand }) => listOf(hand)), ...hidden.ring.filter((ring) => ring < COMPANIONS)]) open.since[each] = data.reshuffles;
  for (const [name, when] of Object.entries(data.since)) {
    const path = `since.${name}`;
    const each = find(name, path);
    if (!own.some(({ hand }) => has(hand, each))) impossible('only of cards in hands it matters since when they are there', ['BM-RULING-09'], path);
    if (when > data.reshuffles) impossible(`there were only ${data.reshuffles} reshuffles`, ['BM-DRAW-06'], path);
    open.since[each] = when;
  }
}

/** Steps as a position names them, from the frames beneath. */
function readTurn(s: Battle, { turn }: Parsed): void {
  const { open, box } = s;
  const find = finder(box.companionIds, 'companion');
  const { active } = open;
  if (open.mordor.length === POSITIONS && turn.step !== 'losing')
    impossible('with three Mordor cards on the table a counterattack is under way', ['BM-COUNTER-01'], 'turn.step');
  const playing = turn.step === 'summons' || turn.step === 'afterPlaying' || turn.step === 'attack' || turn.losing?.draw === 'angbor';
  if (playing && open.teams[active].length === 0 && open.given.every((cards) => cards === 0))
    impossible('a companion was played this turn, so there is a team', ['BM-ATTACK-02'], 'turn.step');
  if (turn.rally && !playing) impossible('Aragorn was not played this turn', ['BM-ARAGORN-01'], 'turn.rally');
  if (turn.wandered.length > 0 && !playing) impossible('Tom Bombadil moves after a companion was played', ['BM-RULING-51'], 'turn.wandered');
  open.rally = turn.rally;
  open.wandered = setOf(turn.wandered.map((name, index) => find(name, `turn.wandered.${index}`)));
  if ((open.wandered & ~box.having.wanderer) !== 0) impossible('only a wanderer moves from team to team', ['BM-TEAM-06'], 'turn.wandered');
  if ((turn.attack !== undefined) !== (turn.step === 'attack')) impossible('the step "attack", and only that one, has an attack', ['BM-ATTACK-02'], 'turn.attack');
  if ((turn.losing !== undefined) !== (turn.step === 'losing'))
    impossible('the step "losing", and only that one, says who loses something', ['BM-RULING-13'], 'turn.losing');
  if (turn.losing !== undefined) return readLosing(s, turn.losing);
  if (turn.attack !== undefined) return readAttack(s, turn.attack);
  if (turn.step === 'summons') {
    if ((inTeams(s, active) & box.having.summons) === 0) impossible('Angbor was played, so he lies in a team', ['BM-RULING-40'], 'turn.step');
    if (open.handSize[active] >= HAND_LIMIT) impossible('Angbor lets draw only with fewer than five cards', ['BM-ANGBOR-02'], 'turn.step');
    s.frames = [at('afterPlaying'), at('summons')];
  } else s.frames = [at(turn.step as StepName)];
}

function readLosing(s: Battle, { seat: who, draw }: NonNullable<Parsed['turn']['losing']>): void {
  const { open } = s;
  const seats = open.out.length;
  if (open.mordor.length < POSITIONS) impossible('the third Mordor card starts a counterattack', ['BM-COUNTER-01'], 'mordor');
  if (who >= seats) impossible(`seats are numbered 0 to ${seats - 1}`, [], 'turn.losing.seat');
  if (losable(s, who, commandOf(s)) === 0) impossible(`seat ${who} has nothing to lose to this command`, ['BM-COUNTER-07'], 'turn.losing.seat');
  const counter: CounterFrame = { step: 'counterattack', asked: ((who - open.active + seats) % seats) + 1 };
  const losing: LosingFrame = { step: stepOf(commandOf(s)), seat: who };
  s.frames = [at(draw === 'action' ? 'endTurn' : 'afterPlaying'), at('draw'), counter, losing];
}

/** An attack is put together by the rules themselves, choice by choice. */
function readAttack(s: Battle, given: NonNullable<Parsed['turn']['attack']>): void {
  const find = finder(s.box.companionIds, 'companion');
  const findEnemy = finder(s.box.enemyIds, 'enemy');
  const path = 'turn.attack';
  s.frames = [at('afterPlaying')];
  choose(s, attacking, [given.team - 1], `${path}.team`);
  for (const [index, { by, card: whose, symbol }] of given.doublings.entries()) {
    const here = `${path}.doublings.${index}`;
    choose(s, doubling, [find(by, `${here}.by`), find(whose, `${here}.card`), SYMBOLS.indexOf(symbol)], here);
  }
  for (const [index, each] of given.borrowings.entries()) {
    const here = `${path}.borrowings.${index}`;
    choose(s, borrowing, [find(each.hobbit, `${here}.hobbit`), find(each.card, `${here}.card`)], here);
  }
  for (const [index, name] of given.targets.entries()) choose(s, targeting, [findEnemy(name, `${path}.targets.${index}`)], `${path}.targets.${index}`);
}

/** Nothing in putting an attack together is left to chance. */
const quiet: Table = new SilentTable(new SeededRandom(0));

function choose(s: Battle, choice: Choice<Battle>, args: readonly number[], path: string): void {
  const [a = 0, b = 0, c = 0] = args;
  const barred = choice.guards.find((guard) => !guard.allows(s, a, b, c, s.open.active));
  if (barred !== undefined) impossible('the attack could not have come to this', barred.rules, path);
  choice.perform(s, quiet, a, b, c, s.open.active);
}

function write(s: Battle): BattlePosition {
  if (s.outcome !== null) throw new Unacceptable('The game is over: its record tells more than a position');
  const { open, own, hidden, box } = s;
  const companions = (cards: number): string[] => listOf(cards).map((each) => box.companionIds[each]);
  const enemies = (cards: number): string[] => listOf(cards).map((each) => box.enemyIds[each]);
  const older = own.flatMap(({ hand }) => listOf(hand)).filter((each) => open.since[each] !== open.shuffles);
  return {
    game: 'battle-for-middle-earth',
    first: open.first,
    lot: open.options.first === null,
    active: open.active,
    round: open.round,
    row: open.row.map((enemy) => (enemy < 0 ? null : box.enemyIds[enemy])),
    enemyPile: hidden.enemies.map((enemy) => box.enemyIds[enemy]).reverse(),
    enemyDiscard: enemies(open.enemyDiscard),
    mordor: open.mordor.map((face) => box.mordorIds[face]),
    ringPile: hidden.ring.map((each) => box.ringNames[each]).reverse(),
    ringDiscard: [...companions(open.ringDiscard), ...mordorCards(open.mordorDiscard).map((each) => box.ringNames[each])],
    players: open.out.map((out, player) => ({
      hand: companions(own[player].hand),
      teams: open.teams[player].map(companions),
      won: enemies(open.won[player]),
      given: companions(open.given[player]),
      ...(open.shown[player] === 0 ? {} : { shown: companions(open.shown[player]) }),
      ...(out ? { out } : {}),
    })),
    reshuffles: open.shuffles,
    ...(older.length === 0 ? {} : { since: Object.fromEntries(older.map((each) => [box.companionIds[each], open.since[each]])) }),
    turn: writeTurn(s, companions, enemies),
  };
}

function writeTurn(s: Battle, companions: (cards: number) => string[], enemies: (cards: number) => string[]): BattlePosition['turn'] {
  const { open } = s;
  const { step, seat: who } = top<LosingFrame>(s) as LosingFrame & { readonly seat?: Seat };
  return {
    step: who === undefined ? (step as 'turn' | 'summons' | 'afterPlaying' | 'attack') : 'losing',
    ...(open.rally ? { rally: true } : {}),
    ...(open.wandered === 0 ? {} : { wandered: companions(open.wandered) }),
    ...(open.attack === null ? {} : { attack: writeAttack(s, open.attack, enemies) }),
    ...(who === undefined ? {} : { losing: { seat: who, draw: s.frames[0].step === 'endTurn' ? 'action' : 'angbor' } }),
  };
}

function writeAttack({ box }: Battle, attack: Attack, enemies: (cards: number) => string[]): NonNullable<BattlePosition['turn']>['attack'] {
  return {
    team: attack.team + 1,
    targets: enemies(attack.targets),
    doublings: attack.doublings.map((each) => ({
      by: box.companionIds[doubledBy(each)],
      card: box.companionIds[doubledCard(each)],
      symbol: SYMBOLS[doubledSymbol(each)],
    })),
    borrowings: attack.borrowings.map((each) => ({
      hobbit: box.companionIds[borrowingHobbit(each)],
      card: box.companionIds[borrowingHelper(each)],
    })),
  };
}
