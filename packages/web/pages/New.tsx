import '../style/forms.css';
import { openGame, SHELF, type Box } from '#games';
import { Icon } from '#look';
import type { NewTable } from '#wire';
import { createSignal, For, Index, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { callMe, introduce, nameToOffer } from '../me.ts';
import { api } from '../net/api.ts';
import { newId } from '../net/connection.ts';
import { createRoles, type Roles } from '../roles.ts';
import { go } from '../router.ts';
import { Choice } from '../ui/Choice.tsx';
import { FilePick } from '../ui/FilePick.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Vignette } from '../ui/Vignette.tsx';
import { LostPage } from './Lost.tsx';
import { givenOptions, type OptionValues } from './options.ts';
import { OptionFields, refusalOf } from './OptionFields.tsx';
import {
  botsPlan,
  CLOCKS,
  type ClockId,
  draft,
  friendPlan,
  objection,
  type SeatDraft,
  type SeatKind,
  seatOf,
  seatOfSide,
  type SideChoice,
  SIDES,
} from './plan.ts';

/** How a level plays, in words and, where it was measured, with a number. */
function levelWords({ ratings }: Box, level: string): string {
  const rating = ratings?.[level];
  return rating === undefined ? say(`bot.${level}`) : say('new.rated', { level: say(`bot.${level}`), rating });
}

/** Setting a table: two quick ways on top, the whole form beneath. */
export function NewPage(props: { readonly game: string }): JSX.Element {
  const box = () => SHELF.find(({ id }) => id === props.game);
  return (
    <Show when={box()} keyed fallback={<LostPage text={say('new.unknown')} />}>
      {(found) => (
        <Page title={say(`shelf.${found.id}.title`)} class="setup">
          <Show when={found.state !== 'planned'} fallback={<p>{say('new.planned')}</p>}>
            <SetUp box={found} />
          </Show>
        </Page>
      )}
    </Show>
  );
}

function SetUp(props: { readonly box: Box }): JSX.Element {
  const [name, setName] = createSignal('');
  void introduce().then(
    () => setName((typed) => (typed === '' ? nameToOffer() : typed)),
    () => undefined,
  );
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const roles = createRoles(() => props.box.id);
  const hasSides = () => roles.of(0) !== roles.of(1);
  const [side, setSide] = createSignal<SideChoice>('first');
  const sideName = (each: SideChoice): string => (each === 'lot' ? say('new.lot') : roles.of(seatOfSide(each)));

  async function set(plan: NewTable): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFault(null);
    try {
      await callMe(name());
      // Without words of the player's own the browser picks some: the server never has the last word on the dice.
      const { table } = await api.setTable({ words: newId(), ...plan });
      go(`/table/${table}`);
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  }

  return (
    <>
      <div class="setup-head">
        <div class="art">
          <Vignette game={props.box.id} />
        </div>
        <div class="stack">
          <p class="lead">
            <i>{say(`shelf.${props.box.id}.tagline`)}.</i> {say(`shelf.${props.box.id}.invitation`)}
          </p>
          <label class="field">
            <span>{say('new.name')}</span>
            <input value={name()} onInput={(event) => setName(event.currentTarget.value)} maxlength="40" autocomplete="off" />
          </label>
          <Show when={hasSides()}>
            <Choice name="side" legend={say('new.side')} values={SIDES} chosen={side()} label={sideName} choose={setSide} />
          </Show>
          <div class="row">
            <button
              type="button"
              class="btn seal"
              disabled={busy()}
              onClick={() => void set(botsPlan(props.box, undefined, seatOfSide(side())))}
            >
              <Icon name="vintage-robot" />
              {say('new.bots')}
            </button>
            <button type="button" class="btn" disabled={busy()} onClick={() => void set(friendPlan(props.box, seatOfSide(side())))}>
              <Icon name="shaking-hands" />
              {say('new.friend')}
            </button>
            <a class="btn ghost" href={`/rules/${props.box.id}`}>
              {say('new.rules')}
            </a>
          </div>
        </div>
      </div>
      <Show when={fault()}>{(error) => <Fault error={refusalOf(props.box.id, props.box.form, error())} />}</Show>
      <Details box={props.box} roles={roles} busy={busy()} fault={fault()} set={(plan) => void set(plan)} />
    </>
  );
}

function Details(props: {
  readonly box: Box;
  readonly roles: Roles;
  readonly busy: boolean;
  readonly fault: unknown;
  readonly set: (plan: NewTable) => void;
}): JSX.Element {
  const words = ask(
    () => props.box.id,
    async (id) => {
      await learn(id);
      return id;
    },
  );
  const [seats, setSeats] = createSignal<readonly SeatDraft[]>([draft(props.box, 'me'), draft(props.box, 'bot')]);
  const [options, setOptions] = createSignal<OptionValues>({});
  const [clock, setClock] = createSignal<ClockId>('none');
  const [onTimeout, setOnTimeout] = createSignal<'bot' | 'loses'>('bot');
  const [listed, setListed] = createSignal(false);
  const [luckWords, setLuckWords] = createSignal('');
  const [pack, setPack] = createSignal<unknown>(undefined);
  const [packTitle, setPackTitle] = createSignal('');
  const [packFault, setPackFault] = createSignal<unknown>(null);

  const kinds = (): readonly SeatKind[] => ['me', 'open', 'invited', ...(props.box.bots.length > 0 ? (['bot'] as const) : []), 'hot-seat'];
  const put = (index: number, part: Partial<SeatDraft>) =>
    setSeats((list) => list.map((seat, place) => (place === index ? { ...seat, ...part } : seat)));
  const role = (index: number): string => (props.roles.of(index) === '' ? '' : ` · ${props.roles.of(index)}`);
  const wrong = () => objection(props.box, seats());

  async function read(file: File | undefined): Promise<void> {
    setPackFault(null);
    setPack(undefined);
    setPackTitle('');
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      // The rules are heavy: they are opened only for those who bring a pack of their own.
      const { content } = await openGame(props.box.id);
      setPackTitle(content.title(content.read(given)));
      setPack(given);
    } catch (error) {
      setPackFault(error);
    }
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wrong() !== null) return;
    props.set({
      game: props.box.id,
      seats: seats().map(seatOf),
      options: givenOptions(options()),
      clock: CLOCKS[clock()],
      onTimeout: onTimeout(),
      listed: listed(),
      ...(luckWords().trim() === '' ? {} : { words: luckWords().trim() }),
      ...(pack() === undefined ? {} : { content: pack() }),
    });
  };

  return (
    <form class="details" onSubmit={submit}>
      <h2 class="rubric">{say('new.own')}</h2>
      <fieldset>
        <legend>{say('new.seats')}</legend>
        <ol class="seat-list">
          <Index each={seats()}>
            {(seat, index) => (
              <li>
                <label class="field">
                  <span>
                    {say('new.seat', { number: index + 1 })}
                    {role(index)}
                  </span>
                  <select value={seat().kind} onChange={(event) => put(index, { kind: event.currentTarget.value as SeatKind })}>
                    <For each={kinds()}>
                      {(kind) => (
                        <option value={kind} selected={seat().kind === kind}>
                          {say(`new.kind_${kind}`)}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
                <Show when={seat().kind === 'bot'}>
                  <label class="field">
                    <span>{say('new.level')}</span>
                    <select value={seat().level} onChange={(event) => put(index, { level: event.currentTarget.value })}>
                      <For each={props.box.bots}>
                        {(level) => (
                          <option value={level} selected={seat().level === level}>
                            {levelWords(props.box, level)}
                          </option>
                        )}
                      </For>
                    </select>
                  </label>
                </Show>
                <Show when={seat().kind === 'hot-seat'}>
                  <label class="field">
                    <span>{say('new.their_name')}</span>
                    <input value={seat().name} maxlength="40" onInput={(event) => put(index, { name: event.currentTarget.value })} />
                  </label>
                </Show>
                <Show when={seats().length > props.box.players.min}>
                  <button type="button" class="btn ghost x" onClick={() => setSeats((list) => list.filter((_, place) => place !== index))}>
                    <Icon name="cancel" />
                    <span class="sr">{say('new.remove', { number: index + 1 })}</span>
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ol>
        <Show when={props.box.ratings !== undefined && seats().some(({ kind }) => kind === 'bot')}>
          <p class="field">
            <small>{say('new.rated_help')}</small>
          </p>
        </Show>
        <Show when={seats().length < props.box.players.max}>
          <button
            type="button"
            class="btn"
            onClick={() => setSeats((list) => [...list, draft(props.box, props.box.bots.length > 0 ? 'bot' : 'open')])}
          >
            <Icon name="meeple" />
            {say('new.add')}
          </button>
        </Show>
      </fieldset>

      <Show when={words.error() === null} fallback={<Fault error={words.error()} again={words.again} />}>
        <Show when={words.value()} fallback={<Ruled />}>
          <OptionFields
            game={props.box.id}
            form={props.box.form}
            fault={props.fault}
            choose={(id, value) => setOptions((all) => ({ ...all, [id]: value }))}
          />
        </Show>
      </Show>

      <fieldset>
        <legend>{say('new.time')}</legend>
        <label class="field">
          <span>{say('new.clock')}</span>
          <select onChange={(event) => setClock(event.currentTarget.value as ClockId)}>
            <For each={Object.keys(CLOCKS)}>
              {(id) => (
                <option value={id} selected={clock() === id}>
                  {say(`clock.${id}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <Show when={clock() !== 'none'}>
          <label class="field">
            <span>{say('new.timeout')}</span>
            <select onChange={(event) => setOnTimeout(event.currentTarget.value === 'loses' ? 'loses' : 'bot')}>
              <option value="bot">{say('new.timeout_bot')}</option>
              <option value="loses">{say('new.timeout_loses')}</option>
            </select>
          </label>
        </Show>
        <Show when={seats().some(({ kind }) => kind === 'open')}>
          <label class="check">
            <input type="checkbox" checked={listed()} onChange={(event) => setListed(event.currentTarget.checked)} />
            <span>{say('new.listed')}</span>
          </label>
        </Show>
      </fieldset>

      <details>
        <summary>{say('new.advanced')}</summary>
        <label class="field">
          <span>{say('new.words')}</span>
          <input value={luckWords()} maxlength="200" autocomplete="off" onInput={(event) => setLuckWords(event.currentTarget.value)} />
          <small>{say('new.words_help')}</small>
        </label>
        <div class="field">
          <span>{say('new.content')}</span>
          <FilePick about={say('new.content')} accept="application/json,.json" take={(file) => void read(file)} />
          <small>{say('new.content_help')}</small>
        </div>
        <p aria-live="polite">
          <Show when={packTitle() !== ''}>{say('new.content_read', { title: packTitle() })}</Show>
        </p>
        <Show when={packFault()}>{(error) => <Fault error={error()} />}</Show>
      </details>

      <p class="rubric" aria-live="polite">
        <Show when={wrong()}>{(key) => say(key(), { min: props.box.players.min, max: props.box.players.max })}</Show>
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
