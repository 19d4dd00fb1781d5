import type { ShellKey } from '../i18n/i18n.ts';
import type { TableSummary } from '#wire';
import { type JSX, Show } from 'solid-js';
import { isUnplayed, tableSummaryText } from '../game/tableSummary.ts';
import { tableLink } from '../campaign/campaign.ts';
import { dynamicText, t } from '../i18n/i18n.ts';
import { isOffline } from '../offline/offlineId.ts';
import { shortestClock } from '../clock/clock.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { Clock } from '../clock/Clock.tsx';

/** One of the player's tables, as a line. */
export function TableRow(props: { readonly table: TableSummary }): JSX.Element {
  const readAt = Date.now();
  const over = () => props.table.phase === 'finished' || props.table.phase === 'abandoned';
  const status = (): ShellKey => {
    if (props.table.invited === true) return 'row.invited';
    if (props.table.yourTurn) return 'row.turn';
    if (over()) return isUnplayed(props.table) ? 'row.over' : 'row.replay';
    return props.table.phase === 'gathering' ? 'row.gathering' : 'row.waiting';
  };
  const title = (game: string): string => dynamicText(`shelf.${game}.title`);
  const before = () => props.table.sequelOf?.game;
  return (
    <li>
      <a class="tb" href={tableLink(props.table)}>
        <GameIcon game={props.table.game} />
        <span>
          <b>
            {title(props.table.game)}
            <Show when={before()}>{(first) => <small class="after"> {t('row.after', { title: title(first()) })}</small>}</Show>
          </b>
          <span class="s">
            {tableSummaryText(props.table)}
            <Show when={props.table.offline}>
              <span class="offline"> · {t(isOffline(props.table.id) ? 'row.here' : 'row.offline')}</span>
            </Show>
          </span>
        </span>
        <span class="state">
          <span class="pill" classList={{ you: props.table.yourTurn || props.table.invited === true }}>
            {t(status())}
          </span>
          <Show when={shortestClock(props.table)}>
            {(rest) => <Clock left={rest().left} holiday={rest().holiday} readAt={readAt} skew={0} runs />}
          </Show>
        </span>
      </a>
    </li>
  );
}
