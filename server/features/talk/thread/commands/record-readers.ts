import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { IS_REACHED } from '#server/features/talk/thread/policy.ts';
import type { LoadedThread } from '#server/features/talk/thread/queries/load-thread.ts';
import type { Told } from './tell-unread.ts';

/** Stores the booked talents as readers of a message to all, each with the time at which a mail about it is due. */
export async function recordReaders(
  trx: Trx,
  { project_id, company_wrote }: LoadedThread,
  chat_id: string,
  mail: string,
  { today }: Moment,
): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`
    with booked as (
      select distinct on (held.talent_id) held.talent_id, held.candidate_id from bookings held
      where held.project_id = ${project_id} and ${IS_REACHED} order by held.talent_id, held.starts_on, held.id),
    noted as (
      insert into project_chat_readers as r (chat_id, talent_id, mail_date, guardian_mail_date)
      select ${chat_id}::uuid, b.talent_id, ${mail}::timestamptz, case when t.birth_date > ${adultBornBy(today)}::date then ${mail}::timestamptz end
      from booked b join talents t on t.id = b.talent_id order by b.talent_id
      on conflict (chat_id, talent_id) do update set
        mail_date = case when ${company_wrote} <= r.read_number then excluded.mail_date else r.mail_date end,
        guardian_mail_date = coalesce(r.guardian_mail_date, excluded.guardian_mail_date))
    select talent_id, candidate_id from booked`.execute(trx);
  return rows;
}
