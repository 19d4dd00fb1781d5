import { Icon } from '#look';
import type { TournamentInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { setDisplayName, suggestedName } from '../user/currentUser.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { t } from './text.ts';

/** What the viewer can do now: join, leave, start, cancel; and the link to the viewer's table. */
export function TournamentActions(props: { readonly info: TournamentInfo; readonly changed: (info: TournamentInfo) => void }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  const [asks, setAsks] = createSignal<'leave' | 'cancel' | null>(null);
  const id = () => props.info.id;
  const own = () => props.info.entrants.find(({ you }) => you);
  const isIn = () => own()?.out === false;
  const gathers = () => props.info.phase === 'gathering';
  const run = async (work: () => Promise<TournamentInfo>): Promise<void> => {
    setFault(null);
    setBusy(true);
    try {
      props.changed(await work());
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  };
  const joinAs = async (name: string): Promise<TournamentInfo> => {
    await setDisplayName(name);
    return tournaments.join(id());
  };
  const pairing = () => {
    const key = own()?.key ?? -1;
    return props.info.phase === 'playing' ? props.info.played.at(-1)?.pairings.find(({ keys }) => keys.includes(key)) : undefined;
  };
  const table = () => (pairing()?.points === null ? (pairing()?.table ?? null) : null);
  return (
    <>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={pairing()?.how === 'bye'}>
        <p>{t('you_rest')}</p>
      </Show>
      <Show when={gathers() && !isIn() && props.info.count < props.info.places}>
        <JoinForm busy={busy()} join={(name) => void run(() => joinAs(name))} />
      </Show>
      <div class="row">
        <Show when={table()}>
          {(there) => (
            <a class="btn seal" href={`/join/${there()}`}>
              <Icon name="crossed-swords" />
              {t('to_table')}
            </a>
          )}
        </Show>
        <Show when={gathers() && props.info.host}>
          <button
            type="button"
            class="btn"
            classList={{ seal: isIn() }}
            disabled={busy() || props.info.count < 2}
            onClick={() => void run(() => tournaments.start(id()))}
          >
            <Icon name="quill-ink" />
            {t('start')}
          </button>
          <button type="button" class="btn ghost" disabled={busy()} onClick={() => setAsks('cancel')}>
            {t('cancel')}
          </button>
        </Show>
        <Show when={isIn() && (gathers() || props.info.phase === 'playing')}>
          <button
            type="button"
            class="btn ghost"
            disabled={busy()}
            onClick={() => (gathers() ? void run(() => tournaments.leave(id())) : setAsks('leave'))}
          >
            {t('leave')}
          </button>
        </Show>
      </div>
      <Show when={gathers() && props.info.host && props.info.count < 2}>
        <p class="quiet">{t('not_enough')}</p>
      </Show>
      <Show when={asks()} keyed>
        {(what) => (
          <Confirm
            title={t(`${what}_title`)}
            text={t(`${what}_text`)}
            label={t(what)}
            confirm={() => void run(() => tournaments[what](id()))}
            close={() => setAsks(null)}
          />
        )}
      </Show>
    </>
  );
}

/** The name under which the viewer joins. */
function JoinForm(props: { readonly busy: boolean; readonly join: (name: string) => void }): JSX.Element {
  const [name, setName] = createSignal(suggestedName());
  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        props.join(name());
      }}
    >
      <label class="field">
        <span>{t('your_name')}</span>
        <input value={name()} maxlength="40" autocomplete="off" required onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button type="submit" class="btn seal" disabled={props.busy}>
          <Icon name="meeple" />
          {t('join')}
        </button>
      </div>
    </form>
  );
}
