import { SHELF } from '#games';
import { Icon } from '#look';
import { For, type JSX } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { lengthOf, playersOf } from '../game/boxFacts.ts';
import { GameIcon } from '../ui/GameIcon.tsx';

/** Selects a game for a new table. */
export function GameDialog(props: {
  /** In this browser, without a network. */
  readonly offline?: boolean;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={t(props.offline ? 'home.offline' : 'home.games')} close={() => props.close()}>
      <ul class="rows">
        <For each={SHELF.filter(({ state }) => state !== 'planned')}>
          {(box) => (
            <li>
              <a class="tb" href={`/new/${box.id}${props.offline ? '?offline' : ''}`}>
                <GameIcon game={box.id} />
                <span>
                  <b>{dynamicText(`shelf.${box.id}.title`)}</b>
                  <span class="s">{dynamicText(`shelf.${box.id}.tagline`)}</span>
                </span>
                <span class="facts">
                  <span>
                    <Icon name="meeple" label={t('home.players')} /> {playersOf(box)}
                  </span>
                  <span>
                    <Icon name="hourglass" label={t('home.length')} /> {lengthOf(box)}
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
