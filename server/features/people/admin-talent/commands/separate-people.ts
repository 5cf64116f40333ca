import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Stores that two profiles are of different people, so that administrators are not asked about them again. Storing it
 * twice changes nothing.
 */
export async function separatePeople(
  trx: Trx,
  { account_id, name }: AdminActor,
  { id, other_id }: { readonly id: string; readonly other_id: string },
  { now }: Moment,
) {
  const { rows } = await sql`
    select from talents where id in (${id}, ${other_id}) order by id for key share`.execute(trx);
  if (rows.length < 2) return refuse('not_found');
  await sql`
    insert into different_people (one_id, other_id, account_id, actor_name, created_date)
    values (least(${id}::uuid, ${other_id}::uuid), greatest(${id}::uuid, ${other_id}::uuid), ${account_id}, ${name}, ${now})
    on conflict do nothing`.execute(trx);
  announce(trx, { topics: [], noun: 'profile' });
  return true as const;
}
