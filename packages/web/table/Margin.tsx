import { Icon } from '#look';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { say } from '../i18n.ts';
import { scrollable } from '#look/scrollable.ts';
import { fetchedPart } from '../ui/fetchedPart.tsx';

const Reference = fetchedPart(async () => (await import('../pages/Reference.tsx')).Reference);
const NoteToSelf = fetchedPart(async () => (await import('./NoteToSelf.tsx')).NoteToSelf);
const ReferenceCard = fetchedPart(async () => (await import('../primer/ReferenceCard.tsx')).ReferenceCard);

export type Tab = 'chronicle' | 'team' | 'chat' | 'note' | 'card' | 'rules';

const TABS: readonly Tab[] = ['chronicle', 'team', 'chat', 'note', 'card', 'rules'];

/** Lines that nobody before this screen has read, of what is said in the team and to all. */
export interface Unread {
  readonly team: number;
  readonly chat: number;
}

/** Beside the board: who plays, and the tabs. On small screens it is a sheet that comes when called. */
export function Margin(props: {
  readonly game: string;
  readonly head: string;
  readonly note: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly unread: Unread;
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  /** What one plays for, in a sentence. */
  readonly goal: string;
  readonly seats: JSX.Element;
  readonly chronicle: JSX.Element;
  /** Null where one talks to nobody apart from the others. */
  readonly team: (() => JSX.Element) | null;
  readonly chat: (() => JSX.Element) | null;
  /** At which table one may write to oneself; null where one only looks on. */
  readonly writesAt: string | null;
}): JSX.Element {
  const tabs = () =>
    TABS.filter(
      (tab) =>
        (tab !== 'chat' || props.chat !== null) && (tab !== 'team' || props.team !== null) && (tab !== 'note' || props.writesAt !== null),
    );
  const unread = (tab: Tab): number => (tab === 'team' || tab === 'chat' ? props.unread[tab] : 0);
  const [everRules, setEverRules] = createSignal(false);
  const choose = (tab: Tab): void => {
    if (tab === 'rules') setEverRules(true);
    props.choose(tab);
  };
  // Arrow keys walk the tabs, as tabs do everywhere.
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs()[(tabs().indexOf(props.tab) + step + tabs().length) % tabs().length];
    if (next === undefined) return;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="margin" classList={{ open: props.open }} aria-label={say('margin.label')}>
      <h2>
        {props.head} <small>{props.note}</small>
        <button type="button" class="margin-x" onClick={() => props.close()}>
          <Icon name="cancel" />
          <span class="sr">{say('close')}</span>
        </button>
      </h2>
      {props.seats}
      <Show when={props.goal}>
        {(goal) => (
          <p class="margin-goal">
            <b>{say('primer.goal')}:</b> {goal()}
          </p>
        )}
      </Show>
      <div class="tabs" role="tablist" aria-label={say('margin.label')}>
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
            {say(`tabs.${tab}`)}
            <Show when={unread(tab) > 0}>
              <span class="bead num">
                <span aria-hidden="true">{unread(tab)}</span>
                <span class="sr">{say('chat.unread', { count: unread(tab) })}</span>
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
          <Match when={props.tab === 'note' ? props.writesAt : null}>{(table) => <NoteToSelf table={table()} />}</Match>
          <Match when={props.tab === 'card'}>
            <div class="log reference" ref={scrollable} role="region" aria-label={say('tabs.card')}>
              <ReferenceCard game={props.game} head="h3" />
            </div>
          </Match>
          <Match when={props.tab === 'rules' && everRules()}>
            <div class="log reference" ref={scrollable} role="region" aria-label={say('tabs.rules')}>
              <Reference game={props.game} rule={null} compact />
            </div>
          </Match>
        </Switch>
      </div>
    </aside>
  );
}
