import { type CardSpot, cardSpot } from '#look';
import type { Action } from '#kernel';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { optionParams } from '../words.ts';
import { Arch } from './Card.tsx';
import { actsOf, wishOf } from './cards.ts';
import { kindOf, type Line, linesOf, nameKey, provenanceOf, rulesOf } from './deck.ts';
import { act, type PanelProps } from './panel.ts';
import type { Reader, Reading } from './reader.ts';

/** A card read large: its words, what can be done with it now, and the rules behind it. */
export function Detail(props: { readonly table: PanelProps; readonly reader: Reader }): JSX.Element {
  return (
    <Show when={props.reader.reading()} keyed>
      {(reading) => (
        // Outside the panel: a panel may scroll, and a large card must not be cut off.
        <Portal>
          <Large table={props.table} reader={props.reader} reading={reading} />
        </Portal>
      )}
    </Show>
  );
}

function Large(props: { readonly table: PanelProps; readonly reader: Reader; readonly reading: Reading }): JSX.Element {
  const { words } = props.table;
  const { face, home, anchor, pinned } = props.reading;
  let page: HTMLDivElement | undefined;
  const [spot, setSpot] = createSignal<CardSpot>({ left: 0, top: 0, over: false });
  const acts = (): readonly Action[] => actsOf(props.table.offers, face, home);
  const name = (): string => words(nameKey(face));
  const rules = (): void => props.table.showRules(name(), rulesOf(face), anchor);
  const away = (): void => (pinned ? props.reader.giveBack() : props.reader.close());
  createEffect(() => {
    if (page === undefined) return;
    setSpot(
      cardSpot(
        anchor.getBoundingClientRect(),
        { width: page.offsetWidth, height: page.offsetHeight },
        { width: innerWidth, height: innerHeight },
      ),
    );
    // Whoever opened it means to use it: the first thing to do is under the finger of the keyboard.
    if (pinned) page.querySelector('button')?.focus({ preventScroll: true });
  });
  // The table may move on and take the card away.
  createEffect(
    on(
      () => props.table.view,
      () => anchor.isConnected || props.reader.close(),
      { defer: true },
    ),
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') away();
    else if (event.key === '?') rules();
  };
  const onPress = (event: PointerEvent): void => {
    const target = event.target as Node;
    if (page !== undefined && !page.contains(target) && !anchor.contains(target)) props.reader.close();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  });
  const doIt = (action: Action): void => {
    away();
    act(props.table, action);
  };
  const buttons = (wanted: readonly Action[]): JSX.Element => (
    <For each={wanted}>
      {(action) => (
        <button type="button" class="hp-gold" disabled={props.table.busy} onClick={() => doIt(action)}>
          {words(`panel.act.${action.type}`, optionParams(props.table.view, action))}
        </button>
      )}
    </For>
  );
  const ofEffect = ({ kind }: Line): readonly Action[] => acts().filter((action) => action.effect === kind);
  const reconstructed = (): boolean =>
    props.table.info.content.provenance.some(({ id, source }) => id === provenanceOf(face) && source !== 'rulebook');
  return (
    <div
      ref={page}
      class={`hp-detail ${kindOf(face)}`}
      classList={{ through: spot().over && !pinned }}
      style={{ left: `${spot().left}px`, top: `${spot().top}px` }}
      role={pinned ? 'dialog' : 'note'}
      aria-label={name()}
      data-motion={props.table.motion}
      onPointerEnter={() => props.reader.keep()}
      onPointerLeave={() => props.reader.leave()}
    >
      <p class="hp-kind">{words(`panel.kind.${kindOf(face)}`)}</p>
      <h3>{name()}</h3>
      <Arch face={face} />
      <For each={linesOf(face)}>
        {(line) => (
          <>
            <Show when={line.kind === 'b'}>
              <p class="hp-or">{words('panel.or')}</p>
            </Show>
            <p class={`hp-line ${line.kind}`}>
              <Show when={line.kind === 'ongoing' || line.kind === 'oneUse'}>
                <b>{words(`panel.company.${line.kind}`)}</b>{' '}
              </Show>
              {words(line.key)}
            </p>
            {buttons(ofEffect(line))}
          </>
        )}
      </For>
      {buttons(acts().filter(({ effect }) => effect === undefined))}
      <Show when={pinned && acts().length === 0 && wishOf(props.table.offers, face, home)}>
        {(wish) => (
          <button
            type="button"
            class="hp-why"
            onClick={() => {
              away();
              props.table.askWhy(words('panel.why.card', { card: `@${nameKey(face)}` }), wish(), anchor);
            }}
          >
            {words('panel.why.now')}
          </button>
        )}
      </Show>
      <p class="hp-foot">
        <button type="button" class="hp-rule" tabindex={pinned ? 0 : -1} onClick={rules}>
          {words('panel.rules')} <span class="cite">{rulesOf(face)[0]}</span>
        </button>
        <Show when={reconstructed()}>
          <span class="hp-dagger">† {words('panel.reconstructed')}</span>
        </Show>
      </p>
      <Show when={pinned}>
        <button type="button" class="hp-close" aria-label={words('panel.close')} onClick={away}>
          ✕
        </button>
      </Show>
    </div>
  );
}
