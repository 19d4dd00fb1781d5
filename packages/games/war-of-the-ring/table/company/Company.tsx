import { capitalized } from '#look/capitalized.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { FormingView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { LazyAttackOdds } from '../odds/LazyOdds.tsx';
import { keyOf, regionOf } from '../sites.ts';
import { muster, type CompanyRank, ranksOf } from './companyOf.ts';

/** An army or a company before it sets out: each kind of figure with its numbers, minus and plus, and the seal that sends it. */
export function Company(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.offers().asked && props.desk.scene() === null ? props.desk.table.view.forming : null}>
      {(forming) => <Forming desk={props.desk} forming={forming()} />}
    </Show>
  );
}

function Forming(props: { readonly desk: Desk; readonly forming: FormingView }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const ranks = createMemo(() => ranksOf(props.forming, desk.offers()));
  const leaves = () => desk.offers().of('depart', 'beginBattle');
  /** The last who was told to stay, or to come: taking it back is the other sign. */
  const last = (): string | null => {
    const event = desk.table.events.at(-1);
    if (desk.table.turn?.canUndo !== true || event === undefined) return null;
    return event.type === 'leftBehind' || event.type === 'heldBack' || event.type === 'included' ? event.figure : null;
  };
  const title = (): string => {
    const { from, to } = props.forming;
    const region = `@region.${regionOf(from)}`;
    return to === null ? words('table.company.from', { region }) : words('table.company.way', { region, to: `@region.${regionOf(to)}` });
  };
  return (
    <section class="wr-company-panel" aria-label={words('table.company.title')}>
      <h3>{title()}</h3>
      <ul>
        <For each={ranks()}>{(rank) => <RankLine desk={desk} rank={rank} isLast={last() === rank.figure} />}</For>
      </ul>
      <Show when={desk.offers().of('beginBattle').length > 0}>
        <LazyAttackOdds desk={desk} forming={props.forming} />
      </Show>
      <For each={leaves()}>
        {(action) => (
          <button type="button" class="btn seal" disabled={desk.table.busy} data-act={keyOf(action)} onClick={() => desk.act(action)}>
            {words(`table.company.${action.type}`, muster(props.forming))}
          </button>
        )}
      </For>
    </section>
  );
}

function RankLine(props: { readonly desk: Desk; readonly rank: CompanyRank; readonly isLast: boolean }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const name = () => words(`figure.${props.rank.figure}`);
  const canAdd = () => props.rank.more !== null || (props.isLast && props.rank.staying > 0);
  const canRemove = () =>
    props.rank.fewer !== null || (props.isLast && props.rank.going > 0 && desk.offers().of('include', 'travelTo').length > 0);
  /** Where there is no such decision the sign takes the last one back, and says so. */
  const takesBack = (action: WarAction | null, can: boolean): boolean => action === null && can;
  const step = (action: WarAction | null): void => {
    if (action === null) desk.table.undo();
    else desk.act(action);
  };
  return (
    <li>
      <Figure {...figureSign(props.rank.figure)} />
      <span class="wr-rank-name">
        {capitalized(name())}
        <Show when={props.rank.staying > 0}>
          <small>{words('table.company.stay', { count: props.rank.staying })}</small>
        </Show>
      </span>
      <span class="wr-step">
        <button
          type="button"
          disabled={desk.table.busy || !canRemove()}
          data-fewer={props.rank.figure}
          aria-label={words(takesBack(props.rank.fewer, canRemove()) ? 'table.company.fewerAgain' : 'table.company.fewer', {
            figure: `@figure.${props.rank.figure}`,
          })}
          onClick={() => step(props.rank.fewer)}
        >
          −
        </button>
        <b class="num">
          <span class="sr">{words('table.company.go', { count: props.rank.going })}</span>
          <span aria-hidden="true">{props.rank.going}</span>
        </b>
        <button
          type="button"
          disabled={desk.table.busy || !canAdd()}
          data-more={props.rank.figure}
          aria-label={words(takesBack(props.rank.more, canAdd()) ? 'table.company.moreAgain' : 'table.company.more', {
            figure: `@figure.${props.rank.figure}`,
          })}
          onClick={() => step(props.rank.more)}
        >
          +
        </button>
      </span>
    </li>
  );
}
