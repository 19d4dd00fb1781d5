import './panels.css';

/** The panels beside the map. Each takes the table and what is offered. */
export { Cards } from './Cards.tsx';
export { Dice } from './Dice.tsx';
export { Ending } from './Ending.tsx';
export { Journal } from './Journal.tsx';
export type { PanelProps } from './panel.ts';
export { Scene } from './Scene.tsx';
export { Tracks } from './Tracks.tsx';
