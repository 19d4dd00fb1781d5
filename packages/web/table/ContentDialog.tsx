import type { Words } from '#look';
import type { ContentInfo } from '#wire';
import { For, type JSX } from 'solid-js';
import { known, say } from '../i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** What the dagger means: which box this is, and what in it is printed fact and what is reconstructed. */
export function ContentDialog(props: {
  readonly game: string;
  readonly content: ContentInfo;
  readonly words: Words;
  readonly close: () => void;
}): JSX.Element {
  const name = (id: string): string => (known(props.game, `provenance.${id}`) ? props.words(`provenance.${id}`) : id);
  /** The box of the house is called what its game is called; any other bears its maker's title. */
  const title = (): string => (props.content.standard ? say(`shelf.${props.game}.title`) : props.content.title);
  return (
    <Dialog title={say('content.title')} close={() => props.close()}>
      <p>
        {say(props.content.standard ? 'content.standard' : 'content.own')} <b>{title()}</b>. {say('content.dagger')}
      </p>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">{say('content.part')}</th>
            <th scope="col">{say('content.source')}</th>
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
                <td>{say(`content.${item.source}`)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Dialog>
  );
}
