const KEY = 'rememberedEmail';
const LEFT = 'leftEmail';

/** The address that Login fills in; empty if none is remembered (spec, section 3). */
export function rememberedEmail(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** Keeps the address for the next sign-in, or forgets it. */
export function rememberEmail(email: string, isRemembered: boolean): void {
  if (isRemembered) localStorage.setItem(KEY, email);
  else localStorage.removeItem(KEY);
}

/** Keeps the address that the user typed on a page that is left before the app has come. */
export function leaveEmail(email: string): void {
  sessionStorage.setItem(LEFT, email);
}

/** The address typed on the page before this one, once; empty if there is none. */
export function takeLeftEmail(): string {
  const email = sessionStorage.getItem(LEFT) ?? '';
  sessionStorage.removeItem(LEFT);
  return email;
}
