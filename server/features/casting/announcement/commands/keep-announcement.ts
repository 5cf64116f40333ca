import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * Saves an announcement in the talent's list of kept announcements, or removes it; repeating the call changes nothing.
 */
export async function keepAnnouncement(
  db: Db,
  { talent_id }: TalentActor,
  id: string,
  isKept: boolean,
  moment: Moment,
) {
  await (isKept
    ? sql`insert into kept_announcements (talent_id, announcement_id, created_date) values (${talent_id}, ${id}, ${moment.now})
        on conflict do nothing`
    : sql`delete from kept_announcements where talent_id = ${talent_id} and announcement_id = ${id}`
  ).execute(db);
}
