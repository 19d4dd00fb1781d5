import standard from '../../packages/games/journey-to-mordor/content/standard.json' with { type: 'json' };

/**
 * A content pack for a game that never ends: dice with weapons and orcs only, so nobody moves and nobody is caught. The rules are the
 * real ones and so is the way through the server; only the box is odd.
 */
export const ENDLESS = {
  ...standard,
  title: 'Benchmark: a journey without end',
  dice: standard.dice.map((die) => ({ ...die, faces: ['weapon', 'orc', 'weapon', 'orc', 'weapon', 'orc'] })),
};
