import { asId, asIds } from '#kernel/id.ts';
import { ARAGORN, CHARACTER_DIE, EYE_TILE, FREE, GOLLUM, GONDOR, ROHAN, STRIDER, WILL_DIE } from '../../../content/box.ts';
import { eliminate } from '../../../rules/characters/eliminate.ts';
import { isMember, onMordorTrack } from '../../../rules/company.ts';
import type { EventEffects } from '../../../rules/effects.ts';
import { addDie, diceOf } from '../../../rules/dice/pool.ts';
import { heal, isWithArmy, regionOfCharacter, rollFor } from '../../../rules/events/ops.ts';
import { askOption, isOption, last } from '../../../rules/events/pick.ts';
import { heal as healCorruption } from '../../../rules/fellowship/corruption.ts';
import { mayHide, mayMove, moveFellowship } from '../../../rules/fellowship/move.ts';
import { hide } from '../../../rules/fellowship/reveal.ts';
import { drawTile, poolSize, refillPool } from '../../../rules/hunt/pool.ts';
import { isUnconquered, nationOfRegion } from '../../../rules/places.ts';
import { IN_POOL, REMOVED, type War } from '../../../rules/state.ts';

const gollumLeads = (s: War): boolean => s.open.fellowship.guide === GOLLUM;

/** Strider or Aragorn, whoever of them is on the map with an army in Gondor or Rohan; -1 if neither. */
function king(s: War): number {
  for (const c of [STRIDER, ARAGORN])
    if (isWithArmy(s, c, FREE) && [GONDOR, ROHAN].includes(nationOfRegion(s, regionOfCharacter(s, c)))) return c;
  return -1;
}

/** Corruption, the Ring and the hunt pool. */
export const ringCards = {
  athelas: {
    does: [
      (s, { effects }) => {
        const strider = s.open.fellowship.guide === STRIDER && isMember(s, STRIDER);
        healCorruption(s, effects, rollFor(effects, 3, strider ? 3 : 5));
      },
    ],
  },
  'there-is-another-way': {
    does: [
      heal(1),
      (s) => {
        const among = !gollumLeads(s) ? [] : mayHide(s) ? (['hide-fellowship'] as const) : mayMove(s) ? (['move-fellowship'] as const) : [];
        askOption(s, { side: FREE, prompt: 'anotherWay', among, optional: true });
      },
      (s, { effects, frame }) => {
        if (isOption(last(frame), 'hide-fellowship')) hide(s, effects);
        else if (isOption(last(frame), 'move-fellowship')) moveFellowship(s, effects);
      },
    ],
  },
  'bilbos-song': { does: [heal((s) => (gollumLeads(s) ? 2 : 1))] },
  'mirror-of-galadriel': {
    does: [
      (s, { effects }) => {
        if (diceOf(s, FREE, CHARACTER_DIE) === 0) return;
        addDie(s, FREE, CHARACTER_DIE, -1);
        addDie(s, FREE, WILL_DIE);
        effects.emit?.({ type: 'dieTurned', die: CHARACTER_DIE, result: WILL_DIE });
      },
      heal((s) => (!onMordorTrack(s) && s.open.fellowship.at === s.box.region.lorien && isUnconquered(s, s.box.region.lorien) ? 1 : 0)),
    ],
  },
  'challenge-of-the-king': {
    when: (s) => king(s) >= 0,
    where: (s) => [regionOfCharacter(s, asId(king(s)))],
    does: [
      (s, { effects }) => {
        const drawn: number[] = [];
        for (let n = 0; n < 3; n++) {
          if (poolSize(s) === 0) refillPool(s);
          if (poolSize(s) > 0) drawn.push(drawTile(s, effects));
        }
        const eyes = drawn.filter((tile) => s.box.tiles[tile].value === EYE_TILE);
        effects.emit?.({ type: 'tilesDrawn', tiles: asIds(drawn) });
        const challenged = eyes.length === 3;
        // All three Eyes: they return, and the king falls. Otherwise every Eye leaves the game and the others return.
        for (const tile of drawn) s.open.tiles[tile] = !challenged && eyes.includes(tile) ? REMOVED : IN_POOL;
        refillPool(s);
        if (challenged) eliminate(s, effects, asId(king(s)));
      },
    ],
  },
} satisfies Partial<EventEffects>;
