import { sql } from 'kysely';
import { addDays } from '#domain/time/day.ts';
import type { Db } from '../../../db/transaction.ts';

/** What the figures of talents look back on, in days. */
const KEPT_DAYS = 90;

/**
 * Forgets which company was shown whom on days that are over. How many saw each stays a while, without which, so that
 * people can be told how they are found.
 */
export async function forgetSeen(db: Db, today: string): Promise<void> {
  await sql`
    with gone as (delete from shown_people where day < ${today} returning talent_id, day, shown_as),
    counted as (select talent_id, day, shown_as, count(*)::int as people from gone group by talent_id, day, shown_as)
    insert into talent_seen_days (talent_id, day, shown_as, people)
    select c.* from counted c join talents t on t.id = c.talent_id
    on conflict (talent_id, day, shown_as) do update set people = talent_seen_days.people + excluded.people`.execute(
    db,
  );
  await sql`delete from talent_seen_days where day < ${addDays(today, -KEPT_DAYS)}`.execute(db);
}
