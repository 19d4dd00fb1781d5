import '../ui/forms.css';
import { capitalized } from '#look/capitalized.ts';
import { type Box, SHELF } from '#games';
import { Icon } from '#look';
import type { NewTable } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';
import { hasLessons } from '../game/lessons.ts';
import { setDisplayName, ensureSession, rememberName, suggestedName } from '../user/currentUser.ts';
import { api } from '../net/api.ts';
import { createSeatRoles } from '../game/seatRoles.ts';
import { go } from '../router/router.ts';
import { setSeedWords } from '../fairness/seedStorage.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { GameHead } from '../ui/GameHead.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { NewTableForm } from './NewTableForm.tsx';
import { optionErrorText } from './OptionFields.tsx';
import { botsPlan, friendPlan, seatOfSide, type SideChoice, SIDES } from './tablePlan.ts';
import { lazyExtra } from '../ui/lazyComponent.tsx';

const PrecacheStatus = lazyExtra(async () => (await import('../offline/PrecacheStatus.tsx')).PrecacheStatus);

/** Creating a table: two quick starts on top, the whole form beneath. */
export function NewTablePage(props: {
  readonly game: string;
  /** In this browser, without a network. */
  readonly offline: boolean;
}): JSX.Element {
  const box = () => SHELF.find(({ id }) => id === props.game);
  return (
    <Show when={box()} keyed fallback={<NotFoundPage text={t('new.unknown')} />}>
      {(found) => (
        <Page title={dynamicText(`shelf.${found.id}.title`)} class="setup">
          <Show when={found.state !== 'planned'} fallback={<p>{t('new.planned')}</p>}>
            <QuickStart box={found} offline={props.offline} />
          </Show>
        </Page>
      )}
    </Show>
  );
}

const PLACES = ['there', 'here'] as const;

function QuickStart(props: { readonly box: Box; readonly offline: boolean }): JSX.Element {
  const [name, setName] = createSignal('');
  const [place, setPlace] = createSignal<(typeof PLACES)[number]>(props.offline ? 'here' : 'there');
  const here = () => place() === 'here';
  void ensureSession().then(
    () => setName((typed) => (typed === '' ? suggestedName() : typed)),
    () => {
      setName((typed) => (typed === '' ? suggestedName() : typed));
      // Without a server the player can still play offline.
      setPlace('here');
    },
  );
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const roles = createSeatRoles(() => props.box.id);
  const hasSides = () => roles.of(0) !== roles.of(1);
  const [side, setSide] = createSignal<SideChoice>('first');
  const sideName = (each: SideChoice): string => (each === 'lot' ? t('new.lot') : roles.of(seatOfSide(each)));

  async function set(plan: NewTable, words = ''): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFault(null);
    try {
      if (here()) {
        const { createOfflineTable } = await import('../offline/createOfflineTable.ts');
        return go(`/table/${await createOfflineTable(plan, rememberName(name()), words)}`);
      }
      await setDisplayName(name());
      const { table } = await api.setTable(plan);
      // The words stay in this browser until the table has committed to its seed: the operator must not know them before.
      setSeedWords(table, words);
      go(`/table/${table}`);
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  }

  return (
    <>
      <GameHead game={props.box.id}>
        <div class="stack">
          <p class="lead">
            <i>{capitalized(dynamicText(`shelf.${props.box.id}.tagline`))}.</i> {dynamicText(`shelf.${props.box.id}.invitation`)}
          </p>
          <label class="field">
            <span>{t('new.name')}</span>
            <input value={name()} onInput={(event) => setName(event.currentTarget.value)} maxlength="40" autocomplete="off" />
          </label>
          <RadioGroup
            name="place"
            legend={t('new.place')}
            values={PLACES}
            chosen={place()}
            label={(each) => t(`new.place_${each}`)}
            choose={setPlace}
          />
          <Show when={here()}>
            <p class="place-help">{t('new.place_here_help')}</p>
            <PrecacheStatus />
          </Show>
          <Show when={hasSides()}>
            <RadioGroup name="side" legend={t('new.side')} values={SIDES} chosen={side()} label={sideName} choose={setSide} />
          </Show>
          <QuickActs
            game={props.box.id}
            busy={busy()}
            here={here()}
            bots={() => void set(botsPlan(props.box, undefined, seatOfSide(side()), hasSides()))}
            friend={() => void set(friendPlan(props.box, seatOfSide(side())))}
          />
        </div>
      </GameHead>
      <Show when={fault()}>{(error) => <ErrorNotice error={optionErrorText(props.box.id, props.box.form, error()) ?? error()} />}</Show>
      <NewTableForm
        box={props.box}
        here={here()}
        roles={roles}
        busy={busy()}
        fault={fault()}
        set={(plan, words) => void set(plan, words)}
      />
    </>
  );
}

/** The quick starts, and where the game can be learned. */
function QuickActs(props: {
  readonly game: string;
  readonly busy: boolean;
  readonly here: boolean;
  readonly bots: () => void;
  readonly friend: () => void;
}): JSX.Element {
  return (
    <div class="row">
      <button type="button" class="btn seal" disabled={props.busy} onClick={() => props.bots()}>
        <Icon name="vintage-robot" />
        {t('new.bots')}
      </button>
      <Show when={!props.here}>
        <button type="button" class="btn" disabled={props.busy} onClick={() => props.friend()}>
          <Icon name="shaking-hands" />
          {t('new.friend')}
        </button>
      </Show>
      <Show when={hasLessons(props.game)}>
        <a class="btn ghost" href={`/learn/${props.game}`}>
          <Icon name="open-book" />
          {t('learn.card')}
        </a>
      </Show>
      <a class="btn ghost" href={`/rules/${props.game}`}>
        {t('new.rules')}
      </a>
    </div>
  );
}
