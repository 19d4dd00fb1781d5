/** The four boxes on the shelf, told apart without opening them. What can be played today is said honestly. */
export interface Box {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Usual length of a game. */
  readonly minutes: readonly [number, number];
  /** `drawn`: with its own table. `text`: playable on the text table. `planned`: not playable yet. */
  readonly state: 'drawn' | 'text' | 'planned';
  /** Bot levels, weakest first. */
  readonly bots: readonly string[];
}

export const SHELF: readonly Box[] = [
  { id: 'journey-to-mordor', players: { min: 2, max: 4 }, minutes: [20, 20], state: 'drawn', bots: ['random', 'casual', 'ranger'] },
  { id: 'battle-for-middle-earth', players: { min: 2, max: 4 }, minutes: [30, 30], state: 'drawn', bots: ['random', 'casual', 'ranger'] },
  { id: 'hunt-for-the-ring', players: { min: 2, max: 5 }, minutes: [120, 180], state: 'text', bots: ['random', 'casual', 'ranger'] },
  { id: 'war-of-the-ring', players: { min: 2, max: 2 }, minutes: [180, 180], state: 'text', bots: ['random', 'casual'] },
];
