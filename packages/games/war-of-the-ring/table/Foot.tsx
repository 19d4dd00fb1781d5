import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { Alarms } from './alarm/Alarms.tsx';
import { Answers } from './answers/Answers.tsx';
import { Hint } from './answers/Hint.tsx';
import { Company } from './company/Company.tsx';
import type { Desk } from './desk.ts';
import { Hand } from './hand/Hand.tsx';
import { Shortcuts } from './tray/Shortcuts.tsx';
import { Order } from './team/Order.tsx';
import { Tray } from './tray/Tray.tsx';
import { Uses } from './tray/Uses.tsx';

/** At the foot of the map: the hand, the dice, and what can be done. */
export function Foot(props: {
  readonly desk: Desk;
  /** Who marches is said on the western side: what the army stands before stays in sight. */
  readonly west: boolean;
}): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const cards = () => desk.mine().cards?.length ?? 0;
  return (
    <div class="wr-foot">
      <Hand desk={desk} />
      <div class="wr-tray">
        <Alarms table={desk.table} />
        <Order desk={desk} class="in-tray" />
        <Tray desk={desk} />
        <Show when={desk.table.mode === 'play' && desk.table.outcome === null}>
          <button
            type="button"
            class="wr-hand-button"
            aria-label={`${words('table.hand.button')} ${cards()}`}
            aria-expanded={desk.hand()}
            onClick={() => desk.showHand(!desk.hand())}
          >
            <Icon name="scroll-unfurled" />
            <span>{words('table.hand.button')}</span> <b class="num">{cards()}</b>
          </button>
        </Show>
      </div>
      <Show when={desk.table.mode === 'play'}>
        <div class="wr-acts" classList={{ west: props.west }} role="toolbar" aria-label={words('table.bar')}>
          <Hint desk={desk} />
          <Shortcuts desk={desk} />
          <Uses desk={desk} />
          <Company desk={desk} />
          <Answers desk={desk} />
        </div>
      </Show>
    </div>
  );
}
