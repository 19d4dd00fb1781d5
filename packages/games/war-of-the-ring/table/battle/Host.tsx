import { createMemo, For, type JSX, Show } from 'solid-js';
import { Device } from '../pieces/Device.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { SIDE_PAINT, type SideId } from '../pieces/nations.ts';
import { regionOf } from '../sites.ts';
import { Fighter } from './Fighter.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { forceIn, placeOf, ranksOf } from './ranks.ts';
import type { Fallen } from './rounds.ts';
import { battleCommand } from '../team/commandOf.ts';
import { index, type Stage } from './stage.ts';
import { Wall } from './Wall.tsx';
import type { Words } from '../keys.ts';

/** A name for each figure of a rank, so that those who stay are not drawn anew: `gondor-elite#0`. */
const numbered = (figures: readonly string[]): readonly string[] =>
  figures.map((figure, at) => `${figure}#${figures.slice(0, at).filter((each) => each === figure).length}`);

const figureIn = (key: string): string => key.split('#')[0] ?? key;
const numberIn = (key: string): number => Number(key.split('#')[1] ?? 0);

/** One side of the battle: who it is, how strong it is now, and its figures rank by rank; the fallen of this round lie at the end of theirs. */
export function Host(props: { readonly stage: Stage; readonly side: SideId }): JSX.Element {
  const { stage } = props;
  const { words } = stage.desk.table;
  const fighter = () => stage.battle().fighters[index(props.side)];
  const isAttacker = (): boolean => props.side === stage.battle().attacker;
  const isWalled = (): boolean => stage.battle().kind === 'assault' && !isAttacker();
  const place = (): string => placeOf(stage.battle(), props.side);
  const doing = (): string => {
    const region = { region: `@region.${regionOf(place())}` };
    if (stage.battle().kind === 'field') return words(isAttacker() ? 'table.battle.attacks' : 'table.battle.defends', region);
    if (stage.battle().kind === 'sortie') return words(isAttacker() ? 'table.battle.breaksOut' : 'table.battle.besieges');
    return words(isAttacker() ? 'table.battle.assaults' : 'table.battle.besieged');
  };
  const ranks = createMemo(() => ranksOf(forceIn(stage.view(), place()), props.side));
  const fallen = (): readonly Fallen[] => stage.told(props.side)?.fallen ?? [];
  /** The fallen of a nation, or of those who led it. */
  const fallenOf = (nation: string | null): readonly Fallen[] =>
    fallen().filter(({ figure }) => {
      const { kind, name } = figureSign(figure);
      return kind === 'regular' || kind === 'elite' ? name === nation : nation === null;
    });
  const rows = createMemo(() => {
    const nations = ranks().map(({ nation }) => nation ?? '');
    const gone = fallen().map(({ figure }) => {
      const { kind, name } = figureSign(figure);
      return kind === 'regular' || kind === 'elite' ? name : '';
    });
    return [
      ...new Set([
        ...nations.filter((name) => name !== ''),
        ...gone.filter((name) => name !== ''),
        ...[...nations, ...gone].filter((name) => name === ''),
      ]),
    ];
  });
  const standing = (nation: string): readonly string[] => numbered(ranks().find((rank) => (rank.nation ?? '') === nation)?.figures ?? []);
  const rearguard = createMemo(() => (isAttacker() ? ranksOf(stage.battle().rearguard, props.side).flatMap(({ figures }) => figures) : []));
  return (
    <section class={`wb-host ${props.side}`} classList={{ attacker: isAttacker(), defender: !isAttacker() }}>
      <header>
        <span class={`wb-crest ${props.side}`} aria-hidden="true">
          <Device name={SIDE_PAINT[props.side].device} />
        </span>
        <h3>
          {words(`table.side.${props.side}`)}
          <small>{[doing(), battleCommand(stage.view(), stage.desk.table, props.side) ?? []].flat().join(' · ')}</small>
        </h3>
        <Worth words={words} fighter={fighter()} />
      </header>
      <Show when={stage.battle().struck?.side === props.side && stage.battle().struck}>
        {(struck) => <p class="wb-struck">{words('table.battle.struck', { count: struck().hits })}</p>}
      </Show>
      <div class="wb-ranks" classList={{ walled: isWalled() }}>
        <For each={rows()}>
          {(nation) => (
            <div class="wb-rank">
              <span class="wb-of">
                <Show when={nation !== ''} fallback={words('table.battle.lead')}>
                  <NationShield nation={nation} />
                  {words(`table.nation.${nation}`)}
                </Show>
              </span>
              <div class="wb-figures">
                <For each={standing(nation)}>{(key) => <Fighter stage={stage} figure={figureIn(key)} number={numberIn(key)} />}</For>
                <For each={fallenOf(nation === '' ? null : nation)}>
                  {(one) => <Fighter stage={stage} figure={one.figure} fallen={one} />}
                </For>
              </div>
            </div>
          )}
        </For>
        <Show when={isWalled()}>
          <Wall />
        </Show>
      </div>
      <Show when={rearguard().length > 0}>
        <div class="wb-rank rear">
          <span class="wb-of">{words('table.battle.rearguard')}</span>
          <div class="wb-figures">
            <For each={numbered(rearguard())}>{(key) => <Fighter stage={stage} figure={figureIn(key)} apart />}</For>
          </div>
        </div>
      </Show>
    </section>
  );
}

/** How strong a side is, and how well led. */
function Worth(props: { readonly words: Words; readonly fighter: ReturnType<Stage['battle']>['fighters'][number] }): JSX.Element {
  return (
    <dl class="wb-worth num">
      <div>
        <dt>{props.words('table.battle.strength')}</dt>
        <dd>
          <Show when={props.fighter.dice < props.fighter.strength} fallback={props.fighter.strength}>
            {props.words('table.battle.of', { now: props.fighter.dice, of: props.fighter.strength })}
          </Show>
        </dd>
      </div>
      <div>
        <dt>{props.words('table.battle.leadership')}</dt>
        <dd>
          <Show when={props.fighter.leadership !== props.fighter.leadershipOf} fallback={props.fighter.leadership}>
            {props.words('table.battle.of', { now: props.fighter.leadership, of: props.fighter.leadershipOf })}
          </Show>
        </dd>
      </div>
    </dl>
  );
}
