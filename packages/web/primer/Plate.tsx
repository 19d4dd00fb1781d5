import { openGame } from '#games';
import type { Example } from '#games/primer.ts';
import { Match, SeededRandom, type State, viewOf } from '#kernel';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { Fault, Ruled } from '../ui/states.tsx';
import { Cited } from './Cited.tsx';
import { platesOf } from './primers.ts';

/** So far below the page a picture begins to be drawn. */
const AHEAD = '700px';

/** The moment of an example as its seat sees it, and the drawing that shows it. */
async function drawn(game: string, { position, seat, first = [], plate }: Example) {
  const [rules, plates] = await Promise.all([openGame(game), platesOf(game), learn(game)]);
  const box: unknown = rules.content.read(rules.content.standard);
  const Drawing = plates[plate];
  if (Drawing === undefined) throw new Error(`${game} has no drawing "${plate}"; there is ${Object.keys(plates).join(', ')}`);
  const state = rules.position.read(position, box);
  const match = Match.resume<State, unknown, unknown>(rules, { state, random: new SeededRandom(1) });
  for (const action of first) match.apply(seat, action);
  return { Drawing, view: viewOf(rules, match.state, seat) };
}

/** A worked example: a moment of the game, drawn by its table, and what it shows in words. Maps are heavy: each is drawn when it comes near. */
export function Plate(props: { readonly game: string; readonly example: Example; readonly caption: string }): JSX.Element {
  const [near, setNear] = createSignal(false);
  const shown = ask(
    () => near() && props.example,
    (example) => drawn(props.game, example),
  );
  const words = gameWords(props.game, (seat) => say('primer.player', { number: seat + 1 }));
  let figure: HTMLElement | undefined;
  onMount(() => {
    if (figure === undefined) return;
    const watcher = new IntersectionObserver(([entry]) => entry.isIntersecting && setNear(true), { rootMargin: AHEAD });
    watcher.observe(figure);
    onCleanup(() => watcher.disconnect());
  });
  return (
    <figure
      class="plate"
      classList={{ barred: props.example.barred !== undefined }}
      data-example={props.example.id}
      ref={(element) => {
        figure = element;
      }}
    >
      {/* What is drawn is seen; the caption says it, and nothing of it can be touched. */}
      <div class={`plate-drawing ${props.example.plate}`} inert aria-hidden="true">
        <Show when={shown.value()} fallback={near() ? <Ruled /> : null}>
          {(found) => (
            <Dynamic
              component={found().Drawing}
              view={found().view}
              words={words}
              at={props.example.at ?? []}
              marked={props.example.marked ?? []}
            />
          )}
        </Show>
      </div>
      <figcaption>
        <Show when={shown.error() !== null}>
          <Fault error={shown.error()} again={shown.again} />
        </Show>
        {props.caption} <Show when={props.example.barred}>{(rule) => <Cited game={props.game} rules={[rule()]} />}</Show>
      </figcaption>
    </figure>
  );
}
