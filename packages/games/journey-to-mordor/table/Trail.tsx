import './motions.css';
import './trail.css';
import { BadgeShapes, IconAt, MedallionShapes } from '#look';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { JourneyView, PlayerView } from '../view/view.ts';
import { Cross } from './Cross.tsx';
import { type TrailLayout, wayTo } from './geometry.ts';
import { EFFECT_MARK, placePaint } from './marks.ts';
import type { Words } from './keys.ts';

interface TrailProps {
  readonly view: JourneyView;
  readonly player: PlayerView;
  readonly layout: TrailLayout;
  /** The land behind the trail, drawn once for all sheets. */
  readonly land: JSX.Element;
  /** Fields the dice set aside so far would cross off. */
  readonly ahead: number;
  readonly words: Words;
  readonly ask: (place: string, rules: readonly string[], anchor: Element) => void;
}

/** The round trail from Bag End to Mordor. The land is drawn once; crosses, glow and badge follow the player. */
export function Trail(props: TrailProps): JSX.Element {
  const { layout } = props;
  const glow = createUniqueId();
  const fire = createUniqueId();
  // Crosses that were there when the sheet was laid out are old ink; later ones are drawn before your eyes.
  const before = props.player.fields;
  const here = () => layout.stops[props.player.fields];
  const goal = () => Math.min(props.player.fields + props.ahead, layout.stops.length - 1);
  const badge = layout.kind === 'wide' ? 40 : 26;
  const badgeAt = (stop: number): string => {
    const [x, y] = layout.stops[stop];
    return `translate(${x + layout.radius * 0.45}px, ${y - layout.radius - badge * 0.55}px)`;
  };
  const [lastX, lastY] = layout.stops[layout.stops.length - 1];
  const [touched, setTouched] = createSignal(0);

  return (
    <svg class="jm-trail" viewBox={`0 0 ${layout.width} ${layout.height}`} role="group" aria-label={props.words('table.trail.label')}>
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stop-color="#ffd97a" />
          <stop offset=".62" stop-color="#ffd97a" stop-opacity=".85" />
          <stop offset="1" stop-color="#ffd97a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={fire}>
          <stop offset="0" stop-color="#e2582e" stop-opacity=".75" />
          <stop offset=".55" stop-color="#e2582e" stop-opacity=".45" />
          <stop offset="1" stop-color="#e2582e" stop-opacity="0" />
        </radialGradient>
      </defs>
      {props.land}
      <path class="jm-way bed" d={wayTo(layout, layout.stops.length - 1)} />
      <path class="jm-way dots" d={wayTo(layout, layout.stops.length - 1)} />
      <Show when={props.ahead > 0}>
        <path class="jm-way ahead" d={wayTo(layout, goal(), props.player.fields)} />
      </Show>
      <path class="jm-way walked" d={wayTo(layout, props.player.fields)} />
      <circle cx={lastX} cy={lastY} r={layout.radius * 2} fill={`url(#${fire})`} />
      <circle
        class="jm-glow"
        r={layout.radius * 1.75}
        fill={`url(#${glow})`}
        style={{ transform: `translate(${here()[0]}px, ${here()[1]}px)` }}
      />
      <For each={layout.stops}>
        {([x, y], stop) => (
          <Stop
            {...props}
            index={stop()}
            x={x}
            y={y}
            before={before}
            touched={touched() === stop()}
            touch={(index) => setTouched((index + layout.stops.length) % layout.stops.length)}
          />
        )}
      </For>
      <Show when={props.ahead > 0}>
        <g class="jm-ghost" style={{ transform: badgeAt(goal()) }}>
          <svg width={badge} height={badge} viewBox="0 0 32 32">
            <BadgeShapes hobbit={props.player.hobbit} />
          </svg>
        </g>
      </Show>
      <g class="jm-walker" classList={{ gone: props.player.out }} style={{ transform: badgeAt(props.player.fields) }}>
        <svg width={badge} height={badge} viewBox="0 0 32 32">
          <BadgeShapes hobbit={props.player.hobbit} />
        </svg>
      </g>
    </svg>
  );
}

interface StopProps extends TrailProps {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly before: number;
  readonly touched: boolean;
  readonly touch: (index: number) => void;
}

function Stop(props: StopProps): JSX.Element {
  const wide = props.layout.kind === 'wide';
  const field = props.index === 0 ? null : props.view.trail[props.index - 1];
  const place = field?.place ?? 'bag-end';
  const effect = field?.effect ?? null;
  const last = props.index === props.layout.stops.length - 1;
  const r = last ? props.layout.radius * 1.12 : props.layout.radius;
  const crossed = () => props.index > 0 && props.index <= props.player.fields;
  const here = () => props.index === props.player.fields;
  const beadX = props.x - r * 0.8;
  const beadY = props.y - r * 0.82;
  /** What the eye sees by crosses and glow. */
  const said = (): string => {
    const parts: string[] = [];
    if (crossed()) parts.push(props.words('table.trail.crossed'));
    if (here()) parts.push(props.words('table.trail.here'));
    if (effect !== null) parts.push(props.words(`effect.${effect}`));
    return parts.join(', ');
  };
  const label = (): string => [props.words(`place.${place}`), said()].filter((part) => part !== '').join(', ');
  const name = () => props.words(wide ? `place.${place}` : `table.short.${place}`);
  const ask = (element: Element): void => {
    props.touch(props.index);
    if (effect !== null) props.ask(place, EFFECT_MARK[effect].rules, element);
  };

  return (
    <g
      class="jm-stop"
      classList={{ here: here(), tells: effect !== null }}
      role={effect === null ? 'img' : 'button'}
      aria-label={effect === null ? label() : undefined}
      tabindex={props.touched ? 0 : -1}
      ref={(element) => {
        element.addEventListener('focus', () => props.touch(props.index));
      }}
      onClick={(event) => ask(event.currentTarget)}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (step !== undefined) {
          event.preventDefault();
          const stops = event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('.jm-stop');
          stops?.[(props.index + step + stops.length) % stops.length].focus();
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          ask(event.currentTarget);
        }
      }}
    >
      <circle class="jm-focus" cx={props.x} cy={props.y} r={r + 7} />
      <MedallionShapes {...placePaint(place)} x={props.x} y={props.y} r={r} />
      <Show when={crossed()}>
        <Cross x={props.x} y={props.y} reach={r * 0.74} drawn={props.index > props.before} order={props.index - props.before - 1} />
      </Show>
      <Show when={props.index > 0}>
        <circle cx={beadX} cy={beadY} r={wide ? 11 : 8} fill="#fcf6e8" stroke="#5c3d0c" stroke-width="1.2" />
        <text class="jm-number" aria-hidden="true" x={beadX} y={beadY + (wide ? 5 : 4)} font-size={wide ? '15' : '11.5'}>
          {props.index}
        </text>
      </Show>
      <text class="jm-name" classList={{ wide }} x={props.x} y={props.y + r + (wide ? 21 : 16)} font-size={wide ? '17.5' : '13'}>
        {name()}
      </text>
      <Show when={effect}>
        {(known) =>
          wide ? <Tag {...props} effect={known()} here={here()} r={r} /> : <Bead {...props} effect={known()} here={here()} r={r} />
        }
      </Show>
      <Show when={effect !== null}>
        <text class="jm-said" x={props.x} y={props.y}>
          , {said()}
        </text>
      </Show>
    </g>
  );
}

interface MarkProps extends StopProps {
  readonly effect: keyof typeof EFFECT_MARK;
  readonly here: boolean;
  readonly r: number;
}

/** What the place does, in one or two words under its name. */
function Tag(props: MarkProps): JSX.Element {
  const text = () => props.words(`table.tag.${props.effect}`);
  const width = () => text().length * 6.9 + 32;
  const top = () => props.y + props.r + 29;
  return (
    <g class="jm-tag no-shine" classList={{ here: props.here }} aria-hidden="true">
      <rect x={props.x - width() / 2} y={top()} width={width()} height="20" rx="10" />
      <IconAt name={EFFECT_MARK[props.effect].icon} x={props.x - width() / 2 + 15} y={top() + 10} size={15} />
      <text x={props.x + 10} y={top() + 14.5} font-size="14.5">
        {text()}
      </text>
    </g>
  );
}

/** On a phone there is no room for words: the device of the effect alone. */
function Bead(props: MarkProps): JSX.Element {
  const x = () => props.x + props.r * 0.8;
  const y = () => props.y + props.r * 0.62;
  return (
    <g class="jm-tag no-shine" classList={{ here: props.here }}>
      <circle cx={x()} cy={y()} r="8.5" />
      <IconAt name={EFFECT_MARK[props.effect].icon} x={x()} y={y()} size={11.5} />
    </g>
  );
}
