import { copyText, Icon } from '#look';
import { createSignal, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';

/** A link with a copy button, which confirms for a moment. `main`: the page's primary action. */
export function CopyLink(props: { readonly link: string; readonly label: string; readonly main?: boolean }): JSX.Element {
  const [done, setDone] = createSignal(false);
  let field: HTMLInputElement | undefined;
  const take = async (): Promise<void> => {
    if (!(await copyText(props.link, field))) return;
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="copy">
      <input
        ref={(element) => {
          field = element;
        }}
        readonly
        value={props.link}
        aria-label={props.label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn" classList={{ seal: props.main === true }} onClick={() => void take()}>
        <Icon name={done() ? 'check-mark' : 'key'} />
        <span aria-live="polite">{done() ? t('copied') : t('copy')}</span>
      </button>
      {canShare ? (
        <button type="button" class="btn" onClick={() => void navigator.share({ url: props.link }).catch(() => undefined)}>
          <Icon name="share" />
          <span>{t('share')}</span>
        </button>
      ) : null}
    </div>
  );
}
