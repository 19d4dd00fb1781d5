import './panel.css';
import { Icon } from '#look';
import { sign, standingSign } from '#look/sign.ts';
import { For, Index, type JSX, Show } from 'solid-js';
import { aboutOption } from '../view/aboutOption.ts';
import type { AgainstView, AttackView, NeedView, TeamView } from '../view/view.ts';
import { act, type Desk } from './hands.ts';
import type { OfferedAction } from './offers.ts';
import { Device, Sym } from './Sym.tsx';
import { nameOf } from './words.ts';

/** The vellum beside the teams: the bill of an attack, the command of a counterattack, or what a team could do and what one card more would do. */
export function Panel(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const view = () => props.desk.table.view;
  const team = (): TeamView | undefined =>
    (view().players[props.desk.table.mine]?.teams ?? []).find(({ number }) => number === props.desk.looked);
  return (
    <section class="bm-panel vellum" aria-label={words('table.panel.label')}>
      <div class="bm-told" aria-live="polite">
        <Show when={view().losing}>
          {(losing) => (
            <div class="bm-strikes">
              <h3 class="rubric">
                <Icon name="burning-eye" /> {words('table.panel.counter', { card: `@mordor.${losing().card}` })}
              </h3>
              <p>{words(`command.${losing().command}`)}</p>
              <p class="quiet">{words('table.panel.chooses', { seat: nameOf(props.desk.table, losing().seat) })}</p>
            </div>
          )}
        </Show>
        <Show when={view().losing === null && view().attack}>{(attack) => <Bill desk={props.desk} attack={attack()} />}</Show>
        <Show when={view().losing === null && view().attack === null && team()}>
          {(looked) => <Prospects desk={props.desk} team={looked()} />}
        </Show>
        <Show when={view().losing === null && view().attack === null && team() === undefined}>
          <p class="quiet">{words('table.panel.nothing')}</p>
        </Show>
      </div>
      <div data-why-slot="" class="bm-slip" />
    </section>
  );
}

function Needs(props: { readonly desk: Desk; readonly needs: readonly NeedView[] }): JSX.Element {
  const { words } = props.desk.table;
  const told = ({ symbol, paid }: NeedView): string => `${words(`symbol.${symbol}`)}: ${words(`table.need.${paid ?? 'missing'}`)}`;
  return (
    <ul class="bm-needs" {...standingSign(props.needs.map(told).join('; '))}>
      <Index each={props.needs}>
        {(need) => (
          <li classList={{ no: need().paid === null }} {...sign(told(need()))}>
            <Sym symbol={need().symbol} />
            <span class="sr">{told(need())}</span>
            <b aria-hidden="true">{need().paid === null ? '✕' : need().paid === 'joker' ? '✶' : '✓'}</b>
          </li>
        )}
      </Index>
    </ul>
  );
}

const symbolWords = (symbols: readonly string[]): string[] => symbols.map((symbol) => `@symbol.${symbol}`);

/** An attack under way: what is asked for, what pays it, what would be lost, and the abilities that could help. */
function Bill(props: { readonly desk: Desk; readonly attack: AttackView }): JSX.Element {
  const { words } = props.desk.table;
  const doubles = () => props.desk.offers.of('double');
  const borrows = () => props.desk.offers.of('borrow');
  return (
    <>
      <h3 class="rubric">
        {props.attack.targets.length === 0 ? words('table.panel.whom') : words('table.panel.bill', { count: props.attack.points })}
      </h3>
      <Needs desk={props.desk} needs={props.attack.needs} />
      <Show when={props.attack.ready && props.attack.left.length > 0}>
        <p>{words('table.panel.left', { symbols: symbolWords(props.attack.left) })}</p>
      </Show>
      <Show when={!props.attack.ready && props.attack.targets.length > 0}>
        <p>{words('table.panel.ability')}</p>
      </Show>
      <Show when={doubles().length + borrows().length > 0}>
        <Show
          when={!props.attack.ready && props.attack.targets.length > 0}
          fallback={
            <details class="bm-more">
              <summary>{words('table.panel.abilities', { number: doubles().length + borrows().length })}</summary>
              <Abilities desk={props.desk} doubles={doubles()} borrows={borrows()} />
            </details>
          }
        >
          <Abilities desk={props.desk} doubles={doubles()} borrows={borrows()} />
        </Show>
      </Show>
    </>
  );
}

/** Every doubling and every borrowing that is allowed now. */
function Abilities(props: {
  readonly desk: Desk;
  readonly doubles: readonly OfferedAction<'double'>[];
  readonly borrows: readonly OfferedAction<'borrow'>[];
}): JSX.Element {
  const { words } = props.desk.table;
  return (
    <ul class="bm-abilities">
      <For each={props.doubles}>
        {(action) => (
          <li>
            <button type="button" class="pill bm-ability" disabled={props.desk.table.busy} onClick={() => act(props.desk, action)}>
              <Device name="polar-star" /> {words('option.double', aboutOption(props.desk.table.view, action))}
            </button>
          </li>
        )}
      </For>
      <For each={props.borrows}>
        {(action) => (
          <li>
            <button type="button" class="pill bm-ability" disabled={props.desk.table.busy} onClick={() => act(props.desk, action)}>
              <Icon name="shaking-hands" /> {words('option.borrow', aboutOption(props.desk.table.view, action))}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** A team against the row. */
function Prospects(props: { readonly desk: Desk; readonly team: TeamView }): JSX.Element {
  const { words } = props.desk.table;
  return (
    <>
      <h3 class="rubric">{words('table.panel.prospects', { team: props.team.number })}</h3>
      <ul class="bm-prospects">
        <For each={props.team.against}>{(against) => <Against desk={props.desk} team={props.team} against={against} />}</For>
      </ul>
    </>
  );
}

function Against(props: { readonly desk: Desk; readonly team: TeamView; readonly against: AgainstView }): JSX.Element {
  const { words } = props.desk.table;
  const enemy = () => props.desk.table.view.row.find((each) => each?.id === props.against.enemy) ?? null;
  const helpers = () =>
    props.team.more
      .filter(({ beats }) => beats.includes(props.against.enemy))
      .flatMap(({ card }) => {
        const found = props.desk.table.view.players[props.desk.table.mine]?.cards?.find(({ id }) => id === card);
        return found === undefined ? [] : [`@card.${found.kind}`];
      });
  const verdict = (): string => {
    const { how, left } = props.against;
    const points = enemy()?.points ?? 0;
    if (how === 'printed')
      return left.length === 0
        ? words('table.panel.beats', { count: points })
        : words('table.panel.beatsLeft', { count: points, symbols: symbolWords(left) });
    if (how !== null) return words(`table.panel.${how}`, { count: points });
    return helpers().length > 0 ? words('table.panel.oneMore', { cards: helpers() }) : words('table.panel.notYet');
  };
  return (
    <li classList={{ yes: props.against.how !== null }}>
      <b>{words(`enemy.${enemy()?.kind ?? ''}`)}</b>
      <Needs desk={props.desk} needs={props.against.needs} />
      <span>{verdict()}</span>
    </li>
  );
}
