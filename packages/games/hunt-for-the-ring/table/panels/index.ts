import './panels.css';

/** The panels that lie beside the map from the first moment; the journal and the end are fetched when they are wanted. */
export { Cards } from './Cards.tsx';
export { Dice } from './Dice.tsx';
export { Scene } from './Scene.tsx';
export { Tracks } from './Tracks.tsx';
