import { capitalized } from '#look/capitalized.ts';
import type { HuntAction } from '../../rules/state.ts';
import { createReader } from '#look/card/reader.ts';
import './panels.css';
import type { Param } from '#kernel';
import { agreed } from '../agreed.ts';
import { keyOf } from '../bar.ts';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { loadSheet } from '../map/loaded.ts';
import type { ActionOfType } from '../offers.ts';
import { nameOf, nazgulWord, optionParams, spotWord } from '../words.ts';
import { Card } from './Card.tsx';
import { deckOf, type CardFace, linesOf, saidIn } from './deck.ts';
import { Detail } from './Detail.tsx';
import { Device } from './Device.ts';
import { type Land, landOf, takingPart, tokensFor } from './near.ts';
import { act, type PanelProps } from './panel.ts';
import { Passage } from './Passage.tsx';
import { isBetweenParts } from './passage.ts';
import type { Reader } from './reader.ts';
import { Rider } from './Rider.tsx';
import { hearAll, isLive, NOTHING, passing, type Scene as Told, truthOf } from './scene.ts';
import { Token } from './Token.tsx';
import { blowsOf, kindOf, paintOf } from './tokens.ts';
import { limitsKnown } from './tracks.ts';
import { runtimeKey, type RuntimeKey } from '#look/localeKey.ts';

const ICONS = { search: 'eye-target', hunt: 'broadsword', perception: 'crystal-ball' } as const;

/** What happens now, as a small scene: who asks what, what was answered, who fights, which tokens came up, and what can still be done. */
export function Scene(props: PanelProps): JSX.Element {
  const reader: Reader = createReader();
  const [told, tell] = createSignal<Told>(NOTHING);
  // The map is there before anybody asks anything; without it the scene is told without distances.
  const [fetched] = createResource(
    () => props.view.part,
    (part) => loadSheet(part, props.language).then(({ sheet }) => landOf(sheet)),
  );
  // Asked for before it is there it would take the whole page away for a moment, and with it the place where the keyboard stands.
  const land = () => (fetched.loading ? undefined : fetched());
  /** What was heard belongs to a moment: after a jump to another one it is forgotten. */
  const moment = (): string => `${props.view.part} ${props.view.day} ${props.view.turn} ${props.view.active}`;
  let heardAt = '';
  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        if (fresh.length > 0) tell((before) => hearAll(before, fresh));
        else if (heardAt !== moment()) tell(NOTHING);
        heardAt = moment();
      },
    ),
  );
  return (
    <Show when={isLive(props.view, told()) && props.outcome === null}>
      <section class="hp hp-scene" aria-label={props.words('panel.scene.label')}>
        <div aria-live="polite">
          <Show when={isBetweenParts(props.view)}>
            <Passage {...props} />
          </Show>
          <Show when={props.view.inquiry}>{(inquiry) => <Inquiry {...props} land={land()} inquiry={inquiry()} />}</Show>
          <Show when={props.view.inquiry === null && told().answer !== null}>
            <Answer table={props} told={told()} />
          </Show>
          <Show when={props.view.foundAt}>
            {(area) => <Found table={props} land={land()} area={area()} fought={told().tokens.length > 0} />}
          </Show>
          <Fight table={props} told={told()} />
        </div>
        <For each={props.view.inPlay}>
          {(card) => (
            <InPlay
              table={props}
              reader={reader}
              face={{ deck: deckOf(card), id: card }}
              effect={told().played?.card === card ? (told().played?.effect ?? null) : null}
            />
          )}
        </For>
        <Choices {...props} />
        <Waiting {...props} />
        <Detail table={props} reader={reader} />
      </section>
    </Show>
  );
}

function Inquiry(
  props: PanelProps & { readonly land: Land | undefined; readonly inquiry: NonNullable<PanelProps['view']['inquiry']> },
): JSX.Element {
  const target = () => spotWord(props.view.part, props.inquiry.target);
  const nazgul = () => props.view.nazgul.find(({ id }) => id === props.inquiry.nazgul);
  const havens = (): boolean => agreed(props.info.options, 'havens');
  const truth = () => (props.land === undefined ? null : truthOf(props.view, props.land, havens()));
  return (
    <div class="hp-inquiry">
      <p class="hp-stage" aria-hidden="true">
        <Rider id={props.inquiry.nazgul} witchKing={nazgul()?.witchKing === true} />
        <Device name={ICONS[props.inquiry.kind]} class="hp-how" />
        <b class="hp-target" data-kind={props.inquiry.kind}>
          {props.inquiry.target.replace('-', '•')}
        </b>
      </p>
      <div>
        <h3>
          {capitalized(
            props.words(`panel.scene.${props.inquiry.kind}`, { nazgul: nazgulWord(props.view, props.inquiry.nazgul), target: target() }),
          )}
        </h3>
        <p>{props.words(`panel.scene.asks.${props.inquiry.kind}`)}</p>
        <Show when={truth()}>
          {(answer) => (
            <p class="hp-truth">
              <Device name="padlock" /> {props.words(`panel.scene.truth.${answer()}`)}
            </p>
          )}
        </Show>
      </div>
    </div>
  );
}

/** A card at work: the effect that was named, or all it says when nobody here heard which. */
function InPlay(props: {
  readonly table: PanelProps;
  readonly reader: Reader;
  readonly face: CardFace;
  readonly effect: Param | null;
}): JSX.Element {
  const { words } = props.table;
  const said = (key: RuntimeKey): string => saidIn(props.table.view.part, words(key));
  return (
    <div class="hp-inplay">
      <Card table={props.table} reader={props.reader} face={props.face} home="other" small={true} />
      <div>
        <h3>{words(props.face.deck === 'sorcery' ? 'panel.scene.inPlay' : 'panel.scene.allyInPlay')}</h3>
        <Show
          when={props.effect}
          fallback={
            <For each={linesOf(props.face).filter(({ kind, key }) => kind !== 'condition' && said(key) !== '')}>
              {({ kind, key }) => <p>{kind === 'b' ? `${words('panel.or')}: ${said(key)}` : said(key)}</p>}
            </For>
          }
        >
          {(effect) => <p>{words('panel.scene.effect', { effect: effect() })}</p>}
        </Show>
      </div>
    </div>
  );
}

function Answer(props: { readonly table: PanelProps; readonly told: Told }): JSX.Element {
  const { words } = props.table;
  const yes = () => props.told.answer !== 'no' && props.told.answer !== 'cancelled';
  return (
    <div class="hp-answer" classList={{ yes: yes() }}>
      <Show when={props.told.asked}>
        {(asked) => <p>{capitalized(words(`panel.scene.${asked().kind}`, { nazgul: asked().nazgul, target: asked().target }))}</p>}
      </Show>
      <p class="hp-stamp">
        <Device name={props.told.answer === 'cancelled' ? 'cancel' : yes() ? 'footprint' : 'high-grass'} />
        {words(runtimeKey(`panel.scene.answer.${props.told.answer}`))}
      </p>
      <Show when={props.told.found}>
        {(area) => (
          <p>
            <Device name="scroll-unfurled" /> {words('panel.scene.informationFound', { area: area() })}
          </p>
        )}
      </Show>
    </div>
  );
}

/** A hunt has found Frodo: who stands near enough to take part. Until the last Nazgûl has ridden that may change. */
function Found(props: {
  readonly table: PanelProps;
  readonly land: Land | undefined;
  readonly area: string;
  /** The tokens have been drawn. */
  readonly fought: boolean;
}): JSX.Element {
  const { words } = props.table;
  const riders = () => (props.land === undefined ? [] : takingPart(props.table.view, props.land, props.area));
  return (
    <div class="hp-found" classList={{ drawn: props.table.view.drawn.length > 0 }}>
      <h3 class="rubric">
        <Device name="burning-eye" />{' '}
        {words(props.table.view.stage === 'encounter' ? 'panel.scene.encounter' : 'panel.scene.found', {
          area: spotWord(props.table.view.part, props.area),
        })}
      </h3>
      <ul class="hp-riders">
        <For each={riders()} fallback={<li>{words('panel.scene.nobodyNear')}</li>}>
          {(nazgul) => (
            <li>
              <Rider id={nazgul.id} witchKing={nazgul.witchKing} />
              <span>
                {capitalized(
                  words(nazgul.at === props.area ? 'panel.scene.stands' : 'panel.scene.beside', {
                    nazgul: nazgulWord(props.table.view, nazgul.id),
                  }),
                )}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.table.view.drawn.length === 0 && !props.fought && riders().length > 0}>
        <p>{words('panel.scene.willDraw', { count: tokensFor(riders()) })}</p>
      </Show>
    </div>
  );
}

/** Tokens turned up one by one, and what they will give. */
function Fight(props: { readonly table: PanelProps; readonly told: Told }): JSX.Element {
  const { words } = props.table;
  const view = () => props.table.view;
  const pending = () => view().drawn.length > 0;
  /** Those on the table, in the order in which they were drawn if that was seen; or those of the fight just over. */
  const tokens = () => (pending() && view().drawn.length !== props.told.tokens.length ? view().drawn : props.told.tokens);
  const blows = createMemo(() => (pending() ? blowsOf(tokens(), view().corruption, view().eyes) : []));
  /** Whether these tokens would be the end, as far as the viewer can tell. */
  const doom = (): 'surely' | 'maybe' | null => {
    const after = blows().at(-1)?.after ?? view().corruption;
    const known = limitsKnown(view());
    if (after >= Math.max(...known)) return 'surely';
    return after >= Math.min(...known) ? 'maybe' : null;
  };
  const swords = () => tokens().filter((id) => paintOf(id)?.eye === false).length;
  const eyes = () => tokens().length - swords();
  const [skipped, skip] = createSignal(false);
  return (
    <Show when={tokens().length > 0}>
      <div class="hp-fight" classList={{ skipped: skipped() || props.table.motion === 'reduced' }} onPointerDown={() => skip(true)}>
        <Show when={view().foundAt === null}>
          <h3 class="rubric">{words(props.told.fight === 'encounter' ? 'panel.scene.afterEncounter' : 'panel.scene.rescue')}</h3>
        </Show>
        <ol class="hp-drawing">
          <For each={tokens()}>
            {(id, index) => (
              <li style={{ '--index': index() }}>
                <Token id={id} class="hp-turned" />
                <span class="sr">{words(`corruption.${kindOf(id)}`)}</span>
                <Show when={pending() && blows()[index()]}>
                  {(blow) => <b class="num">{words('panel.scene.points', { count: blow().points })}</b>}
                </Show>
              </li>
            )}
          </For>
        </ol>
        <p>{words('panel.scene.counted', { numbers: swords(), eyes: eyes() })}</p>
        <Show
          when={pending()}
          fallback={
            <p>
              {words('panel.scene.took', { count: props.told.points, corruption: view().corruption })}{' '}
              <Show when={props.told.spared}>
                {(spared) => words('panel.scene.spared', { company: spared().company, token: spared().token })}
              </Show>
            </p>
          }
        >
          <p class="hp-forecast">
            {words('panel.scene.forecast', { corruption: view().corruption, after: blows().at(-1)?.after ?? view().corruption })}{' '}
            {words('panel.limitsAre', { limits: limitsKnown(view()).join(' / ') })}{' '}
            <Show when={doom()}>
              {(how) => <b class="rubric">{words(how() === 'surely' ? 'panel.scene.lost' : 'panel.scene.lostIfShort')}</b>}
            </Show>
          </p>
        </Show>
      </div>
    </Show>
  );
}

/** What this seat can do about it, as gold buttons; only what the options say. */
const IN_SCENE: readonly HuntAction['type'][] = [
  'playAlly',
  'pass',
  'cancelToken',
  'acceptTokens',
  'escapeTo',
  'stayPut',
  'changeRoute',
  'keepRoute',
  'useCompany',
  'choose',
];
const PROMPTS = /^(react|encounterReact|cancelToken|escape|temptation|striderAtReroute)/;

function Choices(props: PanelProps): JSX.Element {
  const prompt = () => props.turn?.prompt?.id ?? '';
  const offered = (): readonly HuntAction[] =>
    PROMPTS.test(prompt()) ? props.offers.all.filter(({ type }) => IN_SCENE.includes(type)) : [];
  /** Many areas: the map is the better place to choose, but whoever cannot use it finds them here. */
  const ways = () => offered().filter(({ type }) => type === 'escapeTo');
  const plain = () => offered().filter(({ type }) => type !== 'escapeTo' && type !== 'cancelToken');
  /** Each companion with the tokens he could cancel, one of each kind: two tokens that look the same are the same choice. */
  const cancels = () => {
    const byCompany = new Map<string, Map<string, ActionOfType<'cancelToken'>>>();
    for (const action of PROMPTS.test(prompt()) ? props.offers.of('cancelToken') : []) {
      const own = byCompany.get(action.company) ?? new Map<string, ActionOfType<'cancelToken'>>();
      byCompany.set(action.company, own.set(kindOf(action.corruption), action));
    }
    return [...byCompany].map(([company, kinds]) => ({ company, actions: [...kinds.values()] }));
  };
  const label = (action: HuntAction): string => {
    const params = optionParams(props.view, action);
    if (action.type === 'playAlly')
      return `${props.words('panel.scene.play', params)} ${props.words(`allyText.${action.ally}.${action.effect}`)}`;
    if (action.type === 'pass') return props.words(passing(prompt()));
    if (action.type === 'useCompany') return props.words('panel.scene.useStrider');
    return props.words(`option.${action.type}`, params);
  };
  const button = (action: HuntAction): JSX.Element => (
    <button
      type="button"
      class="hp-gold"
      disabled={props.busy}
      data-verb={action.type}
      data-act={keyOf(action)}
      onClick={() => act(props, action)}
    >
      {label(action)}
    </button>
  );
  return (
    <Show when={offered().length > 0}>
      <div class="hp-acts" role="group" aria-label={props.words('panel.scene.choices')}>
        <For each={cancels()}>
          {({ company, actions }) => (
            <div class="hp-cancel" role="group" aria-label={props.words('panel.scene.cancels', { company: `@company.${company}` })}>
              <span aria-hidden="true">{props.words('panel.scene.cancels', { company: `@company.${company}` })}</span>
              <For each={actions}>
                {(action) => (
                  <button
                    type="button"
                    class="hp-gold"
                    disabled={props.busy}
                    aria-label={props.words('panel.scene.tokenName', optionParams(props.view, action))}
                    onClick={() => act(props, action)}
                  >
                    <Token id={action.corruption} />
                  </button>
                )}
              </For>
            </div>
          )}
        </For>
        <For each={plain()}>{button}</For>
        <Show when={ways().length > 0}>
          <details class="hp-ways">
            <summary>{props.words('panel.scene.ways', { count: ways().length })}</summary>
            <div class="hp-acts">
              <For each={ways()}>{button}</For>
            </div>
          </details>
        </Show>
      </div>
    </Show>
  );
}

/** Whom the table waits for. The same words whether or not he has anything to play. */
function Waiting(props: PanelProps): JSX.Element {
  const others = () => props.waiting.filter((seat) => seat !== props.turn?.seat);
  return (
    <Show when={!props.offers.asked && others().length > 0}>
      <p class="hp-waiting">
        <Device name="hourglass" /> {props.words('panel.scene.waits', { names: others().map((seat) => nameOf(props, seat)) })}
      </p>
    </Show>
  );
}
