import { sql } from 'kysely';
import type { RightsLine, SyntheticUses } from '#domain/deal/terms/rights.ts';
import type { AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import type { RightFacts } from '#domain/work/facts.ts';
import type { ReactingRight } from '#domain/work/right/right.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/** A right with its people, and the facts for its guards and events. */
export interface LoadedRight extends ReactingRight, RightFacts {
  readonly id: string;
  readonly agreement_id: string;
  readonly agreement_status: AgreementStatus;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly line: RightsLine;
  readonly published_on: string | null;
  /** Day on which the company first reported the publication, read from the history; null before that. */
  readonly reported_on: string | null;
  /** First day of the agreement's work; null if the agreement names none. */
  readonly first_work_day: string | null;
  /** Id of the agreement of an extension that not all have signed yet; null if there is none. */
  readonly extension_id: string | null;
  /** The synthetic uses of the talent that the same agreement allows. */
  readonly synthetic: SyntheticUses;
}

const selection = sql`
  select u.id, u.agreement_id, a.status as agreement_status, u.candidate_id, u.project_id, u.company_id, u.talent_id,
    u.line, u.status, u.line ->> 'starts_on' is not null as begins_by_itself, u.published_on,
    (select (min(v.created_date) at time zone 'Europe/Stockholm')::date from events v
      where v.subject_id = u.id and v.type in ('right.report-publication', 'right.correct-publication')) as reported_on,
    u.starts_on, u.ends_on, u.waits_until, u.quiet_until, u.extended_months, (u.line ->> 'renewal_ore')::bigint as renewal_ore,
    (not exists (select from bookings b where b.candidate_id = u.candidate_id and (b.status <> 'cancelled'
        or (b.cancelled_date at time zone 'Europe/Stockholm')::date >= b.starts_on))
      or exists (select from work_reports r where r.candidate_id = u.candidate_id and (r.status = 'void'
        or r.status in ('approved', 'settled') and not r.work @? '$.days[*] ? (@.outcome == "done")'))) as is_unrecorded,
    e.id as extension_id, e.id is not null as is_being_extended, p.title as project_title, o.name as company_name,
    btrim(t.first_name || ' ' || t.last_name) as talent_name, a.terms ->> 'role_title' as role_title,
    u.line -> 'media' as media, u.line ->> 'territory' as territory,
    (select min(span ->> 'starts_on') from jsonb_array_elements(a.terms -> 'days') span) as first_work_day,
    coalesce(a.terms -> 'synthetic',
      '{"digital_replica": false, "voice_synthesis": false, "model_training": false}') as synthetic
  from usage_rights u join agreements a on a.id = u.agreement_id join projects p on p.id = u.project_id
    join companies o on o.id = u.company_id join talents t on t.id = u.talent_id
    left join agreements e on e.extends_right_id = u.id and e.status in ('draft', 'to_sign')`;

/**
 * Rights that meet `where`, a condition on `u` (usage_rights); by default in the order of their ids, in which all
 * transactions lock them.
 */
export async function loadRights(
  db: Db,
  where: ReturnType<typeof sql>,
  order: ReturnType<typeof sql> = sql`u.id`,
): Promise<LoadedRight[]> {
  const { rows } = await sql<LoadedRight>`${selection} where ${where} order by ${order}`.execute(db);
  return rows;
}
