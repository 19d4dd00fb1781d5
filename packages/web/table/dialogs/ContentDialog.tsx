import type { ContentInfo } from '#wire';
import { For, type JSX } from 'solid-js';
import { type GameWords, dynamicText, hasText, t } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** The content of the box: what in it is printed fact and what is reconstructed (marked by a dagger). */
export function ContentDialog(props: {
  readonly game: string;
  readonly content: ContentInfo;
  readonly tGame: GameWords;
  readonly close: () => void;
}): JSX.Element {
  const name = (id: string): string => (hasText(props.game, `provenance.${id}`) ? props.tGame(`provenance.${id}`) : id);
  /** The standard content is named after its game; any other pack has its own title. */
  const title = (): string => (props.content.standard ? dynamicText(`shelf.${props.game}.title`) : props.content.title);
  return (
    <Dialog title={t('content.title')} close={() => props.close()}>
      <p>
        {t(props.content.standard ? 'content.standard' : 'content.own')} <b>{title()}</b>. {t('content.dagger')}
      </p>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">{t('content.part')}</th>
            <th scope="col">{t('content.source')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.content.provenance}>
            {(item) => (
              <tr>
                <th scope="row">
                  {name(item.id)}
                  {item.source === 'reconstructed' ? ' †' : ''}
                </th>
                <td>{t(`content.${item.source}`)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Dialog>
  );
}
