import type { GameTable, TableProps } from '#look';
import type { SeatInfo, TableInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t, locale } from '../../i18n/i18n.ts';
import { daysText } from '../../clock/holidayDays.ts';
import { createSeatRoles, seatLetter } from '../../game/seatRoles.ts';
import { Clock } from '../../clock/Clock.tsx';
import { createSeatProfiles } from '../../people/seatProfiles.ts';
import { levelText } from '../../game/botLevels.ts';
import { SeatBadge } from '../SeatBadge.tsx';
import { ReportButton } from '../chat/ReportButton.tsx';

const away = (seat: SeatInfo): boolean => seat.kind === 'human' && !seat.connected;

/** The players, with clocks and the game's line about each. */
export function SeatList(props: {
  readonly info: TableInfo;
  readonly waiting: readonly number[];
  readonly skew: number;
  readonly drawn: GameTable | null;
  readonly table: TableProps;
  readonly live: boolean;
}): JSX.Element {
  const roles = createSeatRoles(() => props.info.game);
  const profiles = createSeatProfiles(() => (props.live ? props.info : null));
  return (
    <ul class="seats" aria-label={t('seat.list')}>
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
              <Show when={profiles(index())} fallback={seat.name ?? t('seat.empty')}>
                {(person) => (
                  <a href={`/person/${person()}`} target="_blank" rel="noopener">
                    {seat.name}
                  </a>
                )}
              </Show>
              <Show when={seat.yours && props.live}>
                <span class="you"> {t('seat.you')}</span>
              </Show>
              <Show when={seat.kind === 'bot' && seat.level}>
                {(level) => <span class="you"> {levelText(props.info.game, level(), { little: true })}</span>}
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
              {(holiday) => <span class="clk">{t('seat.holiday', { days: daysText(locale(), holiday()) })}</span>}
            </Show>
            <Show when={props.live && away(seat)}>
              <span class="clk gone">{t('seat.away')}</span>
            </Show>
            <Show when={props.live && seat.kind === 'human' && !seat.yours ? seat.name : null}>
              {(name) => <ReportButton table={props.info.id} who={{ kind: 'name', seat: index() }} name={name()} words={name()} />}
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
