import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

export const OUTBOX_CHANNEL = 'medverka_outbox';

/** Wakes the drainers of all processes; in a transaction, at its commit. */
export async function wakeDrainers(db: Db): Promise<void> {
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db);
}
