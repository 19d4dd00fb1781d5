import './carried.css';
import { copyText } from '#look';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { saveText } from './carried.ts';
import { Device } from './Device.ts';
import { loadCourse } from './loadCourse.ts';
import type { PanelProps } from './panel.ts';

/** The letter after part I, and the tokens for War of the Ring, as text to keep. */
export function Carried(props: PanelProps): JSX.Element {
  // Several people at one screen see what watchers see, who carry nothing on; the letter is theirs all the same, and closed.
  const isShared = () => props.outcome !== null && props.view.part === 1 && props.info.seats.filter(({ yours }) => yours).length > 1;
  const [kept] = createResource(
    () => (props.view.letter === null && isShared() ? props.info.id : null),
    () =>
      loadCourse(props).then(
        (course) => course?.letter ?? null,
        () => null,
      ),
  );
  return (
    <>
      <Show when={props.view.letter ?? kept()}>
        {(text) => <Kept table={props} text={text()} name="hunt-for-the-ring-letter.txt" what="letter" />}
      </Show>
      <Show when={props.view.warTokens}>
        {(tokens) => (
          <Kept table={props} text={JSON.stringify(tokens())} name="hunt-for-the-ring-tokens.json" what="tokens">
            <ul>
              <li>{props.words('panel.end.shadowTokens', { count: tokens().shadow })}</li>
              <li>{props.words('panel.end.freeTokens', { count: tokens().freePeoples })}</li>
            </ul>
            <p>
              {props.words('panel.end.link')} <code>{tokens().link}</code>
            </p>
          </Kept>
        )}
      </Show>
      <Show when={props.view.givenUp}>
        <div class="hp-page hp-kept">
          <h3>
            <Device name="shaking-hands" /> {props.words('panel.end.tokens')}
          </h3>
          <p>{props.words('panel.end.tokensNone')}</p>
        </div>
      </Show>
    </>
  );
}

function Kept(props: {
  readonly table: PanelProps;
  readonly text: string;
  readonly name: string;
  readonly what: 'letter' | 'tokens';
  readonly children?: JSX.Element;
}): JSX.Element {
  const { words } = props.table;
  const [copied, setCopied] = createSignal<boolean | null>(null);
  let field: HTMLTextAreaElement | undefined;
  return (
    <div class="hp-page hp-kept">
      <h3>
        <Device name={props.what === 'letter' ? 'scroll-quill' : 'shaking-hands'} /> {words(`panel.end.${props.what}`)}
      </h3>
      <p>{words(`panel.end.${props.what}Help`)}</p>
      {props.children}
      <textarea
        ref={field}
        readonly
        rows="2"
        aria-label={words(`panel.end.${props.what}`)}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="hp-acts">
        <button type="button" class="hp-gold" onClick={() => saveText(props.name, props.text)}>
          <Device name="save-arrow" /> {words('panel.end.save')}
        </button>
        <button type="button" class="hp-gold" onClick={() => void copyText(props.text, field).then(setCopied)}>
          <Device name="key" />{' '}
          <span aria-live="polite">{words(copied() === null ? 'panel.end.copy' : copied() ? 'panel.end.copied' : 'panel.end.byHand')}</span>
        </button>
      </p>
    </div>
  );
}
