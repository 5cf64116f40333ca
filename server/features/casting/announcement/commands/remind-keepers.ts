import { type Kysely, sql } from 'kysely';
import { CLOSES_TOMORROW } from '#domain/casting/announcement/announcement.rules.ts';
import { addDays, momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import { closesTomorrow } from '#texts/casting/notices/announcement.ts';

/**
 * The job: reminds each talent once of each kept announcement that closes tomorrow, unless the talent is a candidate
 * for its role or has blocked the company. The reminder is not an event of the announcement, because keeping is private
 * and no event may name these talents.
 * @returns the number of reminders
 */
export async function remindKeepers({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<number> {
  const { now, today } = momentOf(clock());
  const told = await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ talent_id: string; heading: string }>`
      update kept_announcements kept set reminded_date = ${now}
      from announcements a
      where a.id = kept.announcement_id and a.status = 'published' and a.closes_on = ${addDays(today, 1)}
        and kept.reminded_date is null and not exists (
          select from candidates k where k.role_id = a.role_id and k.talent_id = kept.talent_id and not k.is_deleted)
        and not exists (
          select from talent_blocks shut where shut.talent_id = kept.talent_id and shut.company_id = a.company_id)
      returning kept.talent_id, a.heading`.execute(trx);
    for (const { talent_id, heading } of rows) {
      const { title, message } = closesTomorrow(heading);
      await sql`insert into notices (audience, talent_id, title, message, type, created_date)
        values ('talent', ${talent_id}, ${title}, ${message}, ${CLOSES_TOMORROW}, ${now})`.execute(trx);
      announce(trx, { topics: [`talent:${talent_id}`], noun: 'notice' });
    }
    return rows.length;
  });
  return typeof told === 'number' ? told : 0;
}
