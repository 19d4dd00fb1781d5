import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import type { Viewer } from '#kernel';
import { Icon } from '#look';
import { For, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';

/** Selects the seat whose view is shown. */
export function Viewpoint(props: {
  readonly names: readonly string[];
  readonly eyes: Viewer;
  readonly choose: (eyes: Viewer) => void;
}): JSX.Element {
  return (
    <label class="eyes">
      <Icon name="eye-target" />
      <span>{t('replay.eyes')}</span>
      <select
        aria-label={t('replay.eyes')}
        onChange={(event) => props.choose(event.currentTarget.value === '' ? 'spectator' : asId<Seat>(Number(event.currentTarget.value)))}
      >
        <option value="" selected={props.eyes === 'spectator'}>
          {t('replay.watcher')}
        </option>
        <For each={props.names}>
          {(name, seat) => (
            <option value={seat()} selected={props.eyes === seat()}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
