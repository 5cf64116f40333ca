/**
 * The path to go to after Login; undefined unless it is a path of this site. '//elsewhere', '/\elsewhere' and whole
 * addresses are refused, and so is Login, which would loop.
 */
export function returnPath(asked: string | null, origin: string): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return undefined;
  const url = new URL(asked, origin);
  // '/.//elsewhere' is on this site until its dots are resolved: the remaining '//elsewhere' would lead to another
  // site.
  if (url.origin !== origin || url.pathname.startsWith('//') || /\/login\/?$/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The address of a step of the sign-in, with the requested return path, if any. */
export const withReturn = (path: string, asked: string | null): string =>
  asked === null ? path : `${path}?return=${encodeURIComponent(asked)}`;
