import { capitalized } from '#look/capitalized.ts';
import { For, type JSX, Show } from 'solid-js';
import type { ForceView, RegionView, WarView } from '../../view/view.ts';
import type { MapRegion } from '../map/geometry.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { type Host, hostsOf } from '../pieces/hosts.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { pointsOf } from '../pieces/settlements.ts';
import { regionOf } from '../sites.ts';
import { type Reader, SharedArmy } from '../team/SharedArmy.tsx';
import { standing } from '../words.ts';
import type { Words } from '../keys.ts';

/** One region: whose it is and how near to war, what is built there, who stands there figure by figure, and where one can go from here. */
export function RegionSheet(props: {
  readonly region: MapRegion;
  readonly view: WarView;
  readonly words: Words;
  readonly reader: Reader;
  readonly showRegion: (region: string) => void;
  /** What can be done here now, where somebody may do something. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const { words } = props;
  const seen = (): RegionView | undefined => props.view.regions.find(({ id }) => id === props.region.id);
  const nation = () => props.view.nations.find(({ id }) => id === seen()?.nation) ?? null;
  /** Where partners share this region: in the open, or behind its walls. */
  const shared = () => (props.view.team?.shared ?? []).filter(({ place }) => regionOf(place) === props.region.id);
  const points = () => pointsOf(seen()?.settlement ?? 'none');
  return (
    <Show when={seen()}>
      {(region) => (
        <article class="wr-sheet">
          <p class="wr-facts">
            <Show when={nation()} fallback={words('table.region.free')}>
              {(known) => (
                <>
                  <NationShield nation={known().id} /> {capitalized(words(`table.nation.${known().id}`))}: {standing(words, known())}
                </>
              )}
            </Show>
          </p>
          <Show when={region().settlement !== 'none'}>
            <p class="wr-facts">
              {capitalized(words(`table.settlement.${region().settlement}`))}
              <Show when={points() > 0}>{`, ${words('table.region.points', { count: points() })}`}</Show>
              <Show when={region().captured && region().holder}>
                {(holder) => <b class="rubric">{` · ${words('table.region.heldBy', { side: `@side.${holder()}` })}`}</b>}
              </Show>
              <Show when={region().besieged}>
                <b class="rubric">{` · ${words('table.region.besieged')}`}</b>
              </Show>
            </p>
          </Show>
          <For each={shared()}>
            {({ place }) => (
              <SharedArmy
                view={props.view}
                words={words}
                reader={props.reader}
                place={place}
                force={place === props.region.id ? region().field : region().inside}
              />
            )}
          </For>
          <Army title={words('table.region.inside')} force={region().inside} words={words} />
          <Army title={words(region().besieged ? 'table.region.besiegers' : 'table.region.field')} force={region().field} words={words} />
          <Show when={hostsOf(region().field).length + hostsOf(region().inside).length === 0}>
            <p class="quiet">{words('table.region.nobody')}</p>
          </Show>
          {props.children}
          <h3>{words('table.region.neighbours')}</h3>
          <ul class="wr-ways">
            <For each={props.region.neighbours}>
              {(id) => (
                <li>
                  <button type="button" onClick={() => props.showRegion(id)}>
                    {words(`region.${id}`)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <Show when={props.region.walled.length > 0}>
            <p class="quiet">{words('table.region.walled', { list: props.region.walled.map((id) => `@region.${id}`) })}</p>
          </Show>
        </article>
      )}
    </Show>
  );
}

function Army(props: { readonly title: string; readonly force: ForceView; readonly words: Words }): JSX.Element {
  return (
    <For each={hostsOf(props.force)}>
      {(host) => (
        <section class="wr-army">
          <h3>
            {props.title}: {props.words(`table.side.${host.side}`)}
            <Show when={host.units > 0}>
              <small>{props.words('table.region.units', { count: host.units })}</small>
            </Show>
          </h3>
          <ul class="wr-ranks">
            <For each={figuresOf(host)}>
              {({ figure, count }) => (
                <li>
                  <Figure {...figureSign(figure)} />
                  <span>{capitalized(props.words(`figure.${figure}`))}</span>
                  <Show when={count > 1}>
                    <b class="num">{count}×</b>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
}

/** The host figure by figure, like with like: the largest nation first, its units before its leaders, the Nazgûl, the characters. */
function figuresOf(host: Host): { readonly figure: string; readonly count: number }[] {
  return [
    ...host.contingents.flatMap(({ nation, regular, elite, leader }) => [
      { figure: `${nation}-regular`, count: regular },
      { figure: `${nation}-elite`, count: elite },
      { figure: `${nation}-leader`, count: leader },
    ]),
    { figure: 'nazgul', count: host.nazgul },
    ...host.characters.map((figure) => ({ figure, count: 1 })),
  ].filter(({ count }) => count > 0);
}
