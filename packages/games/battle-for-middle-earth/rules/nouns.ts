import { asId } from '#kernel/id.ts';
import { type Domain, listed, named, numbered } from '#kernel/domain.ts';
import {
  type BattleBox,
  type Companion,
  COMPANIONS,
  type Enemy,
  type Face,
  type Place,
  type Position,
  POSITIONS,
  type SymbolId,
  type SymbolIndex,
  SYMBOLS,
  type Team,
} from '../content/box.ts';

/** What verbs and events are about. A verb names one card; what happened is told by the printed face, which copies of a card share. */
export const card = named<BattleBox, Companion>('card', (box) => box.companionIds);
export const enemy = named<BattleBox, Enemy>('enemy', (box) => box.enemyIds);
export const printedCard = named<BattleBox, Companion>('card', (box) => box.companionKinds);
export const printedEnemy = named<BattleBox, Enemy>('enemy', (box) => box.enemyKinds);
export const mordor = named<BattleBox, Face>('mordor', (box) => box.mordorIds);
export const symbol = listed<SymbolIndex, SymbolId>('symbol', SYMBOLS);
/** Teams as a player counts them, in the order in which they were begun. */
export const team = numbered<BattleBox, Team>(1, () => COMPANIONS);
export const position = numbered<BattleBox, Position>(1, () => POSITIONS);

const NEW: Place = asId(0);
/** Beside a new team (-1) the others move up by one. */
export const placeOf = (index: Team): Place => asId(index + 1);

/** A team as above, or a new one. */
export const place: Domain<BattleBox, Place, 'new' | number> = {
  noun: 'place',
  size: (box) => team.size(box) + 1,
  name: (index, box) => (index === NEW ? 'new' : team.name(asId(index - 1), box)),
  index(name, box) {
    if (name === 'new') return NEW;
    const found = team.index(name, box);
    return found < 0 ? asId(-1) : placeOf(found);
  },
};
