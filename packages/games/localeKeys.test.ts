import { expect, it } from 'vitest';
import { runtimeKey } from '#look/localeKey.ts';
import type { LocaleWords } from '#look/table.ts';
import type { Key as BattleKey } from './battle-for-middle-earth/table/keys.ts';
import type { Key as HuntKey } from './hunt-for-the-ring/table/keys.ts';
import type { Key as JourneyKey } from './journey-to-mordor/table/keys.ts';
import type { Key as WarKey } from './war-of-the-ring/table/keys.ts';

/** Types only: `npx tsc` fails here when a misspelt key of a game's locale compiles. */

const asked: string[] = [];
const say =
  <Key extends string>(): LocaleWords<Key> =>
  (key) => {
    asked.push(key);
    return key;
  };

it('a misspelt key of a game does not compile', () => {
  const [war, hunt, battle, journey] = [say<WarKey>(), say<HuntKey>(), say<BattleKey>(), say<JourneyKey>()];
  const [id, side] = ['bree', asked.length === 0 ? 'shadow' : 'free-peoples'] as const;
  const region: string = id;
  war('table.hand.close');
  hunt('table.dock.open');
  battle('table.detail.rules');
  journey('table.act.finish');
  // A group that the locale has, under a name that is data.
  war(`region.${region}`);
  // Both names are looked up.
  war(`table.side.${side}`);
  // With a count the plural form follows from it; some texts are those of the shell.
  journey('table.act.rollAll', { count: 2 });
  war('close');
  war(runtimeKey(region));
  // @ts-expect-error: no such text
  war('table.hand.clsoe');
  // @ts-expect-error: no such region
  war('region.bre');
  // @ts-expect-error: no such group
  war(`regoin.${region}`);
  // @ts-expect-error: one of both is no side
  war(`table.side.${asked.length === 0 ? 'shadow' : 'free'}`);
  // @ts-expect-error: any text is too many
  war(region);
  // @ts-expect-error: a group is no text
  hunt('table.dock');
  // @ts-expect-error: another game has it
  battle('table.dock.open');
  // @ts-expect-error: no such text
  journey('table.act.rolAll');
  expect(asked).toHaveLength(17);
});
