import { SHELF } from '#games';
import { CREDITS } from '#look/credits.ts';
import { For, type JSX } from 'solid-js';
import { ICON_AUTHORS } from './iconAuthors.ts';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

/** What this project is and is not, and credits. */
export function AboutPage(): JSX.Element {
  return <WithLocale of="about">{() => <About />}</WithLocale>;
}

function About(): JSX.Element {
  return (
    <Page title={t('nav.about')} class="about">
      <p class="lead">{t('what')}</p>
      <h2 class="rubric">{t('unofficial_title')}</h2>
      <p>{t('unofficial')}</p>
      <h2 class="rubric">{t('printed')}</h2>
      <ul>
        <For each={SHELF}>
          {({ id, printed }) => (
            <li>
              <i>{dynamicText(`shelf.${id}.title`)}</i>: {printed.design.join(', ')} ·{' '}
              {printed.illustration.length === 0 ? '' : `${t('art', { names: printed.illustration })} · `}
              {printed.publishers.join(', ')}
            </li>
          )}
        </For>
      </ul>
      <p>{t('buy')}</p>
      <h2 class="rubric">{t('chance_title')}</h2>
      <p>{t('chance')}</p>
      <h2 class="rubric">{t('icons')}</h2>
      <p>
        <a href={CREDITS.icons.url}>{CREDITS.icons.source}</a>, <a href={CREDITS.icons.licenceUrl}>{CREDITS.icons.licence}</a>.{' '}
        {t('icons_by', { names: ICON_AUTHORS })} {t('own')}
      </p>
      <h2 class="rubric">{t('fonts')}</h2>
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
