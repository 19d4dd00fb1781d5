import { SHELF } from '#games';
import { Icon } from '#look';
import { FEWEST_ENTRANTS, MOST_ENTRANTS, mostRounds, TOURNAMENT_FORMS, type TournamentForm } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { callMe, introduce, nameToOffer } from '../me.ts';
import { CLOCK_IDS, type ClockId, CLOCKS } from '../pages/plan.ts';
import { go } from '../router.ts';
import { Choice } from '../ui/Choice.tsx';
import { Page } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Fault } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { tell } from './words.ts';

const upTo = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index);
const PLACES = upTo(FEWEST_ENTRANTS, MOST_ENTRANTS);
/** As many rounds as are needed to find one who has won all his games. */
const usualRounds = (places: number): number => Math.ceil(Math.log2(places));
const GAMES = SHELF.filter(({ players }) => players.min <= 2).map(({ id }) => id);

/** A tournament is set up: what is played, how, by how many, and who may come. */
export function NewTournament(): JSX.Element {
  const [name, setName] = createSignal('');
  const [game, setGame] = createSignal(GAMES[0] ?? '');
  const [form, setForm] = createSignal<TournamentForm>('round-robin');
  const [places, setPlaces] = createSignal(8);
  const [rounds, setRounds] = createSignal(usualRounds(8));
  const [clock, setClock] = createSignal<ClockId>('days');
  const [listed, setListed] = createSignal(true);
  const [plays, setPlays] = createSignal(true);
  const [own, setOwn] = createSignal(nameToOffer());
  const [fault, setFault] = createSignal<unknown>(null);
  const [busy, setBusy] = createSignal(false);
  void introduce().then(() => own() === '' && setOwn(nameToOffer()), setFault);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      await callMe(own());
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
    <Page title={tell('new')} class="tournament">
      <p>{tell('new_intro')}</p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <form class="stack narrow" onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{tell('name_of')}</span>
          <input value={name()} maxlength="40" required autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <SelectField title={tell('game')} values={GAMES} value={game()} word={(id) => say(`shelf.${id}.title`)} choose={setGame}>
          <small>{tell('game_help')}</small>
        </SelectField>
        <Choice
          name="form"
          legend={tell('form')}
          values={TOURNAMENT_FORMS}
          chosen={form()}
          label={(each) => tell(`choose_${each}`)}
          choose={setForm}
        />
        <p class="quiet">{tell(`help_${form()}`)}</p>
        <SelectField
          title={tell('places')}
          values={PLACES}
          value={places()}
          word={String}
          choose={(most) => {
            setPlaces(most);
            setRounds(usualRounds(most));
          }}
        />
        <Show when={form() === 'swiss'}>
          <SelectField title={tell('rounds')} values={upTo(1, mostRounds(places()))} value={rounds()} word={String} choose={setRounds} />
        </Show>
        <SelectField title={say('new.clock')} values={CLOCK_IDS} value={clock()} word={(id) => say(`clock.${id}`)} choose={setClock}>
          <small>{tell(clock() === 'none' ? 'clock_none' : 'clock_help')}</small>
        </SelectField>
        <label class="check">
          <input type="checkbox" checked={listed()} onChange={(event) => setListed(event.currentTarget.checked)} />
          <span>
            {tell('listed_do')} <small>{tell('listed_help')}</small>
          </span>
        </label>
        <label class="check">
          <input type="checkbox" checked={plays()} onChange={(event) => setPlays(event.currentTarget.checked)} />
          <span>{tell('plays')}</span>
        </label>
        <label class="field">
          <span>{tell('your_name')}</span>
          <input value={own()} maxlength="40" required autocomplete="off" onInput={(event) => setOwn(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="btn seal" disabled={busy()}>
            <Icon name="quill-ink" />
            {tell('set_up')}
          </button>
        </div>
      </form>
    </Page>
  );
}
