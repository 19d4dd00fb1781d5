import { SHELF } from '#games';
import { Icon } from '#look';
import type { TableSummary } from '#wire';
import { type JSX, Show } from 'solid-js';
import { withShownNames } from '../bots.ts';
import { wayTo } from '../campaign.ts';
import { say } from '../i18n.ts';
import { isOffline } from '../offline/id.ts';
import { shortest } from '../table/clock.ts';
import { Clock } from './Clock.tsx';

/** Given up while it still gathered: nothing was played, and there is nothing to see again. */
const isUnplayed = ({ phase, rounds }: TableSummary): boolean => phase === 'abandoned' && rounds === 0;

/** Who else is there, and how far it is. */
export function about(table: TableSummary): string {
  const seats = withShownNames(table.seats, say('seat.somebody'));
  const others = seats.filter(({ yours, name }) => !yours && name !== null).map(({ name }) => name ?? '');
  const free = seats.filter(({ name }) => name === null).length;
  const parts = [others.length > 0 ? others.join(', ') : ''];
  if (table.phase === 'gathering') parts.push(free === 0 ? say('row.full') : say('row.free', { count: free }));
  if (table.phase === 'playing' && table.rounds > 0) parts.push(say('row.round', { round: table.rounds }));
  if (table.phase === 'finished') parts.push(say(table.winners?.some((seat) => table.seats[seat]?.yours) ? 'row.won' : 'row.finished'));
  if (table.phase === 'abandoned') parts.push(say(isUnplayed(table) ? 'row.never' : 'row.abandoned'));
  if (table.rated === true) parts.push(say('row.rated'));
  return parts.filter((part) => part !== '').join(' · ');
}

export function Device(props: { readonly game: string }): JSX.Element {
  const device = () => SHELF.find(({ id }) => id === props.game)?.device ?? { icon: 'open-book', colour: 'ochre' };
  return (
    <span class={`turn device ${device().colour}`} aria-hidden="true">
      <Icon name={device().icon} />
    </span>
  );
}

/** One of my tables, as a line. */
export function TableRow(props: { readonly table: TableSummary }): JSX.Element {
  const readAt = Date.now();
  const over = () => props.table.phase === 'finished' || props.table.phase === 'abandoned';
  const status = (): string => {
    if (props.table.invited === true) return 'row.invited';
    if (props.table.yourTurn) return 'row.turn';
    if (over()) return isUnplayed(props.table) ? 'row.over' : 'row.replay';
    return props.table.phase === 'gathering' ? 'row.gathering' : 'row.waiting';
  };
  const title = (game: string): string => say(`shelf.${game}.title`);
  const before = () => props.table.sequelOf?.game;
  return (
    <li>
      <a class="tb" href={wayTo(props.table)}>
        <Device game={props.table.game} />
        <span>
          <b>
            {title(props.table.game)}
            <Show when={before()}>{(first) => <small class="after"> {say('row.after', { title: title(first()) })}</small>}</Show>
          </b>
          <span class="s">
            {about(props.table)}
            <Show when={props.table.offline}>
              <span class="offline"> · {say(isOffline(props.table.id) ? 'row.here' : 'row.offline')}</span>
            </Show>
          </span>
        </span>
        <span class="state">
          <span class="pill" classList={{ you: props.table.yourTurn || props.table.invited === true }}>
            {say(status())}
          </span>
          <Show when={shortest(props.table)}>
            {(rest) => <Clock left={rest().left} holiday={rest().holiday} readAt={readAt} skew={0} runs />}
          </Show>
        </span>
      </a>
    </li>
  );
}
