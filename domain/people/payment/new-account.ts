/** Days that a new account waits before the first payout, so that its owner can hear of it and object. */
export const NEW_ACCOUNT_DAYS = 2;

const DAY_MS = 86_400_000;

/**
 * The instant from which an account entered at `account_since` can be paid to; null for an account that does not wait.
 */
export const paidFrom = (account_since: string | null): string | null =>
  account_since === null ? null : new Date(Date.parse(account_since) + NEW_ACCOUNT_DAYS * DAY_MS).toISOString();

/** True while an account is too new to be paid to. */
export function isNewAccount(account_since: string | null, now: string): boolean {
  const from = paidFrom(account_since);
  return from !== null && from > now;
}
