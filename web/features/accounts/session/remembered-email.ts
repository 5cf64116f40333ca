const KEY = 'rememberedEmail';

/** The address that Login fills in; empty if none is remembered (spec, section 3). */
export function rememberedEmail(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** Keeps the address for the next sign-in, or forgets it. */
export function rememberEmail(email: string, isRemembered: boolean): void {
  if (isRemembered) localStorage.setItem(KEY, email);
  else localStorage.removeItem(KEY);
}
