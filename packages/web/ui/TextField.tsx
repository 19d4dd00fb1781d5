import { createUniqueId, type JSX, Show } from 'solid-js';

/** A labelled input with its error beside it, which a screen reader reads with it. */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly write: (text: string) => void;
  /** Empty: nothing is wrong with it. */
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly type?: 'text' | 'password' | 'email' | 'url';
  readonly autocomplete: string;
  readonly required?: boolean;
  readonly maxlength?: number;
  /** A name or a code, and no sentence. */
  readonly verbatim?: boolean;
  readonly numeric?: boolean;
  /** It has the focus when it appears. */
  readonly focused?: boolean;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type={props.type ?? 'text'}
        value={props.value}
        autocomplete={props.autocomplete}
        autocapitalize={props.verbatim === true ? 'none' : undefined}
        spellcheck={props.verbatim === true ? false : undefined}
        inputmode={props.numeric === true ? 'numeric' : undefined}
        maxlength={props.maxlength}
        required={props.required}
        aria-invalid={(props.error ?? '') !== ''}
        aria-describedby={`${id}-about`}
        ref={(field) => {
          if (props.focused === true) queueMicrotask(() => field.focus());
        }}
        onInput={(event) => props.write(event.currentTarget.value)}
      />
      <div id={`${id}-about`}>
        <Show when={props.help}>{(help) => <small>{help()}</small>}</Show>
        <p class="rubric" role="alert">
          {props.error}
        </p>
      </div>
    </div>
  );
}
