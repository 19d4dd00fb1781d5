import { SHELF } from '#games';
import { CREDITS } from '#look/credits.ts';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { ICON_AUTHORS } from '../iconAuthors.ts';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { tell } from './words.ts';

/** What this is, what it is not, and whom we thank. */
export function AboutPage(): JSX.Element {
  return <WithWords of="about">{() => <About />}</WithWords>;
}

function About(): JSX.Element {
  return (
    <Page title={say('nav.about')} class="about">
      <p class="lead">{tell('what')}</p>
      <h2 class="rubric">{tell('unofficial_title')}</h2>
      <p>{tell('unofficial')}</p>
      <h2 class="rubric">{tell('printed')}</h2>
      <ul>
        <For each={SHELF}>
          {({ id, printed }) => (
            <li>
              <i>{say(`shelf.${id}.title`)}</i>: {printed.design.join(', ')} ·{' '}
              {printed.illustration.length === 0 ? '' : `${tell('art', { names: printed.illustration })} · `}
              {printed.publishers.join(', ')}
            </li>
          )}
        </For>
      </ul>
      <p>{tell('buy')}</p>
      <h2 class="rubric">{tell('chance_title')}</h2>
      <p>{tell('chance')}</p>
      <h2 class="rubric">{tell('icons')}</h2>
      <p>
        <a href={CREDITS.icons.url}>{CREDITS.icons.source}</a>, <a href={CREDITS.icons.licenceUrl}>{CREDITS.icons.licence}</a>.{' '}
        {tell('icons_by', { names: ICON_AUTHORS })} {tell('own')}
      </p>
      <h2 class="rubric">{tell('fonts')}</h2>
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
