import { createSignal, For, type JSX } from 'solid-js';
import { type ArmyStrength, MOST_UNITS, unitsOf } from '../../odds/army.ts';
import type { BattleSetup } from '../../odds/battle.ts';
import type { WarProps } from '../props.ts';
import type { SideId } from '../pieces/nations.ts';
import { BattleOdds } from './BattleOdds.tsx';
import { Counter } from './Counter.tsx';
import { ARMY_PARTS, BATTLE_PLACES, type BattlePlace } from './parts.ts';

type Words = WarProps['words'];

const battleKindOf = (kind: BattlePlace): BattleSetup['kind'] => (kind === 'walls' ? 'field' : kind);

const MOST: { readonly [part in (typeof ARMY_PARTS)[number]]: number } = {
  regulars: MOST_UNITS,
  elites: MOST_UNITS,
  leadership: 12,
  captains: 5,
};

/** The chances of a battle on somebody's own table: both armies, where it is fought, and how long the attacker presses on. */
export function BattleForm(props: { readonly words: Words }): JSX.Element {
  const { words } = props;
  const [kind, setKind] = createSignal<BattlePlace>('field');
  const [attackerIs, setAttackerIs] = createSignal<SideId>('shadow');
  const [attacker, setAttacker] = createSignal<ArmyStrength>({ regulars: 5, elites: 1, leadership: 2, captains: 0 });
  const [defender, setDefender] = createSignal<ArmyStrength>({ regulars: 3, elites: 1, leadership: 1, captains: 0 });
  const [rounds, setRounds] = createSignal(0);
  const setup = (): BattleSetup => ({
    attacker: attacker(),
    defender: defender(),
    kind: battleKindOf(kind()),
    walls: kind() === 'walls',
    ...(rounds() > 0 ? { attackerRounds: rounds() } : {}),
  });
  const army = (title: string, now: () => ArmyStrength, set: (army: ArmyStrength) => void): JSX.Element => (
    <fieldset class="wr-odds-army">
      <legend>{title}</legend>
      <For each={ARMY_PARTS}>
        {(part) => (
          <Counter
            label={words(`table.odds.part.${part}`)}
            value={now()[part]}
            most={part === 'regulars' || part === 'elites' ? MOST[part] - unitsOf(now()) + now()[part] : MOST[part]}
            least={(part === 'regulars' || part === 'elites') && unitsOf(now()) === 1 ? now()[part] : 0}
            change={(value) => set({ ...now(), [part]: value })}
          />
        )}
      </For>
    </fieldset>
  );
  return (
    <section class="wr-odds-form">
      <h2>{words('table.odds.battle')}</h2>
      <div class="wr-odds-choices" role="radiogroup" aria-label={words('table.odds.where')}>
        <For each={BATTLE_PLACES}>
          {(each) => (
            <button
              type="button"
              class="btn"
              role="radio"
              aria-checked={kind() === each}
              classList={{ on: kind() === each }}
              onClick={() => setKind(each)}
            >
              {words(`table.odds.kind.${each}`)}
            </button>
          )}
        </For>
        <button type="button" class="btn ghost" onClick={() => setAttackerIs(attackerIs() === 'shadow' ? 'free-peoples' : 'shadow')}>
          {words('table.odds.attackerIs', { side: `@table.side.${attackerIs()}` })}
        </button>
      </div>
      <div class="wr-odds-armies">
        {army(words('table.odds.attacker'), attacker, setAttacker)}
        {army(words('table.odds.defender'), defender, setDefender)}
      </div>
      <Counter
        label={words(rounds() === 0 ? 'table.odds.toTheEnd' : 'table.odds.rounds', { count: rounds() })}
        value={rounds()}
        most={12}
        change={setRounds}
      />
      <BattleOdds words={words} own={false} setup={setup()} side={attackerIs()} attacker={attackerIs()} />
    </section>
  );
}
