import type { SeatLineProps, TableProps } from '#look/table.ts';
import type { JourneyWords } from '../rules/state.ts';
import type { JourneyView } from '../view/view.ts';

/** What every part of this table is given. */
export type JourneyProps = TableProps<JourneyView, JourneyWords>;
export type JourneySeatProps = SeatLineProps<JourneyView, JourneyWords>;
