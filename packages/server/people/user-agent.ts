/** The first that fits: many browsers also claim to be those they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: typeof BROWSERS, text: string): string | undefined => names.find(([sign]) => sign.test(text))?.[1];

/** What a browser says of itself, in a word or two by which its owner knows it again; empty where it says nothing known. */
export const userAgentLabel = (header: string | undefined): string =>
  [first(BROWSERS, header ?? ''), first(SYSTEMS, header ?? '')].filter((part) => part !== undefined).join(', ');
