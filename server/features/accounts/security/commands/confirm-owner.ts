import { sql } from 'kysely';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { checkPassword } from './check-password.ts';

/**
 * Who has signed in so lately, with all that sign-in asks for, is not asked for the password again: nobody leaves a
 * computer that fast. A renewal of the session does not count.
 */
const RECENT_MINUTES = 10;

/** Until when (an instant) the sign-in of this session counts as recent; null when it has ceased to. */
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
 * Null when whoever is signed in has shown that the account is theirs: by signing in lately, or by the password now. It
 * stands before whatever could make a session that was left open into a way in for good. An account without a password
 * has nothing to ask for but a new sign-in.
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
