import '../style/spread.css';
import type { Point, Primer } from '#games/primer.ts';
import type { Words } from '#look';
import { SignList } from '#look/SignList.tsx';
import type { SignGroup } from '#look/signs.ts';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { Vignette } from '../ui/Vignette.tsx';
import { Cited } from './Cited.tsx';

/** The game on one spread: what it is about, a turn, the signs, and how it ends. */
export function Spread(props: {
  readonly game: string;
  readonly primer: Primer;
  readonly signs: readonly SignGroup[];
  /** Of the primer, and of the table: its signs are explained in the table's own words. */
  readonly words: Words;
  readonly table: Words;
}): JSX.Element {
  const shown = () => props.signs.filter(({ id }) => props.primer.signs.includes(id));
  return (
    <section class="spread" id="spread" aria-labelledby="spread-head">
      <h2 id="spread-head">{say('primer.spread')}</h2>
      <div class="spread-pages">
        <div class="spread-page">
          <div class="spread-art" aria-hidden="true">
            <Vignette game={props.game} />
          </div>
          <h3 class="rubric">{say('primer.goal')}</h3>
          <p class="lead">
            {props.words('goal')} <Cited game={props.game} rules={props.primer.goal.rules} />
          </p>
          <h3 class="rubric">{say('primer.turn')}</h3>
          <ol class="spread-turn">
            <Points {...props} points={props.primer.turn} under="turn" />
          </ol>
          <h3 class="rubric">{say('primer.ends')}</h3>
          <ul class="spread-ends">
            <Points {...props} points={props.primer.ends} under="ends" />
          </ul>
        </div>
        <div class="spread-page">
          <For each={shown()}>
            {(group) => (
              <>
                <h3 class="rubric">{props.table(group.title)}</h3>
                <SignList signs={group.signs} words={props.table} />
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
  readonly words: Words;
  readonly points: readonly Point[];
  readonly under: string;
}): JSX.Element {
  return (
    <For each={props.points}>
      {(point) => (
        <li>
          {props.words(`${props.under}.${point.id}`)} <Cited game={props.game} rules={point.rules} />
        </li>
      )}
    </For>
  );
}
