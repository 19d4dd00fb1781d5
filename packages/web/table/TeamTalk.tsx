import type { TableInfo } from '#wire';
import type { JSX } from 'solid-js';
import { gameWords, known, say } from '../i18n.ts';
import { Chat } from './Chat.tsx';
import type { Controller } from './controller.ts';
import { isOfTeam, teamOf } from './team.ts';

/** What those who play together say to each other. The page says who reads it, and what the game does not let them say. */
export function TeamTalk(props: { readonly table: Controller; readonly game: string; readonly info: TableInfo }): JSX.Element {
  const team = () => teamOf(props.info);
  const names = () => (team()?.others ?? []).map(props.table.names);
  const note = (): string => {
    const readers = say('team.readers', { names: names(), count: names().length });
    return known(props.game, 'team.talk') ? `${readers} ${gameWords(props.game, props.table.names)('team.talk')}` : readers;
  };
  return (
    <Chat
      lines={props.table.chat().filter(isOfTeam)}
      info={props.info}
      say={(text) => props.table.say(text, team()?.mine)}
      team={{ label: say('tabs.team'), to: say('team.to', { names: names() }), note: note() }}
    />
  );
}
