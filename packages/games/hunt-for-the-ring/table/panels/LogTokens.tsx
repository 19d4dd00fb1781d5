import type { HuntAction } from '../../rules/state.ts';
import './logTokens.css';
import { For, type JSX, Show } from 'solid-js';
import { markWord } from '../../rules/spots.ts';
import { TokenShape } from '../map/Pieces.tsx';
import { sayWord } from '../words.ts';
import { act, type PanelProps } from './panel.ts';

/** A log token as it lies on the map. */
function LogToken(props: { readonly number: number }): JSX.Element {
  return (
    <svg class="hp-log-token" viewBox="-11 -12 22 22" aria-hidden="true">
      <TokenShape token={{ key: '', kind: 'log', number: props.number }} />
    </svg>
  );
}

/** The notes of the Wraith players: six tokens that all can see. One touch takes one up, at any moment; the next, on the map, lays it. */
export function LogTokens(props: PanelProps & { readonly lay: (token: HuntAction) => void }): JSX.Element {
  const held = (): number => (props.view.mine?.role === 'wraith' ? props.view.mine.logHeld : 0);
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
                <span>
                  {held() === index() + 1 ? props.words('panel.log.held') : sayWord(props.words, markWord(props.view.part, mark))}
                </span>
              </>
            );
            return (
              <li>
                <Show when={props.offers.find('takeLogToken', { logToken: index() + 1 })} fallback={inside()}>
                  {(take) => (
                    <button
                      type="button"
                      class="hp-gold"
                      disabled={props.busy}
                      title={props.words('panel.log.lay', { token: index() + 1 })}
                      onClick={() => props.lay(take())}
                    >
                      {inside()}
                    </button>
                  )}
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <For each={[...props.offers.of('leaveLogToken'), ...props.offers.of('takeOffLogToken')]}>
        {(action) => (
          <button type="button" class="hp-gold" disabled={props.busy} onClick={() => act(props, action)}>
            {props.words(`option.${action.type}`)}
          </button>
        )}
      </For>
    </div>
  );
}
