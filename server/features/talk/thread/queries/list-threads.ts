import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ThreadRow } from '#contract/talk/thread.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import {
  IS_BOOKED,
  readableCandidates,
  readableProjects,
  type ThreadActor,
} from '#server/features/talk/thread/policy.ts';

/** The threads of a company that have a message and that the actor may read. */
function ofCompany(actor: CompanyActor, moment: Moment) {
  return sql`
    select h.id as chat_id, h.subject_id, h.last_number, h.last_date, h.company_unread as is_unread, p.title as project_title,
      case when k.id is null then 'project' else 'candidate' end as kind, k.terms ->> 'role_title' as role_title,
      coalesce(btrim(t.first_name || ' ' || t.last_name), '') as other_name,
      case when k.id is null then true else ${IS_BOOKED} end as is_booked
    from project_chats h join projects p on p.id = h.project_id left join candidates k on k.id = h.candidate_id
      left join talents t on t.id = h.talent_id
    where h.company_id = ${actor.company_id} and h.last_number > 0
      and (k.id is null or ${readableCandidates(actor, moment)})`;
}

/**
 * The threads that the talent may read and that have a message: the threads of the talent's own candidates, and the
 * threads of projects in which the talent is booked.
 */
function ofTalent(actor: TalentActor, moment: Moment) {
  return sql`
    select h.id as chat_id, h.subject_id, h.last_number, h.last_date, h.company_wrote > h.talent_read as is_unread,
      p.title as project_title, 'candidate' as kind, k.terms ->> 'role_title' as role_title, c.name as other_name,
      ${IS_BOOKED} as is_booked
    from project_chats h join projects p on p.id = h.project_id join candidates k on k.id = h.candidate_id
      join talents t on t.id = h.talent_id join companies c on c.id = h.company_id
    where h.talent_id = ${actor.talent_id} and h.last_number > 0 and ${readableCandidates(actor, moment)}
    union all
    select h.id, h.subject_id, h.last_number, h.last_date, h.company_wrote > coalesce(r.read_number, 0), p.title,
      'project', null, c.name, true
    from projects p join project_chats h on h.subject_id = p.id join companies c on c.id = p.company_id
      left join project_chat_readers r on r.chat_id = h.id and r.talent_id = ${actor.talent_id}
    where p.id in (select project_id from bookings where talent_id = ${actor.talent_id} and status <> 'cancelled')
      and h.last_number > 0 and ${readableProjects(actor)}`;
}

/** A page of the actor's threads, unread ones first, then the latest. */
export async function listThreads(db: Db, actor: ThreadActor, page: number, moment: Moment) {
  const threads = actor.role === 'company' ? ofCompany(actor, moment) : ofTalent(actor, moment);
  const [{ rows }, counted] = await Promise.all([
    sql<ThreadRow>`
      select s.subject_id as id, s.kind, s.project_title, s.role_title, s.other_name, s.is_booked, s.is_unread,
        case when m.hidden_reason is null then left(m.body, 160) else '' end as excerpt, m.sender_side as last_side, s.last_date
      from (select * from (${threads}) found order by is_unread desc, last_date desc, subject_id
          ${pageOfRows(page, PAGE_SIZE)}) s
        join project_messages m on m.chat_id = s.chat_id and m.number = s.last_number
      order by s.is_unread desc, s.last_date desc, s.subject_id`.execute(db),
    sql<{ total: number; unread_count: number }>`
      select count(*) as total, count(*) filter (where is_unread) as unread_count from (${threads}) found`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, ...(counted.rows[0] ?? { total: 0, unread_count: 0 }) };
}
