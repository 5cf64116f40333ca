import { PASSWORD_LENGTH_MIN } from '#domain/kernel/password.rules.ts';

/** Hint under the field for a new password (spec, section 5). */
export const PASSWORD_HINT = `Minst ${PASSWORD_LENGTH_MIN} tecken.`;
/** Error for a password that is too short or too easily guessed (spec, section 8). */
export const WEAK_PASSWORD = `Lösenordet är för svagt. Använd minst ${PASSWORD_LENGTH_MIN} tecken.`;
