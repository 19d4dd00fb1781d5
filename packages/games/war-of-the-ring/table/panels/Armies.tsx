import type { Words } from '../keys.ts';
import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { type ListedArmy, armiesOf } from './armiesOf.ts';

/** All armies on the map, the strongest first; a touch goes to the region. */
export function Armies(props: {
  readonly view: WarView;
  readonly words: Words;
  readonly showRegion: (region: string) => void;
}): JSX.Element {
  const { words } = props;
  const said = ({ host, leadership, besieged }: ListedArmy): string =>
    [
      words('table.region.units', { count: host.units }),
      ...(host.elites > 0 ? [words('table.force.elite', { count: host.elites })] : []),
      words('table.armies.leadership', { leadership }),
      ...(besieged ? [words('table.region.besieged')] : []),
    ].join(' · ');
  return (
    <For each={['free-peoples', 'shadow'] as const}>
      {(side) => {
        const armies = () => armiesOf(props.view, side);
        return (
          <section>
            <h3>
              {words(`table.side.${side}`)}
              <small>{words('table.region.units', { count: armies().reduce((sum, { host }) => sum + host.units, 0) })}</small>
            </h3>
            <ul class="wr-people wr-armies">
              <For each={armies()}>
                {(army) => (
                  <li>
                    <button type="button" onClick={() => props.showRegion(army.region)}>
                      <Show when={army.host.contingents[0]}>{(first) => <NationShield nation={first().nation} />}</Show>
                      <span>
                        <b>{words(`region.${army.region}`)}</b>
                        <small>{said(army)}</small>
                      </span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        );
      }}
    </For>
  );
}
