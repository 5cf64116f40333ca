import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { CompanyActor, TalentActor } from '../../http/actor.ts';
import { noticesOf } from './queries.ts';

/** Marks the recipient's own notices as read: those named, or all. Ids of others match nothing. */
export async function markRead(
  db: Db,
  actor: TalentActor | CompanyActor,
  which: readonly string[] | 'all',
): Promise<void> {
  const { table, own } = noticesOf(actor);
  const named = which === 'all' ? sql`true` : sql`id = any(${[...which]}::uuid[])`;
  await sql`update ${table} set read = true where ${own} and not read and ${named}`.execute(db);
}
