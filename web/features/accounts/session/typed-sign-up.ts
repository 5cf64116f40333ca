import { dropPendingSignUp, keepPendingSignUp, type PendingSignUp } from './pending-sign-up.ts';

interface TypedSignUp extends PendingSignUp {
  readonly password: string;
}

/**
 * The sign-up of a talent, while its address waits to be confirmed in this tab. The password is held in memory alone, never
 * stored, so a reload forgets it; with it the talent need not type it again after the code.
 */
let typed: TypedSignUp | undefined;

/** Holds a sign-up, and stores its fields without the password. */
export function holdSignUp(values: TypedSignUp): void {
  typed = values;
  keepPendingSignUp(values);
}

/** The sign-up has another address, because the first was wrong. */
export function moveSignUp(email: string): void {
  if (typed) holdSignUp({ ...typed, email });
  else dropPendingSignUp();
}

/** Takes the password of a sign-up, once; undefined after a reload and for any other address. */
export function takeTypedPassword(email: string): string | undefined {
  const password = typed?.email === email ? typed.password : undefined;
  typed = undefined;
  return password;
}
