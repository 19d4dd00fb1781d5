import { SHELF } from '#games';
import { Icon } from '#look';
import { type Seating, SEATINGS } from '#lab/setup.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, loadNamespace } from '../i18n/i18n.ts';
import { createSeatRoles } from '../game/seatRoles.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { GameIcon } from '../ui/GameIcon.tsx';
import { type SetupDraft, draftOf, withSeats, setupOf } from './setupDraft.ts';
import { startRun } from './runs.ts';
import { SetupFields } from './SetupFields.tsx';
import { t, whole } from './text.ts';

const COUNTS = ['100', '1000', '10000', 'other'] as const;
type Count = (typeof COUNTS)[number];
const MOST_GAMES = 1_000_000;

const PLAYABLE = SHELF.filter(({ state }) => state !== 'planned');

/** Module state: the form keeps its values while the player looks at a game or turns the phone. */
const [game, setGame] = createSignal(PLAYABLE[0]?.id ?? '');
const box = () => PLAYABLE.find(({ id }) => id === game()) ?? PLAYABLE[0];
const [draft, setDraft] = createSignal<SetupDraft>(draftOf(box()));
const [other, setOther] = createSignal<SetupDraft | null>(null);
const [seating, setSeating] = createSignal<Seating>('fixed');
const [count, setCount] = createSignal<Count>('1000');
const [own, setOwn] = createSignal(2000);
const [seed, setSeed] = createSignal(1954);

/** What is to be tried: game, chairs, options, content, how many games and which luck; and, if one likes, against what. */
export function LabForm(props: { readonly begun: () => void }): JSX.Element {
  const roles = createSeatRoles(game);
  const texts = createQuery(game, async (id) => {
    await loadNamespace(id);
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
    const drafts: readonly [SetupDraft, ...SetupDraft[]] = second === null ? [draft()] : [draft(), withSeats(second, draft().bots.length)];
    const [first, ...rest] = drafts.map((each) => setupOf(game(), each, seating()));
    startRun({
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
        <legend>{t('which')}</legend>
        <div class="lab-pick">
          <For each={PLAYABLE}>
            {({ id }) => (
              <label classList={{ on: game() === id }}>
                <input type="radio" name="lab-game" class="sr" value={id} checked={game() === id} onChange={() => turnTo(id)} />
                <GameIcon game={id} />
                <span>{dynamicText(`shelf.${id}.title`)}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={texts.error() === null} fallback={<ErrorNotice error={texts.error()} retry={texts.retry} />}>
        <Show when={texts.value() === game() ? box() : undefined} keyed fallback={<Skeleton />}>
          {(playing) => (
            <>
              <SetupFields box={playing} roles={roles} draft={draft()} chairs change={(part) => setDraft((all) => ({ ...all, ...part }))} />
              <SelectField
                title={t('seating')}
                values={SEATINGS}
                value={seating()}
                word={(each) => t(`seating_${each}`)}
                choose={setSeating}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={other() !== null}
                  onChange={(event) => setOther(event.currentTarget.checked ? { ...draft(), options: {}, pack: null } : null)}
                />
                <span>
                  {t('compare')}
                  <small>{t('compare_help')}</small>
                </span>
              </label>
              <Show when={other() !== null}>
                <div class="lab-second">
                  <h2>{t('second')}</h2>
                  <SetupFields
                    box={playing}
                    roles={roles}
                    draft={withSeats(other() ?? draft(), draft().bots.length)}
                    change={(part) => setOther((all) => (all === null ? all : { ...all, ...part }))}
                  />
                </div>
              </Show>
            </>
          )}
        </Show>
      </Show>
      <HowMany />
      <p class="quiet lab-note">{t('here')}</p>
      <button type="submit" class="btn seal" disabled={texts.value() !== game()}>
        <Icon name="hourglass" />
        {t('begin')}
      </button>
    </form>
  );
}

/** How many games, and which luck. */
function HowMany(): JSX.Element {
  return (
    <>
      <RadioGroup
        name="lab-count"
        legend={t('count')}
        values={COUNTS}
        chosen={count()}
        label={(each) => (each === 'other' ? t('other') : whole(Number(each)))}
        choose={setCount}
      />
      <div class="lab-numbers">
        <Show when={count() === 'other'}>
          <label class="field">
            <span>{t('games')}</span>
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
          <span>{t('seed')}</span>
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
