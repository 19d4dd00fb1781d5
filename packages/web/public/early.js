// Runs before the first paint, so that the page never flashes in the wrong light or language.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('redbook.settings') ?? '{}');
  } catch {
    // Storage may be closed to us; the defaults do.
  }
  const root = document.documentElement;
  const dark = kept.theme === 'candle' || (kept.theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'candle' : 'day';
  // The build writes down which languages there are, the source language first.
  const languages = root.dataset.languages.split(' ');
  const [base] = navigator.language.split('-');
  const language = [kept.language, navigator.language, base].find((each) => languages.includes(each)) ?? languages[0];
  root.lang = language;
  // Under which name it is put on a device.
  document.querySelector('link[rel="manifest"]').href = `/book.${language}.webmanifest`;
})();
