import { SHELF } from '#games';
import { Icon } from '#look';
import { FEWEST_ENTRANTS, MOST_ENTRANTS, mostRounds, TOURNAMENT_FORMS, type TournamentForm } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { setDisplayName, ensureSession, suggestedName } from '../user/currentUser.ts';
import { CLOCK_IDS, type ClockId, CLOCKS } from '../game/clockPresets.ts';
import { go } from '../router/router.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Page } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

const upTo = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index);
const PLACES = upTo(FEWEST_ENTRANTS, MOST_ENTRANTS);
/** As many rounds as are needed for one undefeated winner. */
const usualRounds = (places: number): number => Math.ceil(Math.log2(places));
const GAMES = SHELF.filter(({ players }) => players.min <= 2).map(({ id }) => id);

/** The form of a new tournament: game, format, size, and who may join. */
export function NewTournament(): JSX.Element {
  const [name, setName] = createSignal('');
  const [game, setGame] = createSignal(GAMES[0] ?? '');
  const [form, setForm] = createSignal<TournamentForm>('round-robin');
  const [places, setPlaces] = createSignal(8);
  const [rounds, setRounds] = createSignal(usualRounds(8));
  const [clock, setClock] = createSignal<ClockId>('days');
  const [listed, setListed] = createSignal(true);
  const [plays, setPlays] = createSignal(true);
  const [own, setOwn] = createSignal(suggestedName());
  const [fault, setFault] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  void ensureSession().then(() => own() === '' && setOwn(suggestedName()), setFault);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      await setDisplayName(own());
      const id = await tournaments.add({
        name: name().trim(),
        game: game(),
        form: form(),
        places: places(),
        ...(form() === 'swiss' ? { rounds: rounds() } : {}),
        clock: CLOCKS[clock()],
        listed: listed(),
      });
      if (plays()) await tournaments.join(id);
      go(`/tournament/${id}`, 'replace');
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };

  return (
    <Page title={t('new')} class="tournament">
      <p>{t('new_intro')}</p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <form class="stack narrow" onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{t('name_of')}</span>
          <input value={name()} maxlength="40" required autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <SelectField title={t('game')} values={GAMES} value={game()} word={(id) => dynamicText(`shelf.${id}.title`)} choose={setGame}>
          <small>{t('game_help')}</small>
        </SelectField>
        <RadioGroup
          name="form"
          legend={t('form')}
          values={TOURNAMENT_FORMS}
          chosen={form()}
          label={(each) => t(`choose_${each}`)}
          choose={setForm}
        />
        <p class="quiet">{t(`help_${form()}`)}</p>
        <SelectField
          title={t('places')}
          values={PLACES}
          value={places()}
          word={String}
          choose={(most) => {
            setPlaces(most);
            setRounds(usualRounds(most));
          }}
        />
        <Show when={form() === 'swiss'}>
          <SelectField title={t('rounds')} values={upTo(1, mostRounds(places()))} value={rounds()} word={String} choose={setRounds} />
        </Show>
        <SelectField title={t('new.clock')} values={CLOCK_IDS} value={clock()} word={(id) => t(`clock.${id}`)} choose={setClock}>
          <small>{t(clock() === 'none' ? 'clock_none' : 'clock_help')}</small>
        </SelectField>
        <label class="check">
          <input type="checkbox" checked={listed()} onChange={(event) => setListed(event.currentTarget.checked)} />
          <span>
            {t('listed_do')} <small>{t('listed_help')}</small>
          </span>
        </label>
        <label class="check">
          <input type="checkbox" checked={plays()} onChange={(event) => setPlays(event.currentTarget.checked)} />
          <span>{t('plays')}</span>
        </label>
        <label class="field">
          <span>{t('your_name')}</span>
          <input value={own()} maxlength="40" required autocomplete="off" onInput={(event) => setOwn(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="btn seal" disabled={busy()}>
            <Icon name="quill-ink" />
            {t('set_up')}
          </button>
        </div>
      </form>
    </Page>
  );
}
