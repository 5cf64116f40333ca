import type { Kysely } from 'kysely';
import type { WrittenPlatform } from '#contract/platform.ts';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { AdminActor } from '../../../actor.ts';
import type { Database } from '../../../db/generated.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';

/** Adds who we are from a day on, unless somebody else has added a version meanwhile. @returns its version */
export function addVersion(
  db: Kysely<Database>,
  { account_id, name: actor_name }: AdminActor,
  { seen_version, ...written }: WrittenPlatform,
  { now }: Moment,
) {
  return inTransaction(
    db,
    async (trx) => {
      const newest = await trx
        .selectFrom('platform_details')
        .select('version')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if ((newest?.version ?? 0) !== seen_version) return refuse('changed_meanwhile');
      const version = seen_version + 1;
      await trx
        .insertInto('platform_details')
        .values({ version, ...written, account_id, actor_name, created_date: now })
        .execute();
      announce(trx, { topics: [], noun: 'platform' });
      return version;
    },
    // Two who have seen the same: the other one was first.
    ['platform_details_pk'],
  );
}
