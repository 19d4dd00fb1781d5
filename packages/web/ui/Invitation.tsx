import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { CopyLink } from './Copy.tsx';
import { fetchedExtra } from './fetchedPart.tsx';

const QrCode = fetchedExtra(async () => (await import('./qr/QrCode.tsx')).QrCode);

/** A link to hand on: to copy, to share, or for the camera of whoever sits across the table. */
export function Invitation(props: { readonly link: string; readonly label: string; readonly main: boolean }): JSX.Element {
  const [shown, setShown] = createSignal(false);
  return (
    <div class="invitation">
      <CopyLink link={props.link} label={props.label} main={props.main} />
      <button type="button" class="btn ghost" aria-expanded={shown()} onClick={() => setShown(!shown())}>
        <Icon name="eye-target" />
        {say(shown() ? 'gather.qr_hide' : 'gather.qr')}
      </button>
      <Show when={shown()}>
        <QrCode text={props.link} label={say('gather.qr_label', { label: props.label })} />
      </Show>
    </div>
  );
}
