import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import {
  BOTH_SIDES,
  FREE,
  hasBit,
  NATIONS,
  type Place,
  type PlayerName,
  REINFORCEMENTS,
  SHADOW,
  type Side,
  type SideName,
} from '../content/box.ts';
import { originalSide } from '../rules/places.ts';
import type { BySide, Team, UsedDice, War } from '../rules/state.ts';
import { settleArmies } from '../rules/team/armies.ts';
import { handName, partnerOf, seatedOn, sideOfSeat } from '../rules/team/seats.ts';
import { placeNamed, regionNamed } from './figures.ts';
import { impossible, type ParsedWar, type WarPosition } from './notation.ts';

/** What more than two players remember, both ways. Left out, it is as the turn and the board have it. */
export function setTeam(s: War, data: ParsedWar): void {
  const { team } = s.open;
  if (team === undefined) {
    if (data.team !== undefined) impossible('two players have no partners', 'team', ['WR-MULTI-01']);
    return;
  }
  const given = data.team;
  setLeft(s, team, data);
  for (const side of BOTH_SIDES) {
    team.leading[side] = given?.leading === undefined ? leadingNow(s, side) : playing(s, given.leading[side], side, `team.leading.${side}`);
    const partner = partnerOf(s, team.leading[side]);
    const first = partner < 0 ? team.leading[side] : partner;
    team.next[side] = given?.next === undefined ? first : playing(s, given.next[side], side, `team.next.${side}`);
    team.commanders[side] =
      given?.commanders === undefined ? team.leading[side] : playing(s, given.commanders[side], side, `team.commanders.${side}`);
  }
  setActing(s, team, data);
  settleArmies(s);
  for (const id of given?.apart ?? []) team.apart[placeNamed(s.box, id, 'team.apart')] = 1;
  for (const [id, units] of Object.entries(given?.stood ?? {}))
    team.stood.set(units, placeNamed(s.box, id, `team.stood.${id}`) * units.length);
  for (const [id, name] of Object.entries(given?.captors ?? {})) {
    const region = regionNamed(s.box, id, 'team.captors');
    if (s.open.holder[region] === originalSide(s, region)) impossible(`${id} is not captured`, `team.captors.${id}`, ['WR-CAPT-04']);
    team.captor[region] = 1 + seatNamed(s, name, `team.captors.${id}`);
  }
  if (given !== undefined) [team.last, team.now] = [readUsed(s, given.last), readUsed(s, given.now)];
}

function setLeft(s: War, team: Team, data: ParsedWar): void {
  for (const name of data.team?.left ?? []) team.left = asId(team.left | (1 << seatNamed(s, name, 'team.left')));
  for (const side of BOTH_SIDES)
    if (seatedOn(s, side).every((seat) => hasBit(team.left, seat)))
      impossible('everybody of a side has given up', 'team.left', ['WR-VICTORY-01']);
  for (const [seat, { hand }] of s.own.entries())
    if (hasBit(team.left, seat) && hand.length > 0)
      impossible('whoever has given up holds no cards', `hands.${handName(s, asId(seat))}`, ['WR-EVENT-03']);
}

/** In the action phase somebody always acts; before, nobody. */
function setActing(s: War, team: Team, data: ParsedWar): void {
  if (data.team?.acting === undefined)
    team.acting = data.flow === undefined && data.phase === 'action' ? team.next[s.open.toAct] : asId(-1);
  else {
    const name = data.team.acting;
    team.acting = name === null ? asId(-1) : seatNamed(s, name, 'team.acting');
    if (team.acting >= 0) playing(s, handName(s, team.acting), sideOfSeat(s, team.acting), 'team.acting');
  }
}

/** The first of each side leads in odd turns, his partner in even ones (WR-MULTI-04). */
function leadingNow(s: War, side: Side): Seat {
  const [first, second = first] = seatedOn(s, side);
  const leads = s.open.turn % 2 === 0 ? second : first;
  return hasBit(s.open.team?.left ?? 0, leads) ? partnerOf(s, leads) : leads;
}

type Name = SideName | PlayerName;

function seatNamed(s: War, name: Name, path: string): Seat {
  const seat: Seat = asId(s.own.findIndex((_, each) => handName(s, asId(each)) === name));
  return seat < 0 ? impossible(`nobody at this table is called "${name}"`, path) : seat;
}

/** Somebody of this side who still plays. */
function playing(s: War, name: Name, side: Side, path: string): Seat {
  const seat = seatNamed(s, name, path);
  if (sideOfSeat(s, seat) !== side) impossible(`${name} plays for the other side`, path, ['WR-MULTI-01', 'WR-MULTI-02']);
  if (hasBit(s.open.team?.left ?? 0, seat)) impossible(`${name} has given up`, path);
  return seat;
}

const readUsed = (s: War, { nations, regions }: NonNullable<ParsedWar['team']>['last']): UsedDice => ({
  nations: nations.reduce((bits, name) => bits | (1 << NATIONS.indexOf(name)), 0),
  places: regions.map((id) => regionNamed(s.box, id, 'team.last')),
});

export function writeTeam(s: War): Pick<WarPosition, 'seats' | 'team'> {
  const { team } = s.open;
  if (team === undefined) return {};
  const pair = (seats: BySide<Seat>): [Name, Name] => [handName(s, seats[FREE]), handName(s, seats[SHADOW])];
  return {
    seats: s.own.length,
    team: {
      leading: pair(team.leading),
      next: pair(team.next),
      acting: team.acting < 0 ? null : handName(s, team.acting),
      commanders: pair(team.commanders),
      left: s.own.flatMap((_, seat) => (hasBit(team.left, seat) ? [handName(s, asId(seat))] : [])),
      apart: s.box.placeIds.filter((_, place) => place < REINFORCEMENTS && team.apart[place] === 1),
      captors: Object.fromEntries(
        s.box.regionIds.flatMap((id, region) => (team.captor[region] > 0 ? [[id, handName(s, asId(team.captor[region] - 1))]] : [])),
      ),
      stood: stoodOtherwise(s, team),
      last: writeUsed(s, team.last),
      now: writeUsed(s, team.now),
    },
  };
}

const writeUsed = (s: War, { nations, places }: UsedDice): { nations: (typeof NATIONS)[number][]; regions: string[] } => ({
  nations: NATIONS.filter((_, nation) => hasBit(nations, nation)),
  regions: places.map((region) => s.box.regionIds[region]),
});

type Stood = [number, number, number, number];
const unitsBefore = (stood: Uint8Array, place: Place): Stood => [
  stood[place * 4],
  stood[place * 4 + 1],
  stood[place * 4 + 2],
  stood[place * 4 + 3],
];

/** Only what the board does not tell: in the middle of an action. */
function stoodOtherwise(s: War, team: Team): { [place: string]: Stood } {
  const { stood, apart } = team;
  const now: Team = { ...team, stood: new Uint8Array(stood.length), apart: apart.slice() };
  settleArmies({ ...s, open: { ...s.open, team: now } });
  const found: { [place: string]: Stood } = {};
  for (let place: Place = asId(0); place < REINFORCEMENTS; place++) {
    const [before, after] = [unitsBefore(stood, place), unitsBefore(now.stood, place)];
    if (before.some((units, each) => units !== after[each])) found[s.box.placeIds[place]] = before;
  }
  return found;
}
