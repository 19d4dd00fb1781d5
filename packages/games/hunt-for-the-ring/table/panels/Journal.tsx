import { createReader } from '#look/card/reader.ts';
import './journal.css';
import { For, type JSX, Show } from 'solid-js';
import type { HuntAction } from '../../rules/state.ts';
import type { RingBearerView } from '../../view/view.ts';
import { entriesOf } from '../map/thread.ts';
import { nameOf, sayWord, spotWord } from '../words.ts';
import { CardList } from './Cards.tsx';
import { Detail } from './Detail.tsx';
import { Device } from './Device.ts';
import { dotsSince } from './tracks.ts';
import { Log, Route } from './Log.tsx';
import { LogTokens } from './LogTokens.tsx';
import { DaysOf, Found } from './Notes.tsx';
import { act, type PanelProps } from './panel.ts';
import { JourneysGone, TOKEN_ICONS, Tokens } from './Past.tsx';
import type { Reader } from './reader.ts';

/** Behind the Ring-bearer's screen: what only he knows. Everybody else reads and keeps the public notes of the same hunt. */
export function Journal(
  props: PanelProps & { readonly lay: (token: HuntAction) => void; readonly point: (action: HuntAction | null) => void },
): JSX.Element {
  const bearer = (): RingBearerView | null => (props.view.mine?.role === 'ring-bearer' ? props.view.mine : null);
  const reader: Reader = createReader();
  return (
    <section class="hp hp-journal" aria-label={props.words('panel.journal.label')}>
      <Show
        when={bearer()}
        fallback={
          <>
            <h3>{props.words('panel.journal.days')}</h3>
            <DaysOf
              table={props}
              part={props.view.part}
              entries={props.view.truth === null ? null : entriesOf(props.view)}
              label={props.words('panel.journal.days')}
            />
            <Show when={props.view.truth === null}>
              <p class="quiet">
                <Device name="padlock" /> {props.words('panel.journal.closed', { name: nameOf(props, 0) })}
              </p>
            </Show>
          </>
        }
      >
        {(own) => (
          <>
            <p class="quiet">
              <Device name="padlock" /> {props.words('panel.journal.secret')}
            </p>
            <Where table={props} own={own()} />
            <Journeys table={props} own={own()} point={props.point} />
            <Gandalf table={props} own={own()} />
            <Information table={props} own={own()} />
            <CardList
              table={props}
              reader={reader}
              title={props.words('panel.journal.bottom')}
              deck="ally"
              home="other"
              cards={own().bottom}
              small={true}
            />
          </>
        )}
      </Show>
      <Found {...props} />
      <LogTokens {...props} />
      <Show when={props.view.part === 2 && props.view.partOneLog}>
        {(log) => (
          <details class="hp-pages">
            <summary>{props.words('panel.journal.partOne')}</summary>
            <DaysOf table={props} part={1} entries={log()} label={props.words('panel.journal.partOne')} />
            <Tokens words={props.words} tokens={props.view.partOneInformation ?? []} />
          </details>
        )}
      </Show>
      <Detail table={props} reader={reader} />
    </section>
  );
}

interface Page {
  readonly table: PanelProps;
  readonly own: RingBearerView;
}

/** His log day by day, his last area, and the limit that is his. */
function Where(props: Page): JSX.Element {
  const { words } = props.table;
  const view = () => props.table.view;
  const start = () => (view().part === 1 ? props.own.log : (props.own.journey?.rows ?? []))[0];
  return (
    <>
      <h3>{words('panel.journal.log')}</h3>
      <Show when={start()}>
        {(area) => (
          <p>
            <Device name="hobbit-door" /> {words('panel.journal.start', { area: spotWord(view().part, area()) })}
          </p>
        )}
      </Show>
      <DaysOf table={props.table} part={view().part} entries={entriesOf(view())} label={words('panel.journal.log')} />
      <Show when={props.own.lastArea}>
        {(area) => (
          <p>
            <Device name="footprint" />{' '}
            {words('panel.journal.lastArea', { area: spotWord(view().part, area()), count: dotsSince(view(), props.own) })}
          </p>
        )}
      </Show>
      <Show when={props.own.limit}>
        {(limit) => <p>{words('panel.journal.limit', { corruption: view().corruption, limit: limit() })}</p>}
      </Show>
    </>
  );
}

function Journeys(props: Page & { readonly point: (action: HuntAction | null) => void }): JSX.Element {
  const { words } = props.table;
  return (
    <>
      <Show when={props.own.journey}>
        {(journey) => (
          <div class="hp-page">
            <h3>{words(journey().long ? 'panel.journal.long' : 'panel.journal.short')}</h3>
            <Route words={words} journey={journey()} step={props.table.view.step} />
          </div>
        )}
      </Show>
      <For each={props.own.journeysSeen}>
        {(journey) => (
          <div class="hp-page seen">
            <h3>{words(journey.long ? 'panel.journal.longSeen' : 'panel.journal.shortSeen')}</h3>
            <Route words={words} journey={journey} step={null} />
            <Show when={props.table.offers.find('keepJourney', { journey: journey.id })}>
              {(action) => (
                <button
                  type="button"
                  class="hp-gold"
                  disabled={props.table.busy}
                  onFocus={() => props.point(action())}
                  onBlur={() => props.point(null)}
                  onPointerEnter={() => props.point(action())}
                  onPointerLeave={() => props.point(null)}
                  onClick={() => act(props.table, action())}
                >
                  {words('panel.act.keepJourney')}
                </button>
              )}
            </Show>
          </div>
        )}
      </For>
      <JourneysGone words={words} journeys={props.own.journeysGone} />
    </>
  );
}

function Gandalf(props: Page): JSX.Element {
  const { words } = props.table;
  const shown = () => props.own.gandalf !== null || props.own.deeds.length > 0 || props.own.deedsSeen.length > 0;
  const simple = ['revealGandalf', 'announceRivendell'] as const;
  return (
    <Show when={shown()}>
      <div class="hp-page">
        <h3>{words('panel.journal.gandalf')}</h3>
        <Show when={props.own.gandalfLog.length > 0}>
          <Log
            words={words}
            part={2}
            log={props.own.gandalfLog}
            label={words('panel.journal.gandalf')}
            last={props.own.gandalfLog.length - 1}
          />
        </Show>
        <Show when={props.own.gandalfLeft > 0}>
          <p>{words('panel.journal.gandalfLeft', { count: props.own.gandalfLeft })}</p>
        </Show>
        <ul class="hp-deeds">
          <For each={props.own.deeds}>
            {({ id, area }) => (
              <li>
                <Device name="wizard-staff" />
                <span>{words('panel.journal.deed', { area: spotWord(2, area) })}</span>
                <Offer table={props.table} type="doDeed" argument="deed" id={id} />
              </li>
            )}
          </For>
          <For each={props.own.deedsSeen}>
            {({ id, area }) => (
              <li>
                <Device name="wizard-staff" />
                <span>{words('panel.journal.deedSeen', { area: spotWord(2, area) })}</span>
                <Offer table={props.table} type="chooseDeed" argument="deed" id={id} />
              </li>
            )}
          </For>
        </ul>
        <For each={simple}>
          {(type) => (
            <Show when={props.table.offers.find(type, {})}>
              {(action) => (
                <button type="button" class="hp-gold" disabled={props.table.busy} onClick={() => act(props.table, action())}>
                  {words(`option.${type}`)}
                </button>
              )}
            </Show>
          )}
        </For>
      </div>
    </Show>
  );
}

function Offer(props: {
  readonly table: PanelProps;
  readonly type: 'doDeed' | 'chooseDeed' | 'giveInformation' | 'hideInformation';
  readonly argument: 'deed' | 'information';
  readonly id: string;
}): JSX.Element {
  return (
    <Show when={props.table.offers.find(props.type, { [props.argument]: props.id })}>
      {(action) => (
        <button type="button" class="hp-gold" disabled={props.table.busy} onClick={() => act(props.table, action())}>
          {props.table.words(`panel.act.${props.type}`)}
        </button>
      )}
    </Show>
  );
}

function Information(props: Page): JSX.Element {
  const { words } = props.table;
  return (
    <Show when={props.own.information.length > 0}>
      <h3>{words('panel.journal.information')}</h3>
      <ul class="hp-information">
        <For each={props.own.information}>
          {({ id, area, state }) => (
            <li data-state={state}>
              <Device name={TOKEN_ICONS[state]} />
              <span>
                {sayWord(words, spotWord(1, area))} <small>{words(`panel.journal.token.${state}`)}</small>
              </span>
              <Offer table={props.table} type="giveInformation" argument="information" id={id} />
              <Offer table={props.table} type="hideInformation" argument="information" id={id} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
