import { Icon } from '#look';
import { createEffect, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { currentUser } from '../user/currentUser.ts';
import { Header } from './Header.tsx';

export function showTitle(text: string): void {
  document.title = text === '' ? t('brand') : `${text} · ${t('brand')}`;
}

/** Keeps the document title, in whatever language is chosen. */
export const setPageTitle = (text: () => string): void => createEffect(() => showTitle(text()));

function Footer(): JSX.Element {
  return (
    <footer class="foot">
      <nav aria-label={t('nav.more')}>
        <a href="/rules">{t('nav.rules')}</a>
        <a href="/lobby">{t('nav.lobby')}</a>
        <a href="/tables">{t('nav.tables')}</a>
        <a href="/ladder">{t('nav.ladder')}</a>
        <a href="/verify">{t('nav.verify')}</a>
        <a href="/lab">{t('nav.lab')}</a>
        <a href="/about">{t('nav.about')}</a>
      </nav>
      <p>
        {t('foot.fans')} {t('foot.icons')}
      </p>
    </footer>
  );
}

/** Header, content, footer: every page that is not a table. */
export function Page(props: {
  readonly title: string;
  readonly children: JSX.Element;
  readonly class?: string;
  readonly bare?: boolean;
}): JSX.Element {
  setPageTitle(() => props.title);
  return (
    <div class="screen">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Header>
        <nav class="tops" aria-label={t('nav.main')}>
          <a href="/rules">
            <Icon name="rule-book" />
            {t('nav.rules')}
          </a>
          <a href="/lobby">
            <Icon name="crossed-swords" />
            {t('nav.lobby')}
          </a>
          <a href="/tables">
            <Icon name="scroll-quill" />
            {t('nav.tables')}
          </a>
        </nav>
        <a class="whoami" href="/account">
          <Icon name="meeple" />
          <span class="sr">{t('nav.account')}: </span>
          <span class="name">{currentUser()?.account ?? currentUser()?.name ?? t('nav.account')}</span>
        </a>
      </Header>
      <main id="main" tabindex="-1" class={props.bare ? props.class : `leaf vellum fillet ${props.class ?? ''}`}>
        {props.bare ? null : <h1>{props.title}</h1>}
        {props.children}
      </main>
      <Footer />
    </div>
  );
}
