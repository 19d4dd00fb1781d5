import '../ui/forms.css';
import { Icon } from '#look';
import type { TableInfo } from '#wire';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';
import { setDisplayName, ensureSession, currentUser, suggestedName } from '../user/currentUser.ts';
import { api } from '../net/api.ts';
import { serverTransport } from '../net/transport.ts';
import { go } from '../router/router.ts';
import { type TableController, openTable } from '../table/session/tableController.ts';
import { setSeedWords } from '../fairness/seedStorage.ts';
import { createJoinState } from './joinState.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { GameHead } from '../ui/GameHead.tsx';
import { lazyExtra } from '../ui/lazyComponent.tsx';

const RatedNote = lazyExtra(async () => (await import('../people/RatedField.tsx')).RatedNote);

const DeclineButton = lazyExtra(async () => (await import('../people/DeclineButton.tsx')).DeclineButton);

/** The page of an invitation: the game, its players, and a button to join. */
export function JoinPage(props: { readonly table: string; readonly code: string }): JSX.Element {
  const [table, setTable] = createSignal<TableController | null>(null);
  const [name, setName] = createSignal('');
  const [words, setWords] = createSignal('');
  const [fault, setFault] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  let gone = false;

  const open = async (): Promise<void> => {
    try {
      await ensureSession();
    } catch (error) {
      setFault(error);
      return;
    }
    if (gone) return;
    setName(suggestedName());
    setTable(openTable(props.table, serverTransport));
  };
  void open();
  onCleanup(() => {
    gone = true;
    table()?.close();
  });

  const { info, there, free, seated, why, partners, sides } = createJoinState(props, table, busy);
  // A player who already has a seat goes to the table.
  createEffect(() => {
    if (seated() && !busy()) go(`/table/${props.table}`, 'replace');
  });

  async function sit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      await setDisplayName(name());
      // From joining on, the table page contributes to the seed by itself.
      setSeedWords(props.table, words());
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
    <Show when={table()?.missing() !== true} fallback={<NotFoundPage text={t('table.missing')} />}>
      <Page title={t('join.title')} class="setup">
        <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
        <Show when={info()} fallback={<Skeleton />}>
          {(known) => (
            <GameHead game={known().game}>
              <form class="stack" onSubmit={(event) => void sit(event)}>
                <p class="lead">
                  <b>{dynamicText(`shelf.${known().game}.title`)}</b>, <i>{dynamicText(`shelf.${known().game}.tagline`)}.</i>
                </p>
                <Show when={there().length > 0}>
                  <p>{t('join.there', { names: there() })}</p>
                </Show>
                <Show when={free()} fallback={<NoSeat table={props.table} why={why()} />}>
                  <Show when={sides().length > 0}>
                    <p>{t('join.sides', { sides: sides() })}</p>
                  </Show>
                  <Show when={partners().length > 0}>
                    <p>{t('join.with', { sides: partners() })}</p>
                  </Show>
                  <SeatForm
                    table={props.table}
                    info={known()}
                    busy={busy()}
                    name={name()}
                    setName={setName}
                    words={words()}
                    setWords={setWords}
                    failed={setFault}
                  />
                </Show>
              </form>
            </GameHead>
          )}
        </Show>
      </Page>
    </Show>
  );
}

/** Why the viewer cannot join, and the way to watch. */
function NoSeat(props: { readonly table: string; readonly why: string }): JSX.Element {
  return (
    <>
      <p>{props.why}</p>
      <div class="row">
        <a class="btn seal" href={`/table/${props.table}`}>
          <Icon name="eye-target" />
          {t('join.look')}
        </a>
      </div>
    </>
  );
}

/** Name and words for the seed, and the buttons to join, watch or decline. */
function SeatForm(props: {
  readonly table: string;
  readonly info: TableInfo;
  readonly busy: boolean;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly failed: (error: unknown) => void;
}): JSX.Element {
  return (
    <>
      <Show when={props.info.rated}>
        <RatedNote />
      </Show>
      <label class="field">
        <span>{t('new.name')}</span>
        <input
          value={props.name}
          onInput={(event) => props.setName(event.currentTarget.value)}
          maxlength="40"
          autocomplete="off"
          required
        />
      </label>
      <div class="row">
        <button type="submit" class="btn seal" disabled={props.busy || (props.info.rated === true && currentUser()?.account === null)}>
          <Icon name="meeple" />
          {t('join.sit')}
        </button>
        <a class="btn ghost" href={`/table/${props.table}`}>
          {t('join.watch')}
        </a>
        <Show when={props.info.tournament === undefined && props.info.seats.some(({ kept }) => kept === true)}>
          <DeclineButton table={props.table} failed={props.failed} />
        </Show>
      </div>
      <details>
        <summary>{t('new.words')}</summary>
        <label class="field">
          <span class="sr">{t('new.words')}</span>
          <input value={props.words} maxlength="80" autocomplete="off" onInput={(event) => props.setWords(event.currentTarget.value)} />
          <small>{t('new.words_help')}</small>
        </label>
      </details>
    </>
  );
}
