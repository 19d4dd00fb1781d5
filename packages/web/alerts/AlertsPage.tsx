import './alerts.css';
import '../ui/forms.css';
import { ALERT_KINDS, type AlertsInfo, type AlertWishes, type NewWay } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { createActionStatus } from '../account/actionStatus.ts';
import { ProofDialog } from '../account/ProofDialog.tsx';
import { ensureSession } from '../user/currentUser.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { alerts } from './api.ts';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Calendar } from './Calendar.tsx';
import { canPush, PushProblemError, type PushProblem, subscribeToPush } from './pushSubscription.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { AlertPreferences } from './AlertPreferences.tsx';
import { t } from './text.ts';

/** How an absent player is alerted: by which channels, about what, and when. */
export function AlertsPage(): JSX.Element {
  return <WithLocale of="alerts">{() => <WithLocale of="account">{() => <Choices />}</WithLocale>}</WithLocale>;
}

const here = (): Pick<AlertWishes, 'language' | 'zone'> => ({
  language: locale(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

function Choices(): JSX.Element {
  const [info, setInfo] = createSignal<AlertsInfo | null>(null);
  const attempts = createActionStatus(['address', 'url']);
  const { notice: told } = attempts;
  /** Said beside the button of this device. */
  const hindrance = (): PushProblem | null => {
    const error = attempts.error();
    if (error instanceof PushProblemError) return error.why;
    return canPush() ? null : 'cannot';
  };

  const attempt = (what: () => Promise<AlertsInfo>, done: string): Promise<boolean> =>
    attempts.run(async () => setInfo(await what()), done);

  void attempt(async () => {
    await ensureSession();
    return alerts.get();
  }, '');

  /** Alerts use the language and time zone of this browser. */
  const wish = (wishes: AlertWishes, part: Partial<AlertWishes>) =>
    attempt(() => alerts.wish({ ...wishes, ...here(), ...part }), t('saved'));
  const add = (known: AlertsInfo, way: () => Promise<NewWay>, done: string) =>
    attempt(async () => {
      const asked = await way();
      await alerts.wish({ ...known.wishes, ...here() });
      return alerts.add(asked);
    }, done);

  return (
    <Page title={t('title')}>
      <p>{t('intro')}</p>
      <p class="quiet">{t('private')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={!(attempts.error() instanceof PushProblemError) && attempts.error()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <ProofDialog attempts={attempts} />
      <Show when={info()} fallback={<Show when={attempts.error() === null}>{<Skeleton />}</Show>}>
        {(known) => (
          <div class="alerts">
            <section class="stack" aria-labelledby="alerts-ways">
              <h2 class="rubric" id="alerts-ways">
                {t('ways')}
              </h2>
              <Show when={known().ways.length > 0} fallback={<p>{t('none')}</p>}>
                <ul class="alert-ways">
                  <For each={known().ways}>
                    {(way) => (
                      <ChannelCard
                        way={way}
                        kinds={(kinds) => void attempt(() => alerts.kinds(way.id, kinds), t('saved'))}
                        attempt={() => void attempt(() => alerts.try(way.id), t('tried'))}
                        drop={() => void attempt(() => alerts.drop(way.id), t('dropped'))}
                      />
                    )}
                  </For>
                </ul>
              </Show>
            </section>
            <AlertPreferences wishes={known().wishes} change={(part) => void wish(known().wishes, part)} />
            <Show when={!known().ways.some((way) => way.here && way.confirmed)}>
              <ThisDevice
                hindrance={hindrance()}
                pushKey={known().push}
                subscribe={(key) => {
                  void add(known(), async () => ({ kind: 'push', push: await subscribeToPush(key), kinds: ALERT_KINDS }), t('here_done'));
                }}
              />
            </Show>
            <AddressForm
              name="mail"
              type="email"
              possible={known().mail}
              error={attempts.errorAt('address')}
              use={(address) => add(known(), async () => ({ kind: 'mail', address, kinds: ALERT_KINDS }), t('asked'))}
            />
            <AddressForm
              name="hook"
              type="url"
              possible={known().webhook}
              error={attempts.errorAt('url')}
              use={(url) => add(known(), async () => ({ kind: 'webhook', url, kinds: ALERT_KINDS }), t('asked'))}
            />
            <Calendar ready={() => alerts.wish({ ...known().wishes, ...here() })} />
          </div>
        )}
      </Show>
    </Page>
  );
}

/** Alerts on this device, where its browser allows them. */
function ThisDevice(props: {
  readonly hindrance: PushProblem | null;
  readonly pushKey: AlertsInfo['push'];
  readonly subscribe: (key: string) => void;
}): JSX.Element {
  return (
    <section class="stack narrow" aria-labelledby="alerts-here">
      <h2 class="rubric" id="alerts-here">
        {t('here')}
      </h2>
      <p>{t('here_help')}</p>
      <Show when={props.hindrance}>
        {(why) => (
          <p class="alert-note" role="status">
            {t(`here_${why()}`)}
          </p>
        )}
      </Show>
      <Show when={props.hindrance !== 'cannot' && props.pushKey}>
        {(key) => (
          <div class="row">
            <button type="button" class="btn seal" onClick={() => props.subscribe(key())}>
              {t('here_do')}
            </button>
          </div>
        )}
      </Show>
    </section>
  );
}

/** An address of the player, which is confirmed before it is used. */
function AddressForm(props: {
  readonly name: 'mail' | 'hook';
  readonly type: 'email' | 'url';
  readonly possible: boolean;
  /** What is wrong with the address; empty when nothing is. */
  readonly error: string;
  readonly use: (address: string) => Promise<boolean>;
}): JSX.Element {
  const [address, setAddress] = createSignal('');
  return (
    <section class="stack narrow" aria-labelledby={`alerts-${props.name}`}>
      <h2 class="rubric" id={`alerts-${props.name}`}>
        {t(props.name)}
      </h2>
      <Show when={props.possible} fallback={<p>{t(`${props.name}_none`)}</p>}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void props.use(address()).then((used) => used && setAddress(''));
          }}
        >
          <Show when={props.name === 'hook'}>
            <p>{t('hook_help')}</p>
          </Show>
          <TextField
            label={t(`${props.name}_address`)}
            type={props.type}
            value={address()}
            write={setAddress}
            autocomplete={props.type === 'email' ? 'email' : 'off'}
            maxlength={1000}
            required
            error={props.error}
          />
          <div class="row">
            <button type="submit" class="btn">
              {t(`${props.name}_do`)}
            </button>
          </div>
        </form>
      </Show>
    </section>
  );
}
