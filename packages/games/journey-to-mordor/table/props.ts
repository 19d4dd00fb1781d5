import type { SeatLineProps, TableProps } from '#look/table.ts';
import type { JourneyWords } from '../rules/state.ts';
import type { JourneyView } from '../view/view.ts';
import type { Key } from './keys.ts';

/** What every part of this table is given. */
export type JourneyProps = TableProps<JourneyView, JourneyWords, Key>;
export type JourneySeatProps = SeatLineProps<JourneyView, JourneyWords, Key>;
