import { describe, expect, test } from 'vitest';
import { SHADOW, spend, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const move = spend('character', 'move-fellowship');

/** What is not offered is refused as well, by the rule that stops it: a client may send anything. */
describe('what nobody offered', () => {
  test('WR-DICE-09, WR-DICE-10, WR-RULING-04: too many dice for the hunt', () => {
    const table = war({
      phase: 'allocation',
      fellowship: { companions: ['gimli'] },
      eliminated: ['gandalf-grey', 'strider', 'boromir', 'legolas', 'meriadoc', 'peregrin'],
    });
    expect(table.refused('allocateHunt', { dice: 1 })).toBeNull();
    expect(table.refused('allocateHunt', { dice: 2 })).toEqual(['WR-DICE-09']);
    expect(war({ phase: 'allocation', freeDiceWereInBox: true }).refused('allocateHunt', { dice: 0 })).toEqual(['WR-DICE-08']);
  });

  test('WR-FSP-31, WR-CHAR-08: a journey without travellers', () => {
    const separating = war({ free: ['character'] }).spend('character', 'separate-companions');
    expect(separating.refused('travelTo', { region: 'rivendell' })).toEqual(['WR-FSP-31']);
    expect(separating.do('include', { figure: 'gimli' }).refused('include', { figure: 'gimli' })).toEqual(['WR-FSP-32']);
    const moving = war({ free: ['character'], regions: { edoras: { characters: ['gimli'] } } }).spend('character', 'move-companions');
    expect(moving.refused('travelTo', { region: 'folde' })).toEqual(['WR-CHAR-08']);
    expect(moving.refused('done')).toEqual(['WR-RULING-06']);
    expect(moving.refused('include', { figure: 'boromir' })).toEqual(['WR-DICE-26']);
    moving.do('include', { figure: 'gimli' });
    expect(moving.refused('done')).toEqual(['WR-CHAR-09']);
    expect(moving.refused('travelTo', { region: 'edoras' })).toEqual(['WR-CHAR-08']);
    expect(moving.refused('travelTo', { region: 'minas-tirith' })).toEqual(['WR-CHAR-08']);
  });

  test('WR-HUNT-21, WR-EVENT-09: a card that does not answer this tile, or is not on the table', () => {
    const table = war({ free: ['character'], huntBox: [0, 1], table: [cardId('axe-and-bow'), cardId('a-power-too-great')] })
      .next(6, 'hunt-std-14')
      .do(move);
    expect(table.refused('useTableCard', { card: cardId('axe-and-bow') })).toBeNull();
    expect(table.refused('useTableCard', { card: cardId('a-power-too-great') })).toEqual(['WR-HUNT-21']);
    expect(table.refused('useTableCard', { card: cardId('horn-of-gondor') })).toEqual(['WR-EVENT-09']);
    const harmless = war({ free: ['character'], huntBox: [0, 1], fellowship: { at: 'fangorn' }, table: [cardId('axe-and-bow')] })
      .next(6, 'hunt-std-05')
      .do(move);
    expect(harmless.options('useTableCard')).toEqual([]);
  });

  test('WR-EVENT-10: a price of the wrong type', () => {
    const table = war({
      shadow: ['event'],
      toAct: 'shadow',
      table: [cardId('a-power-too-great')],
      hands: { shadow: { hand: [cardId('shelobs-lair'), cardId('the-shadow-is-moving'), cardId('olog-hai')] } },
    });
    table.spend('event', 'remove-table-card').do('removeTableCard', { card: cardId('a-power-too-great') });
    expect(table.refused('discardCard', { card: cardId('shelobs-lair') })).toEqual(['WR-EVENT-10']);
    expect(table.refused('discardCard', { card: cardId('corsairs-of-umbar') })).toEqual(['WR-EVENT-10']);
    table.do('discardCard', { card: cardId('the-shadow-is-moving') }).do('discardCard', { card: cardId('shelobs-lair') });
    expect(table.view(SHADOW).sides[1].cards).toContain(cardId('olog-hai'));
  });

  test('WR-EVENT-10, WR-EVENT-09: a card that no die removes, or that is not there', () => {
    const table = war({
      free: ['will-of-the-west'],
      table: [cardId('the-palantir-of-orthanc'), cardId('balrog-of-moria'), cardId('a-power-too-great')],
      regions: { orthanc: { characters: ['saruman'] } },
    }).spend('will-of-the-west', 'remove-table-card');
    expect(table.refused('removeTableCard', { card: cardId('balrog-of-moria') })).toEqual(['WR-EVENT-10']);
    expect(table.refused('removeTableCard', { card: cardId('a-power-too-great') })).toEqual(['WR-EVENT-10']);
    expect(table.refused('removeTableCard', { card: cardId('denethors-folly') })).toEqual(['WR-EVENT-09']);
    expect(table.refused('removeTableCard', { card: cardId('the-palantir-of-orthanc') })).toBeNull();
  });

  test('WR-MORDOR-02: the gates are not there', () => {
    const table = war({ phase: 'fellowship', fellowship: { at: 'morannon', hidden: false } });
    expect(table.refused('enterMordor')).toBeNull();
    expect(table.refused('enterMordor', {}, SHADOW)).toEqual(['WR-MORDOR-02']);
  });

  test('WR-DICE-14, WR-DICE-18: a die that one does not have', () => {
    const table = war({ free: ['character'], shadow: ['event'] });
    expect(table.refused(spend('event', 'draw-event'))).toEqual(['WR-DICE-14']);
    expect(table.refused('skipDie', { die: 'event' })).toEqual(['WR-DICE-18']);
    expect(table.refused('useRing', { die: 'event', result: 'muster' })).toEqual(['WR-RING-03']);
    expect(table.refused(move, {}, SHADOW)).toEqual(['WR-PHASE-07']);
  });

  test('WR-FSP-23, WR-MORDOR-09, WR-DICE-24: what a revealed or a hidden Fellowship cannot do', () => {
    const revealed = war({ free: ['character'], fellowship: { hidden: false } });
    expect(revealed.refused(move)).toEqual(['WR-FSP-23']);
    expect(war({ free: ['character'], fellowship: { mordor: 1, hidden: false } }).refused(move)).toEqual(['WR-MORDOR-09']);
    const hidden = war({ free: ['character'], fellowship: { guide: 'strider' } });
    expect(hidden.refused(spend('character', 'hide-fellowship'))).toEqual(['WR-DICE-24']);
    expect(hidden.refused(spend('character', 'guide-hide'))).toEqual(['WR-FSP-27']);
    expect(revealed.refused(spend('character', 'guide-hide'))).toEqual(['WR-FSP-09']);
  });

  test('WR-MORDOR-05: nobody separates on the Mordor track', () => {
    const table = war({ free: ['character'], fellowship: { mordor: 1 } });
    expect(table.refused(spend('character', 'separate-companions'))).toEqual(['WR-MORDOR-05']);
  });

  test('WR-FSP-09: Boromir, in the Fellowship, does not rouse Gondor; on the map it depends on where he is', () => {
    const rouse = spend('character', 'companion-diplomacy');
    expect(war({ free: ['character'] }).refused(rouse)).toEqual(['WR-FSP-09']);
    expect(war({ free: ['character'], on: { bree: 'boromir' } }).refused(rouse)).toEqual(['WR-CHAR-22']);
    expect(war({ free: ['character'], on: { 'minas-tirith': 'boromir' } }).refused(rouse)).toBeNull();
  });

  test('WR-DICE-26, WR-CHAR-13: nobody to move is on the map, or he is shut in', () => {
    const travel = spend('character', 'move-companions');
    expect(war({ free: ['character'] }).refused(travel)).toEqual(['WR-DICE-26']);
    const shut = war({ free: ['character'], on: { 'helms-deep': 'isengard 1r | rohan 1r, gimli' } });
    expect(shut.refused(travel)).toEqual(['WR-CHAR-13']);
    expect(war({ free: ['character'], on: { bree: 'gimli' } }).refused(travel)).toBeNull();
  });

  test('WR-CHAR-04, WR-RECRUIT-11: nobody may become more than he is, or he has been', () => {
    const bring = spend('will-of-the-west', 'bring-upgrade');
    expect(war({ free: ['will-of-the-west'] }).refused(bring)).toEqual(['WR-CHAR-04']);
    const fallen = war({
      free: ['will-of-the-west'],
      fellowship: { companions: ['gimli'], guide: 'gimli' },
      eliminated: ['gandalf-grey', 'strider', 'boromir', 'legolas', 'meriadoc', 'peregrin', 'aragorn', 'gandalf-white'],
    });
    expect(fallen.refused(bring)).toEqual(['WR-RECRUIT-11']);
  });

  test('WR-CHAR-12, WR-CHAR-08: walls of the Shadow on the way, or too long a way', () => {
    const moving = war({ free: ['character'], on: { 'dimrill-dale': 'gimli' } })
      .spend('character', 'move-companions')
      .do('include', { figure: 'gimli' });
    expect(moving.refused('travelTo', { region: 'moria' })).toBeNull();
    expect(moving.refused('travelTo', { region: 'hollin' })).toEqual(['WR-CHAR-12']);
    expect(moving.refused('travelTo', { region: 'erebor' })).toEqual(['WR-CHAR-08']);
  });

  test('WR-CHAR-22: a voice that is not there', () => {
    const table = war({ toAct: 'shadow', shadow: ['muster', 'event'] });
    expect(table.refused(spend('muster', 'voice-recruit'))).toEqual(['WR-CHAR-22']);
    expect(table.refused(spend('muster', 'voice-upgrade'))).toEqual(['WR-CHAR-22']);
  });

  test('WR-RING-01, WR-RING-02: a ring that one has not', () => {
    const ring = { type: 'useRing', die: 'event', result: 'muster' } as const;
    expect(war({ free: ['event'], rings: [0, 3] }).refused(ring)).toEqual(['WR-RING-01']);
    expect(war({ shadow: ['event'], toAct: 'shadow', rings: [3, 0] }).refused(ring)).toEqual(['WR-RING-01']);
    const used = war({ free: ['event'], shadow: ['event'], toAct: 'shadow', rings: [2, 1] }).do(ring);
    expect(used.view().sides.map(({ rings }) => rings)).toEqual([2, 0]);
  });

  test('WR-RECRUIT-09, WR-RECRUIT-01: a nation at war without figures, or none at war', () => {
    const recruit = spend('muster', 'recruit');
    const spent = { on: { 'fords-of-isen': 'rohan 10r', edoras: 'rohan 5e 4l' }, free: ['muster' as const] };
    expect(war({ ...spent, atWar: ['rohan'] }).refused(recruit)).toEqual(['WR-RECRUIT-09']);
    expect(war(spent).refused(recruit)).toEqual(['WR-RECRUIT-01']);
    const table = war({ ...spent, atWar: ['rohan', 'gondor'] }).do(recruit);
    expect(table.refused('recruit', { figure: 'rohan-regular', region: 'edoras' })).toEqual(['WR-RECRUIT-09']);
    expect(table.refused('recruit', { figure: 'north-regular', region: 'bree' })).toEqual(['WR-RECRUIT-01']);
  });

  test('WR-RULING-65, WR-DICE-31: a step for a nation at war', () => {
    const table = war({ shadow: ['muster'], toAct: 'shadow', atWar: ['sauron'] }).spend('muster', 'diplomacy');
    expect(table.refused('advanceNation', { nation: 'sauron' })).toEqual(['WR-RULING-65']);
    expect(table.refused('advanceNation', { nation: 'isengard' })).toBeNull();
  });

  test('WR-EVENT-09: a Muster result for a nation that a card keeps passive', () => {
    const table = war({
      free: ['muster'],
      shadow: ['event'],
      table: [cardId('threats-and-promises')],
      nations: { rohan: { steps: 2, active: true } },
    });
    table.spend('muster', 'diplomacy');
    expect(table.options('advanceNation').map((option) => option.nation)).toEqual(['elves', 'rohan']);
    expect(table.refused('advanceNation', { nation: 'gondor' })).toEqual(['WR-EVENT-09']);
  });

  test('WR-DICE-27: a Nazgûl where none is', () => {
    const table = war({ shadow: ['character'], toAct: 'shadow', regions: { 'barad-dur': { figures: { nazgul: 1 } } } }).spend(
      'character',
      'move-minions',
    );
    expect(table.refused('moveMinion', { figure: 'nazgul', place: 'moria' })).toEqual(['WR-DICE-27']);
    expect(table.refused('moveMinion', { figure: 'witch-king', place: 'barad-dur' })).toEqual(['WR-DICE-27']);
    expect(table.refused('moveMinion', { figure: 'sauron-regular', place: 'barad-dur' })).toEqual(['WR-DICE-27']);
  });

  test('WR-CHAR-15, WR-CHAR-16, WR-CHAR-19, WR-CHAR-21: where nobody lands', () => {
    const given = {
      shadow: ['character' as const],
      toAct: 'shadow' as const,
      on: { 'barad-dur': 'nazgul 1, mouth-of-sauron' },
    };
    const flying = war(given).spend('character', 'move-minions').do('moveMinion', { figure: 'nazgul', place: 'barad-dur' });
    expect(flying.refused('travelTo', { region: 'barad-dur' })).toEqual(['WR-CHAR-15']);
    expect(flying.refused('travelTo', { region: 'minas-tirith' })).toEqual(['WR-CHAR-16']);
    const walking = war(given).spend('character', 'move-minions').do('moveMinion', { figure: 'mouth-of-sauron', place: 'barad-dur' });
    expect(walking.refused('travelTo', { region: 'bree' })).toEqual(['WR-CHAR-19']);
    expect(walking.refused('travelTo', { region: 'minas-tirith' })).toEqual(['WR-CHAR-21']);
  });

  test('WR-FSP-31, WR-FSP-34: too far from the Fellowship, or shut in with it', () => {
    const far = war({ free: ['character'] })
      .spend('character', 'separate-companions')
      .do('include', { figure: 'gimli' });
    expect(far.refused('travelTo', { region: 'erebor' })).toEqual(['WR-FSP-31']);
    const shut = war({ free: ['character'], on: { rivendell: 'sauron 1r | elves 1r' }, fellowship: { at: 'rivendell' } });
    shut.spend('character', 'separate-companions').do('include', { figure: 'gimli' });
    expect(shut.refused('travelTo', { region: 'hollin' })).toEqual(['WR-FSP-34']);
  });

  test('WR-EVENT-09: another card in place of the Balrog', () => {
    const table = war({
      phase: 'fellowship',
      table: [cardId('balrog-of-moria'), cardId('flocks-of-crebain')],
      fellowship: { at: 'hollin', progress: 1 },
    });
    table.do('declareFellowship').do('traceStep', { region: 'moria' });
    expect(table.refused('useTableCard', { card: cardId('flocks-of-crebain') })).toEqual(['WR-EVENT-09']);
    expect(table.refused('useTableCard', { card: cardId('balrog-of-moria') })).toBeNull();
  });

  test('WR-TOKEN-08, WR-TOKEN-09: a token that is not there, is the other side’s, or is the second of the turn', () => {
    const table = war({
      free: ['character'],
      shadow: ['event'],
      tokens: ['draw-event', 'free-diplomacy', 'move-minions'],
      tokenUsed: [0, 0],
      tokensDealt: [2, 1],
    });
    expect(table.refused('useToken', { token: 'move-minions' })).toEqual(['WR-TOKEN-08']);
    expect(table.refused('useToken', { token: 'shadow-diplomacy' })).toEqual(['WR-TOKEN-08']);
    table.do('useToken', { token: 'draw-event' }).do('drawCard', { deck: 'character' }).do('skipDie', { die: 'event' });
    expect(table.refused('useToken', { token: 'draw-event' })).toEqual(['WR-TOKEN-08']);
    expect(table.refused('useToken', { token: 'free-diplomacy' })).toEqual(['WR-TOKEN-09']);
  });

  test('WR-RULING-65: a token that could do nothing', () => {
    const table = war({
      shadow: ['event'],
      toAct: 'shadow',
      tokens: ['shadow-diplomacy'],
      tokensDealt: [0, 1],
      atWar: ['sauron', 'isengard', 'southrons'],
    });
    expect(table.refused('useToken', { token: 'shadow-diplomacy' })).toEqual(['WR-RULING-65']);
  });
});
