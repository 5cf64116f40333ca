import { sql } from 'kysely';
import type { Db, Trx } from '../db/transaction.ts';
import type { Concerned } from '../events/record-event.ts';

export const LIVE_CHANNEL = 'medverka_live';

/** Whose open screens have something new. Administrators hear of everything. */
function topicsOf(concerned: Concerned): string[] {
  const topics = ['admin'];
  if (concerned.talent_id) topics.push(`talent:${concerned.talent_id}`);
  if (concerned.company_id) topics.push(`company:${concerned.company_id}`);
  return topics;
}

/** Calls the open screens of all processes. PostgreSQL delivers it with the commit, and once for each topic however often it was said. */
export async function announce(trx: Trx, concerned: Concerned): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, topic) from unnest(${topicsOf(concerned)}::text[]) as topic`.execute(trx);
}

/** The topic of everything that concerns one account's sessions. */
export function accountTopic(account_id: string): string {
  return `account:${account_id}`;
}

/** Calls every open screen of an account, in all processes, to ask anew who is signed in. */
export async function announceAccount(trx: Db, account_id: string): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${accountTopic(account_id)})`.execute(trx);
}
