import type { Language } from '#kernel';
import './hunt.css';
import { type Asking, Choices } from '#look/Choices.tsx';
import { createLoneAnswers } from '#look/loneAnswer.ts';
import { agreed } from './agreed.ts';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import { Bar } from './Bar.tsx';
import { type Desk, isInScene } from './desk.ts';
import { Dock } from './Dock.tsx';
import { layers } from './layers.ts';
import { publicly } from './map/beliefs.ts';
import { createBelief } from './map/believing.ts';
import { HuntMap } from './HuntMap.tsx';
import type { Words } from './keys.ts';
import { loneAnswer } from './loneAnswer.ts';
import { drawOwn, isDrawable, type LoadedSheet, loadSheet } from './map/loaded.ts';
import { offersOf } from './offers.ts';
import { Scene } from './panels/index.ts';
import type { HuntProps } from './props.ts';
import { sayOption } from './words.ts';

/** The drawn table of Hunt for the Ring: the inked map, and everything else around it. */
export function Board(props: HuntProps): JSX.Element {
  const isBlank = () => props.view.sheet !== null && !isDrawable(props.view.sheet);
  const loaded = createSheet(
    () => props.view,
    () => props.language,
  );

  const [picked, pick] = createSignal<string | null>(null);
  const offers = createMemo(() => offersOf(props.turn, props.mode, props.view, picked()));
  createEffect(
    on(
      () => props.turn?.options,
      () => pick(null),
    ),
  );
  const [asking, ask] = createSignal<Asking<HuntAction> | null>(null);
  createEffect(
    on(
      () => props.view,
      () => ask(null),
      { defer: true },
    ),
  );
  const [pointed, point] = createSignal<HuntAction | null>(null);

  createLoneAnswers(props, loneAnswer);

  const desk: Desk = {
    table: props,
    get offers() {
      return offers();
    },
    get isScened() {
      return isInScene(offers());
    },
    act(action) {
      ask(null);
      if (!props.busy) props.act(action);
    },
    ask,
    point,
    say: (action) => sayOption(props.words, props.view, action),
  };

  const allowed = () => props.view.clues !== null && props.info.content.standard;
  const belief = createBelief(() => (allowed() && layers().belief ? publicly(props.view, agreed(props.info.options, 'havens')) : null));

  return (
    <div class="hr" data-motion={props.motion} classList={{ busy: props.busy, laying: offers().of('placeLogToken').length > 0 }}>
      <Show when={loaded()} keyed fallback={<NoMap isBlank={isBlank()} words={props.words} />}>
        {(sheet) => (
          <HuntMap
            desk={desk}
            loaded={sheet}
            language={props.language}
            belief={belief()}
            allowed={allowed()}
            pointed={pointed()}
            pick={pick}
          />
        )}
      </Show>
      <div class="hr-scene" classList={{ past: offers().asked && offers().spots.size > 0 }}>
        <Scene {...props} offers={offers()} />
      </div>
      <Show when={props.mode === 'play'}>
        <Bar desk={desk} sheet={loaded()?.sheet ?? null} />
      </Show>
      <Dock desk={desk} />
      <Show when={asking()} keyed>
        {(now) => (
          <Choices
            asking={now}
            busy={props.busy}
            say={(action) => desk.say(action)}
            choose={(action) => desk.act(action)}
            point={point}
            close={() => ask(null)}
          />
        )}
      </Show>
    </div>
  );
}

/** In the place of the map: it is being fetched, or the content pack draws none. */
function NoMap(props: { readonly isBlank: boolean; readonly words: Words }): JSX.Element {
  return (
    <div class="map hr-map" aria-busy={!props.isBlank}>
      <Show
        when={props.isBlank}
        fallback={
          <p class="hr-waiting" role="status">
            {props.words('loading')}
          </p>
        }
      >
        <p class="hr-blank">{props.words('table.blank')}</p>
      </Show>
    </div>
  );
}

/** The sheet of the part that is being played, as the table's content draws it; null while it is fetched. */
function createSheet(view: Accessor<HuntView>, language: Accessor<Language>): Accessor<LoadedSheet | null> {
  const [loaded, setLoaded] = createSignal<LoadedSheet | null>(null);
  createEffect(
    on(
      () => (view().sheet === null ? `${view().part} ${language()}` : JSON.stringify(view().sheet)),
      () => {
        const { sheet: given, part } = view();
        if (given !== null && !isDrawable(given)) return;
        let wanted = true;
        onCleanup(() => {
          wanted = false;
        });
        void (given === null ? loadSheet(part, language()) : drawOwn(given)).then((sheet) => wanted && setLoaded(sheet));
      },
    ),
  );
  return loaded;
}
