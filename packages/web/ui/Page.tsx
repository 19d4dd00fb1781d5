import { Icon } from '#look';
import { createEffect, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { me } from '../me.ts';
import { Cover } from './Cover.tsx';

export const title = (text: () => string): void =>
  createEffect(() => {
    document.title = text() === '' ? say('brand') : `${text()} · ${say('brand')}`;
  });

function Footer(): JSX.Element {
  return (
    <footer class="foot">
      <nav aria-label={say('nav.more')}>
        <a href="/rules">{say('nav.rules')}</a>
        <a href="/lobby">{say('nav.lobby')}</a>
        <a href="/tables">{say('nav.tables')}</a>
        <a href="/ladder">{say('nav.ladder')}</a>
        <a href="/verify">{say('nav.verify')}</a>
        <a href="/lab">{say('nav.lab')}</a>
        <a href="/about">{say('nav.about')}</a>
      </nav>
      <p>
        {say('foot.fans')} {say('foot.icons')}
      </p>
    </footer>
  );
}

/** Cover, one sheet, footer: every screen that is not a table. */
export function Page(props: {
  readonly title: string;
  readonly children: JSX.Element;
  readonly class?: string;
  readonly bare?: boolean;
}): JSX.Element {
  title(() => props.title);
  return (
    <div class="screen">
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <Cover>
        <nav class="tops" aria-label={say('nav.main')}>
          <a href="/rules">
            <Icon name="rule-book" />
            {say('nav.rules')}
          </a>
          <a href="/lobby">
            <Icon name="crossed-swords" />
            {say('nav.lobby')}
          </a>
          <a href="/tables">
            <Icon name="scroll-quill" />
            {say('nav.tables')}
          </a>
        </nav>
        <a class="whoami" href="/account">
          <Icon name="meeple" />
          <span class="sr">{say('nav.account')}: </span>
          <span class="name">{me()?.account ?? me()?.name ?? say('nav.account')}</span>
        </a>
      </Cover>
      <main id="main" tabindex="-1" class={props.bare ? props.class : `leaf vellum fillet ${props.class ?? ''}`}>
        {props.bare ? null : <h1>{props.title}</h1>}
        {props.children}
      </main>
      <Footer />
    </div>
  );
}
