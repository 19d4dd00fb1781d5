import { Icon } from '#look';
import { sign } from '#look/sign.ts';
import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { ACTIVATION } from '../rules/wraiths/prompts.ts';
import { GROUP_IDS, type Group, groupsOf, keyOf } from './bar.ts';
import type { Desk } from './desk.ts';
import type { Sheet } from './map/sheet.ts';
import { passing } from './panels/scene.ts';

const ArrangeButton = lazy(async () => ({ default: (await import('./ArrangeButton.tsx')).ArrangeButton }));
/** Questions before the hunt that have a usual answer. */
const SET_UP: readonly (string | undefined)[] = ['orderNazgul', 'placeNazgul'];
import type { Key } from './keys.ts';

/** Three ways to ask that are easily taken for one another: what each asks is said with its button. */
const KINDS: { readonly [group: string]: Key | undefined } = {
  search: 'table.kinds.search',
  hunt: 'table.kinds.hunt',
  perceive: 'table.kinds.perceive',
};

/** Under the map: what can be done without touching it, and the list of everything that can be done. */
export function Bar(props: { readonly desk: Desk; readonly sheet: Sheet | null }): JSX.Element {
  const { table } = props.desk;
  const words = table.words;
  /** Short for what is one of several ways; the whole sentence for what is the only one of its kind. */
  const label = (group: Group): string => {
    const [action] = group.actions;
    // The same words as in the scene above, which says what comes of it.
    if (group.id === 'pass' && props.desk.isScened) return words(passing(table.turn?.prompt?.id ?? ''));
    if (!GROUP_IDS.includes(group.id) || (group.actions.length === 1 && !('die' in action))) return props.desk.say(action);
    const short = words(`table.group.${group.id}`);
    return group.actions.length === 1 && 'die' in action ? `${short} · ${words(`die.${action.die}`)}` : short;
  };
  const isUnused = (group: Group): boolean => group.id === 'endActivation' && table.turn?.prompt?.id === ACTIVATION.fresh;
  const touch = (group: Group, anchor: Element): void => {
    // A Nazgûl that has neither ridden nor acted is not passed over by one touch.
    if (isUnused(group)) props.desk.ask({ title: words('table.unused', table.turn?.prompt?.params), actions: group.actions, anchor });
    else if (group.actions.length === 1) props.desk.act(group.actions[0]);
    else props.desk.ask({ title: label(group), actions: group.actions, anchor });
  };
  const held = (): number => (table.view.mine?.role === 'wraith' ? table.view.mine.logHeld : 0);
  /** What else wants to be touched, in words. */
  const hint = (): string => {
    const { offers } = props.desk;
    if (!offers.asked) return '';
    if (offers.held === null && offers.movable.size > 0) return words('table.hint.take');
    if (offers.of('placeLogToken').length > 0) return words('table.hint.lay', { token: held() });
    if (offers.of('moveGandalf').length > 0) return words('table.hint.gandalf');
    if (offers.spots.size > 0) return words('table.hint.map');
    if (offers.on('cards').length > 0) return words('table.hint.cards');
    return '';
  };
  const isSettingUp = (): boolean => SET_UP.includes(table.turn?.prompt?.id);
  const groups = createMemo(() => groupsOf(props.desk.offers));
  const signOf = (group: string): object => {
    const meaning = KINDS[group];
    return meaning === undefined ? {} : sign(words(meaning));
  };
  const button = (group: Group): JSX.Element => (
    <button
      type="button"
      class="btn"
      classList={{ seal: group.seal, ghost: group.quiet }}
      disabled={table.busy}
      aria-label={group.quiet ? label(group) : undefined}
      data-verb={group.id}
      data-act={group.actions.length === 1 ? keyOf(group.actions[0]) : undefined}
      title={group.actions.length === 1 && KINDS[group.id] === undefined ? props.desk.say(group.actions[0]) : undefined}
      {...signOf(group.id)}
      aria-haspopup={group.actions.length > 1 || isUnused(group) ? 'dialog' : undefined}
      onFocus={() => group.actions.length === 1 && props.desk.point(group.actions[0])}
      onBlur={() => props.desk.point(null)}
      onPointerEnter={() => group.actions.length === 1 && props.desk.point(group.actions[0])}
      onPointerLeave={() => props.desk.point(null)}
      onClick={(event) => touch(group, event.currentTarget)}
    >
      <Icon name={group.icon} />
      <span>
        {label(group)}
        <Show when={KINDS[group.id]}>{(asks) => <small class="hr-asks">{words(asks())}</small>}</Show>
      </span>
      <Show when={group.actions.length > 1 && !group.quiet}>
        <b class="hr-count num">{group.actions.length}</b>
      </Show>
    </button>
  );
  return (
    <div class="hr-bar" classList={{ scened: props.desk.isScened }} role="toolbar" aria-label={words('table.bar')}>
      <Show when={hint()}>{(said) => <p class="hr-hint">{said()}</p>}</Show>
      <div class="hr-buttons">
        <div class="hr-row">
          <For each={groups().filter(({ seal }) => !seal)}>{button}</For>
          <Show when={props.desk.offers.asked}>
            <button
              type="button"
              class="btn ghost hr-all"
              aria-haspopup="dialog"
              aria-keyshortcuts="l"
              onClick={(event) =>
                props.desk.ask({ title: words('table.all'), actions: props.desk.offers.all, anchor: event.currentTarget })
              }
            >
              <Icon name="scroll-unfurled" />
              <span class="sr">{words('table.list')}</span>
              <b class="hr-count num">{props.desk.offers.all.length}</b>
            </button>
          </Show>
        </div>
        <For each={groups().filter(({ seal }) => seal)}>{button}</For>
        <Show when={isSettingUp() && props.sheet}>
          {(sheet) => (
            <Suspense>
              <ArrangeButton table={table} sheet={sheet()} />
            </Suspense>
          )}
        </Show>
      </div>
    </div>
  );
}
