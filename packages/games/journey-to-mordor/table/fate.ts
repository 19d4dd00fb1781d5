import type { PlayerView } from '../view/view.ts';

/** The word for what became of a player who is out: caught by the Nazgûl, or gone of his own will. */
export const fateWord = (player: PlayerView): 'table.sheet.caught' | 'table.sheet.gaveUp' =>
  player.spaces === 0 ? 'table.sheet.caught' : 'table.sheet.gaveUp';
