import '../style/witness.css';
import { Icon } from '#look';
import type { TableInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';

/** Where what a game begins with comes from: an earlier game, or somebody's word. Nothing where it begins with nothing. */
export function Origin(props: { readonly info: Pick<TableInfo, 'game' | 'carried' | 'sequelOf'> }): JSX.Element {
  const learned = ask(
    () => (props.info.carried === undefined ? null : props.info.game),
    async (game) => {
      await learn(game);
      return gameWords(game, String);
    },
  );
  return (
    <Show when={learned.value()}>
      {(words) => (
        <p class="origin">
          <Icon name={props.info.sequelOf === undefined ? 'hourglass' : 'wax-seal'} />
          <span>
            {words()(`setup.link_${props.info.carried ?? ''}`)}.{' '}
            <Show when={props.info.sequelOf} fallback={say('campaign.by_hand')}>
              {(earlier) => (
                <a href={`/campaign/${earlier().table}`}>{say('campaign.from', { title: say(`shelf.${earlier().game}.title`) })}</a>
              )}
            </Show>
          </span>
        </p>
      )}
    </Show>
  );
}
