import { Badge, type GameTable, HOBBIT_IDS, type TableProps } from '#look';
import type { SeatInfo, TableInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { say, spoken } from '../i18n.ts';
import { daysText } from '../pages/holidayDays.ts';
import { createRoles, seatLetter } from '../roles.ts';
import { Clock } from '../ui/Clock.tsx';
import { createProfiles } from '../people/profiles.ts';
import { levelWords } from '../ui/levelWords.ts';
import { ReportFlag } from './Report.tsx';

/** A seat's badge: the game's own once there is a view, before that a hobbit in seat order. */
export function SeatBadge(props: {
  readonly drawn: GameTable | null;
  readonly view: unknown;
  readonly seat: number;
  /** What stands on it where the game has none of its own; else the number of the seat. */
  readonly letter?: string;
  /** Who sits there. */
  readonly name?: string | null;
  readonly away?: boolean;
}): JSX.Element {
  return (
    <Show
      when={props.drawn !== null && props.view !== null ? props.drawn : false}
      fallback={
        <Badge hobbit={HOBBIT_IDS[props.seat] ?? null} letter={props.letter ?? String(props.seat + 1)} away={props.away === true} />
      }
    >
      {(drawn) => <Dynamic component={drawn().Badge} view={props.view} seat={props.seat} name={props.name ?? null} />}
    </Show>
  );
}

const away = (seat: SeatInfo): boolean => seat.kind === 'human' && !seat.connected;

/** Who sits at the table, with clocks and what the game says of each. */
export function Seats(props: {
  readonly info: TableInfo;
  readonly waiting: readonly number[];
  readonly skew: number;
  readonly drawn: GameTable | null;
  readonly table: TableProps;
  readonly live: boolean;
}): JSX.Element {
  const roles = createRoles(() => props.info.game);
  const profiles = createProfiles(() => (props.live ? props.info : null));
  return (
    <ul class="seats" aria-label={say('seat.list')}>
      <For each={props.info.seats}>
        {(seat, index) => (
          <li
            class="seat"
            classList={{ on: props.waiting.includes(index()), away: props.live && away(seat) }}
            aria-current={props.waiting.includes(index()) ? 'true' : undefined}
          >
            <SeatBadge
              drawn={props.drawn}
              view={props.table.view}
              seat={index()}
              letter={seatLetter(roles, index(), props.info.seats.length)}
              name={seat.name}
              away={props.live && away(seat)}
            />
            <span class="nm">
              <Show when={profiles(index())} fallback={seat.name ?? say('seat.empty')}>
                {(person) => (
                  <a href={`/person/${person()}`} target="_blank" rel="noopener">
                    {seat.name}
                  </a>
                )}
              </Show>
              <Show when={seat.yours && props.live}>
                <span class="you"> {say('seat.you')}</span>
              </Show>
              <Show when={seat.kind === 'bot' && seat.level}>
                {(level) => <span class="you"> {levelWords(props.info.game, level(), { little: true })}</span>}
              </Show>
            </span>
            <Show when={props.live && seat.clock !== null ? { left: seat.clock } : false}>
              {(clock) => (
                <Clock
                  left={clock().left}
                  readAt={props.info.clockAt}
                  skew={props.skew}
                  runs={props.waiting.includes(index())}
                  holiday={seat.holiday}
                />
              )}
            </Show>
            <Show when={props.live ? seat.holiday : false}>
              {(holiday) => <span class="clk">{say('seat.holiday', { days: daysText(spoken(), holiday()) })}</span>}
            </Show>
            <Show when={props.live && away(seat)}>
              <span class="clk gone">{say('seat.away')}</span>
            </Show>
            <Show when={props.live && seat.kind === 'human' && !seat.yours ? seat.name : null}>
              {(name) => <ReportFlag table={props.info.id} who={{ kind: 'name', seat: index() }} name={name()} words={name()} />}
            </Show>
            <Show
              when={props.drawn !== null && props.table.view !== null ? props.drawn : false}
              fallback={<Show when={roles.of(index(), props.info.seats.length)}>{(role) => <div class="sub">{role()}</div>}</Show>}
            >
              {(drawn) => (
                <div class="sub">
                  <Dynamic component={drawn().SeatLine} {...props.table} seat={index()} />
                </div>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
