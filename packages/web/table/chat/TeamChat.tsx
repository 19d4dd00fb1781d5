import type { TableInfo } from '#wire';
import type { JSX } from 'solid-js';
import { gameTranslator, hasText, t } from '../../i18n/i18n.ts';
import { Chat } from './Chat.tsx';
import type { TableController } from '../session/tableController.ts';
import { isOfTeam, teamOf } from './teamChat.ts';

/** Chat within a team. It says who reads it, and what the game forbids to say. */
export function TeamChat(props: { readonly table: TableController; readonly game: string; readonly info: TableInfo }): JSX.Element {
  const team = () => teamOf(props.info);
  const names = () => (team()?.others ?? []).map(props.table.seatName);
  const note = (): string => {
    const readers = t('team.readers', { names: names(), count: names().length });
    return hasText(props.game, 'team.talk') ? `${readers} ${gameTranslator(props.game, props.table.seatName)('team.talk')}` : readers;
  };
  return (
    <Chat
      lines={props.table.chat().filter(isOfTeam)}
      info={props.info}
      sendLine={(text) => props.table.sendChat(text, team()?.mine)}
      team={{ label: t('tabs.team'), to: t('team.to', { names: names() }), note: note() }}
    />
  );
}
