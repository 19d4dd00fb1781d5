import './odds.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { battleOdds, type BattleOdds as Odds, type BattleSetup, type RoundOdds } from '../../odds/battle.ts';
import type { WarProps } from '../props.ts';
import type { SideId } from '../pieces/nations.ts';

const inHundred = (chance: number): number => Math.round(chance * 100);

/** Columns of the plot: the next rounds, and all that come after them. */
const COLUMNS = 4;

function columnsOf({ byRound }: Odds): readonly (RoundOdds & { readonly isRest: boolean })[] {
  const next = byRound.slice(0, COLUMNS - 1).map((round) => ({ ...round, isRest: false }));
  const last = byRound.at(-1);
  return last === undefined || byRound.length < COLUMNS
    ? next
    : [...next, { ...last, round: next.length + (next[0]?.round ?? 1), isRest: true }];
}

/** How the battle ends if both fight on, from what everybody sees: the chance, round by round, and the losses. */
export function BattleOdds(props: {
  readonly words: WarProps['words'];
  /** The chance is the reader's own. */
  readonly own: boolean;
  readonly setup: BattleSetup;
  /** Whose chance it is, and who attacks. */
  readonly side: SideId;
  readonly attacker: SideId;
  /** One line instead of the plot. */
  readonly brief?: boolean;
}): JSX.Element {
  const { words } = props;
  const odds = createMemo(() => battleOdds(props.setup));
  const attacks = (): boolean => props.side === props.attacker;
  const mine = (of: RoundOdds | Odds): number => (attacks() ? of.attackerWins : of.defenderWins);
  const theirs = (of: RoundOdds | Odds): number => (attacks() ? of.defenderWins : of.attackerWins) + of.bothFall;
  const chance = (): number => inHundred(mine(odds()));
  const against = (): number => inHundred(theirs(odds()));
  const losses = (own: boolean): number => Math.round((own === attacks() ? odds().attacker : odds().defender).hitsTaken);
  const about = (): string =>
    props.own
      ? words('table.odds.yours', { chance: chance() })
      : words('table.odds.ofSide', { chance: chance(), side: `@table.side.${props.side}` });
  return (
    <section class={`wr-odds of-${props.side}`} classList={{ brief: props.brief }} aria-label={words('table.odds.title')}>
      <p class="wr-odds-head">
        <b class="num">{chance()}</b>
        <span>
          <span class="sr">{about()}</span>
          <span aria-hidden="true">
            {props.own ? words('table.odds.inHundred') : words('table.odds.sideInHundred', { side: `@table.side.${props.side}` })}
          </span>
          <small>{words('table.odds.rest', { against: against(), open: Math.max(0, 100 - chance() - against()) })}</small>
        </span>
      </p>
      <Show when={props.brief !== true}>
        <ol class="wr-odds-rounds" aria-label={words('table.odds.byRound')}>
          <For each={columnsOf(odds())}>
            {(column) => (
              <li>
                <span class="wr-odds-bar" aria-hidden="true">
                  <i class="theirs" style={{ height: `${inHundred(theirs(column))}%` }} />
                  <i class="yours" style={{ height: `${inHundred(mine(column))}%` }} />
                </span>
                <small>
                  {words(column.isRest ? 'table.odds.roundOn' : 'table.odds.round', { round: column.round })}
                  <b class="num">{inHundred(mine(column))}</b>
                </small>
              </li>
            )}
          </For>
        </ol>
        <p class="wr-odds-losses">
          {words(props.own ? 'table.odds.losses' : 'table.odds.lossesOf', { mine: losses(true), theirs: losses(false) })}
        </p>
        <p class="wr-odds-note">{words('table.odds.note')}</p>
      </Show>
    </section>
  );
}
