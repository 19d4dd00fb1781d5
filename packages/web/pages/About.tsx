import { SHELF } from '#games';
import { CREDITS } from '#look/credits.ts';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { ICON_AUTHORS } from '../iconAuthors.ts';
import { Page } from '../ui/Page.tsx';

/** What this is, what it is not, and whom we thank. */
export function AboutPage(): JSX.Element {
  return (
    <Page title={say('nav.about')} class="about">
      <p class="lead">{say('about.what')}</p>
      <h2 class="rubric">{say('about.unofficial_title')}</h2>
      <p>{say('about.unofficial')}</p>
      <h2 class="rubric">{say('about.printed')}</h2>
      <ul>
        <For each={SHELF}>
          {({ id, printed }) => (
            <li>
              <i>{say(`shelf.${id}.title`)}</i>: {printed.design.join(', ')} ·{' '}
              {printed.illustration.length === 0 ? '' : `${say('about.art', { names: printed.illustration })} · `}
              {printed.publishers.join(', ')}
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
