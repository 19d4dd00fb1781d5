import './hunt.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { Folio } from '../Folio.tsx';
import { FellowshipTrack, MordorTrack } from '../panels/Tracks.tsx';
import { Company, Since } from '../fellowship/Company.tsx';
import { type Choice, choicesOf } from './choices.ts';
import { HuntChoices } from './HuntChoices.tsx';
import { HuntDrawn, HuntPaid, HuntRoll } from './HuntRoll.tsx';
import { momentOf, STEPS } from '../huntMoments.ts';
import { createShown, type ShownHunt } from './shown.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** So many may leave the company without the page becoming a list of everybody: then who is in it is told besides. */
const FEW = 4;

/** The hunt and the Fellowship as a page beside the map: dice, tile, who pays and what it would cost; the road, and the track of Mordor to its end. */
export function HuntScene(props: { readonly desk: Desk; readonly west: boolean }): JSX.Element {
  const { shown, close } = createShown(props.desk);
  return <Show when={shown()}>{(now) => <Page desk={props.desk} shown={now()} west={props.west} close={close} />}</Show>;
}

function Page(props: {
  readonly desk: Desk;
  readonly shown: ShownHunt;
  /** On the western side, because what may be touched lies in the east. */
  readonly west: boolean;
  readonly close: () => void;
}): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  const { words } = table;
  const title = (): string => words(`table.hunting.title.${props.shown.about}`);
  const step = () => (props.shown.asked ? (momentOf(table.turn?.prompt?.id)?.step ?? null) : null);
  const fellowship = () => table.view.fellowship;
  const given = createMemo(() => {
    const prompt = table.turn?.prompt ?? null;
    return !props.shown.asked || prompt === null
      ? { pages: [], regions: [] }
      : choicesOf(desk.offers().all, { prompt, view: table.view, hunt: props.shown.hunt });
  });
  const [pointed, point] = createSignal<Choice | null>(null);
  /** What the track foretells: the choice that is looked at, or else the worst that is known. */
  const soon = (): number | null => {
    const leads = pointed()?.leadsTo;
    if (typeof leads === 'number') return leads;
    const known = given().pages.flatMap(({ leadsTo }) => (typeof leadsTo === 'number' ? [leadsTo] : []));
    return pointed() === null && known.length > 0 ? Math.max(...known) : null;
  };
  return (
    <Folio
      class={`wr-hunt${props.shown.asked ? '' : ' told'}${props.shown.about === 'hunt' ? ' hunting' : ''}${props.west && props.shown.asked ? ' west' : ''}`}
      title={title()}
      motion={table.motion}
      note={
        <Show when={props.shown.about === 'hunt'}>
          <small>{words('table.hunting.level', { count: Math.min(5, table.view.sides[1].huntBox) })}</small>
        </Show>
      }
      close={props.shown.asked ? null : { label: words('table.close'), do: () => props.close() }}
      foot={
        <footer>
          <h3>
            {words('table.hunting.track')}
            <small>{words(fellowship().hidden ? 'table.hunting.hidden' : 'table.hunting.found', { count: fellowship().progress })}</small>
          </h3>
          <FellowshipTrack fellowship={fellowship()} soon={soon()} words={words} />
        </footer>
      }
    >
      <Show when={step() !== null}>
        <p class="sr">{`${words('table.hunting.steps')}: ${words(runtimeKey(`table.hunting.step.${step()}`))}`}</p>
        <ol class="wr-hunt-steps" aria-hidden="true">
          <For each={STEPS}>
            {(each) => (
              <li aria-current={each === step() ? 'step' : undefined}>
                <span>{words(`table.hunting.step.${each}`)}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.shown.about === 'hunt'}>
        <HuntRoll hunt={props.shown.hunt} view={table.view} words={words} />
      </Show>
      <Show when={props.shown.hunt}>
        {(hunt) => (
          <>
            <HuntDrawn hunt={hunt()} view={table.view} words={words} />
            <HuntPaid hunt={hunt()} words={words} />
          </>
        )}
      </Show>
      <Show when={props.shown.about !== 'hunt'}>
        <Since fellowship={fellowship()} words={words} />
      </Show>
      <Show when={props.shown.about === 'company' && given().pages.length < FEW}>
        <Company fellowship={fellowship()} words={words} />
      </Show>
      <Show when={props.shown.asked}>
        <HuntChoices desk={desk} pages={given().pages} regions={given().regions} point={point} />
      </Show>
      <Show when={fellowship().mordor !== null || table.turn?.prompt?.id === 'enterMordor'}>
        <MordorTrack step={fellowship().mordor} words={words} />
      </Show>
    </Folio>
  );
}
