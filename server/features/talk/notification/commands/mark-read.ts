import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { ownNotices } from '#server/features/talk/notification/queries.ts';

/** Marks the actor's notices as read: the named ones, or all. Ids of other notices are ignored. */
export async function markRead(
  db: Db,
  actor: SignedInActor,
  which: readonly string[] | 'all',
  { now }: Moment,
): Promise<void> {
  const named = which === 'all' ? sql`true` : sql`id = any(${[...which]}::uuid[])`;
  await sql`
    update notices set read = true, updated_date = ${now}
    where ${ownNotices(actor)} and not read and ${named}`.execute(db);
}
