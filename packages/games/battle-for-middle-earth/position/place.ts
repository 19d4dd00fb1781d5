import { COMPANIONS } from '../content/box.ts';
import { card, has, listOf, setOf } from '../rules/cards.ts';
import { mordorCards } from '../rules/setup.ts';
import { addToTeam, type Battle, HAND_LIMIT, POSITIONS } from '../rules/state.ts';
import { findAll, finder, impossible, type Parsed } from './schema.ts';

/** Lays the enemies of a position where they belong. */
export function placeEnemies(s: Battle, data: Parsed): void {
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
    impossible(
      'no enemy stands on the third position: enemies close up to the right, and without any the game is over',
      ['BM-END-01', 'BM-AFTER-02'],
      `row.${POSITIONS - 1}`,
    );
}

/** Lays companions and Mordor cards where they belong, and what all know of those out of sight. */
export function placeRingCards(s: Battle, data: Parsed): void {
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
    for (const [number, team] of player.teams.entries()) {
      const cards = all(team, `${path}.teams.${number}`);
      if (cards.length === 0) impossible('a team has a companion at least', ['BM-RULING-44'], `${path}.teams.${number}`);
      for (const each of cards) addToTeam(s, index, number, each);
    }
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
  const placed = [...own.map(({ hand }) => hand), ...open.teams.flat(), ...open.given, open.ringDiscard].reduce(
    (all, cards) => all | cards,
    0,
  );
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
  for (const each of [...own.flatMap(({ hand }) => listOf(hand)), ...hidden.ring.filter((ring) => ring < COMPANIONS)])
    open.since[each] = data.reshuffles;
  for (const [name, when] of Object.entries(data.since)) {
    const path = `since.${name}`;
    const each = find(name, path);
    if (!own.some(({ hand }) => has(hand, each)))
      impossible('only of cards in hands it matters since when they are there', ['BM-RULING-09'], path);
    if (when > data.reshuffles) impossible(`there were only ${data.reshuffles} reshuffles`, ['BM-DRAW-06'], path);
    open.since[each] = when;
  }
}
