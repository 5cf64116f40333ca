import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { cookieLine, readSignedCookie, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'env'>;

/** Time in seconds in which the authenticator may answer a challenge. */
export const CEREMONY_SECONDS = 300;

/** The purpose of a challenge, and the account if its owner is already signed in. */
export interface Ceremony {
  readonly purpose: 'passkey_registration' | 'passkey_sign_in';
  readonly account_id: string | null;
}

/**
 * Stores the challenge for an authenticator.
 * @returns the Set-Cookie lines that bind it to this browser
 */
export async function keepChallenge(
  { db, env }: Parts,
  { purpose, account_id }: Ceremony,
  challenge: string,
  { now }: Moment,
): Promise<string[]> {
  const expires_date = new Date(Date.parse(now) + CEREMONY_SECONDS * 1000).toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into challenges (purpose, account_id, value, expires_date)
    values (${purpose}, ${account_id}, ${JSON.stringify({ challenge })}, ${expires_date}) returning id`.execute(db);
  return rows.map(({ id }) => cookieLine(env, 'passkey', signCookie(env, 'passkey', id), CEREMONY_SECONDS));
}

/** Takes the challenge of this browser. Any answer, right or wrong, uses it up. */
export async function takeChallenge(
  { db, env }: Parts,
  { purpose, account_id }: Ceremony,
  cookieHeader: string | null,
  { now }: Moment,
): Promise<string | undefined> {
  const id = readSignedCookie(env, 'passkey', cookieHeader);
  if (!id) return undefined;
  const { rows } = await sql<{ challenge: string }>`
    delete from challenges
    where id = ${id} and purpose = ${purpose} and account_id is not distinct from ${account_id}::uuid and expires_date > ${now}
    returning value ->> 'challenge' as challenge`.execute(db);
  return rows[0]?.challenge;
}
