import '../../fairness/fairness.css';
import { Icon } from '#look';
import type { TableInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { createQuery } from '../../lib/createQuery.ts';
import { dynamicText, gameTranslator, loadNamespace, t } from '../../i18n/i18n.ts';

/** Where the game's starting state comes from: an earlier game, or a text that the host typed in. Nothing otherwise. */
export function SequelOrigin(props: { readonly info: Pick<TableInfo, 'game' | 'carried' | 'sequelOf'> }): JSX.Element {
  const learned = createQuery(
    () => (props.info.carried === undefined ? null : props.info.game),
    async (game) => {
      await loadNamespace(game);
      return gameTranslator(game, String);
    },
  );
  return (
    <Show when={learned.value()}>
      {(words) => (
        <p class="origin">
          <Icon name={props.info.sequelOf === undefined ? 'hourglass' : 'wax-seal'} />
          <span>
            {words()(`setup.link_${props.info.carried ?? ''}`)}.{' '}
            <Show when={props.info.sequelOf} fallback={t('campaign.by_hand')}>
              {(earlier) => (
                <a href={`/campaign/${earlier().table}`}>{t('campaign.from', { title: dynamicText(`shelf.${earlier().game}.title`) })}</a>
              )}
            </Show>
          </span>
        </p>
      )}
    </Show>
  );
}
