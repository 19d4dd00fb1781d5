import { asId } from '#kernel/id.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import type { WarView } from '#games/war-of-the-ring/view/view.ts';
import { type AnyGame, unchecked } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { inexact } from './exact.ts';
import { type Overheard, overheard } from './overheard.ts';
import { giveUp, recordOf, setTable } from './players.ts';
import { type Asked, decide, nextQuestion, warView, type Way, whoIsAsked } from './war-player.ts';
import { OSGILIATH } from './war-scenario.ts';
import { cardsIn, handOf, shownOn } from './war-secrets.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Four browsers are slow: only with `REDBOOK_WHOLE=1`. Dice that are not needed for the battle are laid aside. */
const WHOLE = process.env.REDBOOK_WHOLE === '1';
const TURNS = 2;

interface Player extends Overheard {
  readonly seat: number;
  readonly name: string;
  readonly by: Way;
  readonly language: 'en' | 'pl';
  /** Messages looked through so far. */
  read: number;
}

const PEOPLE = [
  { name: 'Ala', by: 'mouse', language: 'en', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'Bogdan', by: 'mouse', language: 'pl', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'Cela', by: 'finger', language: 'en', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'Darek', by: 'mouse', language: 'en', options: { viewport: { width: 1280, height: 800 } } },
] as const;

/** Cards are swapped; in a battle everybody stays and nobody plays a card; of the rest what is done soonest. */
const WISHES: readonly WarAction['type'][] = ['offerCard', 'accept', 'beginBattle', 'loseRegular', 'loseElite', 'pressOn', 'noCombatCard'];
const SOON: readonly WarAction['type'][] = ['skipDie', 'stand', 'decline', 'done', 'ceaseAttack'];

const FROM = 'north-ithilien';
const AGAINST = 'osgiliath';

/** The army before Osgiliath is mixed: whoever commands it attacks the mixed army there as soon as he acts, and nobody else fights. */
function choiceOf({ view, options, mine }: Asked): WarAction {
  const storm = options.find((action) => action.type === 'attack' && action.from === FROM && action.against === AGAINST);
  if (storm !== undefined) return storm;
  const commands = view.team?.shared.some(({ place, commander }) => place === FROM && commander === mine) === true;
  const isThere = view.team?.shared.some(({ place }) => place === AGAINST) === true;
  const attack = options.find((action) => action.type === 'spend' && action.action === 'attack');
  if (attack !== undefined && commands && isThere) return attack;
  const type = [...WISHES, ...SOON].find((each) => options.some((action) => action.type === each));
  return options.find((action) => action.type === type) ?? options[0];
}

const PSST = 'Osgiliath is yours, I hold the city';

/** Only the partner's page shows what was said to the team, and no other browser was ever sent it. */
async function talkApart([gondor, angmar, rohan, saruman]: readonly Player[]): Promise<void> {
  await gondor.page.locator('#tab-team').click();
  expect(await gondor.page.locator('.readers').textContent()).toContain('Only Cela and you');
  await gondor.page.locator('.say input').fill(PSST);
  await gondor.page.locator('.say button').click();
  await rohan.page.locator('.cover .small-only').tap();
  await rohan.page.locator('#tab-team .bead').waitFor();
  await rohan.page.locator('#tab-team').tap();
  await rohan.page.locator('.talk').getByText(PSST).waitFor();
  await rohan.page.locator('.margin-x').tap();
  await gondor.page.locator('#tab-chronicle').click();
  for (const other of [angmar, saruman]) expect(other.messages.join('\n')).not.toContain(PSST);
}

it.runIf(WHOLE)(
  'WR-MULTI-06, WR-MULTI-20: four people wage the war in four browsers through two turns, swap cards and lose a mixed army; each is told what he may know, no more and no less',
  async () => {
    const players: Player[] = [];
    for (const [seat, { options, ...person }] of PEOPLE.entries())
      players.push({ ...(await overheard(house, { ...options, settings: { language: person.language } })), seat, ...person, read: 0 });
    const [host, ...guests] = players;
    const watcher = await TestClient.arrive(house.url);
    const invited = { kind: 'invited' } as const;
    const { table, codes } = await setTable(
      host.page,
      { game: 'war-of-the-ring', seats: [{ kind: 'me' }, invited, invited, invited], content: OSGILIATH, teamTalk: true },
      host.name,
    );
    for (const guest of guests) {
      await guest.page.goto(`/join/${table}#${codes.find(({ seat }) => seat === guest.seat)?.code}`);
      // The invitation says what this very seat plays.
      if (guest.seat === 2) await guest.page.getByText('Rohan, the North and the Dwarves').waitFor();
      await guest.page.locator('.field input').first().fill(guest.name);
      await (guest.by === 'mouse' ? guest.page.locator('main .btn.seal').click() : guest.page.locator('main .btn.seal').tap());
    }
    await host.page.goto(`/table/${table}`);
    await watcher.watch(table);

    /** Cards that everybody has seen, from what a watcher is told. */
    const open = new Set<string>();
    let heard = 0;
    let next: Player | null = null;
    const isKnown = async (): Promise<boolean> => {
      const waiting = new Set(players.map((player) => player.now()?.waiting.join()));
      next = waiting.size === 1 && !waiting.has(undefined) ? await whoIsAsked(players) : null;
      return next !== null || players.some((player) => player.now()?.phase === 'finished');
    };
    /** What was sent is looked through every time; what is drawn, now and then. */
    const keepHands = async (drawn: boolean): Promise<void> => {
      await watcher.ask({ t: 'explain', table, seat: 1, action: { type: 'nothing' } });
      for (const card of cardsIn(JSON.stringify(watcher.heard.slice(heard)))) open.add(card);
      heard = watcher.heard.length;
      for (const player of players) {
        const foreign = players.filter((other) => other !== player).flatMap((other) => handOf(warView(other), other.seat));
        const hidden = foreign.filter((card) => !open.has(card) && !swapped.has(card));
        const sent = new Set(cardsIn(player.messages.slice(player.read).join('\n')));
        player.read = player.messages.length;
        expect(hidden.filter((card) => sent.has(card))).toEqual([]);
        if (drawn) expect(await shownOn(player.page, player.language, hidden)).toEqual([]);
      }
    };
    /** Cards that were given to a partner: both have seen them. */
    const swapped = new Set<string>();
    const happened = (type: string): boolean => JSON.stringify(watcher.heard).includes(`"type":"${type}"`);
    /** Who commanded in each round of the battle, by seat. */
    const commanded = new Set<string>();
    let talked = false;
    let decisions = 0;
    for (;;) {
      await expect.poll(isKnown, { interval: 15, message: 'somebody is asked' }).toBe(true);
      if (warView(host).turn > TURNS || players.some((player) => player.now()?.phase === 'finished')) break;
      if (!talked && warView(host).stage === 'action') {
        talked = true;
        await talkApart(players);
      }
      const player: Player = next ?? host;
      const asked = await nextQuestion(player, player.seat);
      if (asked === null) break;
      const { team, battle } = asked.view;
      if (team?.acting === player.seat && battle === null) await player.page.locator('.wr-lands .gilt').waitFor({ state: 'attached' });
      if (battle?.from === FROM && battle.to === AGAINST) commanded.add(`${battle.round}: ${team?.commanders?.join(' and ')}`);
      const action = choiceOf(asked);
      if (action.type === 'offerCard') swapped.add(action.card);
      await decide(player, player.by, asked, action);
      await keepHands(decisions++ % 8 === 0);
    }
    for (const type of ['swapped', 'battleBegan', 'combatRoll']) expect([type, happened(type)]).toEqual([type, true]);
    // Of two mixed armies, Rohan's player commands the one in Osgiliath, Saruman's the one before it.
    expect([...commanded]).toContain('1: 2 and 3');
    for (const { page } of [players[0], players[2]]) {
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }

    // Both of the Free Peoples give up, so that the record can be read; then what each browser was told is held against the rules.
    await giveUp(players[0].page);
    await watcher.until(() => unchecked<WarView>(watcher.follow(table).now.view).team?.players[0]?.left === true, 'one who has given up');
    expect(watcher.follow(table).now.phase).toBe('playing');
    await giveUp(players[2].page);
    for (const { page } of players) await page.locator('.dialog.end').waitFor();
    const record = await recordOf(host.page, table);
    await watcher.ask({ t: 'explain', table, seat: 1, action: { type: 'nothing' } });
    const game: AnyGame = warOfTheRing;
    for (const { seat, messages, complaints } of players) {
      expect(inexact(game, record, asId(seat), messages)).toEqual([]);
      expect(complaints).toEqual([]);
    }
    const watched = watcher.heard.map((message) => JSON.stringify(message));
    expect(inexact(game, record, 'spectator', watched)).toEqual([]);
    expect(watched.join('\n')).not.toContain(PSST);
    // The check sees what it should: partners are not told the same.
    expect(inexact(game, record, 2, players[0].messages)).not.toEqual([]);
    await watcher.disconnect();
    for (const { context } of players) await context.close();
  },
);
