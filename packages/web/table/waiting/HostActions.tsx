import { SHELF } from '#games';
import { Icon } from '#look';
import type { TableInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { usualLevel } from '../../game/botLevels.ts';
import { api } from '../../net/api.ts';
import { LevelSelect } from '../../ui/LevelSelect.tsx';
import { Confirm } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/states.tsx';

/** What the host can do in the waiting room: fill free seats with bots, or cancel the table. */
export function HostActions(props: { readonly table: string; readonly info: TableInfo }): JSX.Element {
  const box = () => SHELF.find(({ id }) => id === props.info.game);
  const [level, setLevel] = createSignal<string | null>(null);
  const [giving, setGiving] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const free = () => props.info.seats.filter(({ name, kind }) => kind !== 'bot' && name === null).length;
  const attempt = (what: Promise<unknown>): void => {
    setFault(null);
    what.catch((error: unknown) => setFault(error));
  };
  return (
    <section class="arrange" aria-labelledby="arrange">
      <h2 id="arrange" class="rubric">
        {t('gather.host')}
      </h2>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <div class="row">
        <Show when={free() > 0 && props.info.rated !== true ? box() : undefined}>
          {(known) => (
            <>
              <LevelSelect
                box={known()}
                seats={props.info.seats.length}
                level={level() ?? usualLevel(known())}
                label={t('gather.level')}
                choose={setLevel}
              />
              <button type="button" class="btn" onClick={() => attempt(api.fill(props.table, { level: level() ?? usualLevel(known()) }))}>
                <Icon name="vintage-robot" />
                {t('gather.fill', { count: free() })}
              </button>
            </>
          )}
        </Show>
        <button type="button" class="btn ghost" onClick={() => setGiving(true)}>
          <Icon name="cancel" />
          {t('gather.cancel')}
        </button>
      </div>
      <Show when={giving()}>
        <Confirm
          title={t('gather.cancel')}
          text={t('gather.cancel_why')}
          label={t('gather.cancel')}
          confirm={() => attempt(api.cancel(props.table))}
          close={() => setGiving(false)}
        />
      </Show>
    </section>
  );
}
