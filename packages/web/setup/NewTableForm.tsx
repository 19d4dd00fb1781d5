import type { Box } from '#games';
import { Icon } from '#look';
import type { NewTable } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace, t } from '../i18n/i18n.ts';
import { type SeatRoles, seatName } from '../game/seatRoles.ts';
import { lazyExtra } from '../ui/lazyComponent.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { AdvancedFields } from './AdvancedFields.tsx';
import { withoutEmpty, type OptionValues } from './optionValues.ts';
import { OptionFields } from './OptionFields.tsx';
import { seatDraft, isOfflineKind, formProblem, type SeatDraft, seatOf } from './tablePlan.ts';
import { CLOCKS } from '../game/clockPresets.ts';
import { SeatFields } from './SeatFields.tsx';
import { TeamFields } from './TeamFields.tsx';
import { type TableTerms, TermsFields } from './TermsFields.tsx';

const BotReasonsField = lazyExtra(async () => (await import('../people/BotReasonsField.tsx')).BotReasonsField);

/** Only a public table has a language. */
const languageOf = ({ listed, language }: TableTerms): Pick<NewTable, 'language'> => (listed && language !== 'any' ? { language } : {});

const seriesOf = ({ series: best }: TableTerms): Pick<NewTable, 'series'> => (best === 1 ? {} : { series: { best } });

/** What the terms say of a table of such seats. */
const termsOf = (
  terms: TableTerms,
  { here, telling, ofPeople }: { readonly here: boolean; readonly telling: boolean; readonly ofPeople: boolean },
): Omit<NewTable, 'game' | 'seats'> => ({
  clock: CLOCKS[terms.clock],
  onTimeout: terms.onTimeout,
  listed: terms.listed,
  hints: terms.hints,
  ...(telling && terms.reasons ? { reasons: true } : {}),
  ...languageOf(terms),
  ...(ofPeople ? seriesOf(terms) : {}),
  ...(terms.rated && !here ? { rated: true } : {}),
  strangersTalk: terms.strangersTalk,
});

/** The terms before the host chooses any. */
const USUAL_TERMS: TableTerms = {
  clock: 'none',
  onTimeout: 'bot',
  listed: false,
  hints: false,
  reasons: false,
  rated: false,
  strangersTalk: false,
  language: 'any',
  series: 1,
};

/** The whole form of a new table. */
export function NewTableForm(props: {
  readonly box: Box;
  /** In this browser, without a network: no guests and no clock. */
  readonly here: boolean;
  readonly roles: SeatRoles;
  readonly busy: boolean;
  readonly fault: unknown;
  readonly set: (plan: NewTable, words: string) => void;
}): JSX.Element {
  const texts = createQuery(
    () => props.box.id,
    async (id) => {
      await loadNamespace(id);
      return id;
    },
  );
  const [drafts, setSeats] = createSignal<readonly SeatDraft[]>([seatDraft(props.box, 'me'), seatDraft(props.box, 'bot')]);
  const seats = () => (props.here ? drafts().map((seat) => (isOfflineKind(seat.kind) ? seat : seatDraft(props.box, 'bot'))) : drafts());
  const [options, setOptions] = createSignal<OptionValues>({});
  const [time, setTime] = createSignal(USUAL_TERMS);
  const [teamTalk, setTeamTalk] = createSignal(true);
  const [luckWords, setLuckWords] = createSignal('');
  const [pack, setPack] = createSignal<unknown>(undefined);

  const nameOf = (index: number): string => seatName(props.roles, index, seats().length);
  const wrong = () => formProblem(props.box, seats(), time().rated && !props.here);

  const telling = () => props.box.tells !== undefined && seats().some(({ kind }) => kind === 'bot');
  const ofPeople = () => !props.here && seats().every(({ kind }) => kind === 'me' || kind === 'open' || kind === 'invited');

  const plan = (): NewTable => ({
    game: props.box.id,
    seats: seats().map(seatOf),
    options: withoutEmpty(options()),
    ...termsOf(time(), { here: props.here, telling: telling(), ofPeople: ofPeople() }),
    ...(props.box.teams?.[seats().length] === undefined ? {} : { teamTalk: teamTalk() }),
    ...(pack() === undefined ? {} : { content: pack() }),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wrong() !== null) return;
    props.set(plan(), luckWords());
  };

  return (
    <form class="details" onSubmit={submit}>
      <h2 class="rubric">{t('new.own')}</h2>
      <SeatFields box={props.box} here={props.here} seats={seats()} nameOf={nameOf} change={setSeats} />

      <Show when={texts.error() === null} fallback={<ErrorNotice error={texts.error()} retry={texts.retry} />}>
        <Show when={texts.value()} fallback={<Skeleton />}>
          <Show when={!props.here}>
            <TeamFields box={props.box} seats={seats().length} nameOf={nameOf} talk={teamTalk()} allow={setTeamTalk} />
          </Show>
          <OptionFields
            game={props.box.id}
            form={props.box.form}
            fault={props.fault}
            choose={(id, value) => setOptions((all) => ({ ...all, [id]: value }))}
          />
        </Show>
      </Show>

      <Show when={!props.here}>
        <TermsFields
          time={time()}
          open={seats().some(({ kind }) => kind === 'open')}
          company={seats().filter(({ kind }) => kind !== 'bot').length > 1}
          people={ofPeople()}
          change={(part) => setTime((all) => ({ ...all, ...part }))}
        />
      </Show>
      <Show when={telling() && (props.here || !time().rated)}>
        <BotReasonsField enabled={time().reasons} change={(reasons) => setTime((all) => ({ ...all, reasons }))} />
      </Show>

      <AdvancedFields game={props.box.id} words={luckWords()} setWords={setLuckWords} setPack={setPack} />

      <p class="rubric" aria-live="polite">
        <Show when={wrong()} keyed>
          {(key) => t(key, { min: props.box.players.min, max: props.box.players.max })}
        </Show>
      </p>
      <div class="row end">
        <button type="submit" class="btn" disabled={props.busy || wrong() !== null}>
          <Icon name="quill-ink" />
          {t('new.set')}
        </button>
      </div>
    </form>
  );
}
