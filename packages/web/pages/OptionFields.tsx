import type { OptionField } from '#kernel';
import { createSignal, createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import { gameWords, known, say } from '../i18n.ts';
import { Refused } from '../net/api.ts';
import { FilePick } from '../ui/FilePick.tsx';
import { complaint } from '../ui/complaint.ts';
import { isAbout, refusalKeys } from './options.ts';
import { SelectField } from '../ui/SelectField.tsx';

type Field<K extends OptionField['kind']> = Extract<OptionField, { readonly kind: K }>;

const only = <K extends OptionField['kind']>(field: OptionField, kind: K): Field<K> | false => (isOfKind(field, kind) ? field : false);

const isOfKind = <K extends OptionField['kind']>(field: OptionField, kind: K): field is Field<K> => field.kind === kind;

/** Why the server would not have what was chosen, in the words of the game; null where it has none. */
export function refusalOf(game: string, form: readonly OptionField[], fault: unknown): string | null {
  const keys = fault instanceof Refused ? form.flatMap(({ id }) => refusalKeys(fault.path, id)) : [];
  const own = keys.find((key) => known(game, key));
  return own === undefined ? null : gameWords(game, String)(own);
}

/** The form of a game: what its box lets the host choose. */
export function OptionFields(props: {
  readonly game: string;
  readonly form: readonly OptionField[];
  /** Why the server would not set the table. */
  readonly fault: unknown;
  readonly choose: (field: string, value: string | boolean) => void;
}): JSX.Element {
  const words = gameWords(props.game, String);
  const help = (field: OptionField): JSX.Element => (
    <Show when={known(props.game, `setup.${field.id}_help`)}>
      <small>{words(`setup.${field.id}_help`)}</small>
    </Show>
  );
  return (
    <Show when={props.form.length > 0}>
      <fieldset>
        <legend>{say('new.options')}</legend>
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
                      {words(`setup.${field.id}`)}
                      {help(field)}
                    </span>
                  </label>
                )}
              </Match>
              <Match when={only(field, 'choice')}>
                {(asked) => (
                  <SelectField
                    title={words(`setup.${field.id}`)}
                    values={asked().values}
                    value={asked().standard}
                    word={(value) => words(`setup.${field.id}_${value}`)}
                    choose={(value) => props.choose(field.id, value)}
                  >
                    {help(field)}
                  </SelectField>
                )}
              </Match>
              <Match when={only(field, 'text')}>
                {(asked) => (
                  <TextField
                    title={words(`setup.${field.id}`)}
                    help={help(field)}
                    file={asked().file}
                    complaint={
                      props.fault instanceof Refused && isAbout(props.fault.path, field.id)
                        ? (refusalOf(props.game, [field], props.fault) ?? complaint(props.fault))
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

/** A text that most tables do without: folded away until somebody wants it, or until it is what went wrong. */
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
          <span>{say('new.from_file')}</span>
          <FilePick about={props.title} accept="application/json,.json,text/plain,.txt" take={(file) => void read(file)} />
        </div>
      </Show>
    </details>
  );
}
