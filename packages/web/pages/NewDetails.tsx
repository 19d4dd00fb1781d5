import type { Box } from '#games';
import { Icon } from '#look';
import type { NewTable } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { type Roles, seatName } from '../roles.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { AdvancedFields } from './AdvancedFields.tsx';
import { givenOptions, type OptionValues } from './options.ts';
import { OptionFields } from './OptionFields.tsx';
import { CLOCKS, draft, isHere, objection, type SeatDraft, seatOf } from './plan.ts';
import { SeatFields } from './SeatFields.tsx';
import { TeamFields } from './TeamFields.tsx';
import { type Time, TimeFields } from './TimeFields.tsx';

const ReasonsField = fetchedExtra(async () => (await import('../people/ReasonsField.tsx')).ReasonsField);

/** Only a table that strangers can find says what is spoken there. */
const languageOf = ({ listed, language }: Time): Pick<NewTable, 'language'> => (listed && language !== 'any' ? { language } : {});

const seriesOf = ({ series: best }: Time): Pick<NewTable, 'series'> => (best === 1 ? {} : { series: { best } });

/** The whole form of a new table. */
export function Details(props: {
  readonly box: Box;
  /** In this browser, without a network: nobody can come, and no clock runs. */
  readonly here: boolean;
  readonly roles: Roles;
  readonly busy: boolean;
  readonly fault: unknown;
  readonly set: (plan: NewTable, words: string) => void;
}): JSX.Element {
  const words = ask(
    () => props.box.id,
    async (id) => {
      await learn(id);
      return id;
    },
  );
  const [drafts, setSeats] = createSignal<readonly SeatDraft[]>([draft(props.box, 'me'), draft(props.box, 'bot')]);
  const seats = () => (props.here ? drafts().map((seat) => (isHere(seat.kind) ? seat : draft(props.box, 'bot'))) : drafts());
  const [options, setOptions] = createSignal<OptionValues>({});
  const [time, setTime] = createSignal<Time>({
    clock: 'none',
    onTimeout: 'bot',
    listed: false,
    hints: false,
    reasons: false,
    rated: false,
    strangersTalk: false,
    language: 'any',
    series: 1,
  });
  const [teamTalk, setTeamTalk] = createSignal(true);
  const [luckWords, setLuckWords] = createSignal('');
  const [pack, setPack] = createSignal<unknown>(undefined);

  const nameOf = (index: number): string => seatName(props.roles, index, seats().length);
  const wrong = () => objection(props.box, seats(), time().rated && !props.here);

  const telling = () => props.box.tells !== undefined && seats().some(({ kind }) => kind === 'bot');
  const ofPeople = () => !props.here && seats().every(({ kind }) => kind === 'me' || kind === 'open' || kind === 'invited');

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wrong() !== null) return;
    const plan: NewTable = {
      game: props.box.id,
      seats: seats().map(seatOf),
      options: givenOptions(options()),
      clock: CLOCKS[time().clock],
      onTimeout: time().onTimeout,
      listed: time().listed,
      hints: time().hints,
      ...(telling() && time().reasons ? { reasons: true } : {}),
      ...languageOf(time()),
      ...(ofPeople() ? seriesOf(time()) : {}),
      ...(time().rated && !props.here ? { rated: true } : {}),
      strangersTalk: time().strangersTalk,
      ...(props.box.teams?.[seats().length] === undefined ? {} : { teamTalk: teamTalk() }),
      ...(pack() === undefined ? {} : { content: pack() }),
    };
    props.set(plan, luckWords());
  };

  return (
    <form class="details" onSubmit={submit}>
      <h2 class="rubric">{say('new.own')}</h2>
      <SeatFields box={props.box} here={props.here} seats={seats()} nameOf={nameOf} change={setSeats} />

      <Show when={words.error() === null} fallback={<Fault error={words.error()} again={words.again} />}>
        <Show when={words.value()} fallback={<Ruled />}>
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
        <TimeFields
          time={time()}
          open={seats().some(({ kind }) => kind === 'open')}
          company={seats().filter(({ kind }) => kind !== 'bot').length > 1}
          people={ofPeople()}
          change={(part) => setTime((all) => ({ ...all, ...part }))}
        />
      </Show>
      <Show when={telling() && (props.here || !time().rated)}>
        <ReasonsField tell={time().reasons} change={(reasons) => setTime((all) => ({ ...all, reasons }))} />
      </Show>

      <AdvancedFields game={props.box.id} words={luckWords()} setWords={setLuckWords} setPack={setPack} />

      <p class="rubric" aria-live="polite">
        <Show when={wrong()} keyed>
          {(key) => say(key, { min: props.box.players.min, max: props.box.players.max })}
        </Show>
      </p>
      <div class="row end">
        <button type="submit" class="btn" disabled={props.busy || wrong() !== null}>
          <Icon name="quill-ink" />
          {say('new.set')}
        </button>
      </div>
    </form>
  );
}
