import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { feedMarks, placeOfMark } from '#server/features/people/calendar/queries/feed-url.ts';
import { seal } from '#server/sealed/seal.ts';
import type { Services } from '#server/services.ts';

/** Gives the talent's calendar feed a new address; the earlier address stops working. */
export async function renewFeed({ db, env }: Pick<Services, 'db' | 'env'>, { talent_id }: TalentActor): Promise<void> {
  const id = randomUUID();
  const mark_sealed = seal(env, feedMarks(env, id)[0], placeOfMark(talent_id));
  await inTransaction(db, (trx) =>
    sql`insert into calendar_feeds (talent_id, id, mark_sealed) values (${talent_id}, ${id}, ${mark_sealed})
      on conflict (talent_id) do update set id = excluded.id, mark_sealed = excluded.mark_sealed`.execute(trx),
  );
}

/** Ends the talent's calendar feed; its address stops working. */
export async function endFeed(db: Kysely<Database>, { talent_id }: TalentActor): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('talent_id', '=', talent_id).execute();
}
