import { SHELF } from '#games';
import { Icon } from '#look';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { Dialog } from './Dialog.tsx';
import { lengthOf, playersOf } from './boxFacts.ts';
import { Device } from './TableRow.tsx';

/** Which game? Each leads to setting its table. */
export function GameDialog(props: {
  /** In this browser, without a network. */
  readonly offline?: boolean;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={say(props.offline ? 'home.offline' : 'home.games')} close={() => props.close()}>
      <ul class="rows">
        <For each={SHELF.filter(({ state }) => state !== 'planned')}>
          {(box) => (
            <li>
              <a class="tb" href={`/new/${box.id}${props.offline ? '?offline' : ''}`}>
                <Device game={box.id} />
                <span>
                  <b>{say(`shelf.${box.id}.title`)}</b>
                  <span class="s">{say(`shelf.${box.id}.tagline`)}</span>
                </span>
                <span class="facts">
                  <span>
                    <Icon name="meeple" label={say('home.players')} /> {playersOf(box)}
                  </span>
                  <span>
                    <Icon name="hourglass" label={say('home.length')} /> {lengthOf(box)}
                  </span>
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
