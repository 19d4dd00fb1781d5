import { asId } from '#kernel/id.ts';
import {
  ARAGORN,
  CASUALTIES,
  type Character,
  type CharacterName,
  CHARACTERS,
  ELIMINATED,
  FREE,
  GANDALF_GREY,
  GANDALF_WHITE,
  GOLLUM,
  IN_FELLOWSHIP,
  isCharacter,
  NOT_YET_IN_PLAY,
  type Place,
  REARGUARD,
  type Region,
  REINFORCEMENTS,
  RING_BEARERS,
  SARUMAN,
  SHADOW,
  type Side,
  sideOf,
  sideOfCharacter,
  SIDES,
  STRIDER,
  type WarBox,
} from '../content/box.ts';
import { ROW, transfer, unitsAt } from '../rules/figures.ts';
import * as noun from '../rules/nouns.ts';
import { hasSettlement, insideOf, regionOf } from '../rules/places.ts';
import type { War } from '../rules/state.ts';
import { impossible, type ParsedWar } from './notation.ts';

export function regionNamed(box: WarBox, id: string, path: string): Region {
  return box.region[id] ?? impossible(`no region is called "${id}"`, path);
}

/** A region, or the inside of a stronghold. */
export function placeNamed(box: WarBox, id: string, path: string): Place {
  const place: Place = asId(box.placeIds.indexOf(id));
  return place < 0 ? impossible(`no place is called "${id}"`, path) : place;
}

function put(s: War, figures: { readonly [figure: string]: number }, place: Place, path: string): void {
  for (const [name, count] of Object.entries(figures)) {
    const kind = noun.figure.index(name, s.box);
    if (kind < 0 || isCharacter(kind)) impossible(`no figure is called "${name}"`, `${path}.${name}`);
    if (s.open.figures[REINFORCEMENTS * ROW + kind] < count)
      impossible(`the box has not so many of ${name}`, `${path}.${name}`, ['WR-RECRUIT-09', 'WR-COMP-06', 'WR-COMP-07']);
    transfer(s, REINFORCEMENTS, place, kind, count);
  }
}

/** An army holds the settlement it stands in (WR-CAPT-02), unless the document says otherwise. */
const occupant = (s: War, region: Region): Side =>
  unitsAt(s, region, FREE) > 0 ? FREE : unitsAt(s, region, SHADOW) > 0 ? SHADOW : asId(s.open.holder[region]);

/** Armies on the map and behind walls, who holds what, and who is lost. */
export function placeFigures(s: War, data: ParsedWar): void {
  for (const [id, { figures, inside, holder }] of Object.entries(data.regions)) {
    const region = regionNamed(s.box, id, `regions.${id}`);
    put(s, figures, region, `regions.${id}.figures`);
    if (holder !== undefined) {
      if (!hasSettlement(s, region)) impossible(`${id} has no settlement to hold`, `regions.${id}.holder`, ['WR-DEF-11']);
      s.open.holder[region] = SIDES.indexOf(holder);
    } else if (inside === undefined && hasSettlement(s, region)) s.open.holder[region] = occupant(s, region);
    if (inside === undefined) continue;
    const place = insideOf(s, region);
    if (place < 0) impossible(`${id} has no stronghold`, `regions.${id}.inside`, ['WR-DEF-15']);
    put(s, inside.figures, place, `regions.${id}.inside.figures`);
    s.open.besieged[region] = 1;
  }
  put(s, data.casualties, CASUALTIES, 'casualties');
  if (data.rearguard !== undefined) put(s, data.rearguard.figures, REARGUARD, 'rearguard.figures');
}

/** Each character somewhere, and nobody in two places; whoever of the Companions is not named is in the Fellowship. */
export function placeCharacters(s: War, data: ParsedWar): void {
  const { characters } = s.open;
  const seat = (names: readonly CharacterName[], place: Place, path: string): void => {
    for (const name of names) {
      const c: Character = asId(CHARACTERS.indexOf(name));
      if (c === RING_BEARERS || c === GOLLUM)
        impossible(`${name} is where the Fellowship is, and nowhere else`, path, ['WR-CHAR-06', 'WR-FSP-03']);
      if (characters[c] !== NOT_YET_IN_PLAY) impossible(`${name} is in two places`, path);
      characters[c] = place;
    }
  };
  for (const [id, each] of Object.entries(data.regions)) {
    const region = s.box.region[id];
    seat(each.characters, region, `regions.${id}.characters`);
    if (each.inside !== undefined) seat(each.inside.characters, insideOf(s, region), `regions.${id}.inside.characters`);
  }
  if (data.rearguard !== undefined) seat(data.rearguard.characters, REARGUARD, 'rearguard.characters');
  seat(data.eliminated, ELIMINATED, 'eliminated');
  seatFellowship(s, data, seat);
  checkCharacters(s);
  checkWalls(s, data);
}

function seatFellowship(s: War, data: ParsedWar, seat: (names: readonly CharacterName[], place: Place, path: string) => void): void {
  const { characters } = s.open;
  const path = 'fellowship.companions';
  const { companions } = s.box.start;
  const given = data.fellowship.companions ?? companions.filter((c) => characters[c] === NOT_YET_IN_PLAY).map((c) => CHARACTERS[c]);
  const stranger = given.find((name) => !companions.includes(asId(CHARACTERS.indexOf(name))));
  if (stranger !== undefined) impossible(`${stranger} does not travel with the Fellowship`, path, ['WR-CHAR-02', 'WR-FSP-36']);
  seat(given, IN_FELLOWSHIP, path);
  for (const c of companions)
    if (characters[c] === NOT_YET_IN_PLAY) impossible(`${CHARACTERS[c]} is nowhere: in the Fellowship, on the map or eliminated`, path);
  characters[RING_BEARERS] = IN_FELLOWSHIP;
}

/** Aragorn was Strider and the White was the Grey; Saruman never leaves Orthanc. */
function checkCharacters(s: War): void {
  const { characters } = s.open;
  for (const [before, after] of [
    [STRIDER, ARAGORN],
    [GANDALF_GREY, GANDALF_WHITE],
  ])
    if (characters[after] !== NOT_YET_IN_PLAY && characters[before] !== ELIMINATED)
      impossible(
        `${CHARACTERS[after]} has taken the place of ${CHARACTERS[before]}, who is to be named among the eliminated`,
        'eliminated',
        ['WR-CHAR-04'],
      );
  const saruman: Place = asId(characters[SARUMAN]);
  if (saruman < REINFORCEMENTS && regionOf(s, saruman) !== s.box.region.orthanc)
    impossible('saruman never leaves Orthanc', `regions.${s.box.regionIds[regionOf(s, saruman)]}.characters`, ['WR-CHAR-18']);
}

/** Behind the walls is only the side that holds them. */
function checkWalls(s: War, data: ParsedWar): void {
  for (const [id, { inside }] of Object.entries(data.regions)) {
    if (inside === undefined) continue;
    const holder: Side = asId(s.open.holder[s.box.region[id]]);
    const stranger =
      Object.keys(inside.figures).find((name) => sideOf(noun.figure.index(name, s.box)) !== holder) ??
      inside.characters.find((name) => sideOfCharacter(asId(CHARACTERS.indexOf(name))) !== holder);
    if (stranger !== undefined) impossible(`${stranger} within the walls of the enemy`, `regions.${id}.inside`, ['WR-SIEGE-04']);
  }
}
