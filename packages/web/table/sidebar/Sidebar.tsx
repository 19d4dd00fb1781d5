import { Icon } from '#look';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { scrollable } from '#look/scrollable.ts';
import type { UnreadCounts } from '../chat/teamChat.ts';
import { lazyPart } from '../../ui/lazyComponent.tsx';

const RuleSearch = lazyPart(async () => (await import('../../rules/RuleSearch.tsx')).RuleSearch);
const PrivateNote = lazyPart(async () => (await import('./PrivateNote.tsx')).PrivateNote);
const ReferenceCard = lazyPart(async () => (await import('../../rules/ReferenceCard.tsx')).ReferenceCard);

export type SidebarTab = 'chronicle' | 'team' | 'chat' | 'note' | 'card' | 'rules';

const TABS: readonly SidebarTab[] = ['chronicle', 'team', 'chat', 'note', 'card', 'rules'];

/** The sidebar beside the board: seats and tabs. On small screens it is a drawer. */
export function Sidebar(props: {
  readonly game: string;
  readonly head: string;
  readonly note: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly unread: UnreadCounts;
  readonly tab: SidebarTab;
  readonly choose: (tab: SidebarTab) => void;
  /** The player's goal, in a sentence. */
  readonly goal: string;
  readonly seats: JSX.Element;
  readonly chronicle: JSX.Element;
  /** Null where the viewer has no team. */
  readonly team: (() => JSX.Element) | null;
  readonly chat: (() => JSX.Element) | null;
  /** The table of the private note; null for spectators. */
  readonly noteTable: string | null;
}): JSX.Element {
  const tabs = () =>
    TABS.filter(
      (tab) =>
        (tab !== 'chat' || props.chat !== null) && (tab !== 'team' || props.team !== null) && (tab !== 'note' || props.noteTable !== null),
    );
  const unread = (tab: SidebarTab): number => (tab === 'team' || tab === 'chat' ? props.unread[tab] : 0);
  const [everRules, setEverRules] = createSignal(false);
  const choose = (tab: SidebarTab): void => {
    if (tab === 'rules') setEverRules(true);
    props.choose(tab);
  };
  // Arrow keys switch tabs.
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs()[(tabs().indexOf(props.tab) + step + tabs().length) % tabs().length];
    if (next === undefined) return;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="margin" classList={{ open: props.open }} aria-label={t('margin.label')}>
      <h2>
        {props.head} <small>{props.note}</small>
        <button type="button" class="margin-x" onClick={() => props.close()}>
          <Icon name="cancel" />
          <span class="sr">{t('close')}</span>
        </button>
      </h2>
      {props.seats}
      <Show when={props.goal}>
        {(goal) => (
          <p class="margin-goal">
            <b>{t('primer.goal')}:</b> {goal()}
          </p>
        )}
      </Show>
      <div class="tabs" role="tablist" aria-label={t('margin.label')}>
        {tabs().map((tab) => (
          <button
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            aria-selected={props.tab === tab}
            tabindex={props.tab === tab ? 0 : -1}
            onKeyDown={onKey}
            onClick={() => choose(tab)}
          >
            {t(`tabs.${tab}`)}
            <Show when={unread(tab) > 0}>
              <span class="bead num">
                <span aria-hidden="true">{unread(tab)}</span>
                <span class="sr">{t('chat.unread', { count: unread(tab) })}</span>
              </span>
            </Show>
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id={`panel-${props.tab}`} aria-labelledby={`tab-${props.tab}`}>
        <Switch>
          <Match when={props.tab === 'chronicle'}>{props.chronicle}</Match>
          <Match when={props.tab === 'team' ? props.team : null}>{(talk) => talk()()}</Match>
          <Match when={props.tab === 'chat' ? props.chat : null}>{(talk) => talk()()}</Match>
          <Match when={props.tab === 'note' ? props.noteTable : null}>{(table) => <PrivateNote table={table()} />}</Match>
          <Match when={props.tab === 'card'}>
            <div class="log reference" ref={scrollable} role="region" aria-label={t('tabs.card')}>
              <ReferenceCard game={props.game} head="h3" />
            </div>
          </Match>
          <Match when={props.tab === 'rules' && everRules()}>
            <div class="log reference" ref={scrollable} role="region" aria-label={t('tabs.rules')}>
              <RuleSearch game={props.game} rule={null} compact />
            </div>
          </Match>
        </Switch>
      </div>
    </aside>
  );
}
