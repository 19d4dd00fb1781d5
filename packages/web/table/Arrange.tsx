import { SHELF } from '#games';
import { Icon } from '#look';
import type { TableInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { usualLevel } from '../pages/plan.ts';
import { api } from '../net/api.ts';
import { LevelSelect } from '../ui/LevelSelect.tsx';
import { Confirm } from '../ui/Dialog.tsx';
import { Fault } from '../ui/states.tsx';

/** What whoever set the table may still do while it gathers: bots on the empty chairs, or give it up. */
export function Arrange(props: { readonly table: string; readonly info: TableInfo }): JSX.Element {
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
        {say('gather.host')}
      </h2>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <div class="row">
        <Show when={free() > 0 && props.info.rated !== true ? box() : undefined}>
          {(known) => (
            <>
              <LevelSelect
                box={known()}
                seats={props.info.seats.length}
                level={level() ?? usualLevel(known())}
                label={say('gather.level')}
                choose={setLevel}
              />
              <button type="button" class="btn" onClick={() => attempt(api.fill(props.table, { level: level() ?? usualLevel(known()) }))}>
                <Icon name="vintage-robot" />
                {say('gather.fill', { count: free() })}
              </button>
            </>
          )}
        </Show>
        <button type="button" class="btn ghost" onClick={() => setGiving(true)}>
          <Icon name="cancel" />
          {say('gather.cancel')}
        </button>
      </div>
      <Show when={giving()}>
        <Confirm
          title={say('gather.cancel')}
          text={say('gather.cancel_why')}
          act={say('gather.cancel')}
          confirm={() => attempt(api.cancel(props.table))}
          close={() => setGiving(false)}
        />
      </Show>
    </section>
  );
}
