import type { JSX } from 'solid-js';
import { LazyBattle } from './battle/LazyBattle.tsx';
import type { Desk } from './desk.ts';
import { EndScene } from './end/EndScene.tsx';
import { HuntScene } from './hunt/HuntScene.tsx';
import { Gonfalon } from './story/Gonfalon.tsx';
import { type StoryProps, TaleSlip } from './story/Tale.tsx';

/** What lies beside the map or over its foot for a while: the hunt, the battle, what the other side did, and the end. */
export function Scene(props: {
  readonly desk: Desk;
  readonly telling: StoryProps;
  /** What may be touched on the map lies in the east rather than in the west. */
  readonly east: boolean;
  readonly showRegion: (region: string) => void;
}): JSX.Element {
  return (
    <>
      <HuntScene desk={props.desk} west={props.east} />
      <EndScene desk={props.desk} showRegion={(id) => props.showRegion(id)} />
      <Gonfalon desk={props.desk} />
      <TaleSlip desk={props.desk} telling={props.telling} />
      <LazyBattle desk={props.desk} />
    </>
  );
}
