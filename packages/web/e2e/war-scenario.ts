import { standard } from '#games/war-of-the-ring/content/standard.ts';

/** Where an army of the box stands at the start, moved. */
type Moves = { readonly [nation: string]: { readonly from: string; readonly to: string } };

const MOVED: Moves = {
  // Two of Gondor and two of Rohan, one of them elite: Rohan commands.
  rohan: { from: 'edoras', to: 'osgiliath' },
  // Three of Sauron and four of the South before them: Saruman's player commands.
  sauron: { from: 'gorgoroth', to: 'north-ithilien' },
  southrons: { from: 'far-harad', to: 'north-ithilien' },
};
const AT_WAR: readonly string[] = ['gondor', 'rohan', 'sauron', 'southrons'];

/** Few dice make short turns. */
const dice = (side: 'free-peoples' | 'shadow', start: number) => ({ ...standard.setup.actionDice[side], start });

/**
 * A content pack in which the war has come to Osgiliath: both teams have a mixed army there or before it, few dice are rolled, and every one can attack. The record
 * carries it, so that the game can be told again from it.
 */
export const OSGILIATH = {
  ...standard,
  title: 'The war at Osgiliath',
  setup: {
    ...standard.setup,
    actionDice: { ...standard.setup.actionDice, 'free-peoples': dice('free-peoples', 2), shadow: dice('shadow', 3) },
    nations: standard.setup.nations.map((nation) => {
      const move = MOVED[nation.id];
      return {
        ...nation,
        startingArmies: nation.startingArmies.map((army) => (army.region === move?.from ? { ...army, region: move.to } : army)),
        political: AT_WAR.includes(nation.id) ? { stepsToWar: 0, startsActive: true } : nation.political,
      };
    }),
  },
  dice: {
    ...standard.dice,
    freePeoples: { ...standard.dice.freePeoples, faces: standard.dice.freePeoples.faces.map(() => 'army-muster') },
    shadow: { ...standard.dice.shadow, faces: standard.dice.shadow.faces.map(() => 'army') },
  },
};

/** The same war with every die of a side showing one result. */
export const withDice = (free: string, shadow: string): typeof OSGILIATH => ({
  ...OSGILIATH,
  dice: {
    ...OSGILIATH.dice,
    freePeoples: { ...OSGILIATH.dice.freePeoples, faces: OSGILIATH.dice.freePeoples.faces.map(() => free) },
    shadow: { ...OSGILIATH.dice.shadow, faces: OSGILIATH.dice.shadow.faces.map(() => shadow) },
  },
});
