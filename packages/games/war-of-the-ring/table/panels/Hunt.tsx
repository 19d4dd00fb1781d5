import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { Die } from '../pieces/Die.tsx';
import { HuntTile } from '../pieces/HuntTile.tsx';
import { sorted } from '../pieces/tiles.ts';
import type { Words } from '../keys.ts';

/** The hunt: dice in its box, and the tiles by kind: still in the pool, drawn, waiting for Mordor, taken out. */
export function Hunt(props: { readonly view: WarView; readonly words: Words }): JSX.Element {
  const { words } = props;
  return (
    <section>
      <h3>{words('table.hunt.title')}</h3>
      <HuntBox view={props.view} words={words} />
      <Tiles title={words('table.hunt.pool', { count: props.view.tiles.pool.length })} ids={props.view.tiles.pool} words={words} />
      <Tiles title={words('table.hunt.waiting')} ids={props.view.tiles.waiting} words={words} />
      <Tiles title={words('table.hunt.drawn')} ids={props.view.tiles.drawn} words={words} />
      <Tiles title={words('table.hunt.removed')} ids={props.view.tiles.removed} words={words} />
    </section>
  );
}

export function HuntBox(props: { readonly view: WarView; readonly words: Words }): JSX.Element {
  const [free, shadow] = [() => props.view.sides[0].huntBox, () => props.view.sides[1].huntBox];
  return (
    <div class="wr-huntbox" role="group" aria-label={props.words('table.hunt.box', { shadow: shadow(), free: free() })}>
      <For each={Array.from({ length: shadow() })}>{() => <Die side="shadow" face="eye" state="ready" words={props.words} />}</For>
      <For each={Array.from({ length: free() })}>
        {() => <Die side="free-peoples" face="character" state="ready" words={props.words} />}
      </For>
      <Show when={free() + shadow() === 0}>
        <em>{props.words('table.hunt.empty')}</em>
      </Show>
    </div>
  );
}

function Tiles(props: { readonly title: string; readonly ids: readonly string[]; readonly words: Words }): JSX.Element {
  return (
    <Show when={props.ids.length > 0}>
      <h4>{props.title}</h4>
      <ul class="wr-tiles">
        <For each={sorted(props.ids)}>
          {({ id, tile, count }) => (
            <li>
              <HuntTile tile={tile} />
              <span class="sr">{props.words(`tile.${id}`)}</span>
              <b class="num">{count}×</b>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
