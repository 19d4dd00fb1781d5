import { CREDITS } from '#look';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { ICON_AUTHORS } from '../iconAuthors.ts';
import { Page } from '../ui/Page.tsx';

/** Who made the printed games: these names are facts, the same in every language. */
const PRINTED = [
  { game: 'journey-to-mordor', people: 'Michael Rieneck', art: null, publishers: 'Sophisticated Games, Egmont' },
  {
    game: 'battle-for-middle-earth',
    people: 'Andreas Zimmermann',
    art: 'Suzanne Helmigh',
    publishers: 'Kosmos, FoxGames, Ultra PRO, Devir',
  },
  { game: 'hunt-for-the-ring', people: 'Marco Maggi, Gabriele Mari, Francesco Nepitello', art: null, publishers: 'Ares Games, Galakta' },
  { game: 'war-of-the-ring', people: 'Roberto Di Meglio, Marco Maggi, Francesco Nepitello', art: null, publishers: 'Ares Games, Galakta' },
] as const;

/** What this is, what it is not, and whom we thank. */
export function AboutPage(): JSX.Element {
  return (
    <Page title={say('nav.about')} class="about">
      <p class="lead">{say('about.what')}</p>
      <h2 class="rubric">{say('about.unofficial_title')}</h2>
      <p>{say('about.unofficial')}</p>
      <h2 class="rubric">{say('about.printed')}</h2>
      <ul>
        <For each={PRINTED}>
          {({ game, people, art, publishers }) => (
            <li>
              <i>{say(`shelf.${game}.title`)}</i>: {people} · {art === null ? '' : `${say('about.art', { names: art })} · `}
              {publishers}
            </li>
          )}
        </For>
      </ul>
      <p>{say('about.buy')}</p>
      <h2 class="rubric">{say('about.chance_title')}</h2>
      <p>{say('about.chance')}</p>
      <h2 class="rubric">{say('about.icons')}</h2>
      <p>
        <a href={CREDITS.icons.url}>{CREDITS.icons.source}</a>, <a href={CREDITS.icons.licenceUrl}>{CREDITS.icons.licence}</a>.{' '}
        {say('about.icons_by', { names: ICON_AUTHORS })} {say('about.own')}
      </p>
      <h2 class="rubric">{say('about.fonts')}</h2>
      <ul>
        <For each={CREDITS.fonts}>
          {({ name, licence }) => (
            <li>
              {name}, {licence}
            </li>
          )}
        </For>
      </ul>
    </Page>
  );
}
