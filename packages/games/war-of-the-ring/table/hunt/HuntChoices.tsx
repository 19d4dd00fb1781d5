import { Icon, isIconName } from '#look';
import { runtimeKey } from '#look/localeKey.ts';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import { keyOf } from '../sites.ts';
import { characterCard } from '../pieces/cardsOfCharacters.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import type { Choice } from './choices.ts';

/** What is offered, in the order of the rules, each with the corruption it would lead to. */
export function HuntChoices(props: {
  readonly desk: Desk;
  readonly pages: readonly Choice[];
  readonly regions: readonly WarAction[];
  /** A choice that somebody looks at: its forecast is seen on the track. */
  readonly point: (choice: Choice | null) => void;
}): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  let list: HTMLDivElement | undefined;
  // On a low screen the story of the hunt lies above what is asked: the question comes into sight by itself.
  createEffect(
    on(
      () => props.pages,
      () => requestAnimationFrame(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' })),
    ),
  );
  return (
    <div class="wr-hunt-choices" classList={{ mapped: props.regions.length > 0 }} ref={list}>
      <For each={props.pages}>
        {(choice) => (
          <button
            type="button"
            class="wr-way"
            data-act={keyOf(choice.action)}
            disabled={desk.table.busy}
            onClick={() => desk.act(choice.action)}
            onPointerEnter={() => props.point(choice)}
            onPointerLeave={() => props.point(null)}
            onFocus={() => props.point(choice)}
            onBlur={() => props.point(null)}
          >
            <Sign sign={choice.sign} />
            <span class="wr-way-words">
              <b>{titleOf(desk, choice)}</b>
              <Show when={meaningOf(desk, choice)} keyed>
                {(text) => <em>{text}</em>}
              </Show>
            </span>
            <Show when={choice.leadsTo !== null}>
              <span class="wr-way-to" classList={{ end: choice.leadsTo === 12 }}>
                <i class="num">{choice.leadsTo}</i>
                {words(choice.leadsTo === '?' ? 'table.hunting.unknown' : 'table.hunting.corruption')}
              </span>
            </Show>
          </button>
        )}
      </For>
      <Show when={props.regions.length > 0}>
        <p class="quiet">{words('table.hunting.onMap')}</p>
        <details class="wr-hunt-regions" open={props.regions.length <= FEW}>
          <summary>{words('table.hunting.regions', { count: props.regions.length })}</summary>
          <div>
            <For each={props.regions}>
              {(action) => (
                <button type="button" class="btn" data-act={keyOf(action)} disabled={desk.table.busy} onClick={() => desk.act(action)}>
                  {desk.say(action)}
                </button>
              )}
            </For>
          </div>
        </details>
      </Show>
    </div>
  );
}

/** So many regions are seen at once in their list. */
const FEW = 8;

/** A card is called by the event on it; everything else as it is everywhere. */
const titleOf = (desk: Desk, { action }: Choice): string =>
  action.type === 'useTableCard' || action.type === 'chooseCard' ? desk.table.words(`eventTitle.${action.card}`) : desk.say(action);

function meaningOf({ table: { words } }: Desk, { action, means }: Choice): string | null {
  if (means !== null) return words(`table.hunting.means.${means}`);
  if (action.type === 'chooseGuide') {
    const { level, guide } = characterCard(action.figure);
    return [
      words('table.hunting.level', { level: level ?? 0 }),
      ...(guide ? [words(runtimeKey(`table.guide.${action.figure}`))] : []),
    ].join(' ');
  }
  return action.type === 'useTableCard' || action.type === 'chooseCard' ? words(`eventText.${action.card}`) : null;
}

function Sign(props: { readonly sign: Choice['sign'] }): JSX.Element {
  const medal = () => ('medal' in props.sign ? props.sign.medal : null);
  const icon = () => ('icon' in props.sign && isIconName(props.sign.icon) ? props.sign.icon : 'footprint');
  return (
    <Show
      when={medal()}
      keyed
      fallback={
        <span class="wr-way-sign">
          <Icon name={icon()} />
        </span>
      }
    >
      {(id) => <MedalPiece id={id} class="wr-way-medal" />}
    </Show>
  );
}
