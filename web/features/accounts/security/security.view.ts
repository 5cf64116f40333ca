import type { SecurityOverview } from '#contract/accounts/security.ts';

/**
 * The time before its end from which a recent sign-in counts as over, in ms: an act begun now shall not be refused
 * midway.
 */
const MARGIN_MS = 60_000;

/** Whether the password is asked for again: not without one, nor right after signing in. */
export function asksPassword(
  { has_password, recent_until }: Pick<SecurityOverview, 'has_password' | 'recent_until'>,
  now: Date,
) {
  const isRecent = recent_until !== null && Date.parse(recent_until) - MARGIN_MS > now.getTime();
  return has_password && !isRecent;
}

type Session = SecurityOverview['sessions'][number];

/** So few that new ones should be made. */
const FEW_CODES = 3;

/** A secret in groups of four, as apps show it and people type it. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** How many recovery codes are left, and whether that is enough. */
export function recoveryCodesView(left: number): { tone: 'agreed' | 'waiting' | 'lost'; words: string } {
  if (left === 0) return { tone: 'lost', words: 'Inga återställningskoder kvar' };
  const words = left === 1 ? '1 återställningskod kvar' : `${left} återställningskoder kvar`;
  return { tone: left <= FEW_CODES ? 'waiting' : 'agreed', words };
}

/** Whether something besides a linked account would let its owner in; the last way in stays. */
export function hasOtherWayIn(
  { has_password, providers, passkeys }: Pick<SecurityOverview, 'has_password' | 'providers' | 'passkeys'>,
  provider: SecurityOverview['providers'][number],
): boolean {
  return has_password || passkeys.length > 0 || providers.some((other) => other !== provider);
}

/** How a session began, in words. */
export const methodWords: Readonly<Record<Session['method'], string>> = {
  password: 'Med lösenord',
  google: 'Med Google',
  facebook: 'Med Facebook',
  passkey: 'Med nyckel',
};

/** The browser of a session as its owner would call it. */
export function browserWords({ browser }: Pick<Session, 'browser'>): string {
  return browser ?? 'Okänd webbläsare';
}

/** This browser first, then the one that was used last. */
export function inOrder(sessions: readonly Session[]): readonly Session[] {
  return sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_date.localeCompare(a.seen_date),
  );
}
