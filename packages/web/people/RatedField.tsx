import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn } from '../i18n.ts';
import { me } from '../me.ts';
import { tell } from './words.ts';

function WhenLearned(props: { readonly children: JSX.Element }): JSX.Element {
  const words = ask(
    () => 'people',
    async (room) => {
      await learn(room);
      return room;
    },
  );
  return <Show when={words.value()}>{props.children}</Show>;
}

const guest = (): boolean => (me()?.account ?? null) === null;

/** Whether a game counts: for those who have an account. */
export function RatedField(props: { readonly rated: boolean; readonly change: (rated: boolean) => void }): JSX.Element {
  return (
    <WhenLearned>
      <label class="check">
        <input
          type="checkbox"
          checked={props.rated}
          disabled={guest()}
          aria-describedby="rated-help"
          onChange={(event) => props.change(event.currentTarget.checked)}
        />
        <span>
          {tell('rated')}
          <small id="rated-help">{tell('rated_help')}</small>
        </span>
      </label>
      <Show when={guest()}>
        <a href="/account">{tell('rated_guest')}</a>
      </Show>
    </WhenLearned>
  );
}

/** What whoever sits down at a rated table agrees to. */
export function RatedNote(): JSX.Element {
  return (
    <WhenLearned>
      <p class="rated-note">
        <b>{tell('agreed_title')}</b> {tell('agreed')}{' '}
        <Show when={guest()}>
          <a href="/account">{tell('agreed_guest')}</a>
        </Show>
      </p>
    </WhenLearned>
  );
}
