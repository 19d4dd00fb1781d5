import type { Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { TokenShape } from '../map/Pieces.tsx';
import { spotWord } from '../words.ts';
import { act, type PanelProps } from './panel.ts';

/** A log token as it lies on the map. */
export function LogToken(props: { readonly number: number }): JSX.Element {
  return (
    <svg class="hp-log-token" viewBox="-11 -12 22 22" aria-hidden="true">
      <TokenShape token={{ key: '', kind: 'log', number: props.number }} />
    </svg>
  );
}

/** Where a log token lies, in words. */
export const logTokenAt = (words: Words, part: 1 | 2, mark: string): string =>
  mark === 'off' || mark.startsWith('step-') ? words(`logMark.${mark}`) : words(spotWord(part, mark).slice(1));

/** The notes of the Wraith players: six tokens that all can see. One touch takes one up; the next, on the map, lays it. */
export function LogTokens(props: PanelProps & { readonly lay: (token: number) => void }): JSX.Element {
  const mayLay = (token: number): boolean =>
    props.offers.of('useLogTokens').length > 0 || props.offers.find('takeLogToken', { logToken: token }) !== undefined;
  const takeOff = () => props.offers.find('takeOffLogToken', {});
  return (
    <div class="hp-page hp-logs">
      <h3>{props.words('panel.log.title')}</h3>
      <p class="quiet">{props.words('panel.log.help')}</p>
      <ul>
        <For each={props.view.logTokens}>
          {(mark, index) => {
            const inside = (): JSX.Element => (
              <>
                <LogToken number={index() + 1} />
                <span class="sr">{props.words('panel.logToken', { token: index() + 1 })}</span>
                <span>{logTokenAt(props.words, props.view.part, mark)}</span>
              </>
            );
            return (
              <li>
                <Show when={mayLay(index() + 1)} fallback={inside()}>
                  <button
                    type="button"
                    class="hp-gold"
                    disabled={props.busy}
                    title={props.words('panel.log.lay', { token: index() + 1 })}
                    onClick={() => props.lay(index() + 1)}
                  >
                    {inside()}
                  </button>
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={takeOff()}>
        {(action) => (
          <button type="button" class="hp-gold" disabled={props.busy} onClick={() => act(props, action())}>
            {props.words('option.takeOffLogToken')}
          </button>
        )}
      </Show>
    </div>
  );
}
