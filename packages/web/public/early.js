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
  const polish = kept.language === 'pl' || (kept.language === undefined && navigator.language.startsWith('pl'));
  root.lang = polish ? 'pl' : 'en';
  // Under which name it is put on a device.
  if (polish) document.querySelector('link[rel="manifest"]').href = '/book.pl.webmanifest';
})();
