import { sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';
import { announceAccount } from '../../../live/announce.ts';

/** Ends the sessions of an account, all or all but one; their open screens hear it. @returns how many there were */
export async function endSessions(db: Db, account_id: string, but?: string): Promise<number> {
  const { rows } = await sql`
    delete from sessions where account_id = ${account_id} and id is distinct from ${but ?? null}::uuid
    returning id`.execute(db);
  if (rows.length > 0) await announceAccount(db, account_id);
  return rows.length;
}

/** Ends one session of an account. @returns false when the account has no such session */
export async function endSessionOf(db: Db, account_id: string, session_id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions where account_id = ${account_id} and id = ${session_id} returning id`.execute(db);
  if (rows.length > 0) await announceAccount(db, account_id);
  return rows.length > 0;
}
