import './bring.ts';
import './felt.css';
import './rack.css';
import './die.css';
import './sheet.css';
import './plates.css';
import type { PlateProps, Plates } from '#look/signs.ts';
import { For, type JSX } from 'solid-js';
import type { DieView, JourneyView } from '../view/view.ts';
import { DieFace, dieColours } from './DieFace.tsx';
import { wideLayout } from './geometry.ts';
import { Landscape } from './Landscape.tsx';
import { NazgulTrail } from './NazgulTrail.tsx';
import { Trail } from './Trail.tsx';

type Given = PlateProps<JourneyView>;

/** The felt: what this roll shows, and beside it what was kept. */
function Dice(props: Given): JSX.Element {
  const dice = (...kinds: readonly DieView['status'][]) => (props.view.turn?.dice ?? []).filter(({ status }) => kinds.includes(status));
  return (
    <div class="jm-felt jm-plate">
      <For each={[dice('loose'), dice('aside', 'chosen')]}>
        {(lying, kept) => (
          <div>
            <h4>{props.words(kept() === 0 ? 'table.felt.label' : 'table.felt.aside')}</h4>
            <ul>
              <For each={lying}>
                {(die) => (
                  <li classList={{ marked: props.marked.includes(die.id) }}>
                    <span class="jm-die small" style={dieColours(die)}>
                      <DieFace die={die} tumbling={false} />
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </div>
        )}
      </For>
    </div>
  );
}

const nothing = (): void => {};

/** The trail of the Nazgûl who follows the player on turn. */
function Squares(props: Given): JSX.Element {
  return (
    <div class="jm-plate-sheet">
      <NazgulTrail
        player={props.view.players[props.view.active ?? 0]}
        threat={0}
        splittable={new Set(props.marked.map(Number))}
        words={props.words}
        split={nothing}
        askWhy={nothing}
      />
    </div>
  );
}

/** The road of the player on turn, with the land it runs through. */
function Road(props: Given): JSX.Element {
  const layout = wideLayout(props.view.trail.length);
  return (
    <div class="jm-plate-sheet">
      <Trail
        view={props.view}
        player={props.view.players[props.view.active ?? 0]}
        layout={layout}
        land={<Landscape layout={layout} />}
        ahead={0}
        words={props.words}
        ask={nothing}
      />
    </div>
  );
}

export const plates: Plates<JourneyView> = { dice: Dice, squares: Squares, trail: Road };
