import type { JSX } from 'solid-js';

/** A password field. */
export function PasswordField(props: {
  readonly name: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly required: boolean;
  readonly value: string;
  readonly write: (text: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.name}</span>
      <input
        type="password"
        required={props.required}
        value={props.value}
        autocomplete={props.autocomplete}
        onInput={(event) => props.write(event.currentTarget.value)}
      />
    </label>
  );
}
