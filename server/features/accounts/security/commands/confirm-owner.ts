import { sql } from 'kysely';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { checkPassword } from './check-password.ts';

/**
 * Minutes after a sign-in with all its factors in which no password is asked for: a computer is seldom unattended so
 * soon. Renewing the session does not count as a sign-in.
 */
const RECENT_MINUTES = 10;

/** The instant until which the sign-in of this session counts as recent; null if it no longer does. */
export async function recentUntil(
  db: Db,
  { session_id }: Pick<SignedInActor, 'session_id'>,
  { now }: Moment,
): Promise<string | null> {
  const { rows } = await sql<{ created_date: string }>`
    select created_date from sessions where id = ${session_id}`.execute(db);
  const began = rows[0]?.created_date;
  if (began === undefined) return null;
  const until = new Date(Date.parse(began) + RECENT_MINUTES * 60_000).toISOString();
  return until > now ? until : null;
}

/**
 * Null if the caller has proven to be the owner, by a recent sign-in or by the password. Guards every command that
 * could turn an unattended session into a lasting sign-in method. The owner of an account without a password has to
 * sign in again.
 */
export async function confirmOwner(
  db: Db,
  actor: SignedInActor,
  password: string | undefined,
  moment: Moment,
): Promise<Refusal<'wrong_password' | 'password_missing'> | null> {
  if (password === undefined && (await recentUntil(db, actor, moment))) return null;
  return checkPassword(db, actor.account_id, password ?? '');
}
