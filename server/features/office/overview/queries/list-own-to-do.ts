import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inOrderOfLoss, type OwnToDo } from '#domain/people/talent/to-do.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { AWAITS_ACCOUNT } from '#server/features/money/payout/queries/load-payouts.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { visibleReports } from '#server/features/work/report/policy.ts';

interface Row {
  readonly what: OwnToDo;
  readonly count: number;
  readonly until: string | null;
  readonly is_past: boolean;
  readonly id: string;
  readonly company_name: string;
  readonly role_title: string;
  readonly past_count: number;
}

// The talent's to-dos: reports, agreements, and a new account after the bank returned a payout. An index finds the rows
// of one talent. The last day of a disputed report is left out, because silence after it has no effect.
const waiting = (actor: TalentActor, { today }: Moment) => sql`
  select case r.status when 'adjusted' then 'answer_report' when 'open' then 'send_report' else 'explain_report' end as what,
    r.candidate_id as id, r.candidate_id, case when r.status <> 'disputed' then r.silent_on end as until,
    r.updated_date as since
  from work_reports r
  where ${visibleReports(actor)} and (r.status = 'adjusted' or (r.status = 'open' and r.last_day < ${today})
    or (r.status = 'disputed' and r.disputed_by = 'company' and r.explanation is null))
  union all
  select case a.kind when 'extension' then 'sign_extension' else 'sign_agreement' end,
    a.id, a.candidate_id, null, a.created_date
  from agreements a
  where ${visibleAgreements(actor, today)} and a.status = 'to_sign' and a.awaits = 'talent'
  union all
  (select 'give_account', o.id, o.candidate_id, null, o.updated_date
  from payouts o where o.talent_id = ${actor.talent_id} and o.sent_back_account_hash is not null and ${AWAITS_ACCOUNT}
  order by o.due_on, o.id limit 1)`;

// The to-dos with `is_past`: true for an assignment without booked days left, as in the lists of assignments.
const placed = (actor: TalentActor, moment: Moment) => sql`
  select w.*, not exists (select from bookings b where b.candidate_id = w.candidate_id
    and b.status in ('waiting', 'confirmed') and b.ends_on >= ${moment.today}) as is_past
  from (${waiting(actor, moment)}) w`;

/** The talent's to-dos about booked work: for each kind the number, the most urgent one, and its last day. */
export async function listOwnToDo(db: Db, actor: TalentActor, moment: Moment) {
  const { rows } = await sql<Row>`
    with placed as (${placed(actor, moment)})
    select distinct on (w.what) w.what, w.id, w.until, c.name as company_name, k.terms ->> 'role_title' as role_title,
      count(*) over (partition by w.what) as count, bool_and(w.is_past) over (partition by w.what) as is_past,
      (select count(distinct o.candidate_id) from placed o where o.is_past and o.what not in ('sign_extension', 'give_account')) as past_count
    from placed w join candidates k on k.id = w.candidate_id join projects p on p.id = k.project_id
      join companies c on c.id = p.company_id
    order by w.what, w.until, w.since, w.id`.execute(db);
  const items = rows.map(({ what, count, until, is_past, id, company_name, role_title }) => ({
    what,
    count,
    until,
    is_past,
    first: { id, company_name, role_title },
  }));
  return { items: inOrderOfLoss(items), past_count: rows[0]?.past_count ?? 0 };
}
