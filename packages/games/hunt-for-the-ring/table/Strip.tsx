import { Icon } from '#look';
import { standingSign } from '#look/sign.ts';
import { type JSX, Show } from 'solid-js';
import { Device } from './panels/Device.ts';
import { limitsKnown } from './panels/tracks.ts';
import type { HuntProps } from './props.ts';

const TURN_ICONS = { firstDaylight: 'sunrise', secondDaylight: 'sun', night: 'moon' } as const;

/** The state of the hunt in one line over the map: day, turn, Frodo's step, corruption. */
export function Strip(props: { readonly table: HuntProps }): JSX.Element {
  const { words } = props.table;
  const view = () => props.table.view;
  const limits = (): string => limitsKnown(view()).join('/');
  return (
    <div class="hr-cart hr-strip">
      <span {...standingSign(words('table.sign.day'))}>
        <Device name={TURN_ICONS[view().turn]} />{' '}
        <span class="hr-strip-more">{words('table.strip.day', { day: view().day, turn: `@turn.${view().turn}` })}</span>
        <span class="hr-strip-less">{words('panel.day', { day: view().day })}</span>
      </span>
      <span {...standingSign(words('table.sign.steps'))}>
        <Icon name="footprint" /> {words('table.strip.step', { step: view().step })}
      </span>
      <span {...standingSign(words('table.sign.corruption'))}>
        <Icon name="the-ring" class="no-shine" /> {words('table.strip.corruption', { points: view().corruption, limit: limits() })}
      </span>
      <Show when={view().marker === 'eye'}>
        <span class="rubric" {...standingSign(words('panel.marker.eye'))}>
          <Icon name="burning-eye" label={words('table.strip.eye')} />{' '}
          <span class="hr-strip-more" aria-hidden="true">
            {words('table.strip.eye')}
          </span>
        </span>
      </Show>
    </div>
  );
}
