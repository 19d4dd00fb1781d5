import { asId } from '#kernel/id.ts';
import './soFar.css';
import { Icon } from '#look';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { JourneyProps } from './props.ts';
import type { JourneyEvent } from '../rules/events.ts';
import { EVENT_ICONS } from './chronicle.ts';
import { forecastLines } from './forecastLines.ts';
import { mainAct } from './mainAct.ts';
import type { Offers } from './offers.ts';
import { nameOf } from './Sheet.tsx';

interface SoFarProps {
  readonly table: JourneyProps;
  readonly offers: Offers;
  /** What the turn before brought, until new dice fall. */
  readonly results: readonly JourneyEvent[];
  readonly tumbling: boolean;
}

/** The panel beside the felt: what would happen now, the slip that says why not (on phones), and the one main button. */
export function SoFar(props: SoFarProps): JSX.Element {
  const { words } = props.table;
  const lines = createMemo(() => forecastLines(props.table.view, asId(props.table.mode === 'play' ? props.table.mine : -1)));
  const act = createMemo(() => mainAct(props.table.view, props.offers));
  const fresh = () => props.table.view.stage === 'roll';
  const waitsFor = () => props.table.waiting.map((seat) => nameOf(props.table, seat)).join(', ');
  return (
    <section class="jm-sofar vellum" aria-label={words('table.sofar.label')}>
      <div class="jm-lines">
        <h3 class="rubric">{words(fresh() && props.results.length > 0 ? 'table.sofar.before' : 'table.sofar.label')}</h3>
        <ul>
          <Show
            when={!fresh()}
            fallback={
              <For
                each={props.results.slice(-3)}
                fallback={
                  <li>
                    <Icon name="rolling-dices" />
                    <span>{words('table.sofar.nothing')}</span>
                  </li>
                }
              >
                {(event) => (
                  <li>
                    <Icon name={EVENT_ICONS[event.type] ?? 'quill-ink'} />
                    <span>{props.table.sentence(event)}</span>
                  </li>
                )}
              </For>
            }
          >
            <For each={props.tumbling ? [] : lines()}>
              {(line) => (
                <li classList={{ bad: line.bad }}>
                  <Icon name={line.icon} />
                  <span>{words(line.key, line.params)}</span>
                </li>
              )}
            </For>
          </Show>
        </ul>
      </div>
      <div data-why-slot="" class="jm-slip" />
      <div class="jm-acts" classList={{ hidden: props.tumbling }}>
        <Show when={props.offers.repeat}>
          <button type="button" class="btn jm-again" disabled={props.table.busy} onClick={() => props.table.act({ type: 'repeatRoll' })}>
            <Icon name="clockwise-rotation" />
            {words('table.act.repeat')}
          </button>
        </Show>
        <Show
          when={act()}
          fallback={
            <Show when={waitsFor() !== '' && !props.offers.asked}>
              <p class="jm-wait">
                <Icon name="hourglass" /> {words('table.sofar.waits', { seat: waitsFor() })}
              </p>
            </Show>
          }
        >
          {(main) => (
            <button
              type="button"
              class="btn jm-main"
              classList={{ seal: main().seal && main().action !== null }}
              aria-disabled={main().action === null || props.table.busy}
              onClick={(event) => {
                if (props.table.busy) return;
                const { action, asks, key, params } = main();
                if (action !== null) props.table.act(action);
                else props.table.askWhy(words('table.act.question', { act: words(key, params) }), asks, event.currentTarget);
              }}
            >
              <Icon name={main().icon} />
              {words(main().key, main().params)}
            </button>
          )}
        </Show>
      </div>
    </section>
  );
}
