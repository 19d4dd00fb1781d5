import '../style/end.css';
import type { GameRecord } from '#kernel';
import { type GameTable, Icon, type Luck, type Words } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { known, say, spoken } from '../i18n.ts';
import { recordOf } from '../me.ts';
import { api } from '../net/api.ts';
import { isOffline } from '../offline/id.ts';
import { courseOf } from '../replay/course.ts';
import { go } from '../router.ts';
import { CopyLink } from '../ui/Copy.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { scrollable } from '#look/scrollable.ts';
import { Fault, Ruled } from '../ui/states.tsx';
import type { Controller } from './controller.ts';
import { Onward } from './Onward.tsx';
import { Origin } from './Origin.tsx';
import { Plot } from './Plot.tsx';
import { Witnessed } from './Witnessed.tsx';
import { fetchedExtra, fetchedPart } from '../ui/fetchedPart.tsx';

const TakeAlong = fetchedPart(async () => (await import('../offline/EndHere.tsx')).TakeAlong);

const EndExtras = fetchedExtra(async () => (await import('../people/EndExtras.tsx')).EndExtras);

/** The end of the tale: the result in words, how it came about, whether luck was fair, and what to do next. */
export function EndDialog(props: {
  readonly table: Controller;
  readonly drawn: GameTable | null;
  readonly words: Words;
  readonly close: () => void;
}): JSX.Element {
  const { table } = props;
  const here = isOffline(table.id);
  const outcome = () => table.now()?.outcome ?? null;
  const names = () => (table.info()?.seats ?? []).map(({ name }, seat) => name ?? String(seat + 1));
  const record = ask(() => table.id, recordOf);
  const course = ask(() => record.value() ?? null, courseOf);
  const luck = ask(
    () => record.value() ?? null,
    async (played): Promise<readonly Luck[]> => (await props.drawn?.luck?.(played)) ?? [],
  );
  /** Nothing to compare where chance owed nothing. */
  const fell = () => (luck.value() ?? []).filter(({ got, expected }) => got > 0 || expected > 0);
  const short = () => (record.value()?.actions.length ?? 2) < 2;

  /** What the plot counts for a seat: the game may have words for each, or for all of them. */
  const counted = (seat: number): string | null => {
    const key = [`plot.${seat}`, 'plot.other'].find((each) => known(table.info()?.game ?? '', each));
    return key === undefined ? null : props.words(key);
  };

  /** It counted, or belongs to more games than this, or somebody else played. */
  const withExtras = () => {
    const info = table.info();
    const others = info?.seats.some(({ kind, yours }) => kind === 'human' && !yours);
    return info !== null && !here && (info.rated || info.series || info.tournament || others) ? info : null;
  };

  const result = (): string => {
    const over = outcome();
    if (over === null) return say('row.abandoned');
    if (over.winners.length === 0) return say('prompt.lost');
    return props.words('prompt.won', { seats: over.winners.map((seat) => `@seat.${seat}`), count: over.winners.length });
  };
  const reason = (): string => {
    const over = outcome();
    return over === null ? '' : props.words(`outcome.${over.reason}`);
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
      <Show when={withExtras()}>{(info) => <EndExtras info={info()} watching={table.watching()} />}</Show>
      <Show when={table.info()?.sequel}>
        {(sequel) => (
          <Onward table={table.id} sequel={sequel()} words={props.words} watching={table.watching()} whole={`/campaign/${table.id}`} />
        )}
      </Show>
      <Show when={table.info()}>{(info) => <Origin info={info()} />}</Show>
      <EndActs table={table} record={record.value()} over={outcome() !== null} />
      <Show when={record.error() === null} fallback={<Fault error={record.error()} again={record.again} />}>
        <Show when={record.value()}>{(played) => <Witnessed record={played()} table={table.id} />}</Show>
        <Show when={here}>
          <TakeAlong table={table.id} record={record.value()} />
        </Show>
        <Show when={!short()}>
          <h3 class="rubric">{say('end.course')}</h3>
          <Show when={course.error() === null} fallback={<Fault error={course.error()} />}>
            <Show when={course.value()} fallback={<Ruled class="plot-ruled" />}>
              {(played) => (
                <Plot
                  progress={played().moments.map(({ progress }) => progress)}
                  names={names()}
                  what={counted}
                  drawn={props.drawn}
                  view={table.now()?.view}
                />
              )}
            </Show>
          </Show>
        </Show>
        <Show when={fell().length > 0}>
          <h3 class="rubric">{say('end.luck')}</h3>
          <LuckTable luck={fell()} names={names()} words={props.words} />
        </Show>
      </Show>
      <Show when={!here}>
        <h3 class="rubric">{say('end.share')}</h3>
        <CopyLink link={`${location.origin}/replay/${table.id}`} label={say('end.share')} />
      </Show>
    </Dialog>
  );
}

/** What can be done with a game that is over: play again, see it again, look at it closely, check it, keep it. */
function EndActs(props: {
  readonly table: Controller;
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
        `/table/${isOffline(props.table.id) ? await (await import('../offline/set.ts')).setAgain(props.table.id) : (await api.rematch(props.table.id)).table}`,
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
        <Show when={!props.table.watching()}>
          <button type="button" class="btn" classList={{ seal: !leadsOn() }} disabled={busy()} onClick={() => void rematch()}>
            <Icon name="clockwise-rotation" />
            {say(props.table.info()?.rematch == null ? 'end.rematch' : 'end.rematch_join')}
          </button>
        </Show>
        <a class="btn" href={`/replay/${props.table.id}`}>
          <Icon name="play-button" />
          {say('end.replay')}
        </a>
        <Show when={props.over}>
          <a class="btn" href={`/after/${props.table.id}`}>
            <Icon name="magnifying-glass" />
            {say('end.after')}
          </a>
        </Show>
        <a class="btn" href={`/verify?table=${props.table.id}`}>
          <Icon name="wax-seal" />
          {say('end.verify')}
        </a>
        <button type="button" class="btn" disabled={props.record === undefined} onClick={save}>
          <Icon name="save-arrow" />
          {say('end.save')}
        </button>
      </div>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </>
  );
}

/** What chance gave against what it owed; in words, because a deviation says little to most. */
function LuckTable(props: { readonly luck: readonly Luck[]; readonly names: readonly string[]; readonly words: Words }): JSX.Element {
  const number = (value: number): string =>
    new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
  const verdict = ({ got, expected, deviation }: Luck): string => {
    const off = deviation === 0 ? 0 : (got - expected) / deviation;
    return say(off > 1.5 ? 'end.luck_above' : off < -1.5 ? 'end.luck_below' : 'end.luck_usual');
  };
  return (
    <div class="scroll-x" ref={scrollable} role="region" aria-label={say('end.luck')}>
      <table class="luck">
        <thead>
          <tr>
            <th scope="col">{say('end.luck_who')}</th>
            <th scope="col">{say('end.luck_what')}</th>
            <th scope="col">{say('end.luck_got')}</th>
            <th scope="col">{say('end.luck_owed')}</th>
            <th scope="col">{say('end.luck_verdict')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.luck}>
            {(line) => (
              <tr>
                <th scope="row">{props.names[line.seat]}</th>
                <td>{props.words(line.what)}</td>
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
