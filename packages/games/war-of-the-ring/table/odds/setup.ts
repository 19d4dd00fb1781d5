import { type ArmyStrength, payHits, unitsOf } from '../../odds/army.ts';
import type { BattleSetup } from '../../odds/battle.ts';
import type { BattleView, ForceView, FormingView, WarView } from '../../view/view.ts';
import { characterCard } from '../pieces/cardsOfCharacters.ts';
import { hostsOf } from '../pieces/hosts.ts';
import type { SideId } from '../pieces/nations.ts';
import { regionOf } from '../sites.ts';

const CAPTAIN = 'captain-of-the-west';
const NOBODY: ForceView = { figures: {}, characters: [] };

const regionIn = ({ regions }: WarView, place: string) => regions.find(({ id }) => id === regionOf(place));

function forceAt(view: WarView, place: string): ForceView {
  const region = regionIn(view, place);
  if (region === undefined) return NOBODY;
  return place === region.id ? region.field : region.inside;
}

/** Isengard's elites lead while Saruman is in play (his Servants of the White Hand). */
const elitesLead = ({ regions }: WarView): boolean =>
  regions.some(({ field, inside }) => [...field.characters, ...inside.characters].includes('saruman'));

/** The army of one side in a place, as the table shows it to everybody. */
function strengthOf(view: WarView, force: ForceView, side: SideId): ArmyStrength {
  const host = hostsOf(force).find((each) => each.side === side);
  const cards = (host?.characters ?? []).map(characterCard);
  const [units, elites] = [host?.units ?? 0, host?.elites ?? 0];
  const leading = elitesLead(view) ? (host?.contingents.find(({ nation }) => nation === 'isengard')?.elite ?? 0) : 0;
  const isAll = leading > 0 && leading === elites;
  return {
    regulars: units - elites,
    elites,
    captains: cards.filter(({ abilities }) => abilities.includes(CAPTAIN)).length,
    leadership:
      (host?.leaders ?? 0) + (host?.nazgul ?? 0) + cards.reduce((all, { leadership }) => all + leadership, 0) + (isAll ? 0 : leading),
    leadingElites: isAll,
  };
}

const hasWalls = (view: WarView, place: string): boolean => ['city', 'fortification'].includes(regionIn(view, place)?.settlement ?? '');

const enemyOf = (side: SideId): SideId => (side === 'shadow' ? 'free-peoples' : 'shadow');

/** What is still to be paid in this round, by side: hits are fixed before anybody falls. */
const toPay = ({ step, struck, hits, attacker }: BattleView, side: SideId): number => {
  if (step !== 'losses' || struck === null) return 0;
  if (struck.side === side) return struck.hits;
  // The attacker pays first.
  return struck.side === attacker ? (hits[side === 'shadow' ? 0 : 1] ?? 0) : 0;
};

/** The battle under way as it goes on when both fight to the end; null while dice lie that are not counted yet, or where it cannot go on. */
export function battleGoingOn(view: WarView): BattleSetup | null {
  const { battle } = view;
  if (battle === null || battle.step === 'roll' || battle.step === 'reroll') return null;
  const of = (side: SideId, place: string): ArmyStrength => payHits(strengthOf(view, forceAt(view, place), side), toPay(battle, side));
  let attacker = of(battle.attacker, battle.from);
  const defender = of(enemyOf(battle.attacker), battle.to);
  if (unitsOf(attacker) === 0 || unitsOf(defender) === 0) return null;
  const fought = battle.step === 'cards' ? Math.max(0, battle.round - 1) : battle.round;
  if (battle.kind === 'assault' && fought > 0 && battle.step !== 'cards') {
    // Another round of an assault costs an elite (WR-SIEGE-12).
    if (attacker.elites === 0) return null;
    attacker = { ...attacker, regulars: attacker.regulars + 1, elites: attacker.elites - 1 };
  }
  return { attacker, defender, kind: battle.kind, walls: hasWalls(view, battle.to), fought };
}

/** The attack that is being formed: those who go against those who stand there; null where it is no attack. */
export function attackForming(view: WarView, { from, to, going }: FormingView): BattleSetup | null {
  if (to === null) return null;
  const side = hostsOf(going)[0]?.side;
  if (side === undefined) return null;
  const attacker = strengthOf(view, going, side);
  const defender = strengthOf(view, forceAt(view, to), enemyOf(side));
  if (unitsOf(attacker) === 0 || unitsOf(defender) === 0) return null;
  const kind = from !== regionOf(from) ? 'sortie' : to !== regionOf(to) ? 'assault' : 'field';
  return { attacker, defender, kind, walls: hasWalls(view, to) };
}
