import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AgentWait } from '#contract/office/overview.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { HAS_SUGGESTED, IS_ASKING } from '#server/features/casting/candidate/queries/left-place.ts';

/** The talents whom the caller may act for; empty for an account without a second factor. */
const mine = ({ account_id, is_agent }: TalentActor) => sql`
  select r.talent_id, r.allowed, btrim(t.first_name || ' ' || t.last_name) as talent_name
  from representations r join talents t on t.id = r.talent_id
  where r.agent_account_id = ${account_id} and r.status = 'accepted' and ${is_agent === true}
    and t.standing = 'active' and t.is_verified`;

// Each part finds its rows by the talent.
const waits = (actor: TalentActor, { now, today }: Moment) => sql`
  (select m.talent_name, m.allowed && array['answers'] as may_answer, w.*
  from (${mine(actor)}) m cross join lateral (
    select 'request' as what, k.id, k.id as candidate_id, k.answer_by::text as until
    from candidates k join projects p on p.id = k.project_id
    where k.talent_id = m.talent_id and not k.is_deleted and k.closed_date is null and ${IS_ASKING}
      and k.interest_status in ('pending', 'overdue_interest') and not ${HAS_SUGGESTED}
      and not (p.status = 'active' and k.interest_status = 'overdue_interest')
    union all
    select 'audition', v.id, v.candidate_id, (greatest(v.deadline_date, d.deadline_date) at time zone 'Europe/Stockholm')::date::text
    from invitations v join auditions d on d.id = v.audition_id join projects p on p.id = v.project_id
    where v.talent_id = m.talent_id and v.status = 'invited' and v.invited_date is not null and d.status = 'published'
      and p.status = 'casting'
      -- An answer about a told time is the answer about the audition.
      and not exists (select from appointments a where a.invitation_id = v.id and a.status = 'told')) w)
  union all
  (select m.talent_name, m.allowed && array['times'], w.*
  from (${mine(actor)}) m cross join lateral (
    select 'time' as what, a.id, v.candidate_id, (a.starts_date at time zone 'Europe/Stockholm')::date::text as until
    from invitations v join appointments a on a.invitation_id = v.id join auditions d on d.id = v.audition_id
      join projects p on p.id = v.project_id
    where v.talent_id = m.talent_id and a.status = 'told' and a.starts_date > ${now}::timestamptz
      and d.status = 'published' and p.status = 'casting'
    union all
    select 'offered_time', s.id, s.candidate_id, (s.offer_until at time zone 'Europe/Stockholm')::date::text
    from slot_wishes s
    where s.talent_id = m.talent_id and s.status = 'offered' and s.offer_until > ${now}::timestamptz) w)
  union all
  (select m.talent_name, m.allowed && array['terms'], w.*
  from (${mine(actor)}) m cross join lateral (
    select 'counter_offer' as what, o.id, o.candidate_id, o.ends_on::text as until
    from counter_offers o join projects p on p.id = o.project_id
    where o.talent_id = m.talent_id and o.status = 'with_talent' and o.ends_on >= ${today} and p.status = 'casting') w)`;

/** A page of what waits for an answer over all talents of an agent, the soonest first. */
export async function listAgentWaits(db: Db, actor: TalentActor, page: number, moment: Moment) {
  const all = waits(actor, moment);
  const [{ rows }, total] = await Promise.all([
    sql<AgentWait>`
      select w.id, w.what, w.candidate_id, w.talent_name, w.until, w.may_answer, c.name as company_name,
        p.title as project_title, k.terms ->> 'role_title' as role_title
      from (${all}) w join candidates k on k.id = w.candidate_id join projects p on p.id = k.project_id
        join companies c on c.id = p.company_id
      order by w.until, w.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`(${all}) w`),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
