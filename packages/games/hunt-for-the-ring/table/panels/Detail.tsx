import type { HuntAction } from '../../rules/state.ts';
import { LargeCard } from '#look/card/LargeCard.tsx';
import { For, type JSX, Show } from 'solid-js';
import { optionParams } from '../words.ts';
import { Painting } from './Card.tsx';
import { actsOf, wishOf } from './cards.ts';
import { isDark, kindOf, type CardLine, linesOf, nameKey, provenanceOf, rulesOf, saidIn } from './deck.ts';
import { act, type PanelProps } from './panel.ts';
import type { Reader, HuntReading } from './reader.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** A card read large: its words, what can be done with it now, and the rules behind it. */
export function Detail(props: { readonly table: PanelProps; readonly reader: Reader }): JSX.Element {
  return (
    <Show when={props.reader.reading()} keyed>
      {(reading) => <Large table={props.table} reader={props.reader} reading={reading} />}
    </Show>
  );
}

function Large(props: { readonly table: PanelProps; readonly reader: Reader; readonly reading: HuntReading }): JSX.Element {
  const { words } = props.table;
  const { face, home, anchor, pinned } = props.reading;
  const acts = (): readonly HuntAction[] => actsOf(props.table.offers, face, home);
  const name = (): string => words(nameKey(face));
  const away = (): void => (pinned ? props.reader.giveBack() : props.reader.close());
  const doIt = (action: HuntAction): void => {
    away();
    act(props.table, action);
  };
  const buttons = (wanted: readonly HuntAction[]): JSX.Element => (
    <For each={wanted}>
      {(action) => (
        <button type="button" class="hp-gold" disabled={props.table.busy} onClick={() => doIt(action)}>
          {words(runtimeKey(`panel.act.${action.type}`), optionParams(props.table.view, action))}
        </button>
      )}
    </For>
  );
  const ofEffect = ({ kind }: CardLine): readonly HuntAction[] => acts().filter((action) => 'effect' in action && action.effect === kind);
  const reconstructed = (): boolean =>
    props.table.info.content.provenance.some(({ id, source }) => id === provenanceOf(face) && source !== 'rulebook');
  return (
    <LargeCard
      table={props.table}
      reader={props.reader}
      reading={props.reading}
      class={`hp-detail ${kindOf(face)}`}
      dark={isDark(face)}
      name={name()}
      words={{ close: words('close'), rules: words('panel.rules') }}
      rules={rulesOf(face)}
      foot={
        <Show when={reconstructed()}>
          <span class="hp-dagger">† {words('panel.reconstructed')}</span>
        </Show>
      }
    >
      <p class="hp-kind">{words(`panel.kind.${kindOf(face)}`)}</p>
      <h3>{name()}</h3>
      <Painting face={face} />
      <For each={linesOf(face).filter(({ key }) => saidIn(props.table.view.part, words(key)) !== '')}>
        {(line) => (
          <>
            <Show when={line.kind === 'b'}>
              <p class="hp-or">{words('panel.or')}</p>
            </Show>
            <p class={`hp-line ${line.kind}`}>
              <Show when={line.kind === 'ongoing' || line.kind === 'oneUse'}>
                <b>{words(runtimeKey(`panel.company.${line.kind}`))}</b>{' '}
              </Show>
              {saidIn(props.table.view.part, words(line.key))}
            </p>
            {buttons(ofEffect(line))}
          </>
        )}
      </For>
      {buttons(acts().filter((action) => !('effect' in action)))}
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
    </LargeCard>
  );
}
