import '../style/forms.css';
import { type Box, SHELF } from '#games';
import { Icon } from '#look';
import type { NewTable } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { hasLessons } from '../lessons/lessons.ts';
import { callMe, introduce, keepName, nameToOffer } from '../me.ts';
import { api } from '../net/api.ts';
import { createRoles } from '../roles.ts';
import { go } from '../router.ts';
import { wishFor } from '../table/lots.ts';
import { Choice } from '../ui/Choice.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault } from '../ui/states.tsx';
import { Vignette } from '../ui/Vignette.tsx';
import { LostPage } from './Lost.tsx';
import { Details } from './NewDetails.tsx';
import { refusalOf } from './OptionFields.tsx';
import { botsPlan, friendPlan, seatOfSide, type SideChoice, SIDES } from './plan.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const Packing = fetchedExtra(async () => (await import('../offline/Packing.tsx')).Packing);

/** Setting a table: two quick ways on top, the whole form beneath. */
export function NewPage(props: {
  readonly game: string;
  /** In this browser, without a network. */
  readonly offline: boolean;
}): JSX.Element {
  const box = () => SHELF.find(({ id }) => id === props.game);
  return (
    <Show when={box()} keyed fallback={<LostPage text={say('new.unknown')} />}>
      {(found) => (
        <Page title={say(`shelf.${found.id}.title`)} class="setup">
          <Show when={found.state !== 'planned'} fallback={<p>{say('new.planned')}</p>}>
            <SetUp box={found} offline={props.offline} />
          </Show>
        </Page>
      )}
    </Show>
  );
}

const PLACES = ['there', 'here'] as const;

function SetUp(props: { readonly box: Box; readonly offline: boolean }): JSX.Element {
  const [name, setName] = createSignal('');
  const [place, setPlace] = createSignal<(typeof PLACES)[number]>(props.offline ? 'here' : 'there');
  const here = () => place() === 'here';
  void introduce().then(
    () => setName((typed) => (typed === '' ? nameToOffer() : typed)),
    () => {
      setName((typed) => (typed === '' ? nameToOffer() : typed));
      // Who cannot reach the server can still play.
      setPlace('here');
    },
  );
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const roles = createRoles(() => props.box.id);
  const hasSides = () => roles.of(0) !== roles.of(1);
  const [side, setSide] = createSignal<SideChoice>('first');
  const sideName = (each: SideChoice): string => (each === 'lot' ? say('new.lot') : roles.of(seatOfSide(each)));

  async function set(plan: NewTable, words = ''): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFault(null);
    try {
      if (here()) {
        const { setHere } = await import('../offline/set.ts');
        return go(`/table/${await setHere(plan, keepName(name()), words)}`);
      }
      await callMe(name());
      const { table } = await api.setTable(plan);
      // They stay here until the table has committed itself: whoever runs the server must not know them before.
      wishFor(table, words);
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
          <Choice
            name="place"
            legend={say('new.place')}
            values={PLACES}
            chosen={place()}
            label={(each) => say(`new.place_${each}`)}
            choose={setPlace}
          />
          <Show when={here()}>
            <p class="place-help">{say('new.place_here_help')}</p>
            <Packing />
          </Show>
          <Show when={hasSides()}>
            <Choice name="side" legend={say('new.side')} values={SIDES} chosen={side()} label={sideName} choose={setSide} />
          </Show>
          <div class="row">
            <button
              type="button"
              class="btn seal"
              disabled={busy()}
              onClick={() => void set(botsPlan(props.box, undefined, seatOfSide(side()), hasSides()))}
            >
              <Icon name="vintage-robot" />
              {say('new.bots')}
            </button>
            <Show when={!here()}>
              <button type="button" class="btn" disabled={busy()} onClick={() => void set(friendPlan(props.box, seatOfSide(side())))}>
                <Icon name="shaking-hands" />
                {say('new.friend')}
              </button>
            </Show>
            <Show when={hasLessons(props.box.id)}>
              <a class="btn ghost" href={`/learn/${props.box.id}`}>
                <Icon name="open-book" />
                {say('learn.card')}
              </a>
            </Show>
            <a class="btn ghost" href={`/rules/${props.box.id}`}>
              {say('new.rules')}
            </a>
          </div>
        </div>
      </div>
      <Show when={fault()}>{(error) => <Fault error={refusalOf(props.box.id, props.box.form, error()) ?? error()} />}</Show>
      <Details box={props.box} here={here()} roles={roles} busy={busy()} fault={fault()} set={(plan, words) => void set(plan, words)} />
    </>
  );
}
