import { type Language, LANGUAGES, SOURCE_LANGUAGE, type Translated } from '#kernel';

/** One thing of a game and the one word for it in each language. `avoid`: patterns of other words that must not stand for it in any text of the game. */
export interface Term extends Translated {
  readonly thing: string;
  readonly avoid: { readonly [language in Language]?: readonly string[] | undefined };
}

const inEnglish = (language: Language): string => new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' }).of(language) ?? language;

/** The page for contributors and translators: docs/terms/<game>.md. */
export function termsPage(title: string, terms: readonly Term[]): string {
  const rows = terms.map(({ thing, avoid, ...words }) => {
    const avoided = LANGUAGES.flatMap((language) => avoid[language] ?? [])
      .map((pattern) => `\`${pattern.replaceAll('|', '\\|')}\``)
      .join(', ');
    return `| ${thing} | ${LANGUAGES.map((language) => words[language] ?? '').join(' | ')} | ${avoided} |`;
  });
  return [
    `# Terms: ${title}`,
    '',
    'One word for one thing, from the rulebook (Polish) and the published names (English). The words are kept in `terms.json` of the game;',
    'a test looks for the patterns in the last column in all texts of the game. `npm run protocol` writes this page.',
    '',
    `| thing | ${LANGUAGES.map(inEnglish).join(' | ')} | not these |`,
    `| --- |${' --- |'.repeat(LANGUAGES.length)} --- |`,
    ...rows,
    '',
  ].join('\n');
}
