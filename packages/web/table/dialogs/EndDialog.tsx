import './end.css';
import type { GameRecord } from '#kernel';
import { type GameTable, Icon, type Luck } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../../lib/createQuery.ts';
import { type GameWords, hasText, t, locale } from '../../i18n/i18n.ts';
import { fetchRecord } from '../../records/fetchRecord.ts';
import { api } from '../../net/api.ts';
import { isOffline } from '../../offline/offlineId.ts';
import { buildTimeline, type RecordTimeline } from '../../records/timeline.ts';
import { go } from '../../router/router.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { saveFile } from '../../lib/saveFile.ts';
import { scrollable } from '#look/scrollable.ts';
import { ErrorNotice, Skeleton } from '../../ui/states.tsx';
import type { TableController } from '../session/tableController.ts';
import { SequelButton } from './SequelButton.tsx';
import { SequelOrigin } from './SequelOrigin.tsx';
import { ProgressPlot } from './ProgressPlot.tsx';
import { ProvablyFair } from '../../fairness/ProvablyFair.tsx';
import { lazyExtra, lazyPart } from '../../ui/lazyComponent.tsx';
import { runtimeKey } from '#look/localeKey.ts';

const ImportToServer = lazyPart(async () => (await import('../../offline/OfflineEnd.tsx')).ImportToServer);

const EndExtras = lazyExtra(async () => (await import('../../people/EndExtras.tsx')).EndExtras);

/** The result, the course of the game, fairness and luck, and what to do next. */
export function EndDialog(props: {
  readonly table: TableController;
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  readonly close: () => void;
}): JSX.Element {
  const { table } = props;
  const here = isOffline(table.id);
  const outcome = () => table.now()?.outcome ?? null;
  const names = () => (table.info()?.seats ?? []).map(({ name }, seat) => name ?? String(seat + 1));
  const record = createQuery(() => table.id, fetchRecord);
  const course = createQuery(() => record.value() ?? null, buildTimeline);
  const luck = createQuery(
    () => record.value() ?? null,
    async (played): Promise<readonly Luck[]> => (await props.drawn?.luck?.(played)) ?? [],
  );
  /** Rows with something to compare. */
  const fell = () => (luck.value() ?? []).filter(({ got, expected }) => got > 0 || expected > 0);
  const short = () => (record.value()?.actions.length ?? 2) < 2;

  /** It was rated, belongs to a series or tournament, or had other human players. */
  const withExtras = () => {
    const info = table.info();
    const others = info?.seats.some(({ kind, yours }) => kind === 'human' && !yours);
    return info !== null && !here && (info.rated || info.series || info.tournament || others) ? info : null;
  };

  const result = (): string => {
    const over = outcome();
    if (over === null) return t('row.abandoned');
    if (over.winners.length === 0) return t('prompt.lost');
    return props.tGame('prompt.won', { seats: over.winners.map((seat) => `@seat.${seat}`), count: over.winners.length });
  };
  const reason = (): string => {
    const over = outcome();
    return over === null ? '' : props.tGame(`outcome.${over.reason}`);
  };

  return (
    <Dialog title={result()} close={() => props.close()} class="end">
      <p class="lead">
        {reason()}{' '}
        <Show when={outcome()?.rules[0]}>
          {(rule) => (
            <a class="cite" href={`/rules/${table.info()?.game ?? ''}#${rule()}`} target="_blank" rel="noopener">
              {rule()}
            </a>
          )}
        </Show>
      </p>
      <Show when={withExtras()}>{(info) => <EndExtras info={info()} watching={table.isSpectator()} />}</Show>
      <Show when={table.info()?.sequel}>
        {(sequel) => (
          <SequelButton
            table={table.id}
            sequel={sequel()}
            tGame={props.tGame}
            watching={table.isSpectator()}
            whole={`/campaign/${table.id}`}
          />
        )}
      </Show>
      <Show when={table.info()}>{(info) => <SequelOrigin info={info()} />}</Show>
      <EndActs table={table} record={record.value()} over={outcome() !== null} />
      <Show when={record.error() === null} fallback={<ErrorNotice error={record.error()} retry={record.retry} />}>
        <Show when={record.value()}>{(played) => <ProvablyFair record={played()} table={table.id} />}</Show>
        <Show when={here}>
          <ImportToServer table={table.id} record={record.value()} />
        </Show>
        <Show when={!short()}>
          <h3 class="rubric">{t('end.course')}</h3>
          <Show when={course.error() === null} fallback={<ErrorNotice error={course.error()} />}>
            <Course table={table} drawn={props.drawn} tGame={props.tGame} names={names()} played={course.value()} />
          </Show>
        </Show>
        <Show when={fell().length > 0}>
          <h3 class="rubric">{t('end.luck')}</h3>
          <LuckTable luck={fell()} names={names()} tGame={props.tGame} />
        </Show>
      </Show>
      <Show when={!here}>
        <h3 class="rubric">{t('end.share')}</h3>
        <CopyLink link={`${location.origin}/replay/${table.id}`} label={t('end.share')} />
      </Show>
    </Dialog>
  );
}

/** The course of the game as a plot, once it is computed. */
function Course(props: {
  readonly table: TableController;
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  readonly names: readonly string[];
  readonly played: RecordTimeline | undefined;
}): JSX.Element {
  /** What the plot counts for a seat: the game may have a text for each, or one for all. */
  const counted = (seat: number): string | null => {
    const key = [`plot.${seat}`, 'plot.other'].find((each) => hasText(props.table.info()?.game ?? '', each));
    return key === undefined ? null : props.tGame(runtimeKey(key));
  };

  return (
    <Show when={props.played} fallback={<Skeleton class="plot-ruled" />}>
      {(played) => (
        <ProgressPlot
          progress={played().moments.map(({ progress }) => progress)}
          names={props.names}
          what={counted}
          drawn={props.drawn}
          view={props.table.now()?.view}
        />
      )}
    </Show>
  );
}

/** Actions after a game: rematch, replay, analysis, verification, download. */
function EndActs(props: {
  readonly table: TableController;
  readonly record: GameRecord | undefined;
  /** It has a result. */
  readonly over: boolean;
}): JSX.Element {
  const leadsOn = () => props.table.info()?.sequel?.link != null;
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);

  async function rematch(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      go(
        `/table/${isOffline(props.table.id) ? await (await import('../../offline/createOfflineTable.ts')).createOfflineRematch(props.table.id) : (await api.rematch(props.table.id)).table}`,
      );
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  }

  const save = (): void => saveFile(`redbook-${props.table.info()?.game ?? 'game'}-${props.table.id}.json`, props.record);

  return (
    <>
      <div class="row">
        <Show when={!props.table.isSpectator()}>
          <button type="button" class="btn" classList={{ seal: !leadsOn() }} disabled={busy()} onClick={() => void rematch()}>
            <Icon name="clockwise-rotation" />
            {t(props.table.info()?.rematch == null ? 'end.rematch' : 'end.rematch_join')}
          </button>
        </Show>
        <a class="btn" href={`/replay/${props.table.id}`}>
          <Icon name="play-button" />
          {t('end.replay')}
        </a>
        <Show when={props.over}>
          <a class="btn" href={`/after/${props.table.id}`}>
            <Icon name="magnifying-glass" />
            {t('end.after')}
          </a>
        </Show>
        <a class="btn" href={`/verify?table=${props.table.id}`}>
          <Icon name="wax-seal" />
          {t('end.verify')}
        </a>
        <button type="button" class="btn" disabled={props.record === undefined} onClick={save}>
          <Icon name="save-arrow" />
          {t('end.save')}
        </button>
      </div>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </>
  );
}

/** Actual against expected luck, with a verdict in words. */
function LuckTable(props: { readonly luck: readonly Luck[]; readonly names: readonly string[]; readonly tGame: GameWords }): JSX.Element {
  const number = (value: number): string =>
    new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
  const verdict = ({ got, expected, deviation }: Luck): string => {
    const off = deviation === 0 ? 0 : (got - expected) / deviation;
    return t(off > 1.5 ? 'end.luck_above' : off < -1.5 ? 'end.luck_below' : 'end.luck_usual');
  };
  return (
    <div class="scroll-x" ref={scrollable} role="region" aria-label={t('end.luck')}>
      <table class="luck">
        <thead>
          <tr>
            <th scope="col">{t('end.luck_who')}</th>
            <th scope="col">{t('end.luck_what')}</th>
            <th scope="col">{t('end.luck_got')}</th>
            <th scope="col">{t('end.luck_owed')}</th>
            <th scope="col">{t('end.luck_verdict')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.luck}>
            {(line) => (
              <tr>
                <th scope="row">{props.names[line.seat]}</th>
                <td>{props.tGame(runtimeKey(line.what))}</td>
                <td class="num">{line.got}</td>
                <td class="num">{number(line.expected)}</td>
                <td>{verdict(line)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
