import type { PositionDefinition } from '#kernel';
import type { WarBox } from './content/box.ts';
import { checkTable, setCards } from './position/cards.ts';
import { placeCharacters, placeFigures } from './position/figures.ts';
import { checkTurn, setFlow, tryOut } from './position/flow.ts';
import { impossible, parsePosition } from './position/notation.ts';
import { setTeam } from './position/team.ts';
import { setTracks } from './position/tracks.ts';
import { write } from './position/write.ts';
import type { War } from './rules/state.ts';
import { faults } from './rules/whole/check.ts';
import { emptyTable } from './rules/whole/setup.ts';

export type { WarPosition } from './position/notation.ts';

/** Any moment of the game as a document, both ways; what could not be is refused with the place and the rule. */
export const position: PositionDefinition<War> = { read, write };

function read(given: unknown, box: WarBox): War {
  const data = parsePosition(given);
  const s = emptyTable(box, { tokens: [data.tokensDealt[0], data.tokensDealt[1]] }, data.seats);
  placeFigures(s, data);
  placeCharacters(s, data);
  setTracks(s, data);
  setCards(s, data);
  setTeam(s, data);
  setFlow(s, data);
  checkTurn(s);
  const [wrong] = faults(s);
  if (wrong !== undefined) impossible(wrong.sentence, wrong.part, wrong.rules);
  if (data.flow === undefined) checkTable(s);
  else tryOut(s);
  return s;
}
