import { type Kysely, sql } from 'kysely';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Gives the talent's calendar feed a new address; the earlier address stops working. */
export async function renewFeed(db: Kysely<Database>, { talent_id }: TalentActor): Promise<void> {
  await inTransaction(db, (trx) =>
    sql`insert into calendar_feeds (talent_id) values (${talent_id})
      on conflict (talent_id) do update set id = gen_random_uuid()`.execute(trx),
  );
}

/** Ends the talent's calendar feed; its address stops working. */
export async function endFeed(db: Kysely<Database>, { talent_id }: TalentActor): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('talent_id', '=', talent_id).execute();
}
