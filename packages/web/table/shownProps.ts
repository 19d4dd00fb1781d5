import type { GameEvent } from '#kernel';
import type { TableProps, Words } from '#look';
import type { Accessor } from 'solid-js';
import { motion } from '../settings.ts';
import { play } from '../sound.ts';
import type { SlipContent } from './slips.ts';

/** What somebody who looks at a board is shown, whether it is being played or seen again. */
export interface Shown {
  readonly fresh: Accessor<readonly GameEvent[]>;
  readonly events: Accessor<readonly GameEvent[]>;
  readonly pointed: Accessor<GameEvent | null>;
  readonly words: Words;
  readonly setSlip: (slip: SlipContent) => void;
}

export const shownProps = ({
  fresh,
  events,
  pointed,
  words,
  setSlip,
}: Shown): Pick<TableProps, 'fresh' | 'events' | 'pointed' | 'motion' | 'words' | 'showRules' | 'play'> => ({
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
  words,
  showRules: (question, rules, anchor) => setSlip({ question, rules, anchor }),
  play,
});
