// The order matters: a browser's header also names browsers further down; that of Edge names Chrome and Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A User-Agent header in words that its owner recognises: 'Chrome på Windows'. Null if it names neither browser nor
 * system. Good enough to recognise one's own browsers; no decision depends on it.
 */
export function browserWords(user_agent: string | null): string | null {
  const named = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([sign]) => sign.test(user_agent ?? ''))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} på ${system}`;
  return browser ?? system ?? null;
}
