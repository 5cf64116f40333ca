/** Maximum number of credits per profile. */
export const CREDITS_MAX = 200;

/** True if a link is a web address that a browser can open safely: https, a named host, no user name or password. */
export function isWebLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && /\.\p{L}{2,}$/u.test(url.hostname);
}

/** Sorts credits: the newest first, credits without a year last. Credits of the same year keep their order. */
export function byYear<Credit extends { readonly year: number | null }>(credits: readonly Credit[]): Credit[] {
  return credits.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
}
