import { For, type JSX, Show } from 'solid-js';
import type { NationView, WarView } from '../../view/view.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import type { Words } from '../keys.ts';

/** Figures beside the map, nation by nation: those that can still come, and those that are lost for good. */
export function Reserves(props: { readonly view: WarView; readonly words: Words }): JSX.Element {
  const { words } = props;
  const nation = (id: string): NationView | undefined => props.view.nations.find((each) => each.id === id);
  return (
    <section>
      <h3>{words('reserve.reinforcements')}</h3>
      <table class="wr-reserves">
        <tbody>
          <For each={props.view.nations.map(({ id }) => id)}>
            {(id) => (
              <tr>
                <th scope="row">
                  <NationShield nation={id} /> <span>{words(`table.nation.${id}`)}</span>
                </th>
                <td>
                  <Figures figures={nation(id)?.reinforcements ?? {}} words={words} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.view.nations.some(({ casualties }) => Object.keys(casualties).length > 0)}>
        <h3>{words('reserve.casualties')}</h3>
        <table class="wr-reserves lost">
          <tbody>
            <For each={props.view.nations.filter(({ casualties }) => Object.keys(casualties).length > 0).map(({ id }) => id)}>
              {(id) => (
                <tr>
                  <th scope="row">
                    <NationShield nation={id} /> <span>{words(`table.nation.${id}`)}</span>
                  </th>
                  <td>
                    <Figures figures={nation(id)?.casualties ?? {}} words={words} />
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </section>
  );
}

function Figures(props: { readonly figures: { readonly [figure: string]: number }; readonly words: Words }): JSX.Element {
  const all = () => Object.entries(props.figures);
  return (
    <span class="wr-figures">
      <For each={all()}>
        {([figure, count]) => (
          <span class="wr-counted">
            <Figure {...figureSign(figure)} />
            <b class="num">{count}</b>
            <span class="sr">{props.words(`figure.${figure}`)}</span>
          </span>
        )}
      </For>
      <Show when={all().length === 0}>
        <em>{props.words('table.none')}</em>
      </Show>
    </span>
  );
}
