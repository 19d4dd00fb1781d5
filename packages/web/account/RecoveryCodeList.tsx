import { copyText } from '#look';
import { createSignal, For, type JSX } from 'solid-js';
import { saveText } from '../lib/saveFile.ts';
import { t } from './text.ts';

/** Recovery codes, which are shown this once. */
export function RecoveryCodeList(props: { readonly codes: readonly string[]; readonly close: () => void }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const text = () => `${props.codes.join('\n')}\n`;
  return (
    <div class="stack recovery-codes">
      <h4 tabindex="-1" ref={(head) => queueMicrotask(() => head.focus())}>
        {t('codes')}
      </h4>
      <p>{t('codes_why')}</p>
      <ul>
        <For each={props.codes}>
          {(code) => (
            <li>
              <code>{code}</code>
            </li>
          )}
        </For>
      </ul>
      <div class="row">
        <button type="button" class="btn" onClick={() => void copyText(text()).then(setCopied)}>
          <span aria-live="polite">{t(copied() ? 'codes_copied' : 'codes_copy')}</span>
        </button>
        <button type="button" class="btn" onClick={() => saveText('red-book-codes.txt', text())}>
          {t('codes_save')}
        </button>
        <button type="button" class="btn seal" onClick={() => props.close()}>
          {t('codes_kept')}
        </button>
      </div>
    </div>
  );
}
