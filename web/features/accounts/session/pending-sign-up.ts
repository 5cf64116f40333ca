const KEY = 'medverka.pendingSignUp';

/**
 * Kept in the browser from a talent's sign-up until the address is confirmed: these four fields, never the password
 * (spec, section 3).
 */
export interface PendingSignUp {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly email: string;
}

/** Keeps the four fields and no other of the argument. */
export function keepPendingSignUp({ first_name, last_name, birth_date, email }: PendingSignUp): void {
  localStorage.setItem(KEY, JSON.stringify({ first_name, last_name, birth_date, email }));
}

/** The unconfirmed address, if the sign-up was made in this browser. */
export function pendingEmail(): string | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof value === 'object' && value !== null && 'email' in value ? String(value.email) : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the address is confirmed. */
export function dropPendingSignUp(): void {
  localStorage.removeItem(KEY);
}
