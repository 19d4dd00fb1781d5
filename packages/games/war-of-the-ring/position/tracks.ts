import { asId } from '#kernel/id.ts';
import {
  BOTH_SIDES,
  CHARACTERS,
  FACE_COUNT,
  FACES,
  GOLLUM,
  IN_FELLOWSHIP,
  isCompanion,
  NATIONS,
  SHADOW,
  sideOfNation,
  SIDES,
  TOKENS,
  type Character,
} from '../content/box.ts';
import { countGuides, mayGuide } from '../rules/company.ts';
import { newPool } from '../rules/dice/pool.ts';
import { DRAWN, IN_HAND, IN_POOL, REMOVED, WAITING, type War } from '../rules/state.ts';
import { regionNamed } from './figures.ts';
import { impossible, type ParsedWar } from './notation.ts';

export function setTracks(s: War, data: ParsedWar): void {
  const { open } = s;
  open.turn = data.turn;
  open.toAct = asId(SIDES.indexOf(data.toAct));
  open.freeDiceWereInBox = data.freeDiceWereInBox;
  open.messengerUsed = data.messengerUsed;
  setNations(s, data);
  setFellowship(s, data);
  setGuide(s, data);
  setDice(s, data);
  setTiles(s, data);
}

/** A passive nation is not at war; the Elves and the Shadow were never passive. */
function setNations(s: War, data: ParsedWar): void {
  for (const [nation, id] of NATIONS.entries()) {
    const given = data.nations[id];
    if (given === undefined) continue;
    const { steps, active } = given;
    if (steps === 0 && !active) impossible(`${id} is passive, so it cannot be at war`, `nations.${id}`, ['WR-POL-02']);
    if (!active && s.box.start.active[nation]) impossible(`${id} is never passive`, `nations.${id}.active`, ['WR-SETUP-12']);
    if (sideOfNation(asId(nation)) === SHADOW && steps > s.box.start.stepsToWar[nation])
      impossible(`${id} starts ${s.box.start.stepsToWar[nation]} steps from war and never goes back`, `nations.${id}.steps`, [
        'WR-SETUP-13',
      ]);
    s.open.steps[nation] = steps;
    s.open.active[nation] = active ? 1 : 0;
  }
}

/** On the Mordor track the figure is in no region, so `at` says nothing there; and progress only shows hidden or revealed. */
function setFellowship(s: War, data: ParsedWar): void {
  const { fellowship } = s.open;
  const { at, progress, hidden, corruption, mordor, attempted } = data.fellowship;
  if (at !== undefined) fellowship.at = regionNamed(s.box, at, 'fellowship.at');
  else if (mordor !== undefined) fellowship.at = s.box.start.gates[0];
  if (mordor !== undefined && progress > 0) impossible('on the Mordor track there is no progress', 'fellowship.progress', ['WR-MORDOR-03']);
  fellowship.progress = progress;
  fellowship.hidden = hidden;
  fellowship.corruption = corruption;
  fellowship.mordor = mordor ?? -1;
  fellowship.attempted = attempted;
}

/** The guide given, or the first Companion of the highest level, or Gollum. */
function setGuide(s: War, data: ParsedWar): void {
  const { fellowship, characters } = s.open;
  if (countGuides(s) === 0) {
    fellowship.guide = GOLLUM;
    characters[GOLLUM] = IN_FELLOWSHIP;
    return;
  }
  const given: Character = asId(data.fellowship.guide === undefined ? -1 : CHARACTERS.indexOf(data.fellowship.guide));
  // In the middle of a hunt the guide may just have fallen.
  if (given >= 0 && !mayGuide(s, given) && data.flow === undefined)
    impossible(`${CHARACTERS[given]} cannot be the guide`, 'fellowship.guide', ['WR-FSP-07']);
  fellowship.guide = asId(given >= 0 ? given : CHARACTERS.findIndex((_, c) => isCompanion(asId(c)) && mayGuide(s, asId(c))));
}

/** Dice, rings and tokens. Before the action roll there are none to use, and the hunt box is empty. */
function setDice(s: War, data: ParsedWar): void {
  const { open, box } = s;
  const beforeRoll = data.flow === undefined && (data.phase === 'fellowship' || data.phase === 'allocation');
  for (const side of BOTH_SIDES) {
    const path = `dice.${SIDES[side]}`;
    const dice = data.dice[SIDES[side]] ?? [];
    if (beforeRoll && dice.length > 0) impossible('the action dice have not been rolled yet', path, ['WR-PHASE-01', 'WR-PHASE-06']);
    if (beforeRoll && data.huntBox[side] > 0)
      impossible('the hunt box is empty before dice are put there', 'huntBox', ['WR-PHASE-02', 'WR-PHASE-05']);
    for (const face of dice) {
      if (!box.faceNames[side].includes(face)) impossible(`${face} is no face of these dice`, path, ['WR-DICE-01', 'WR-DICE-02']);
      open.dice[side * FACE_COUNT + FACES.indexOf(face)]++;
    }
    open.huntBox[side] = data.huntBox[side];
    open.rings[side] = data.rings[side];
    open.ringUsed[side] = data.ringUsed[side];
    open.tokenUsed[side] = data.tokenUsed[side];
    open.pool[side] = data.pool?.[side] ?? newPool(s, side);
  }
  for (const token of data.tokens) open.tokens[TOKENS.indexOf(token)] = 1;
}

/** Special tiles wait for Mordor and are gone once drawn; standard ones are in the pool, drawn or removed. */
function setTiles(s: War, data: ParsedWar): void {
  const { open, box } = s;
  const inMordor = open.fellowship.mordor >= 0;
  const named = new Set<string>();
  for (const [list, where] of [
    ['drawn', DRAWN],
    ['waiting', WAITING],
    ['removed', REMOVED],
    ['inPool', IN_POOL],
    ['inHand', IN_HAND],
  ] as const)
    for (const name of data.tiles[list]) {
      const path = `tiles.${list}`;
      const tile = box.tileIds.indexOf(name);
      if (tile < 0) impossible(`no hunt tile is called "${name}"`, path);
      if (named.has(name)) impossible(`the tile ${name} is in two places`, path);
      named.add(name);
      const { special } = box.tiles[tile];
      if (where === DRAWN && special) impossible(`${name} is a special tile: once drawn it is removed`, path, ['WR-RULING-76']);
      if (where === WAITING && !special) impossible(`${name} is a standard tile: it does not wait`, path, ['WR-HUNT-05']);
      if (where === WAITING && inMordor)
        impossible(`${name} does not wait: the Fellowship is in Mordor`, path, ['WR-HUNT-05', 'WR-MORDOR-04']);
      if (where === IN_POOL && special && !inMordor) impossible(`${name} joins the pool only in Mordor`, path, ['WR-HUNT-05']);
      open.tiles[tile] = where;
    }
}
