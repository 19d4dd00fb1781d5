import './spread.css';
import type { Point, Primer } from '#games/primer.ts';
import { SignList } from '#look/SignList.tsx';
import type { SignGroup } from '#look/signs.ts';
import { For, type JSX } from 'solid-js';
import { type GameWords, t } from '../i18n/i18n.ts';
import type { PrimerWords } from '../i18n/primerTexts.ts';
import { GameCover } from '../ui/GameCover.tsx';
import { RuleLinks } from './RuleLinks.tsx';
import { runtimeKey } from '#look/localeKey.ts';

/** The game on one spread: goal, turn, signs and endings. */
export function Spread(props: {
  readonly game: string;
  readonly primer: Primer;
  readonly signs: readonly SignGroup[];
  /** Translators of the primer, and of the game for its signs. */
  readonly tPrimer: PrimerWords;
  readonly tGame: GameWords;
}): JSX.Element {
  const shown = () => props.signs.filter(({ id }) => props.primer.signs.includes(id));
  return (
    <section class="spread" id="spread" aria-labelledby="spread-head">
      <h2 id="spread-head">{t('primer.spread')}</h2>
      <div class="spread-pages">
        <div class="spread-page">
          <div class="spread-art" aria-hidden="true">
            <GameCover game={props.game} />
          </div>
          <h3 class="rubric">{t('primer.goal')}</h3>
          <p class="lead">
            {props.tPrimer('goal')} <RuleLinks game={props.game} rules={props.primer.goal.rules} />
          </p>
          <h3 class="rubric">{t('primer.turn')}</h3>
          <ol class="spread-turn">
            <Points {...props} points={props.primer.turn} under="turn" />
          </ol>
          <h3 class="rubric">{t('primer.ends')}</h3>
          <ul class="spread-ends">
            <Points {...props} points={props.primer.ends} under="ends" />
          </ul>
        </div>
        <div class="spread-page">
          <For each={shown()}>
            {(group) => (
              <>
                <h3 class="rubric">{props.tGame(runtimeKey(group.title))}</h3>
                <SignList signs={group.signs} words={props.tGame} />
              </>
            )}
          </For>
        </div>
      </div>
    </section>
  );
}

function Points(props: {
  readonly game: string;
  readonly tPrimer: PrimerWords;
  readonly points: readonly Point[];
  readonly under: 'turn' | 'ends';
}): JSX.Element {
  return (
    <For each={props.points}>
      {(point) => (
        <li>
          {props.tPrimer(`${props.under}.${point.id}`)} <RuleLinks game={props.game} rules={point.rules} />
        </li>
      )}
    </For>
  );
}
