import { hatchFill } from '#look';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { DeviceAt } from './Device.ts';
import type { FigureKind } from './figureSign.ts';
import { Medal } from './Medal.tsx';
import { type NationLook, nationOf, SHIELDS } from './nations.ts';

const BLACK: Pick<NationLook, 'side' | 'fill' | 'on' | 'hatching'> = { side: 'shadow', fill: '#241a26', on: '#f3e8cf', hatching: 'sable' };
const FLAG = 'M18 13h32l-8 15 8 15H18z';

/**
 * One figure, standing: a shield planted on a base of its nation's colour. An elite is larger, rimmed with gold and bears a lozenge; a leader is a
 * banner with a crown; a Nazgûl is black; a character is a medallion. `name` is the nation, or the character.
 */
export function Figure(props: { readonly kind: FigureKind; readonly name: string }): JSX.Element {
  const paint = () => (props.kind === 'nazgul' ? BLACK : nationOf(props.name));
  return (
    <svg class="wr-figure" viewBox="0 -4 60 84" aria-hidden="true">
      <ellipse cx="31" cy="73" rx="20" ry="5.6" fill="#1d120a" fill-opacity=".3" />
      <ellipse
        cx="30"
        cy="70"
        rx="18"
        ry="6"
        fill={props.kind === 'character' ? '#c2912f' : paint().fill}
        stroke="#22160c"
        stroke-width="1.6"
      />
      <ellipse cx="30" cy="68.6" rx="13" ry="3.4" fill="#fff" fill-opacity=".18" />
      <Switch fallback={<Planted kind={props.kind} name={props.name} paint={paint()} />}>
        <Match when={props.kind === 'character'}>
          <Staff x={30} from={50} />
          <g transform="translate(30 33)">
            <Medal id={props.name} r={19} />
          </g>
        </Match>
        <Match when={props.kind === 'leader'}>
          <Staff x={17} from={10} />
          <path d={FLAG} fill={paint().fill} stroke="#22160c" stroke-width="2" stroke-linejoin="round" />
          <path d={FLAG} fill={hatchFill(paint().hatching)} fill-opacity=".3" />
          <g color={paint().on}>
            <DeviceAt name={nationOf(props.name).device} x={30} y={28} size={20} />
          </g>
          <path d="M9 12V2l5 4.6L17-2l4 8.6L26 2v10z" fill="#f0d27a" stroke="#22160c" stroke-width="1.4" stroke-linejoin="round" />
        </Match>
      </Switch>
    </svg>
  );
}

function Planted(props: {
  readonly kind: FigureKind;
  readonly name: string;
  readonly paint: Pick<NationLook, 'side' | 'fill' | 'on' | 'hatching'>;
}): JSX.Element {
  const isElite = () => props.kind === 'elite';
  const shape = () => SHIELDS[props.paint.side];
  const device = () => (props.kind === 'nazgul' ? 'hood' : nationOf(props.name).units[isElite() ? 1 : 0]);
  return (
    <>
      <Staff x={30} from={50} />
      <g transform={`translate(30 34) scale(${isElite() ? 1.92 : 1.62})`}>
        <path d={shape()} fill={props.paint.fill} stroke="#22160c" stroke-width={isElite() ? 2.3 : 1.4} stroke-linejoin="round" />
        <Show when={isElite()}>
          <path d={shape()} fill="none" stroke="#f0d27a" stroke-width="1.15" stroke-linejoin="round" />
        </Show>
        <path d={shape()} fill={hatchFill(props.paint.hatching)} fill-opacity=".26" />
        <path d={shape()} transform="scale(.84)" fill="none" stroke={props.paint.on} stroke-width=".6" stroke-opacity=".6" />
      </g>
      <g color={props.paint.on}>
        <DeviceAt name={device()} x={30} y={props.paint.side === 'shadow' ? 35 : 32} size={isElite() ? 31 : 26} />
      </g>
      <Show when={isElite()}>
        <path d="M30 3.5l5 5.6-5 5.6-5-5.6z" fill="#f0d27a" stroke="#22160c" stroke-width="1.5" />
      </Show>
    </>
  );
}

function Staff(props: { readonly x: number; readonly from: number }): JSX.Element {
  return (
    <>
      <path d={`M${props.x} ${props.from}V68`} stroke="#22160c" stroke-width="5" />
      <path d={`M${props.x} ${props.from}V68`} stroke="#b98a5a" stroke-width="2" />
    </>
  );
}
