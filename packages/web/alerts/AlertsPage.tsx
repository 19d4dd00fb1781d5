import './alerts.css';
import '../style/forms.css';
import { ALERT_KINDS, type AlertsInfo, type AlertWishes, type NewWay } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { spoken } from '../i18n.ts';
import { introduce } from '../me.ts';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { alerts } from './api.ts';
import { WithWords } from '../ui/Fetched.tsx';
import { Calendar } from './Calendar.tsx';
import { canBeTold, Hindered, type Hindrance, subscribe } from './subscribe.ts';
import { WayCard } from './WayCard.tsx';
import { Wishes } from './Wishes.tsx';
import { tell } from './words.ts';

/** How somebody who is not here is told that something waits: by which ways, of what, and when. */
export function AlertsPage(): JSX.Element {
  return <WithWords of="alerts">{() => <Choices />}</WithWords>;
}

const here = (): Pick<AlertWishes, 'language' | 'zone'> => ({
  language: spoken(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

function Choices(): JSX.Element {
  const [info, setInfo] = createSignal<AlertsInfo | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [hindrance, setHindrance] = createSignal<Hindrance | null>(canBeTold() ? null : 'cannot');

  async function attempt(what: () => Promise<AlertsInfo>, done: string): Promise<boolean> {
    setFault(null);
    setTold('');
    try {
      setInfo(await what());
      setTold(done);
      return true;
    } catch (error) {
      if (error instanceof Hindered) setHindrance(error.why);
      else setFault(error);
      return false;
    }
  }

  void attempt(async () => {
    await introduce();
    return alerts.get();
  }, '');

  /** Messages come in the language and by the clock of the one who asks for them. */
  const wish = (wishes: AlertWishes, part: Partial<AlertWishes>) =>
    attempt(() => alerts.wish({ ...wishes, ...here(), ...part }), tell('saved'));
  const add = (known: AlertsInfo, way: () => Promise<NewWay>, done: string) =>
    attempt(async () => {
      const asked = await way();
      await alerts.wish({ ...known.wishes, ...here() });
      return alerts.add(asked);
    }, done);

  return (
    <Page title={tell('title')}>
      <p>{tell('intro')}</p>
      <p class="quiet">{tell('private')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={info()} fallback={<Show when={fault() === null}>{<Ruled />}</Show>}>
        {(known) => (
          <div class="alerts">
            <section class="stack" aria-labelledby="alerts-ways">
              <h2 class="rubric" id="alerts-ways">
                {tell('ways')}
              </h2>
              <Show when={known().ways.length > 0} fallback={<p>{tell('none')}</p>}>
                <ul class="alert-ways">
                  <For each={known().ways}>
                    {(way) => (
                      <WayCard
                        way={way}
                        kinds={(kinds) => void attempt(() => alerts.kinds(way.id, kinds), tell('saved'))}
                        attempt={() => void attempt(() => alerts.try(way.id), tell('tried'))}
                        drop={() => void attempt(() => alerts.drop(way.id), tell('dropped'))}
                      />
                    )}
                  </For>
                </ul>
              </Show>
            </section>
            <Wishes wishes={known().wishes} change={(part) => void wish(known().wishes, part)} />
            <Show when={!known().ways.some((way) => way.here && way.confirmed)}>
              <section class="stack narrow" aria-labelledby="alerts-here">
                <h2 class="rubric" id="alerts-here">
                  {tell('here')}
                </h2>
                <p>{tell('here_help')}</p>
                <Show when={hindrance()}>
                  {(why) => (
                    <p class="alert-note" role="status">
                      {tell(`here_${why()}`)}
                    </p>
                  )}
                </Show>
                <Show when={hindrance() !== 'cannot' && known().push}>
                  {(key) => (
                    <div class="row">
                      <button
                        type="button"
                        class="btn seal"
                        onClick={() => {
                          setHindrance(null);
                          void add(
                            known(),
                            async () => ({ kind: 'push', push: await subscribe(key()), kinds: ALERT_KINDS }),
                            tell('here_done'),
                          );
                        }}
                      >
                        {tell('here_do')}
                      </button>
                    </div>
                  )}
                </Show>
              </section>
            </Show>
            <AddressForm
              name="mail"
              type="email"
              possible={known().mail}
              use={(address) => add(known(), async () => ({ kind: 'mail', address, kinds: ALERT_KINDS }), tell('asked'))}
            />
            <AddressForm
              name="hook"
              type="url"
              possible={known().webhook}
              use={(url) => add(known(), async () => ({ kind: 'webhook', url, kinds: ALERT_KINDS }), tell('asked'))}
            />
            <Calendar ready={() => alerts.wish({ ...known().wishes, ...here() })} />
          </div>
        )}
      </Show>
    </Page>
  );
}

/** An address of one's own, which is asked before it is used. */
function AddressForm(props: {
  readonly name: 'mail' | 'hook';
  readonly type: 'email' | 'url';
  readonly possible: boolean;
  readonly use: (address: string) => Promise<boolean>;
}): JSX.Element {
  const [address, setAddress] = createSignal('');
  return (
    <section class="stack narrow" aria-labelledby={`alerts-${props.name}`}>
      <h2 class="rubric" id={`alerts-${props.name}`}>
        {tell(props.name)}
      </h2>
      <Show when={props.possible} fallback={<p>{tell(`${props.name}_none`)}</p>}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void props.use(address()).then((used) => used && setAddress(''));
          }}
        >
          <Show when={props.name === 'hook'}>
            <p>{tell('hook_help')}</p>
          </Show>
          <label class="field">
            <span>{tell(`${props.name}_address`)}</span>
            <input
              type={props.type}
              value={address()}
              autocomplete={props.type === 'email' ? 'email' : 'off'}
              maxlength="1000"
              required
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <div class="row">
            <button type="submit" class="btn">
              {tell(`${props.name}_do`)}
            </button>
          </div>
        </form>
      </Show>
    </section>
  );
}
