import { describe, expect, test } from 'vitest';
import { canPlayFree, freeCard, playFree } from '../../../testing/cardPlay.ts';
import { box } from '../../../testing/war.ts';

const FREE = 0;
const SHADOW = 1;
const ALL = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
const tile = (play: { s: { open: { tiles: Uint8Array } } }, id: string): number => play.s.open.tiles[box.tileIds.indexOf(id)];

describe('special tiles', () => {
  test.each([1, 2, 3, 4])('fp-character-0%i waits for Mordor, or joins the pool there (WR-HUNT-04, WR-HUNT-05, WR-TV-160)', (number) => {
    const id = `fp-character-0${number}`;
    expect(tile(playFree(freeCard(id), id), `hunt-spec-0${number}`)).toBe(2);
    expect(tile(playFree(freeCard(id, { fellowship: { mordor: 1 } }), id), `hunt-spec-0${number}`)).toBe(0);
  });
});

describe('table cards of the Fellowship', () => {
  test('Mithril Coat and Sting: another tile in place of the first, which returns (WR-HUNT-21, WR-EVENT-09)', () => {
    const play = freeCard('fp-character-05', { free: ['character'], huntBox: [0, 1] });
    playFree(play, 'fp-character-05').shadow('skipDie', { die: 'army' });
    play.next(6, 'hunt-std-14').free('spend', { die: 'character', action: 'move-fellowship' });
    play.next('hunt-std-05').free('useTableCard', { card: 'fp-character-05' });
    expect(tile(play, 'hunt-std-14')).toBe(0);
    expect(tile(play, 'hunt-std-05')).toBe(1);
    expect(play.s.open.fellowship.hidden).toBe(false);
    expect(play.s.open.fellowship.corruption).toBe(0);
    expect(play.s.open.table).toEqual([]);
  });

  test('Axe and Bow: lowers the damage; needs Gimli or Legolas and goes with them (WR-EVENT-07, WR-EVENT-11)', () => {
    expect(canPlayFree('fp-character-06', { eliminated: ['gimli', 'legolas'] })).toBe(false);
    const play = playFree(freeCard('fp-character-06', { free: ['character', 'character'], huntBox: [0, 1] }), 'fp-character-06').shadow(
      'skipDie',
      { die: 'army' },
    );
    play
      .free('spend', { die: 'character', action: 'separate-companions' })
      .free('include', { figure: 'gimli' })
      .free('include', { figure: 'legolas' })
      .free('travelTo', { region: 'rivendell' });
    expect(play.s.open.table).toEqual([]);
    const used = playFree(freeCard('fp-character-06', { free: ['character'], huntBox: [0, 1] }), 'fp-character-06').shadow('skipDie', {
      die: 'army',
    });
    used
      .next(6, 'hunt-std-07')
      .free('spend', { die: 'character', action: 'move-fellowship' })
      .free('useTableCard', { card: 'fp-character-06' });
    expect(used.s.open.fellowship.corruption).toBe(0);
  });

  test('WR-TV-145: one card for each tile (WR-HUNT-21)', () => {
    const play = freeCard('fp-character-09', { free: ['character'], huntBox: [0, 1], table: ['fp-character-06', 'fp-character-07'] });
    play.next(6, 'hunt-std-14').free('spend', { die: 'character', action: 'move-fellowship' });
    expect(play.choices(FREE, 'useTableCard', 'card')).toEqual(['fp-character-06', 'fp-character-07']);
    play.free('useTableCard', { card: 'fp-character-06' });
    expect(play.step).toBe('huntCasualty');
    play.free('useTheRing');
    expect(play.s.open.fellowship.corruption).toBe(2);
    expect(play.s.open.table.map((card) => box.cardIds[card])).toEqual(['fp-character-07']);
  });

  test('Horn of Gondor needs Boromir, Wizard’s Staff Gandalf', () => {
    expect(canPlayFree('fp-character-07', { eliminated: ['boromir'] })).toBe(false);
    expect(canPlayFree('fp-character-07')).toBe(true);
    expect(canPlayFree('fp-character-08', { eliminated: ['gandalf-grey'] })).toBe(false);
  });

  test('Wizard’s Staff: no tile is drawn', () => {
    const play = freeCard('fp-character-09', { free: ['character'], huntBox: [0, 1], table: ['fp-character-08'] });
    play.next(6).free('spend', { die: 'character', action: 'move-fellowship' });
    expect(play.step).toBe('preventTile');
    play.free('useTableCard', { card: 'fp-character-08' });
    expect([...play.s.open.tiles.slice(0, 16)].every((where) => where === 0)).toBe(true);
    expect(play.s.open.huntBox[FREE]).toBe(1);
  });
});

describe('the Ring and the pool', () => {
  test('Athelas: each 5 or 6 heals one, each 3 or more with Strider as guide', () => {
    const strider = freeCard('fp-character-09', { fellowship: { corruption: 5, guide: 'strider' } });
    playFree(strider.next(3, 2, 5), 'fp-character-09');
    expect(strider.s.open.fellowship.corruption).toBe(3);
    const other = freeCard('fp-character-09', { fellowship: { corruption: 5, guide: 'gandalf-grey' } });
    playFree(other.next(3, 2, 5), 'fp-character-09');
    expect(other.s.open.fellowship.corruption).toBe(4);
  });

  test('There Is Another Way: with Gollum the Fellowship may hide, or move without its die going to the box (WR-FSP-14)', () => {
    const plain = playFree(freeCard('fp-character-10', { fellowship: { corruption: 2 } }), 'fp-character-10');
    expect(plain.s.open.fellowship.corruption).toBe(1);
    expect(plain.asked).toEqual([SHADOW]);
    const gollum = freeCard('fp-character-10', { fellowship: { corruption: 2, companions: [], guide: 'gollum' }, eliminated: [...ALL] });
    playFree(gollum, 'fp-character-10').free('chooseOption', { choice: 'move-fellowship' });
    expect(gollum.s.open.fellowship).toMatchObject({ corruption: 1, progress: 1 });
    expect(gollum.s.open.huntBox[FREE]).toBe(0);
    const found = freeCard('fp-character-10', { fellowship: { hidden: false, companions: [], guide: 'gollum' }, eliminated: [...ALL] });
    playFree(found, 'fp-character-10').free('chooseOption', { choice: 'hide-fellowship' });
    expect(found.s.open.fellowship.hidden).toBe(true);
  });

  test('Bilbo’s Song heals one, two with Gollum', () => {
    expect(playFree(freeCard('fp-character-12', { fellowship: { corruption: 3 } }), 'fp-character-12').s.open.fellowship.corruption).toBe(
      2,
    );
    const gollum = freeCard('fp-character-12', { fellowship: { corruption: 3, companions: [], guide: 'gollum' }, eliminated: [...ALL] });
    expect(playFree(gollum, 'fp-character-12').s.open.fellowship.corruption).toBe(1);
  });

  test('Mirror of Galadriel: a Character die becomes Will of the West; in Lórien it heals', () => {
    const play = playFree(
      freeCard('fp-character-13', { free: ['character', 'muster'], fellowship: { at: 'lorien', corruption: 2 } }),
      'fp-character-13',
    );
    expect([...play.s.open.dice.slice(0, 7)]).toEqual([0, 0, 1, 0, 0, 1, 0]);
    expect(play.s.open.fellowship.corruption).toBe(1);
    const lost = playFree(
      freeCard('fp-character-13', { fellowship: { at: 'lorien', corruption: 2 }, held: { lorien: 'shadow' } }),
      'fp-character-13',
    );
    expect(lost.s.open.fellowship.corruption).toBe(2);
  });

  test('Challenge of the King: Eyes leave the pool for good, or the king falls', () => {
    const given = { on: { edoras: 'rohan 1r, strider' } };
    expect(canPlayFree('fp-character-14')).toBe(false);
    expect(canPlayFree('fp-character-14', { on: { osgiliath: 'gondor 1r, strider' }, fellowship: { guide: 'gandalf-grey' } })).toBe(false);
    const play = freeCard('fp-character-14', { ...given, fellowship: { guide: 'gandalf-grey' } });
    playFree(play.next('hunt-std-01', 'hunt-std-02', 'hunt-std-14'), 'fp-character-14');
    expect(['hunt-std-01', 'hunt-std-02', 'hunt-std-14'].map((id) => tile(play, id))).toEqual([4, 4, 0]);
    const fallen = freeCard('fp-character-14', { ...given, fellowship: { guide: 'gandalf-grey' } });
    playFree(fallen.next('hunt-std-01', 'hunt-std-02', 'hunt-std-03'), 'fp-character-14');
    expect(fallen.where('strider')).toBe('eliminated');
    expect(tile(fallen, 'hunt-std-01')).toBe(0);
  });
});

describe('Companions', () => {
  test('I Will Go Alone: one region further, then heals; needs a Companion', () => {
    expect(canPlayFree('fp-character-11', { fellowship: { companions: [], guide: 'gollum' }, eliminated: [...ALL] })).toBe(false);
    const play = playFree(freeCard('fp-character-11', { fellowship: { corruption: 1 } }), 'fp-character-11');
    play.free('include', { figure: 'peregrin' });
    expect(play.why(FREE, 'travelTo', { region: 'moria' })).toContain('WR-FSP-31');
    play.free('travelTo', { region: 'hollin' });
    expect(play.where('peregrin')).toBe('hollin');
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect(play.s.open.fellowship.corruption).toBe(0);
  });

  test('on the Mordor track a separation removes the Companion (WR-MORDOR-05)', () => {
    const play = playFree(freeCard('fp-character-11', { fellowship: { mordor: 1, corruption: 1 } }), 'fp-character-11');
    play.free('chooseFigure', { figure: 'gimli' });
    play.free('done');
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect(play.where('gimli')).toBe('eliminated');
    expect(play.s.open.fellowship.corruption).toBe(0);
  });

  test('Gwaihir: level 4, and into a besieged stronghold (WR-CHAR-13)', () => {
    const play = freeCard('fp-character-15', { on: { folde: 'peregrin', 'minas-tirith': 'sauron 2r | gondor 1r' } });
    playFree(play, 'fp-character-15').free('chooseOption', { choice: 'move-on-map' }).free('include', { figure: 'peregrin' });
    expect(play.why(FREE, 'travelTo', { region: 'minas-tirith' })).toBeNull();
    play.free('travelTo', { region: 'minas-tirith' });
    expect(play.where('peregrin')).toBe('inside-minas-tirith');
  });

  test('We Prove the Swifter: two regions further, one group only', () => {
    const play = freeCard('fp-character-16', { on: { edoras: 'gimli', bree: 'legolas' } });
    playFree(play, 'fp-character-16').free('chooseOption', { choice: 'move-on-map' }).free('include', { figure: 'gimli' });
    expect(play.why(FREE, 'include', { figure: 'legolas' })).toEqual(['WR-CHAR-09']);
    play.free('travelTo', { region: 'minas-tirith' });
    expect(play.where('gimli')).toBe('minas-tirith');
    expect(play.asked).toEqual([SHADOW]);
  });

  test('There and Back Again rouses the north if Gimli or Legolas stands there', () => {
    const play = playFree(freeCard('fp-character-17', { on: { dale: 'legolas' } }), 'fp-character-17');
    play.free('include', { figure: 'peregrin' }).free('travelTo', { region: 'rivendell' });
    if (play.step === 'chooseGuide') play.free('chooseGuide', { figure: 'strider' });
    expect([play.nation('dwarves'), play.nation('elves'), play.nation('north')]).toEqual([
      { steps: 2, active: true },
      { steps: 2, active: true },
      { steps: 2, active: true },
    ]);
  });

  test('House of the Stewards: a unit where Boromir stands in Gondor, and two cards', () => {
    expect(canPlayFree('fp-character-23', { on: { osgiliath: 'gondor 1r, boromir' } })).toBe(false);
    const play = playFree(freeCard('fp-character-23', { on: { pelargir: 'boromir' } }), 'fp-character-23').free('recruit', {
      figure: 'gondor-elite',
      region: 'pelargir',
    });
    expect(play.at('pelargir')).toEqual({ 'gondor-elite': 1, boromir: 1 });
    expect(play.s.open.backs[1]).toBe(2);
  });

  test('The Grey Company: a regular makes way for an elite of its nation, and two cards', () => {
    const play = playFree(
      freeCard('fp-character-24', { on: { edoras: 'rohan 1r, north 1r, strider' }, fellowship: { guide: 'gandalf-grey' } }),
      'fp-character-24',
    );
    play.free('chooseNation', { nation: 'north' });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1, 'north-elite': 1, strider: 1 });
    expect(play.at('casualties')).toEqual({ 'north-regular': 1 });
    expect(play.s.open.backs[1]).toBe(2);
  });
});

describe('strikes', () => {
  test('The Eagles are Coming!: Nazgûl fall on 5 or 6, the others flee together; not the Witch-king', () => {
    const given = { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 2r, nazgul 3, witch-king' } };
    expect(canPlayFree('fp-character-18', { on: { folde: 'rohan 1r', westemnet: 'isengard 2r, nazgul 3' } })).toBe(false);
    expect(canPlayFree('fp-character-18', { on: { folde: 'rohan 1r, gimli', westemnet: 'isengard 2r, witch-king' } })).toBe(false);
    const play = freeCard('fp-character-18', { ...given, held: { westemnet: 'shadow' } });
    playFree(play.next(5, 1, 4), 'fp-character-18').free('chooseRegion', { region: 'dol-guldur' });
    expect(play.at('westemnet')).toEqual({ 'isengard-regular': 2, 'witch-king': 1 });
    expect(play.at('dol-guldur')).toEqual({ nazgul: 2 });
  });

  const ents = { on: { fangorn: 'gandalf-white', orthanc: 'isengard 2r, saruman, nazgul 1' }, eliminated: ['gandalf-grey'] as const };

  test('WR-TV-185: the Ents strike Orthanc: hits on 4, politics as for an attack (WR-POL-11, WR-POL-08, WR-RULING-62)', () => {
    const play = freeCard('fp-character-19', {
      on: ents.on,
      eliminated: [...ents.eliminated],
      nations: { isengard: { steps: 1, active: true } },
    });
    playFree(play.next(4, 3, 1), 'fp-character-19').shadow('loseRegular', { nation: 'isengard' });
    expect(play.nation('isengard').steps).toBe(0);
    expect(play.at('orthanc')).toEqual({ 'isengard-regular': 1, nazgul: 1, saruman: 1 });
    expect(play.step).toBe('chooseEvent');
    play.free('decline');
  });

  test('a destroyed army takes its Nazgûl and Minions with it; then another Character card may follow for free', () => {
    const play = freeCard('fp-character-20', {
      on: ents.on,
      eliminated: [...ents.eliminated],
      hands: { 'free-peoples': { hand: ['fp-character-12', 'fp-strategy-14'] } },
      fellowship: { corruption: 2 },
    });
    playFree(play.next(4, 5, 6), 'fp-character-20')
      .shadow('loseRegular', { nation: 'isengard' })
      .shadow('loseRegular', { nation: 'isengard' });
    expect(play.where('saruman')).toBe('eliminated');
    expect(play.at('orthanc')).toEqual({});
    expect(play.choices(FREE, 'playEvent', 'card')).toEqual(['fp-character-12']);
    play.free('playEvent', { card: 'fp-character-12' });
    expect(play.s.open.fellowship.corruption).toBe(1);
  });

  test('Saruman without an army falls; without Gandalf the White or a Companion in Fangorn the Ents sleep', () => {
    expect(canPlayFree('fp-character-21', { on: { edoras: 'gandalf-white' }, eliminated: ['gandalf-grey'] })).toBe(false);
    expect(canPlayFree('fp-character-21', { on: { fangorn: 'gimli' } })).toBe(false);
    const play = freeCard('fp-character-21', {
      on: { edoras: 'gandalf-white', fangorn: 'gimli', orthanc: 'saruman' },
      eliminated: ['gandalf-grey'],
    });
    playFree(play, 'fp-character-21');
    expect(play.where('saruman')).toBe('eliminated');
  });

  test('Dead Men of Dunharrow: hits, a retreat, and Gondor rises', () => {
    const play = freeCard('fp-character-22', {
      on: { edoras: 'strider, gimli', pelargir: 'southrons 3r' },
      held: { pelargir: 'shadow' },
      fellowship: { guide: 'gandalf-grey' },
    });
    playFree(play.next(2), 'fp-character-22').free('chooseRegion', { region: 'pelargir' }).free('chooseFigure', { figure: 'gimli' });
    expect(play.nation('southrons').steps).toBe(1);
    play
      .shadow('loseRegular', { nation: 'southrons' })
      .shadow('loseRegular', { nation: 'southrons' })
      .shadow('retreat', { region: 'west-harondor' });
    play.free('chooseAmount', { amount: 2 });
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 2, strider: 1, gimli: 1 });
    expect(play.holder('pelargir')).toBe('free-peoples');
    expect(play.at('west-harondor')).toEqual({ 'southrons-regular': 1 });
  });

  test('Dead Men: an army that cannot retreat is destroyed with its Nazgûl', () => {
    const play = freeCard('fp-character-22', {
      on: { edoras: 'strider', lamedon: 'southrons 5r, nazgul 1', pelargir: 'gondor 1r', 'dol-amroth': 'gondor 1r', erech: 'gondor 1r' },
      held: { lamedon: 'shadow' },
      fellowship: { guide: 'gandalf-grey' },
    });
    playFree(play.next(1), 'fp-character-22').free('chooseRegion', { region: 'lamedon' }).shadow('loseRegular', { nation: 'southrons' });
    expect(play.at('reinforcements').nazgul).toBe(8);
    expect(play.at('lamedon')).toEqual({ strider: 1 });
  });
});
