import { type Language, LANGUAGES, SOURCE_LANGUAGE, type Translated } from '#kernel';

/** One thing of a game and the one word for it in each language. `avoid`: patterns of other words that must not stand for it in any text of the game. */
export interface Term extends Translated {
  readonly thing: string;
  /** Other games have the same thing under another word: each stands as in its own book. */
  readonly own?: boolean | undefined;
  readonly avoid: { readonly [language in Language]?: readonly string[] | undefined };
}

const inEnglish = (language: Language): string => new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' }).of(language) ?? language;

/** The page for contributors and translators: docs/terms/<game>.md. */
export function termsPage(title: string, terms: readonly Term[]): string {
  const rows = terms.map(({ thing, avoid, own, ...words }) => {
    const avoided = [...new Set(LANGUAGES.flatMap((language) => avoid[language] ?? []))]
      .map((pattern) => `\`${pattern.replaceAll('|', '\\|')}\``)
      .join(', ');
    return `| ${thing}${own === true ? ' (in this game)' : ''} | ${LANGUAGES.map((language) => words[language] ?? '').join(' | ')} | ${avoided} |`;
  });
  return [
    `# Terms: ${title}`,
    '',
    'One word for one thing, from the rulebook (Polish) and the published names (English). A thing of several games has one word in all of them,',
    'but for those marked "in this game". The words are kept in `terms.json` of the game;',
    'a test looks for the patterns in the last column in all texts of the game. `npm run protocol` writes this page.',
    '',
    `| thing | ${LANGUAGES.map(inEnglish).join(' | ')} | not these |`,
    `| --- |${' --- |'.repeat(LANGUAGES.length)} --- |`,
    ...rows,
    '',
  ].join('\n');
}
