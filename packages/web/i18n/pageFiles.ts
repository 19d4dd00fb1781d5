/** Texts of pages that few players open: loaded with the page. */
export const PAGES = import.meta.glob<string>(['../*/locale/*.json', '!../i18n/locale/*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
