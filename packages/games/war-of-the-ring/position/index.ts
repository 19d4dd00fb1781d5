import type { PositionDefinition } from '#kernel';
import { checkTable, setCards } from './cards.ts';
import { placeCharacters, placeFigures } from './figures.ts';
import { checkTurn, setFlow, tryOut } from './flow.ts';
import { impossible, parsePosition } from './notation.ts';
import { setTeam } from './team.ts';
import { setTracks } from './tracks.ts';
import { write } from './write.ts';
import type { War } from '../rules/state.ts';
import { faults } from '../rules/whole/check.ts';
import { emptyTable } from '../rules/whole/setup.ts';

export type { WarPosition } from './notation.ts';

/** Any moment of the game as a document, both ways; what could not be is refused with the place and the rule. */
export const position: PositionDefinition<War> = { read, write };

function read(given: unknown, box: War['box']): War {
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
