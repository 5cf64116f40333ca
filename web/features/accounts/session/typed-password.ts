/**
 * The password of a sign-up, while its address waits to be confirmed in this tab. It is held in memory alone, never
 * stored, so a reload forgets it; with it the person need not type it again after the code.
 */
let typed: { readonly email: string; readonly password: string } | undefined;

export function holdTypedPassword(email: string, password: string): void {
  typed = { email, password };
}

/** The sign-up has another address, because the first was wrong. */
export function moveTypedPassword(email: string): void {
  if (typed) typed = { ...typed, email };
}

/** Takes the password of a sign-up, once; undefined after a reload and for any other address. */
export function takeTypedPassword(email: string): string | undefined {
  const password = typed?.email === email ? typed.password : undefined;
  typed = undefined;
  return password;
}
