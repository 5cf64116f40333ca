import type { SecurityOverview } from '#contract/accounts/security.ts';

/**
 * Milliseconds before its end from which a sign-in no longer counts as recent, so that a command begun now is not
 * refused midway.
 */
const MARGIN_MS = 60_000;

/** True if the user must type the password again. False for accounts without a password, and right after signing in. */
export function asksPassword(
  { has_password, recent_until }: Pick<SecurityOverview, 'has_password' | 'recent_until'>,
  now: Date,
) {
  const isRecent = recent_until !== null && Date.parse(recent_until) - MARGIN_MS > now.getTime();
  return has_password && !isRecent;
}

type Session = SecurityOverview['sessions'][number];

/** With this number of codes left or fewer, the screen suggests new ones. */
const FEW_CODES = 3;

/** A secret in groups of four, as apps show it and people type it. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The number of recovery codes left, in words, and the tone of the badge that shows it. */
export function recoveryCodesView(left: number): { tone: 'agreed' | 'waiting' | 'lost'; words: string } {
  if (left === 0) return { tone: 'lost', words: 'Inga återställningskoder kvar' };
  const words = left === 1 ? '1 återställningskod kvar' : `${left} återställningskoder kvar`;
  return { tone: left <= FEW_CODES ? 'waiting' : 'agreed', words };
}

/** True if the user could still sign in without this provider; the last way to sign in cannot be unlinked. */
export function hasOtherWayIn(
  { has_password, providers, passkeys }: Pick<SecurityOverview, 'has_password' | 'providers' | 'passkeys'>,
  provider: SecurityOverview['providers'][number],
): boolean {
  return has_password || passkeys.length > 0 || providers.some((other) => other !== provider);
}

/** The way a session began, in words. */
export const methodWords: Readonly<Record<Session['method'], string>> = {
  password: 'Med lösenord',
  google: 'Med Google',
  facebook: 'Med Facebook',
  passkey: 'Med nyckel',
};

/** The browser of a session, in everyday words. */
export function browserWords({ browser }: Pick<Session, 'browser'>): string {
  return browser ?? 'Okänd webbläsare';
}

/** The session of this browser first, then the others, last used first. */
export function inOrder(sessions: readonly Session[]): readonly Session[] {
  return sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_date.localeCompare(a.seen_date),
  );
}
