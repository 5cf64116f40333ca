/**
 * Where Login may lead back to: a path of this site, nothing else. '//elsewhere', '/\elsewhere' and whole addresses are
 * refused, and Login itself, which would circle.
 */
export function returnPath(asked: string | null, origin: string): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return undefined;
  const url = new URL(asked, origin);
  // '/.//elsewhere' is on this site until its dots are gone: the rest would lead elsewhere when it is followed.
  if (url.origin !== origin || url.pathname.startsWith('//') || /\/login\/?$/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** An address on the way to a sign-in, with the way back that was asked for, if any. */
export const withReturn = (path: string, asked: string | null): string =>
  asked === null ? path : `${path}?return=${encodeURIComponent(asked)}`;
