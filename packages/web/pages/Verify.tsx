import '../style/forms.css';
import type { GameRecord, Verification } from '#kernel';
import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { shownName } from '../bots.ts';
import { say } from '../i18n.ts';
import { recordOf } from '../me.ts';
import { Witnessed } from '../table/Witnessed.tsx';
import { complaint } from '../ui/complaint.ts';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../ui/RecordPicker.tsx';
import { Fault, Ruled } from '../ui/states.tsx';

type Finding = { readonly record: GameRecord; readonly seconds: number } & (
  | { readonly ok: true; readonly found: Verification }
  | { readonly ok: false; readonly why: string }
);

/** Recomputes a record in this browser, with the rules and the arithmetic of chance, and says what was checked. */
async function examine(record: GameRecord): Promise<Finding> {
  const [{ verify }, { openGame }] = await Promise.all([import('#kernel'), import('#games')]);
  const game = await openGame(record.game);
  const began = performance.now();
  const took = (): number => (performance.now() - began) / 1000;
  try {
    const found = verify(game, record);
    return { record, ok: true, found, seconds: took() };
  } catch (error) {
    return { record, ok: false, why: complaint(error), seconds: took() };
  }
}

export function VerifyPage(props: { readonly table: string | null }): JSX.Element {
  const [given, setGiven] = createSignal<GameRecord | null>(null);
  const source = () => given() ?? props.table;
  const finding = ask(source, async (from) => examine(typeof from === 'string' ? await recordOf(from) : from));
  return (
    <Page title={say('verify.title')} class="verify">
      <p>{say('verify.what')}</p>
      <Show when={finding.error() === null} fallback={<Fault error={finding.error()} again={finding.again} />}>
        <Show when={!finding.loading()} fallback={<Ruled />}>
          <Show when={finding.value()}>{(result) => <Report finding={result()} table={given() === null ? props.table : null} />}</Show>
        </Show>
      </Show>
      <Show when={source() !== null}>
        <h2 class="rubric">{say('verify.other')}</h2>
      </Show>
      <RecordPicker take={setGiven} />
    </Page>
  );
}

function Report(props: { readonly finding: Finding; readonly table: string | null }): JSX.Element {
  return (
    <section class="report" role="status" classList={{ good: props.finding.ok, bad: !props.finding.ok }}>
      <h2>
        <Icon name={props.finding.ok ? 'wax-seal' : 'cancel'} />
        {say(props.finding.ok ? 'verify.true' : 'verify.false')}
      </h2>
      <p>
        {say(`shelf.${props.finding.record.game}.title`)}: {props.finding.record.seats.map(shownName).join(', ')}
      </p>
      <Show when={props.finding.ok ? props.finding.found : false} fallback={<p>{props.finding.ok ? '' : props.finding.why}</p>}>
        {(found) => (
          <ul class="checked">
            <li>
              <Icon name="check-mark" />
              {say('verify.rules', { count: found().actions, version: props.finding.record.rulesVersion })}
            </li>
            <li>
              <Icon name="check-mark" />
              {say('verify.states', { count: found().actions + 1 })}
            </li>
            <li>
              <Icon name={found().chance === 'proved' ? 'check-mark' : 'hourglass'} />
              {say(`verify.chance_${found().chance.replace(' ', '_')}`, { count: found().draws })}
            </li>
            <Show when={found().chance === 'proved'}>
              <li>
                <Icon name={found().derivation === 2 ? 'check-mark' : 'hourglass'} />
                {say(found().derivation === 2 ? 'verify.promises' : 'verify.first_way')}
              </li>
            </Show>
            <Show when={found().seals.at(-1)}>
              {(seal) => (
                <li class="long">
                  <Icon name="check-mark" />
                  <span>
                    {say('verify.seals', { count: found().seals.length })} <code>{seal()}</code>
                  </span>
                </li>
              )}
            </Show>
            <Show when={props.finding.record.chance.kind === 'committed' ? props.finding.record.chance.commitment : false}>
              {(commitment) => (
                <li class="long">
                  <Icon name="padlock" />
                  <span>
                    {say('verify.commitment')} <code>{commitment()}</code>
                  </span>
                </li>
              )}
            </Show>
          </ul>
        )}
      </Show>
      <Witnessed record={props.finding.record} table={props.table} />
      <p class="quiet">{say('verify.seconds', { seconds: Math.max(0.01, Math.round(props.finding.seconds * 100) / 100) })}</p>
    </section>
  );
}
