import { SHELF } from '#games';
import { Icon } from '#look';
import { type Seating, SEATINGS } from '#lab/setup.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { createRoles } from '../roles.ts';
import { Choice } from '../ui/Choice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Device } from '../ui/TableRow.tsx';
import { type Draft, draftOf, seatedLike, setupOf } from './draft.ts';
import { begin } from './runs.ts';
import { SetupFields } from './SetupFields.tsx';
import { tell, whole } from './words.ts';

const COUNTS = ['100', '1000', '10000', 'other'] as const;
type Count = (typeof COUNTS)[number];
const MOST_GAMES = 1_000_000;

const PLAYABLE = SHELF.filter(({ state }) => state !== 'planned');

/** What stands in the form stays there: whoever turns the phone or looks at a game finds it again. */
const [game, setGame] = createSignal(PLAYABLE[0]?.id ?? '');
const box = () => PLAYABLE.find(({ id }) => id === game()) ?? PLAYABLE[0];
const [draft, setDraft] = createSignal<Draft>(draftOf(box()));
const [other, setOther] = createSignal<Draft | null>(null);
const [seating, setSeating] = createSignal<Seating>('fixed');
const [count, setCount] = createSignal<Count>('1000');
const [own, setOwn] = createSignal(2000);
const [seed, setSeed] = createSignal(1954);

/** What is to be tried: game, chairs, options, content, how many games and which luck; and, if one likes, against what. */
export function LabForm(props: { readonly begun: () => void }): JSX.Element {
  const roles = createRoles(game);
  const words = ask(game, async (id) => {
    await learn(id);
    return id;
  });

  const turnTo = (id: string): void => {
    setGame(id);
    setDraft(draftOf(box()));
    setOther(null);
    setSeating('fixed');
  };
  const games = () => (count() === 'other' ? own() : Number(count()));
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const second = other();
    const drafts: readonly [Draft, ...Draft[]] = second === null ? [draft()] : [draft(), seatedLike(second, draft().bots.length)];
    const [first, ...rest] = drafts.map((each) => setupOf(game(), each, seating()));
    begin({
      setups: [first, ...rest],
      packs: drafts.map(({ pack }) => pack?.title ?? ''),
      games: Math.max(1, Math.min(MOST_GAMES, Math.round(games()))),
      seed: seed(),
    });
    props.begun();
  };

  return (
    <form class="lab-form" onSubmit={start}>
      <fieldset class="lab-set">
        <legend>{tell('which')}</legend>
        <div class="lab-pick">
          <For each={PLAYABLE}>
            {({ id }) => (
              <label classList={{ on: game() === id }}>
                <input type="radio" name="lab-game" class="sr" value={id} checked={game() === id} onChange={() => turnTo(id)} />
                <Device game={id} />
                <span>{say(`shelf.${id}.title`)}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={words.error() === null} fallback={<Fault error={words.error()} again={words.again} />}>
        <Show when={words.value() === game() ? box() : undefined} keyed fallback={<Ruled />}>
          {(playing) => (
            <>
              <SetupFields box={playing} roles={roles} draft={draft()} chairs change={(part) => setDraft((all) => ({ ...all, ...part }))} />
              <SelectField
                title={tell('seating')}
                values={SEATINGS}
                value={seating()}
                word={(each) => tell(`seating_${each}`)}
                choose={setSeating}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={other() !== null}
                  onChange={(event) => setOther(event.currentTarget.checked ? { ...draft(), options: {}, pack: null } : null)}
                />
                <span>
                  {tell('compare')}
                  <small>{tell('compare_help')}</small>
                </span>
              </label>
              <Show when={other() !== null}>
                <div class="lab-second">
                  <h2>{tell('second')}</h2>
                  <SetupFields
                    box={playing}
                    roles={roles}
                    draft={seatedLike(other() ?? draft(), draft().bots.length)}
                    change={(part) => setOther((all) => (all === null ? all : { ...all, ...part }))}
                  />
                </div>
              </Show>
            </>
          )}
        </Show>
      </Show>
      <HowMany />
      <p class="quiet lab-note">{tell('here')}</p>
      <button type="submit" class="btn seal" disabled={words.value() !== game()}>
        <Icon name="hourglass" />
        {tell('begin')}
      </button>
    </form>
  );
}

/** How many games, and which luck. */
function HowMany(): JSX.Element {
  return (
    <>
      <Choice
        name="lab-count"
        legend={tell('count')}
        values={COUNTS}
        chosen={count()}
        label={(each) => (each === 'other' ? tell('other') : whole(Number(each)))}
        choose={setCount}
      />
      <div class="lab-numbers">
        <Show when={count() === 'other'}>
          <label class="field">
            <span>{tell('games')}</span>
            <input
              type="number"
              min="1"
              max={MOST_GAMES}
              value={own()}
              required
              onInput={(event) => setOwn(event.currentTarget.valueAsNumber || 1)}
            />
          </label>
        </Show>
        <label class="field">
          <span>{tell('seed')}</span>
          <input
            type="number"
            step="1"
            value={seed()}
            required
            onInput={(event) => setSeed(Math.round(event.currentTarget.valueAsNumber || 0))}
          />
        </label>
      </div>
    </>
  );
}
