// The order matters: a browser's header may also name browsers that come later in this table. Edge's header also names
// Chrome and Safari.
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
 * The browser and system of a User-Agent header, in words: 'Chrome på Windows'. Null if neither is recognised. Meant
 * for people who look for their own browsers in a list; no decision depends on the result.
 */
export function browserWords(user_agent: string | null): string | null {
  const named = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([sign]) => sign.test(user_agent ?? ''))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} på ${system}`;
  return browser ?? system ?? null;
}
