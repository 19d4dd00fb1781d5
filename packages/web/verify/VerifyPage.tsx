import '../ui/forms.css';
import type { Lineage, GameRecord, Verification } from '#kernel';
import { Icon } from '#look';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { displayName } from '../game/botNames.ts';
import { ensureSession } from '../user/currentUser.ts';
import { fetchRecord } from '../records/fetchRecord.ts';
import { serverRecord } from '../net/recordApi.ts';
import { api } from '../net/api.ts';
import { isOffline } from '../offline/offlineId.ts';
import { ProvablyFair } from '../fairness/ProvablyFair.tsx';
import { recordErrorText, recordFaultText } from '../ui/documentErrorText.ts';
import { loadDocumentErrors } from '../ui/errorText.ts';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../records/RecordPicker.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

type Finding = {
  readonly record: GameRecord;
  readonly seconds: number;
} /** `descent`: what the record of the game before it says, where both are there. */ & (
  | { readonly ok: true; readonly found: Verification; readonly descent: Lineage | null }
  | { readonly ok: false; readonly why: string }
);

/** Verifies a record in this browser by the rules and the seed; also its lineage, if the earlier record is there. */
async function examine(record: GameRecord, before: GameRecord | null): Promise<Finding> {
  const [{ verifyLineage, verify }, { openGame }] = await Promise.all([import('#kernel'), import('#games'), loadDocumentErrors()]);
  const game = await openGame(record.game);
  const began = performance.now();
  const took = (): number => (performance.now() - began) / 1000;
  try {
    const found = verify(game, record);
    const descent = before === null ? null : verifyLineage(game, record, await openGame(before.game), before);
    if (descent?.found === 'untrue')
      return {
        record,
        ok: false,
        why: t('follows_untrue', { why: recordFaultText(descent.fault, { message: descent.why, issue: descent.issue }) }),
        seconds: took(),
      };
    return { record, ok: true, found, descent, seconds: took() };
  } catch (error) {
    return { record, ok: false, why: recordErrorText(error), seconds: took() };
  }
}

/** The record of a table, and of the table before it, if there is one. */
async function recordsAt(table: string): Promise<readonly [GameRecord, GameRecord | null]> {
  if (isOffline(table)) return [await fetchRecord(table), null];
  const [record, { sequelOf }] = await Promise.all([fetchRecord(table), ensureSession().then(() => api.table(table))]);
  return [record, sequelOf === undefined ? null : await serverRecord(sequelOf.table).catch(() => null)];
}

/** Verifies a record by replaying it in this browser. */
export function VerifyPage(props: { readonly table: string | null }): JSX.Element {
  return <WithLocale of="verify">{() => <Verify table={props.table} />}</WithLocale>;
}

function Verify(props: { readonly table: string | null }): JSX.Element {
  const [given, setGiven] = createSignal<GameRecord | null>(null);
  const [earlier, setEarlier] = createSignal<GameRecord | null>(null);
  const source = () => given() ?? props.table;
  const sources = createMemo(() => {
    const from = source();
    return from === null ? null : { from, before: earlier() };
  });
  const finding = createQuery(sources, async ({ from, before }) => {
    const [record, known] = typeof from === 'string' ? await recordsAt(from) : [from, null];
    return examine(record, before ?? known);
  });
  const take = (record: GameRecord): void => {
    setEarlier(null);
    setGiven(record);
  };
  return (
    <Page title={t('title')} class="verify">
      <p>{t('what')}</p>
      <Show when={finding.error() === null} fallback={<ErrorNotice error={finding.error()} retry={finding.retry} />}>
        <Show when={!finding.loading()} fallback={<Skeleton />}>
          <Show when={finding.value()}>
            {(result) => (
              <>
                <Report finding={result()} table={given() === null ? props.table : null} />
                <Show when={isPickedByHand(result())}>
                  <h2 class="rubric">{t('follows_pick')}</h2>
                  <RecordPicker pick={setEarlier} />
                </Show>
              </>
            )}
          </Show>
        </Show>
      </Show>
      <Show when={given() === null && props.table}>
        {(table) => (
          <p class="row">
            <a class="btn" href={`/table/${table()}`}>
              <Icon name="return-arrow" />
              {t('back')}
            </a>
            <a class="btn ghost" href={`/replay/${table()}`}>
              {t('row.replay')}
            </a>
          </p>
        )}
      </Show>
      <Show when={source() !== null}>
        <h2 class="rubric">{t('other')}</h2>
      </Show>
      <RecordPicker pick={take} />
    </Page>
  );
}

/** The record names an earlier game whose record is missing. */
const CHANCE = { proved: 'chance_proved', 'not sealed': 'chance_not_sealed', running: 'chance_running' } as const;

const isPickedByHand = (finding: Finding): boolean => finding.ok && finding.found.carried === 'named' && finding.descent === null;

function Report(props: { readonly finding: Finding; readonly table: string | null }): JSX.Element {
  return (
    <section class="report" role="status" classList={{ good: props.finding.ok, bad: !props.finding.ok }}>
      <h2>
        <Icon name={props.finding.ok ? 'wax-seal' : 'cancel'} />
        {t(props.finding.ok ? 'true' : 'false')}
      </h2>
      <p>
        {dynamicText(`shelf.${props.finding.record.game}.title`)}: {props.finding.record.seats.map(displayName).join(', ')}
      </p>
      <Show when={props.finding.ok ? props.finding.found : false} fallback={<p>{props.finding.ok ? '' : props.finding.why}</p>}>
        {(found) => (
          <ul class="checked">
            <li>
              <Icon name="check-mark" />
              {t('rules', { count: found().actions, version: props.finding.record.rulesVersion })}
            </li>
            <li>
              <Icon name="check-mark" />
              {t('states', { count: found().actions + 1 })}
            </li>
            <li>
              <Icon name={found().chance === 'proved' ? 'check-mark' : 'hourglass'} />
              {t(CHANCE[found().chance], { count: found().draws })}
            </li>
            <Show when={found().chance === 'proved'}>
              <li>
                <Icon name={found().derivation === 2 ? 'check-mark' : 'hourglass'} />
                {t(found().derivation === 2 ? 'promises' : 'first_way')}
              </li>
            </Show>
            <Show when={found().seals.at(-1)}>
              {(seal) => (
                <li class="long">
                  <Icon name="check-mark" />
                  <span>
                    {t('seals', { count: found().seals.length })} <code>{seal()}</code>
                  </span>
                </li>
              )}
            </Show>
            <Follows finding={props.finding} />
            <Show when={props.finding.record.chance.kind === 'committed' ? props.finding.record.chance.commitment : false}>
              {(commitment) => (
                <li class="long">
                  <Icon name="padlock" />
                  <span>
                    {t('commitment')} <code>{commitment()}</code>
                  </span>
                </li>
              )}
            </Show>
          </ul>
        )}
      </Show>
      <ProvablyFair record={props.finding.record} table={props.table} />
      <p class="quiet">{t('seconds', { seconds: Math.max(0.01, Math.round(props.finding.seconds * 100) / 100) })}</p>
    </section>
  );
}

/** What is known of the earlier game. */
function Follows(props: { readonly finding: Finding }): JSX.Element {
  const carried = () => (props.finding.ok ? props.finding.found.carried : 'nothing');
  const descent = () => (props.finding.ok ? props.finding.descent : null);
  const title = () => dynamicText(`shelf.${props.finding.record.follows?.game ?? ''}.title`);
  const words = (): string => {
    const known = descent();
    if (carried() === 'by hand') return t('by_hand');
    if (known === null) return t('follows_unchecked', { title: title() });
    if (known.found === 'other rules') return t('follows_other_rules', { recorded: known.recorded, here: known.here });
    return t('follows_proved', { title: title() });
  };
  return (
    <Show when={carried() !== 'nothing'}>
      <li class="long">
        <Icon name={descent()?.found === 'proved' ? 'check-mark' : 'hourglass'} />
        <span>
          {words()} <Show when={props.finding.record.follows}>{(earlier) => <code>{earlier().fingerprint}</code>}</Show>
        </span>
      </li>
    </Show>
  );
}
