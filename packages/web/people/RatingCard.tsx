import type { Profile } from '#wire';
import { type JSX, Show } from 'solid-js';
import { ratingCurve, SIZE } from './ratingCurve.ts';
import { createSideNames } from './sideNames.ts';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

/** A player's rating on one side of a game, and its history. */
export function RatingCard(props: { readonly rating: Profile['ratings'][number] }): JSX.Element {
  const side = createSideNames(() => props.rating.game);
  const course = () => ratingCurve(props.rating.course);
  const said = (step: { readonly rating: number; readonly doubt: number }): string => t('points', step);
  return (
    <li class="rating-card">
      <h3>
        <a href={`/ladder/${props.rating.game}`}>{dynamicText(`shelf.${props.rating.game}.title`)}</a>
        <Show when={side(props.rating.side)}>{(word) => <small>{word()}</small>}</Show>
      </h3>
      <p class="rating-points">{said(props.rating)}</p>
      <p class="quiet">{t('of_games', { count: props.rating.games, won: props.rating.won })}</p>
      <Show when={course()}>
        {(line) => (
          <svg
            class="rating-course"
            viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
            role="img"
            aria-label={t('course', {
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
