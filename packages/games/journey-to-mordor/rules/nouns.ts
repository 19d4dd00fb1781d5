import { listed, named, numbered } from '#kernel/domain.ts';
import { type Die, type Hobbit, type JourneyBox, type Square, SYMBOLS, type SymbolId, type SymbolIndex } from '../content/box.ts';

/** What verbs and events are about. */
export const die = named<JourneyBox, Die>('die', (box) => box.dieIds);
export const hobbit = named<JourneyBox, Hobbit>('hobbit', (box) => box.hobbitIds);
export const square = numbered<JourneyBox, Square>(1, (box) => box.mostSquares);
export const symbol = listed<SymbolIndex, SymbolId>('symbol', SYMBOLS);
