import { asId } from '#kernel/id.ts';
import { type PositionDefinition, InvalidInput } from '#kernel';
import type { BattleBox } from '../content/box.ts';
import { placeEnemies, placeRingCards } from './place.ts';
import { impossible, schema } from './schema.ts';
import { readTurn } from './turn.ts';
import { write } from './write.ts';
import { check } from '../rules/check.ts';
import { emptyTable, readOptions } from '../rules/setup.ts';
import type { Battle } from '../rules/state.ts';

export type { BattlePosition } from './schema.ts';

export const position: PositionDefinition<Battle> = { read, write };

function read(given: unknown, box: BattleBox): Battle {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Position', parsed.error, given);
  const { data } = parsed;
  const seats = data.players.length;
  const { first, active = first } = data;
  const options = readOptions({ first: data.lot ? null : first }, seats);
  if (first >= seats || active >= seats) impossible(`seats are numbered 0 to ${seats - 1}`, [], first >= seats ? 'first' : 'active');
  const s = emptyTable(box, options, asId(first), seats);
  s.open.active = asId(active);
  s.open.round = data.round;
  placeEnemies(s, data);
  placeRingCards(s, data);
  const [wrong] = check(s);
  if (wrong !== undefined) impossible(wrong, [], '');
  readTurn(s, data);
  return s;
}
