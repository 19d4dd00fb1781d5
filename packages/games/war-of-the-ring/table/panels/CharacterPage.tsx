import { For, type JSX, Show } from 'solid-js';
import { characterCard } from '../pieces/cardsOfCharacters.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import type { Whereabouts } from './whereabouts.ts';
import type { Words } from '../keys.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** One character, large: level, leadership, whom he may rouse, what he can do, how he comes into play. */
export function CharacterPage(props: {
  readonly id: string;
  readonly where: Whereabouts;
  readonly words: Words;
  readonly showRegion: (region: string) => void;
  readonly back: () => void;
}): JSX.Element {
  const { words } = props;
  const card = () => characterCard(props.id);
  return (
    <article class="wr-character">
      <button type="button" class="wr-link" onClick={() => props.back()}>
        ‹ {words('table.people.back')}
      </button>
      <header>
        <MedalPiece id={props.id} class="wr-medal large" />
        <h3>{words(`figure.${props.id}`)}</h3>
      </header>
      <p>
        <Show when={props.where.kind === 'map' ? props.where : null} fallback={words(runtimeKey(`table.people.${props.where.kind}`))}>
          {(where) => (
            <button type="button" class="wr-link" onClick={() => props.showRegion(where().region)}>
              {words(where().besieged ? 'table.people.besiegedIn' : 'table.people.in', { region: `@region.${where().region}` })}
            </button>
          )}
        </Show>
      </p>
      <dl class="wr-numbers">
        <Show when={card().level !== null}>
          <div>
            <dt>{words('table.people.level')}</dt>
            <dd>{card().level}</dd>
          </div>
        </Show>
        <div>
          <dt>{words('table.people.leadership')}</dt>
          <dd>{card().leadership}</dd>
        </div>
        <Show when={card().die}>
          <div>
            <dt>{words('table.people.die')}</dt>
            <dd>+1</dd>
          </div>
        </Show>
      </dl>
      <Show when={card().activates !== 'none'}>
        <p>
          {card().activates === 'all'
            ? words('table.people.rousesAll')
            : words('table.people.rouses', { nation: `@table.nation.${card().activates}` })}
        </p>
      </Show>
      <Show when={card().guide}>
        <h4>{words('table.people.asGuide')}</h4>
        <p>{words(`table.guide.${props.id}`)}</p>
      </Show>
      <For each={card().abilities}>
        {(ability) => (
          <>
            <h4>{words(`table.abilityName.${ability}`)}</h4>
            <p>{words(`table.ability.${ability}`)}</p>
          </>
        )}
      </For>
      <Show when={props.id === 'ring-bearers'}>
        <p>{words('table.people.ringBearers')}</p>
      </Show>
      <Show when={card().enters}>
        <h4>{words('table.people.enters')}</h4>
        <p>{words(`table.enters.${props.id}`)}</p>
      </Show>
    </article>
  );
}
