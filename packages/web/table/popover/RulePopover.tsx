import { inLanguage } from '#kernel/languages.ts';
import './popover.css';
import { Icon } from '#look';
import { createEffect, createSignal, createUniqueId, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { createQuery } from '../../lib/createQuery.ts';
import { t, locale } from '../../i18n/i18n.ts';
import type { PopoverContent } from './createPopover.ts';
import { popoverPosition } from './popoverPosition.ts';

/** The popover that cites a rule. On phones it lies in the game's own slot, so that the board stays visible. */
export function RulePopover(props: { readonly game: string; readonly content: PopoverContent; readonly close: () => void }): JSX.Element {
  const id = createUniqueId();
  const slot = (): Element | null => {
    const found = document.querySelector('[data-why-slot]');
    return found !== null && innerWidth < 600 && found.getClientRects().length > 0 ? found : null;
  };
  const [mount] = createSignal(slot());
  const ledger = createQuery(
    () => ({ game: props.game, language: locale() }),
    async ({ game, language }) => {
      const { hasLedger, ledgerOf } = await import('../../game/ledger.ts');
      return hasLedger(game) ? ledgerOf(game, language) : [];
    },
  );
  const rules = () =>
    props.content.rules.map((id) => {
      const rule = ledger.value()?.find((each) => each.id === id);
      return { id, text: rule === undefined ? '' : inLanguage(rule, locale()) };
    });
  let sheet: HTMLDivElement | undefined;

  const place = (): void => {
    if (sheet === undefined || mount() !== null) return;
    const anchor = props.content.anchor;
    if (anchor === null || !anchor.isConnected) return;
    const spot = popoverPosition(
      anchor.getBoundingClientRect(),
      { width: sheet.offsetWidth, height: sheet.offsetHeight },
      { width: innerWidth, height: innerHeight },
    );
    sheet.style.left = `${spot.left}px`;
    sheet.style.top = `${spot.top}px`;
    sheet.style.setProperty('--tip', `${spot.tip}px`);
    sheet.classList.toggle('up', spot.above);
  };
  createEffect(() => {
    rules();
    requestAnimationFrame(place);
  });

  const dismiss = (): void => {
    const { anchor } = props.content;
    props.close();
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') dismiss();
  };
  const onPress = (event: PointerEvent): void => {
    const { target } = event;
    if (sheet !== undefined && target instanceof Element && !sheet.contains(target) && props.content.anchor?.contains(target) !== true)
      props.close();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('resize', place);
    sheet?.focus({ preventScroll: mount() === null });
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
    window.removeEventListener('resize', place);
  });

  return (
    <Portal mount={mount() ?? document.body}>
      <div
        class="why"
        classList={{ loose: mount() === null, tipped: props.content.anchor !== null, toast: props.content.anchor === null }}
        role="dialog"
        aria-labelledby={id}
        tabindex="-1"
        ref={(element) => {
          sheet = element;
        }}
      >
        <h3 id={id}>{props.content.question}</h3>
        <button type="button" class="slip-x" onClick={dismiss}>
          <Icon name="cancel" />
          <span class="sr">{t('close')}</span>
        </button>
        <Show when={props.content.text}>{(text) => <p>{text()}</p>}</Show>
        <For each={props.content.lines ?? []}>{(line, at) => <p classList={{ first: at() === 0 }}>{line}</p>}</For>
        <For each={rules()}>
          {(rule) => (
            <>
              <p>{rule.text}</p>
              <div class="foot">
                <span>{rule.id}</span>
                <a href={`/rules/${props.game}#${rule.id}`} target="_blank" rel="noopener">
                  {t('why.open')} ›
                </a>
              </div>
            </>
          )}
        </For>
      </div>
    </Portal>
  );
}
