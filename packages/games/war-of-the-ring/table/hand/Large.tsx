import { LargeCard } from '#look/card/LargeCard.tsx';
import type { Reader, Reading } from '#look/card/reader.ts';
import { For, type JSX, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import { EventCard } from '../pieces/EventCard.tsx';
import { keyOf } from '../sites.ts';
import type { Held } from './handOf.ts';

type Shown = { readonly id: string };

/** When a card may be played, and what its text overrides; in a battle, the rule about combat cards first. */
const RULES = ['WR-EVENT-05', 'WR-EVENT-07', 'WR-EVENT-08'];
const IN_BATTLE = ['WR-BATTLE-15', 'WR-BATTLE-17', 'WR-EVENT-08'];

/** So many regions are called by their names. */
const FEW = 6;

/** A card of the hand read large, with what can be done with it now, or why it cannot. */
export function Large(props: {
  readonly desk: Desk;
  readonly reader: Reader<Shown>;
  readonly reading: Reading<Shown>;
  readonly held: Held | null;
}): JSX.Element {
  const { desk, reader } = props;
  const { table } = desk;
  const { words } = table;
  const { id, anchor, pinned } = props.reading;
  const inBattle = () => table.view.battle !== null;
  const regions = (): readonly string[] => (inBattle() ? [] : (table.view.events[id]?.regions ?? []));
  /** What the map shows in gold meanwhile, for whoever cannot see it. */
  const touched = (): string | null => {
    if (regions().length === 0) return null;
    return regions().length > FEW
      ? words('table.hand.places', { count: regions().length })
      : words('table.hand.where', { list: regions().map((region) => `@region.${region}`) });
  };
  const doIt = (action: WarAction): void => {
    reader.close();
    desk.act(action);
  };
  /** The die is spent and the card is played in one go. */
  const byDie = (spend: WarAction): JSX.Element => (
    <button
      type="button"
      class="btn seal"
      disabled={table.busy}
      data-act={keyOf(spend)}
      onClick={() => {
        reader.close();
        desk.follow([spend, { type: 'playEvent', card: id }]);
      }}
    >
      {words('table.hand.playBy', { die: `@die.${'die' in spend ? spend.die : ''}` })}
    </button>
  );
  const button = (action: WarAction, seal: boolean): JSX.Element => (
    <button type="button" class="btn" classList={{ seal }} disabled={table.busy} data-act={keyOf(action)} onClick={() => doIt(action)}>
      {desk.say(action)}
    </button>
  );
  return (
    <LargeCard
      table={table}
      reader={reader}
      reading={props.reading}
      class="wr-large"
      dark={false}
      name={words(`eventTitle.${id}`)}
      words={{ close: words('table.close'), rules: words('table.hand.rules') }}
      rules={inBattle() ? IN_BATTLE : RULES}
      told={() => regions().flatMap((region) => document.querySelector(`.wr-map [data-space="${region}"]`) ?? [])}
    >
      <EventCard
        id={id}
        combat={table.view.combat[id] ?? null}
        inBattle={inBattle()}
        met={table.view.events[id]?.met ?? null}
        words={words}
      />
      <Show when={touched()}>{(where) => <p class="wr-large-where">{where()}</p>}</Show>
      <Show when={pinned}>
        <div class="wr-large-acts">
          <For each={props.held?.actions ?? []}>{(action) => button(action, true)}</For>
          <For each={props.held?.dice ?? []}>{(spend) => byDie(spend)}</For>
          <Show when={props.held?.state === 'barred' && props.held} keyed>
            {({ wish, rules }) => (
              <button
                type="button"
                class="btn wr-why"
                onClick={() => {
                  const question = words('table.why.card', { card: `@eventTitle.${id}` });
                  reader.giveBack();
                  if (wish === null) table.showRules(question, rules, anchor);
                  else table.askWhy(question, wish, anchor);
                }}
              >
                {words('table.hand.whyNot')}
              </button>
            )}
          </Show>
        </div>
      </Show>
    </LargeCard>
  );
}
