import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { HuntBox } from '../panels/Hunt.tsx';
import { HuntTile } from '../pieces/HuntTile.tsx';
import { MedalPiece } from '../pieces/Medal.tsx';
import { sorted, tileOf } from '../pieces/tiles.ts';
import { Bone } from './Bone.tsx';
import type { Hunt } from '../huntOf.ts';
import type { Words } from '../keys.ts';

/** The hunt box and the roll: how many dice found the Fellowship. */
export function HuntRoll(props: { readonly hunt: Hunt | null; readonly view: WarView; readonly words: Words }): JSX.Element {
  const { words } = props;
  const dice = () => props.hunt?.dice ?? [];
  return (
    <>
      <div class="wr-hunt-dice">
        <HuntBox view={props.view} words={words} />
        <Show when={dice().length > 0}>
          <div class="wr-bones" role="group" aria-label={words('table.hunting.roll')}>
            <For each={dice()}>{(die) => <Bone die={die} bonus={props.hunt?.bonus ?? 0} words={words} />}</For>
          </div>
        </Show>
      </div>
      <Show when={props.hunt?.successes ?? null} keyed>
        {(count) => <p>{words('table.hunting.successes', { count })}</p>}
      </Show>
      <Show when={props.hunt?.successes === 0}>
        <p>{words('table.hunting.nothing')}</p>
      </Show>
    </>
  );
}

/** What the tile says, in one sentence. */
function tileWords(words: Words, hunt: Hunt, id: string): string {
  const { value } = tileOf(id);
  if (hunt.ignored) return words('table.hunting.tile.ignored');
  if (value === 'eye') return words(hunt.mordor ? 'table.hunting.tile.eyeInMordor' : 'table.hunting.tile.eye');
  if (value === 'die') return words('table.hunting.tile.die');
  return value < 0 ? words('table.hunting.tile.heals', { count: -value }) : words('table.hunting.tile.wounds', { count: value });
}

/** The tile that was drawn, what it does, and what may still be drawn. */
export function HuntDrawn(props: { readonly hunt: Hunt; readonly view: WarView; readonly words: Words }): JSX.Element {
  const { words } = props;
  const last = () => props.hunt.tiles.at(-1) ?? null;
  const eyes = () => props.view.tiles.pool.filter((id) => tileOf(id).value === 'eye').length;
  return (
    <Show when={last()} keyed>
      {(id) => (
        <div class="wr-hunt-tile">
          <HuntTile tile={tileOf(id)} />
          <div>
            <p>
              <Show when={tileOf(id).owner !== null}>
                <b>{words(`tile.${id}`)}.</b>{' '}
              </Show>
              {tileWords(words, props.hunt, id)}
              <Show when={tileOf(id).reveal}> {words('table.hunting.tile.reveal')}</Show>
              <Show when={tileOf(id).stop}> {words('table.hunting.tile.stop')}</Show>
            </p>
            <p class="quiet">{words('table.hunting.left', { count: props.view.tiles.pool.length, eyes: eyes() })}</p>
            <Show when={props.hunt.tiles.length > 1}>
              <ul class="wr-tiles" aria-label={words('table.hunting.earlier')}>
                <For each={sorted(props.hunt.tiles.slice(0, -1))}>
                  {(kind) => (
                    <li>
                      <HuntTile tile={kind.tile} />
                      <span class="sr">{words(`tile.${kind.id}`)}</span>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          </div>
        </div>
      )}
    </Show>
  );
}

/** Who has paid so far, and what came of it. */
export function HuntPaid(props: { readonly hunt: Hunt; readonly words: Words }): JSX.Element {
  const { words } = props;
  return (
    <ul class="wr-hunt-paid">
      <For each={props.hunt.bearers}>
        {({ figure, how }) => (
          <li>
            <MedalPiece id={figure} />
            <span>{words(how === 'helped' ? 'table.hunting.helped' : 'table.hunting.lost', { figure: `@figure.${figure}` })}</span>
          </li>
        )}
      </For>
      <Show when={props.hunt.corrupted} keyed>
        {({ count, total }) => (
          <li>
            <MedalPiece id="ring-bearers" />
            <span>{words('table.hunting.corrupted', { count, total })}</span>
          </li>
        )}
      </Show>
      <Show when={props.hunt.healed} keyed>
        {({ count, total }) => (
          <li>
            <MedalPiece id="ring-bearers" />
            <span>{words('table.hunting.healed', { count, total })}</span>
          </li>
        )}
      </Show>
      <Show when={props.hunt.revealed}>
        <li class="found">{words('table.hunting.revealed')}</li>
      </Show>
      <Show when={props.hunt.step === 'stopped'}>
        <li class="found">{words('table.hunting.stopped')}</li>
      </Show>
    </ul>
  );
}
