import { type Box, openGame } from '#games';
import { createSignal, For, Index, type JSX, Show, untrack } from 'solid-js';
import { OptionFields } from '../setup/OptionFields.tsx';
import { type SeatRoles, seatName } from '../game/seatRoles.ts';
import { FileInput } from '../ui/FileInput.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { type SetupDraft, withChosenOptions } from './setupDraft.ts';
import { level, t } from './text.ts';
import { SelectField } from '../ui/SelectField.tsx';

/** Who sits where, with which options and which content. */
export function SetupFields(props: {
  readonly box: Box;
  readonly roles: SeatRoles;
  readonly draft: SetupDraft;
  /** Chairs can be added and taken away; not for a set-up that sits at another's table. */
  readonly chairs?: boolean;
  readonly change: (part: Partial<SetupDraft>) => void;
}): JSX.Element {
  const chairs = () => props.draft.bots.length;
  const put = (chair: number, bot: string): void =>
    props.change({ bots: props.draft.bots.map((each, place) => (place === chair ? bot : each)) });
  const seatThem = (count: number): void =>
    props.change({ bots: Array.from({ length: count }, (_, chair) => props.draft.bots[chair] ?? props.draft.bots[0] ?? 'random') });
  const { min, max } = props.box.players;
  // Read once, so that the form does not reset while the player fills it in.
  const form = withChosenOptions(
    props.box.form,
    untrack(() => props.draft.options),
  );
  return (
    <>
      <fieldset class="lab-set">
        <legend>{t('who')}</legend>
        <Show when={props.chairs === true && max > min}>
          <SelectField
            title={t('chairs')}
            values={Array.from({ length: max - min + 1 }, (_, more) => min + more)}
            value={chairs()}
            word={String}
            choose={seatThem}
          />
        </Show>
        <Index each={props.draft.bots}>
          {(bot, chair) => (
            <label class="lab-seat">
              <span>{seatName(props.roles, chair, chairs())}</span>
              <select onChange={(event) => put(chair, event.currentTarget.value)}>
                <For each={props.box.bots}>
                  {(each) => (
                    <option value={each} selected={each === bot()}>
                      {level(each)}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </Index>
      </fieldset>
      <OptionFields
        game={props.box.id}
        form={form}
        fault={null}
        choose={(field, value) => props.change({ options: { ...props.draft.options, [field]: value } })}
      />
      <PackField game={props.box.id} pack={props.draft.pack} change={(pack) => props.change({ pack })} />
    </>
  );
}

/** A content pack of one's own, checked by the game before anything is played with it. */
function PackField(props: {
  readonly game: string;
  readonly pack: SetupDraft['pack'];
  readonly change: (pack: SetupDraft['pack']) => void;
}): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const read = async (file: File | undefined): Promise<void> => {
    setFault(null);
    props.change(null);
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      const { content } = await openGame(props.game);
      props.change({ title: content.title(content.read(given)), given });
    } catch (error) {
      setFault(() => error);
    }
  };
  return (
    <div class="field">
      <span>{t('pack')}</span>
      <FileInput about={t('pack')} accept="application/json,.json" pick={(file) => void read(file)} />
      <small aria-live="polite">{props.pack === null ? t('pack_standard') : t('new.content_read', { title: props.pack.title })}</small>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </div>
  );
}
