import '../style/forms.css';
import { Icon } from '#look';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { callMe, introduce, me, nameToOffer } from '../me.ts';
import { api } from '../net/api.ts';
import { toServer } from '../net/connection.ts';
import { go } from '../router.ts';
import { type Controller, openTable } from '../table/controller.ts';
import { wishFor } from '../table/lots.ts';
import { createInvitation } from './invitation.ts';
import { LostPage } from './Lost.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Vignette } from '../ui/Vignette.tsx';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const RatedNote = fetchedExtra(async () => (await import('../people/RatedField.tsx')).RatedNote);

const Decline = fetchedExtra(async () => (await import('../people/Decline.tsx')).Decline);

/** Behind an invitation: what is played, who is there, and one button to sit down. */
export function JoinPage(props: { readonly table: string; readonly code: string }): JSX.Element {
  const [table, setTable] = createSignal<Controller | null>(null);
  const [name, setName] = createSignal('');
  const [words, setWords] = createSignal('');
  const [fault, setFault] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  let gone = false;

  const open = async (): Promise<void> => {
    try {
      await introduce();
    } catch (error) {
      setFault(error);
      return;
    }
    if (gone) return;
    setName(nameToOffer());
    setTable(openTable(props.table, toServer));
  };
  void open();
  onCleanup(() => {
    gone = true;
    table()?.close();
  });

  const { info, there, free, seated, why, partners, sides } = createInvitation(props, table, busy);
  // Whoever sits already only comes back.
  createEffect(() => {
    if (seated() && !busy()) go(`/table/${props.table}`, 'replace');
  });

  async function sit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      await callMe(name());
      // From sitting down on, this page takes its part in the chance by itself.
      wishFor(props.table, words());
      await api.join(props.table, {
        ...(props.code === '' ? {} : { code: props.code }),
        name: name().trim(),
      });
      go(`/table/${props.table}`, 'replace');
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  }

  return (
    <Show when={table()?.missing() !== true} fallback={<LostPage text={say('table.missing')} />}>
      <Page title={say('join.title')} class="setup">
        <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
        <Show when={info()} fallback={<Ruled />}>
          {(known) => (
            <div class="setup-head">
              <div class="art">
                <Vignette game={known().game} />
              </div>
              <form class="stack" onSubmit={(event) => void sit(event)}>
                <p class="lead">
                  <b>{say(`shelf.${known().game}.title`)}</b>, <i>{say(`shelf.${known().game}.tagline`)}.</i>
                </p>
                <Show when={there().length > 0}>
                  <p>{say('join.there', { names: there() })}</p>
                </Show>
                <Show
                  when={free()}
                  fallback={
                    <>
                      <p>{why()}</p>
                      <div class="row">
                        <a class="btn seal" href={`/table/${props.table}`}>
                          <Icon name="eye-target" />
                          {say('join.look')}
                        </a>
                      </div>
                    </>
                  }
                >
                  <Show when={sides().length > 0}>
                    <p>{say('join.sides', { sides: sides() })}</p>
                  </Show>
                  <Show when={partners().length > 0}>
                    <p>{say('join.with', { sides: partners() })}</p>
                  </Show>
                  <Show when={known().rated}>
                    <RatedNote />
                  </Show>
                  <label class="field">
                    <span>{say('new.name')}</span>
                    <input
                      value={name()}
                      onInput={(event) => setName(event.currentTarget.value)}
                      maxlength="40"
                      autocomplete="off"
                      required
                    />
                  </label>
                  <div class="row">
                    <button type="submit" class="btn seal" disabled={busy() || (known().rated === true && me()?.account === null)}>
                      <Icon name="meeple" />
                      {say('join.sit')}
                    </button>
                    <a class="btn ghost" href={`/table/${props.table}`}>
                      {say('join.watch')}
                    </a>
                    <Show when={known().tournament === undefined && known().seats.some(({ kept }) => kept === true)}>
                      <Decline table={props.table} failed={setFault} />
                    </Show>
                  </div>
                  <details>
                    <summary>{say('new.words')}</summary>
                    <label class="field">
                      <span class="sr">{say('new.words')}</span>
                      <input value={words()} maxlength="80" autocomplete="off" onInput={(event) => setWords(event.currentTarget.value)} />
                      <small>{say('new.words_help')}</small>
                    </label>
                  </details>
                </Show>
              </form>
            </div>
          )}
        </Show>
      </Page>
    </Show>
  );
}
