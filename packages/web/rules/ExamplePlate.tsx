import { asId } from '#kernel/id.ts';
import { openGame } from '#games';
import type { Example } from '#games/primer.ts';
import { Match, SeededRandom, type State, viewOf } from '#kernel';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { createQuery } from '../lib/createQuery.ts';
import { tableTranslator, loadNamespace, locale, t } from '../i18n/i18n.ts';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { RuleLinks } from './RuleLinks.tsx';
import { platesOf } from './primers.ts';

/** How far below the viewport an example starts rendering. */
const AHEAD = '700px';

/** The position of an example as its seat sees it, and its drawing. */
async function drawn(game: string, { position, seat, first = [], plate }: Example) {
  const [rules, plates] = await Promise.all([openGame(game), platesOf(game), loadNamespace(game)]);
  const box: unknown = rules.content.read(rules.content.standard);
  const Drawing = plates[plate];
  if (Drawing === undefined) throw new Error(`${game} has no drawing "${plate}"; there is ${Object.keys(plates).join(', ')}`);
  const state = rules.position.read(position, box);
  const match = Match.resume<State, unknown, unknown>(rules, { state, random: new SeededRandom(1) });
  for (const action of first) match.apply(asId(seat), action);
  return { Drawing, view: viewOf(rules, match.state, asId(seat)) };
}

/** A worked example: a position drawn by its table, with a caption. Maps are heavy: each is rendered when near the viewport. */
export function ExamplePlate(props: { readonly game: string; readonly example: Example; readonly caption: string }): JSX.Element {
  const [near, setNear] = createSignal(false);
  const shown = createQuery(
    () => near() && props.example,
    (example) => drawn(props.game, example),
  );
  const tGame = tableTranslator(props.game, (seat) => t('primer.player', { number: seat + 1 }));
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
      {/* Decorative and inert: the caption says the same. */}
      <div class={`plate-drawing ${props.example.plate}`} inert aria-hidden="true">
        <Show when={shown.value()} fallback={near() ? <Skeleton /> : null}>
          {(found) => (
            <Dynamic
              component={found().Drawing}
              view={found().view}
              words={tGame}
              language={locale()}
              at={props.example.at ?? []}
              marked={props.example.marked ?? []}
            />
          )}
        </Show>
      </div>
      <figcaption>
        <Show when={shown.error() !== null}>
          <ErrorNotice error={shown.error()} retry={shown.retry} />
        </Show>
        {props.caption} <Show when={props.example.barred}>{(rule) => <RuleLinks game={props.game} rules={[rule()]} />}</Show>
      </figcaption>
    </figure>
  );
}
