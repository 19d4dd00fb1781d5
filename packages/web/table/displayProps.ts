import type { GameEvent } from '#kernel';
import type { TableProps } from '#look';
import type { Accessor } from 'solid-js';
import { type GameWords, locale } from '../i18n/i18n.ts';
import { motion } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import type { PopoverContent } from './popover/createPopover.ts';

/** What a viewer of a board is shown, in play or in a replay. */
export interface DisplayState {
  readonly fresh: Accessor<readonly GameEvent[]>;
  readonly events: Accessor<readonly GameEvent[]>;
  readonly pointed: Accessor<GameEvent | null>;
  readonly tGame: GameWords;
  readonly setPopover: (content: PopoverContent) => void;
}

export const displayProps = ({
  fresh,
  events,
  pointed,
  tGame,
  setPopover,
}: DisplayState): Pick<TableProps, 'fresh' | 'events' | 'pointed' | 'motion' | 'words' | 'language' | 'showRules' | 'play'> => ({
  get fresh() {
    return fresh();
  },
  get events() {
    return events();
  },
  get pointed() {
    return pointed();
  },
  get motion() {
    return motion();
  },
  words: tGame,
  get language() {
    return locale();
  },
  showRules: (question, rules, anchor) => setPopover({ question, rules, anchor }),
  play,
});
