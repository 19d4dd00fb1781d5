import { asId, asIds } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import {
  type Companion,
  type Companions,
  type Enemy,
  type Face,
  faceOf,
  HAND_LIMIT,
  isCompanion,
  POSITIONS,
  type RingCard,
  ringCardOf,
} from '../content/box.ts';
import { card, has, listOf, setOf, NONE } from '../rules/cards.ts';
import { mordorCards } from '../rules/setup.ts';
import { addToTeam, type Battle, inTeams } from '../rules/state.ts';
import { type Find, findAll, finder, impossible, layer, type ParsedBattle } from './schema.ts';

/** Lays the enemies of a position where they belong. */
export function placeEnemies(s: Battle, data: ParsedBattle): void {
  const lay: Find<Enemy> = layer(s.box.enemyIds, 'enemy');
  const all = (list: readonly string[], path: string): Enemy[] => findAll(lay, list, path);
  s.open.row = data.row.map((name, index) => (name === null ? asId(-1) : lay(name, `row.${index}`)));
  s.open.enemyDiscard = setOf(all(data.enemyDiscard, 'enemyDiscard'));
  for (const [index, player] of data.players.entries()) s.open.won[index] = setOf(all(player.won, `players.${index}.won`));
  const top = all(data.enemyPile ?? [], 'enemyPile');
  const placed = new Set([...top, ...s.open.row, ...listOf(s.open.enemyDiscard), ...s.open.won.flatMap(listOf)]);
  const rest = s.box.enemies.map((_, enemy) => asId(enemy)).filter((enemy) => !placed.has(asId(enemy)));
  checkEmpty(data.enemyPile, rest.length, 'enemyPile');
  const gap = s.open.row.findIndex((enemy, position) => enemy < 0 && position > 0 && s.open.row[position - 1] >= 0);
  if (gap >= 0) impossible('enemies close up to the right', ['BM-AFTER-02', 'BM-RULING-05'], `row.${gap}`);
  // A row with room is a row for which no enemy was left (BM-AFTER-03, BM-AFTER-04).
  if (s.open.row[0] < 0 && top.length + rest.length > 0)
    impossible('free positions are filled while enemies are left in the pile', ['BM-AFTER-03'], 'row.0');
  s.hidden.enemies = asIds([...top, ...rest].reverse());
  s.open.enemiesLeft = s.hidden.enemies.length;
  if (s.open.row[POSITIONS - 1] < 0)
    impossible('no enemy is face up, so the game is over', ['BM-END-01', 'BM-RULING-07'], `row.${POSITIONS - 1}`);
}

/** Lays companions and Mordor cards where they belong, and what all know of those out of sight. */
export function placeRingCards(s: Battle, data: ParsedBattle): void {
  const { open, box } = s;
  const lay: Find<RingCard> = layer(box.ringNames, 'Ring card', (each: RingCard) =>
    isCompanion(each) ? 1 : box.mordor[faceOf(each)].copies,
  );
  for (const [index, player] of data.players.entries()) placePlayer(s, asId(index), player, lay);
  open.mordor = data.mordor.map((name, index) => mordorFace(lay(name, `mordor.${index}`), name, `mordor.${index}`));
  for (const each of findAll(lay, data.ringDiscard, 'ringDiscard'))
    if (isCompanion(each)) open.ringDiscard = asId(open.ringDiscard | card(each));
    else open.mordorDiscard[faceOf(each)]++;
  const pile = findAll(lay, data.ringPile ?? [], 'ringPile');
  const rest = unmentioned(s, pile);
  checkEmpty(data.ringPile, rest.length, 'ringPile');
  s.hidden.ring = [...pile, ...rest].reverse();
  open.ringLeft = s.hidden.ring.length;
  placeKnowledge(s, data);
}

/** A pile that is said to be empty is empty: cards that are mentioned nowhere would lie in it. Left out, it holds them all. */
function checkEmpty(pile: readonly string[] | undefined, rest: number, path: string): void {
  if (pile?.length === 0 && rest > 0)
    impossible(`the pile is said to be empty, but ${rest} cards lie nowhere; leave it out to let it hold them`, ['BM-COMP-01'], path);
}

function placePlayer(s: Battle, index: Seat, player: ParsedBattle['players'][number], lay: Find<RingCard>): void {
  const { open, box } = s;
  const path = `players.${index}`;
  const companions = (list: readonly string[], where: string): Companion[] =>
    list.map((name, place) => {
      const each = lay(name, `${where}.${place}`);
      return isCompanion(each) ? each : impossible('a Mordor card is never in a hand or a team', ['BM-MORDOR-01'], `${where}.${place}`);
    });
  const hand = companions(player.hand, `${path}.hand`);
  if (hand.length > HAND_LIMIT) impossible('nobody ever holds more than five cards', ['BM-DRAW-03'], `${path}.hand`);
  s.own[index].hand = setOf(hand);
  open.handSize[index] = hand.length;
  for (const [number, team] of player.teams.entries()) {
    const cards = companions(team, `${path}.teams.${number}`);
    if (cards.length === 0) impossible('a team has a companion at least', ['BM-RULING-44'], `${path}.teams.${number}`);
    for (const each of cards) addToTeam(s, index, asId(number), each);
  }
  const given = companions(player.given, `${path}.given`);
  const kept = given.findIndex((each) => !has(asId(box.having.borrow | box.having.exchange), each));
  if (kept >= 0) impossible('only hobbits and Gandalf are given to a player', ['BM-SCORE-02'], `${path}.given.${kept}`);
  open.given[index] = setOf(given);
  const shown = findAll<Companion>(finder(box.companionIds, 'companion'), player.shown, `${path}.shown`);
  // A hand is shown only to prove that nothing in it can be lost.
  const closed = shown.findIndex((each) => !hand.includes(each) || !has(box.having.steadfast, each));
  if (closed >= 0) impossible('only Gimli is ever shown, and only in the hand', ['BM-RULING-15'], `${path}.shown.${closed}`);
  open.shown[index] = setOf(shown);
  open.out[index] = player.out;
  if (player.out && (hand.length > 0 || inTeams(s, index) !== 0))
    impossible('whoever gave up has no hand and no teams', ['BM-SETUP-01'], `${path}.out`);
}

const mordorFace = (each: RingCard, name: string, path: string): Face =>
  isCompanion(each) ? impossible(`"${name}" is no Mordor card`, ['BM-SETUP-05'], path) : faceOf(each);

/** Ring cards that are nowhere yet. */
function unmentioned(s: Battle, pile: readonly RingCard[]): RingCard[] {
  const { open, own, box } = s;
  const placed = [...own.map(({ hand }) => hand), ...open.teams.flat(), ...open.given, open.ringDiscard].reduce(
    (all: Companions, cards) => asId(all | cards),
    NONE,
  );
  const companions = box.companions.map((_, each) => asId<Companion>(each)).filter((each) => !has(placed, each) && !pile.includes(each));
  const faces = box.mordor.map(({ copies }, face) => {
    const lying = open.mordor.filter((each) => each === face).length + pile.filter((each) => each === ringCardOf(asId(face))).length;
    return copies - open.mordorDiscard[face] - lying;
  });
  return asIds([...companions, ...mordorCards(faces)]);
}

function placeKnowledge(s: Battle, data: ParsedBattle): void {
  const { open, own, hidden } = s;
  const find: Find<Companion> = finder(s.box.companionIds, 'companion');
  open.shuffles = data.reshuffles;
  for (const each of [...own.flatMap(({ hand }) => listOf(hand)), ...hidden.ring.filter(isCompanion)]) open.since[each] = data.reshuffles;
  for (const [name, when] of Object.entries(data.since)) {
    const path = `since.${name}`;
    const each = find(name, path);
    if (!own.some(({ hand }) => has(hand, each)))
      impossible('only of cards in hands it matters since when they are there', ['BM-RULING-09'], path);
    if (when > data.reshuffles) impossible(`there were only ${data.reshuffles} reshuffles`, ['BM-DRAW-06'], path);
    open.since[each] = when;
  }
}
