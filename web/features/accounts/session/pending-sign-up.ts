const KEY = 'medverka.pendingSignUp';

/**
 * The fields of a talent's sign-up that the browser stores until the address is confirmed; never the password (spec,
 * section 3).
 */
export interface PendingSignUp {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly email: string;
}

/** Stores the four fields of the sign-up and no others, such as the password. */
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
