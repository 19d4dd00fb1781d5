import { afterAll, describe, expect, it } from 'vitest';
import { EngineClient, type Reply } from '../testing/engine.ts';

const GAME = 'journey-to-mordor';
const ROLL = { seat: 0, action: { type: 'roll' } };
const aside = (die: string): object => ({ seat: 0, action: { type: 'setAside', die } });

/** One process answers all tests: a mistake of one must not affect the next. */
const engine = new EngineClient(GAME);
afterAll(() => engine.end());

/** Sam (seat 0) and Merry are about to play, Sam first. */
async function begin(options: object = {}): Promise<Reply> {
  await engine.done('new', { seats: ['Ala', 'Olek'], seed: 7, options: { first: 0, ...options } });
  await engine.done('apply', { seat: 0, action: { type: 'chooseHobbit', hobbit: 'sam' } });
  return engine.done('apply', { seat: 1, action: { type: 'chooseHobbit', hobbit: 'merry' } });
}

/** Plays the first option of the seat to act, so many times or to the end. */
async function playOn(from: Reply, most = Number.POSITIVE_INFINITY): Promise<Reply> {
  let now = from;
  for (let count = 0; now.outcome === null && count < most; count++) {
    const [seat] = now.waiting;
    const { options } = await engine.done('options', { seat });
    now = await engine.done('apply', { seat, action: options[count % options.length] });
  }
  return now;
}

describe('a conversation', () => {
  it('begins a game, says who is asked and what is possible', async () => {
    const begun = await engine.done('new', { seats: ['Ala', 'Olek'], seed: 7, options: { first: 1 } });
    expect(begun).toMatchObject({ outcome: null, waiting: [0] });
    expect(begun.hash).toMatch(/^[0-9a-f]{32}$/);
    const { options, prompt } = await engine.done('options', { seat: 0 });
    expect(options.map(({ hobbit }) => hobbit)).toEqual(['frodo', 'sam', 'merry', 'pippin']);
    expect(prompt).toMatchObject({ id: 'chooseHobbit' });
    expect(await engine.done('options', { seat: 1 })).toMatchObject({ options: [], prompt: null });
  });

  it('gives the same game for the same seed and another one for another', async () => {
    const roll = async (seed: number): Promise<string> => {
      await engine.done('new', { seats: ['a', 'b'], seed, options: { first: 0 } });
      await engine.done('apply', { seat: 0, action: { type: 'chooseHobbit', hobbit: 'sam' } });
      await engine.done('apply', { seat: 1, action: { type: 'chooseHobbit', hobbit: 'merry' } });
      return (await engine.done('apply', ROLL)).hash;
    };
    const first = await roll(7);
    expect(await roll(7)).toBe(first);
    expect(await roll(8)).not.toBe(first);
  });

  it('tells what happened, and everybody may hear it', async () => {
    await begin();
    const { events } = await engine.done('apply', ROLL);
    expect(events.map(({ event }) => event.type)).toContain('rolled');
    expect(events.every(({ to }) => to === null)).toBe(true);
  });

  it('shows the view and the log of a seat and of a watcher', async () => {
    await begin();
    for (const seat of [0, 1, 'spectator']) {
      const { view, log } = await engine.done('view', { seat });
      expect(view.players).toHaveLength(2);
      expect(log.map(({ type }) => type)).toEqual(['firstPlayer', 'hobbitChosen', 'hobbitChosen', 'turnBegan']);
    }
  });

  it('ends when told to, with exit code 0', async () => {
    const other = new EngineClient(GAME);
    expect(await other.ask('quit')).toMatchObject({ id: 1, ok: true });
    expect(await other.ended).toBe(0);
  });

  it('ends when its input ends, with exit code 0', async () => {
    const other = new EngineClient(GAME);
    expect(await other.end()).toBe(0);
  });

  it('wants a game before anything else', async () => {
    const other = new EngineClient(GAME);
    for (const verb of ['position', 'state', 'record']) expect((await other.ask(verb)).error.code).toBe('no-game');
    expect((await other.ask('options', { seat: 0 })).error.code).toBe('no-game');
    await other.end();
  });
});

describe('refusals change nothing', () => {
  const BAD_LINES: readonly (readonly [string, string, string])[] = [
    ['no JSON', 'roll the dice', 'not-json'],
    ['half an object', '{"id": 1, "do": "apply"', 'not-json'],
    ['a list', '[1, 2]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['no verb', '{"id": 1}', 'bad-request'],
    ['an unknown verb', '{"id": 1, "do": "cheat"}', 'bad-request'],
    ['a verb from the prototype', '{"id": 1, "do": "constructor"}', 'bad-request'],
    ['no id', '{"do": "state"}', 'bad-request'],
    ['an id of the wrong kind', '{"id": {}, "do": "state"}', 'bad-request'],
    ['a misspelt part', '{"id": 1, "do": "apply", "seat": 0, "acton": {"type": "roll"}}', 'bad-request'],
    ['a seat that is not there', '{"id": 1, "do": "apply", "seat": 2, "action": {"type": "roll"}}', 'no-seat'],
    ['a seat that is a word', '{"id": 1, "do": "options", "seat": "0"}', 'bad-request'],
    ['a seat below zero', '{"id": 1, "do": "view", "seat": -1}', 'bad-request'],
    ['a seat that is not asked', '{"id": 1, "do": "apply", "seat": 1, "action": {"type": "roll"}}', 'not-asked'],
    ['the wrong moment', '{"id": 1, "do": "apply", "seat": 0, "action": {"type": "chooseHobbit", "hobbit": "frodo"}}', 'wrong-moment'],
    ['an unknown action', '{"id": 1, "do": "apply", "seat": 0, "action": {"type": "fly"}}', 'malformed'],
    ['no action', '{"id": 1, "do": "apply", "seat": 0}', 'bad-request'],
    ['an argument that is not offered', '{"id": 1, "do": "apply", "seat": 0, "action": {"type": "setAside", "die": "pink"}}', 'malformed'],
    ['a move against a rule', '{"id": 1, "do": "apply", "seat": 0, "action": {"type": "finishRolling"}}', 'refused'],
    ['draws that are no list', '{"id": 1, "do": "apply", "seat": 0, "action": {"type": "roll"}, "draws": "ring"}', 'bad-request'],
    ['nothing to take back', '{"id": 1, "do": "undo", "seat": 0}', 'nothing-to-undo'],
    ['an undo by another seat', '{"id": 1, "do": "undo", "seat": 1}', 'nothing-to-undo'],
    ['a new game with one seat', '{"id": 1, "do": "new", "seats": ["a"], "seed": 1}', 'unacceptable'],
    ['a new game with bad options', '{"id": 1, "do": "new", "seats": ["a", "b"], "options": {"side": "dark"}}', 'unacceptable'],
    ['a new game with bad content', '{"id": 1, "do": "new", "seats": ["a", "b"], "content": {"dice": []}}', 'unacceptable'],
    ['a seed that is no number', '{"id": 1, "do": "new", "seats": ["a", "b"], "seed": "x"}', 'bad-request'],
    ['nothing to load', '{"id": 1, "do": "load"}', 'bad-request'],
    ['two things to load', '{"id": 1, "do": "load", "state": {}, "position": {}}', 'bad-request'],
    ['a position that is none', '{"id": 1, "do": "load", "position": {"game": "chess"}}', 'unacceptable'],
    ['a state that is none', '{"id": 1, "do": "load", "state": {"frames": []}}', 'bad-state'],
    [
      'a state at an unknown step',
      '{"id": 1, "do": "load", "state": {"frames": [{"step": "x"}], "outcome": null, "open": {}, "own": [], "hidden": null}}',
      'bad-state',
    ],
    ['a record that is none', '{"id": 1, "do": "load", "record": {"format": "pgn"}}', 'bad-record'],
  ];

  it('answers every wrong line with its error and stays as it was', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['ring', 'orc', 'orc', 'gandalf', 'weapon'] });
    const before = await engine.hash();
    for (const [name, line, code] of BAD_LINES) {
      const reply = await engine.line(line);
      expect({ name, ok: reply.ok, code: reply.error?.code }).toEqual({ name, ok: false, code });
      expect(reply.error.message.length).toBeGreaterThan(10);
      expect({ name, state: await engine.hash() }).toEqual({ name, state: before });
    }
  });

  it('has no id to repeat when the line is not JSON, and repeats the id otherwise', async () => {
    expect((await engine.line('?')).id).toBe(null);
    expect((await engine.line('{"id": "x7", "do": "cheat"}')).id).toBe('x7');
  });

  it('names the rules of a refusal, and explains them in both languages', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['ring', 'ring', 'orc', 'gandalf', 'weapon'] });
    await engine.done('apply', aside('black'));
    const refused = await engine.ask('apply', aside('yellow'));
    expect(refused.error).toMatchObject({ code: 'refused', rules: ['JM-DICE-04'] });
    const { legal, rules } = await engine.done('explain', aside('yellow'));
    expect(refused.error.wording).toEqual(rules);
    expect(legal).toBe(false);
    expect(rules).toHaveLength(1);
    expect(rules[0].en).toContain('different symbols');
    expect(rules[0].pl).toContain('różne symbole');
    expect(await engine.done('explain', aside('red'))).toMatchObject({ legal: true });
  });

  it('says what is missing where a rule alone does not (BM-ATTACK-03)', async () => {
    const battle = new EngineClient('battle-for-middle-earth');
    const team = { teams: [['theoden', 'legolas']] };
    const row = ['troll', 'uruk-hai', 'orc-archer'];
    await battle.done('load', {
      position: { game: 'battle-for-middle-earth', row, players: [team, {}], turn: { step: 'afterPlaying' } },
    });
    await battle.done('apply', { seat: 0, action: { type: 'attack', team: 1 } });
    const troll = { seat: 0, action: { type: 'target', enemy: 'troll' } };
    const params = { symbols: ['@symbol.orange', '@symbol.yellow'] };
    expect(await battle.done('explain', troll)).toMatchObject({ legal: false, rules: [{ id: 'BM-ATTACK-03' }], params });
    expect((await battle.ask('apply', troll)).error).toMatchObject({ code: 'refused', rules: ['BM-ATTACK-03'], params });
    await battle.end();
  });

  it('says where options and content are wrong', async () => {
    const reply = await engine.ask('new', { seats: ['a', 'b'], options: { side: 'dark' } });
    expect(reply.error).toMatchObject({ code: 'unacceptable', path: 'side', rules: ['JM-SETUP-05'] });
  });
});

describe('forced draws', () => {
  it('dictate the dice, by name or by index', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['white-tree', 'ring', 2, 'orc', 'nazgul'] });
    const { position } = await engine.done('position');
    expect(position).toMatchObject({
      turn: {
        dice: { black: { symbol: 'white-tree' }, yellow: { symbol: 'ring' }, red: { symbol: 'weapon' }, green: { symbol: 'nazgul' } },
      },
    });
  });

  it('may be fewer than are drawn: chance does the rest', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['white-tree'] });
    expect((await engine.done('position')).position).toMatchObject({ turn: { dice: { black: { symbol: 'white-tree' } } } });
  });

  it.each([
    ['too many', ['ring', 'ring', 'ring', 'ring', 'ring', 'ring']],
    ['an unknown face', ['ring', 'dragon']],
    ['a face the die does not have', ['ring', 'white-tree']],
    ['an index too high', [6]],
    ['a list where a die is rolled', [['ring']]],
  ])('%s: refused, and the next roll is what it would have been', async (_, draws) => {
    await begin();
    const before = await engine.hash();
    expect((await engine.ask('apply', { ...ROLL, draws })).error.code).toBe('bad-draws');
    expect(await engine.hash()).toBe(before);
    const after = (await engine.done('apply', ROLL)).hash;
    await begin();
    expect((await engine.done('apply', ROLL)).hash).toBe(after);
  });

  it('are refused where nothing is drawn', async () => {
    await engine.done('new', { seats: ['a', 'b'], options: { first: 0 } });
    const reply = await engine.ask('apply', { seat: 0, action: { type: 'chooseHobbit', hobbit: 'sam' }, draws: ['ring'] });
    expect(reply.error.code).toBe('bad-draws');
  });
});

describe('undo', () => {
  it('goes back over what taught nothing, and no further than the roll', async () => {
    await begin();
    const rolled = await engine.done('apply', { ...ROLL, draws: ['ring', 'orc', 'orc', 'gandalf', 'weapon'] });
    await engine.done('apply', aside('black'));
    await engine.done('apply', aside('blue'));
    await engine.done('undo', { seat: 0 });
    const back = await engine.done('undo', { seat: 0 });
    expect(back.hash).toBe(rolled.hash);
    expect((await engine.ask('undo', { seat: 0 })).error.code).toBe('nothing-to-undo');
    const { record } = await engine.done('record');
    expect(record.actions).toHaveLength(3);
  });

  it('names the rule that lets nothing be taken back (JM-RULING-30)', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['ring', 'orc', 'gandalf', 'weapon', 'nazgul'] });
    for (const die of ['black', 'yellow', 'red', 'blue', 'green']) await engine.done('apply', aside(die));
    const { error } = await engine.ask('undo', { seat: 0 });
    expect(error).toMatchObject({ code: 'nothing-to-undo', rules: ['JM-RULING-30'], wording: [{ id: 'JM-RULING-30' }] });
  });
});

describe('documents', () => {
  it('loads what it writes: position and state', async () => {
    await begin({ side: 'advanced' });
    await engine.done('apply', { ...ROLL, draws: ['ring', 'orc', 'orc', 'gandalf', 'weapon'] });
    const { hash } = await engine.done('apply', aside('black'));
    const { state } = await engine.done('state');
    const { position } = await engine.done('position');
    await engine.done('new', { seats: ['x', 'y', 'z'] });
    expect((await engine.done('load', { state })).hash).toBe(hash);
    expect((await engine.done('load', { position })).hash).toBe(hash);
    const { record } = await engine.done('record');
    expect((await engine.done('load', { record })).hash).toBe(hash);
  });

  it('replays a record to the same state, with its log and its way back', async () => {
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['ring', 'orc', 'orc', 'gandalf', 'weapon'] });
    const { hash } = await engine.done('apply', aside('black'));
    const { record } = await engine.done('record');
    const { log } = await engine.done('view', { seat: 1 });
    await engine.done('new', { seats: ['x', 'y'] });
    expect((await engine.done('load', { record })).hash).toBe(hash);
    expect((await engine.done('view', { seat: 1 })).log).toEqual(log);
    expect((await engine.done('record')).record).toEqual(record);
    await engine.done('undo', { seat: 0 });
    expect((await engine.done('record')).record.actions).toHaveLength(record.actions.length - 1);
  });

  it('says honestly where the draws of a record came from', async () => {
    await begin();
    await engine.done('apply', ROLL);
    const { record } = await engine.done('record');
    expect(record.chance).toEqual({ kind: 'seeded', seed: 7 });
    await begin();
    await engine.done('apply', { ...ROLL, draws: ['ring'] });
    expect((await engine.done('record')).record.chance).toEqual({ kind: 'unknown' });
    await playOn(await engine.done('load', { record }), 1);
    const continued = (await engine.done('record')).record;
    expect(continued.actions).toHaveLength(record.actions.length + 1);
    expect(continued.chance).toEqual({ kind: 'unknown' });
  });

  it('refuses a record that was tampered with', async () => {
    await begin();
    await engine.done('apply', ROLL);
    const before = await engine.hash();
    const { record } = await engine.done('record');
    const tampered = structuredClone(record);
    const [draw] = tampered.actions[2].draws;
    draw.got = (draw.got + 1) % 6;
    expect((await engine.ask('load', { record: tampered })).error.code).toBe('bad-record');
    expect(await engine.hash()).toBe(before);
  });

  it('plays a whole game, and its record stands', async () => {
    const over = await playOn(await begin());
    expect(over.outcome).not.toBe(null);
    expect(over.waiting).toEqual([]);
    expect((await engine.ask('apply', ROLL)).error).toMatchObject({ code: 'over' });
    const { record } = await engine.done('record');
    expect(record.outcome).toEqual(over.outcome);
    expect((await engine.done('load', { record })).hash).toBe(over.hash);
  });
});
