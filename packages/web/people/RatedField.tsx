import { type JSX, Show } from 'solid-js';
import { me } from '../me.ts';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

const guest = (): boolean => (me()?.account ?? null) === null;

/** Whether a game counts: for those who have an account. */
export function RatedField(props: { readonly rated: boolean; readonly change: (rated: boolean) => void }): JSX.Element {
  return (
    <Learned>
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
    </Learned>
  );
}

/** What whoever sits down at a rated table agrees to. */
export function RatedNote(): JSX.Element {
  return (
    <Learned>
      <p class="rated-note">
        <b>{tell('agreed_title')}</b> {tell('agreed')}{' '}
        <Show when={guest()}>
          <a href="/account">{tell('agreed_guest')}</a>
        </Show>
      </p>
    </Learned>
  );
}
