import type { Profile } from '#wire';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { drawn, SIZE } from './course.ts';
import { createSides } from './sides.ts';
import { tell } from './words.ts';

/** What is known of somebody on one side of a game, and how it came to that. */
export function RatingCard(props: { readonly rating: Profile['ratings'][number] }): JSX.Element {
  const side = createSides(() => props.rating.game);
  const course = () => drawn(props.rating.course);
  const said = (step: { readonly rating: number; readonly doubt: number }): string => tell('points', step);
  return (
    <li class="rating-card">
      <h3>
        <a href={`/ladder/${props.rating.game}`}>{say(`shelf.${props.rating.game}.title`)}</a>
        <Show when={side(props.rating.side)}>{(word) => <small>{word()}</small>}</Show>
      </h3>
      <p class="rating-points">{said(props.rating)}</p>
      <p class="quiet">{tell('of_games', { count: props.rating.games, won: props.rating.won })}</p>
      <Show when={course()}>
        {(line) => (
          <svg
            class="rating-course"
            viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
            role="img"
            aria-label={tell('course', {
              count: props.rating.games,
              from: said(props.rating.course[0] ?? props.rating),
              to: said(props.rating),
            })}
          >
            <path class="band" d={line().band} />
            <path class="line" d={line().line} />
            <circle cx={line().last.x} cy={line().last.y} r="4" />
          </svg>
        )}
      </Show>
    </li>
  );
}
