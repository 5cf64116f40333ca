import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';

/**
 * Ends all sessions of an account, or all except `but`, and notifies their open screens. The account forgets its
 * devices, except the device of the session that stays, and with them those whose session has expired.
 * @returns the number of sessions ended
 */
export async function endSessions(db: Db, account_id: string, but?: string): Promise<number> {
  const { rows } = await sql`
    with kept as (select device_hash from sessions where id = ${but ?? null}::uuid and account_id = ${account_id}),
      strangers as (
        delete from account_devices where account_id = ${account_id}
          and device_hash is distinct from (select device_hash from kept)),
      unpushed as (
        delete from push_devices where account_id = ${account_id}
          and (session_id is null or session_id is distinct from ${but ?? null}::uuid))
    delete from sessions where account_id = ${account_id} and id is distinct from ${but ?? null}::uuid
    returning id`.execute(db);
  announceAccount(db, account_id);
  return rows.length;
}

/**
 * Ends one session of an account. The account forgets the session's device, unless another session is open on it.
 * @returns false if the account has no such session
 */
export async function endSessionOf(db: Db, account_id: string, session_id: string): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
        delete from sessions where account_id = ${account_id} and id = ${session_id} returning id, device_hash),
      strangers as (
        delete from account_devices d using ended e where d.account_id = ${account_id} and d.device_hash = e.device_hash
          and not exists (
            select 1 from sessions s
            where s.account_id = ${account_id} and s.device_hash = e.device_hash and s.id <> e.id))
    select id from ended`.execute(db);
  const isEnded = rows.length > 0;
  if (isEnded) announceAccount(db, account_id);
  return isEnded;
}
