import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import { Hunt } from './Hunt.tsx';
import { FellowshipTrack, MordorTrack } from './Tracks.tsx';
import type { Words } from '../keys.ts';

/** The Fellowship: where it was last seen, how the Ring weighs, who walks with the Ring-bearers; and the hunt for it. */
export function Fellowship(props: {
  readonly view: WarView;
  readonly words: Words;
  readonly showRegion: (region: string) => void;
}): JSX.Element {
  const { words } = props;
  const fellowship = () => props.view.fellowship;
  return (
    <>
      <section>
        <h3>
          {words('table.fellowship.title')}{' '}
          <small>{words(fellowship().hidden ? 'table.fellowship.hidden' : 'table.fellowship.revealed')}</small>
        </h3>
        <FellowshipTrack fellowship={fellowship()} words={words} />
        <p>
          <b>{words('table.fellowship.corruption', { count: fellowship().corruption })}</b>
          {' · '}
          <Show when={fellowship().mordor === null} fallback={words('table.mordor.step', { count: fellowship().mordor ?? 0 })}>
            {words('table.fellowship.progress', { count: fellowship().progress })}{' '}
            <button type="button" class="wr-link" onClick={() => props.showRegion(fellowship().at)}>
              {words('table.fellowship.from', { region: `@region.${fellowship().at}` })}
            </button>
          </Show>
        </p>
        <ul class="wr-company">
          <li>
            <MedalPiece id="ring-bearers" /> <span>{words('figure.ring-bearers')}</span>
          </li>
          <Show when={fellowship().guide === 'gollum'}>
            <li class="guide">
              <MedalPiece id="gollum" /> <span>{words('table.fellowship.guide', { figure: '@figure.gollum' })}</span>
            </li>
          </Show>
          <For each={fellowship().companions}>
            {(id) => (
              <li classList={{ guide: id === fellowship().guide }}>
                <MedalPiece id={id} />{' '}
                <span>
                  {id === fellowship().guide ? words('table.fellowship.guide', { figure: `@figure.${id}` }) : words(`figure.${id}`)}
                </span>
              </li>
            )}
          </For>
        </ul>
        <MordorTrack step={fellowship().mordor} words={words} />
      </section>
      <Hunt view={props.view} words={words} />
    </>
  );
}
