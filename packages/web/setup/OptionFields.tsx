import type { OptionField } from '#kernel';
import { createSignal, createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import { gameTranslator, hasText, t } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';
import { FileInput } from '../ui/FileInput.tsx';
import { errorText } from '../ui/errorText.ts';
import { isFieldPath, refusalKeys } from './optionValues.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { runtimeKey } from '#look/localeKey.ts';

type Field<K extends OptionField['kind']> = Extract<OptionField, { readonly kind: K }>;

const only = <K extends OptionField['kind']>(field: OptionField, kind: K): Field<K> | false => (isOfKind(field, kind) ? field : false);

const isOfKind = <K extends OptionField['kind']>(field: OptionField, kind: K): field is Field<K> => field.kind === kind;

/** The game's own text for a refused option; null where it has none. */
export function optionErrorText(game: string, form: readonly OptionField[], fault: unknown): string | null {
  const keys = fault instanceof RequestError ? form.flatMap(({ id }) => refusalKeys(fault.path, id)) : [];
  const own = keys.find((key) => hasText(game, key));
  return own === undefined ? null : gameTranslator(game, String)(runtimeKey(own));
}

/** The options of a game that the host may choose. */
export function OptionFields(props: {
  readonly game: string;
  readonly form: readonly OptionField[];
  /** Why the server refused the table. */
  readonly fault: unknown;
  readonly choose: (field: string, value: string | boolean) => void;
}): JSX.Element {
  const tGame = gameTranslator(props.game, String);
  const help = (field: OptionField): JSX.Element => (
    <Show when={hasText(props.game, `setup.${field.id}_help`)}>
      <small>{tGame(`setup.${field.id}_help`)}</small>
    </Show>
  );
  return (
    <Show when={props.form.length > 0}>
      <fieldset>
        <legend>{t('new.options')}</legend>
        <For each={props.form}>
          {(field) => (
            <Switch>
              <Match when={only(field, 'switch')}>
                {(asked) => (
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={asked().standard}
                      onChange={(event) => props.choose(field.id, event.currentTarget.checked)}
                    />
                    <span>
                      {tGame(`setup.${field.id}`)}
                      {help(field)}
                    </span>
                  </label>
                )}
              </Match>
              <Match when={only(field, 'choice')}>
                {(asked) => (
                  <SelectField
                    title={tGame(`setup.${field.id}`)}
                    values={asked().values}
                    value={asked().standard}
                    word={(value) => tGame(`setup.${field.id}_${value}`)}
                    choose={(value) => props.choose(field.id, value)}
                  >
                    {help(field)}
                  </SelectField>
                )}
              </Match>
              <Match when={only(field, 'text')}>
                {(asked) => (
                  <TextField
                    title={tGame(`setup.${field.id}`)}
                    help={help(field)}
                    file={asked().file}
                    complaint={
                      props.fault instanceof RequestError && isFieldPath(props.fault.path, field.id)
                        ? (optionErrorText(props.game, [field], props.fault) ?? errorText(props.fault))
                        : ''
                    }
                    choose={(value) => props.choose(field.id, value)}
                  />
                )}
              </Match>
            </Switch>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

/** An optional text: folded away until the player opens it, or until it is what went wrong. */
function TextField(props: {
  readonly title: string;
  readonly help: JSX.Element;
  readonly file: boolean;
  readonly complaint: string;
  readonly choose: (value: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [text, setText] = createSignal('');
  const write = (value: string): void => {
    setText(value);
    props.choose(value);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) write(await file.text());
  };
  return (
    <details open={props.complaint !== ''}>
      <summary>{props.title}…</summary>
      <div class="field">
        <label for={id} class="sr">
          {props.title}
        </label>
        <textarea
          id={id}
          rows="5"
          spellcheck={false}
          value={text()}
          aria-invalid={props.complaint !== ''}
          aria-describedby={`${id}-about`}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <div id={`${id}-about`}>
          {props.help}
          <p class="rubric" aria-live="polite">
            {props.complaint}
          </p>
        </div>
      </div>
      <Show when={props.file}>
        <div class="field">
          <span>{t('new.from_file')}</span>
          <FileInput about={props.title} accept="application/json,.json,text/plain,.txt" pick={(file) => void read(file)} />
        </div>
      </Show>
    </details>
  );
}
