import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { CopyLink } from './CopyLink.tsx';
import { lazyExtra } from './lazyComponent.tsx';

const QrCode = lazyExtra(async () => (await import('./qr/QrCode.tsx')).QrCode);

/** An invitation link: to copy, to share, or as a QR code. */
export function InvitationLink(props: { readonly link: string; readonly label: string; readonly main: boolean }): JSX.Element {
  const [shown, setShown] = createSignal(false);
  return (
    <div class="invitation">
      <CopyLink link={props.link} label={props.label} main={props.main} />
      <button type="button" class="btn ghost" aria-expanded={shown()} onClick={() => setShown(!shown())}>
        <Icon name="eye-target" />
        {t(shown() ? 'gather.qr_hide' : 'gather.qr')}
      </button>
      <Show when={shown()}>
        <QrCode text={props.link} label={t('gather.qr_label', { label: props.label })} />
      </Show>
    </div>
  );
}
