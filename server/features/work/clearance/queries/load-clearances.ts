import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import type { ClearanceStatus, ClearanceSubject } from '#domain/work/clearance/clearance.workflow.ts';
import type { OwnBreach } from '#domain/work/minor/minor-hours.ts';
import { hoursBreaches, type LackGiver, minorLacks } from '#domain/work/minor/minor-lacks.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { findWork } from './find-work.ts';

interface Row {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly status: ClearanceStatus;
  readonly first_day: string | null;
  readonly waits_until: string;
  readonly chaperone_name: string | null;
  readonly chaperone_phone: string | null;
  readonly school_leave_on: string | null;
  readonly school_leave_by: LackGiver | null;
  readonly hours_from: string | null;
  readonly hours_to: string | null;
  readonly permit_number: string | null;
  readonly permit_file_id: string | null;
  readonly school_leave_file_id: string | null;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly birth_date: string | null;
  readonly has_consent: boolean;
  readonly has_approval: boolean;
  readonly awaits: AgreementSigner | null;
  /**
   * True if a guardian was asked to sign, or was shown the signed agreement; only then does the guardian's link open a
   * page.
   */
  readonly has_guardian_link: boolean;
  /** Addresses of the guardians who have given consent. */
  readonly guardian_emails: string[];
}

/** A clearance with its people, missing requirements and days. */
export interface LoadedClearance extends Row, ClearanceSubject {
  readonly days: readonly string[];
  readonly breaches: readonly OwnBreach[];
}

const selection = sql`
  select c.id, c.candidate_id, c.project_id, c.company_id, c.talent_id, c.status, c.chaperone_name, c.chaperone_phone,
    c.school_leave_on, c.school_leave_by, c.hours_from, c.hours_to, c.permit_number,
    c.permit_file_id, c.school_leave_file_id, c.waits_until, p.title as project_title,
    o.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title,
    t.birth_date, t.guardian_consent_date is not null as has_consent,
    (select min(b.starts_on) from bookings b where b.candidate_id = c.candidate_id and b.status = 'waiting') as first_day,
    -- An agreement that is signed, or that now waits for the talent, has the signatures of all guardians.
    exists (select from agreements a where a.candidate_id = c.candidate_id and a.kind = 'work'
      and (a.status = 'signed' or a.awaits = 'talent')) as has_approval,
    (select a.awaits from agreements a where a.candidate_id = c.candidate_id and a.kind = 'work' and a.status = 'to_sign'
      limit 1) as awaits,
    exists (select from agreement_approvals v join agreements a on a.id = v.agreement_id
        join guardian_consents g on g.id = v.consent_id and g.status = 'given'
      where a.candidate_id = c.candidate_id and a.kind = 'work' and v.status in ('asked', 'shown', 'signed')) as has_guardian_link,
    array(select g.guardian_email from guardian_consents g where g.talent_id = t.id and g.status = 'given' order by g.place)
      as guardian_emails
  from clearances c join projects p on p.id = c.project_id join companies o on o.id = c.company_id
    join candidates k on k.id = c.candidate_id join talents t on t.id = c.talent_id`;

/**
 * Clearances that meet `where`, a condition on `c` (clearances); by default in the order of their talents, in which all
 * transactions lock them.
 */
export async function loadClearances(
  db: Db,
  where: ReturnType<typeof sql>,
  { today }: Moment,
  order = sql`c.talent_id, c.id`,
): Promise<LoadedClearance[]> {
  const { rows } = await sql<Row>`${selection} where ${where} order by ${order}`.execute(db);
  if (rows.length === 0) return [];
  const workOf = await findWork(
    db,
    rows.map(({ talent_id }) => talent_id),
    today,
  );
  return rows.map((row) => {
    const facts = {
      ...row,
      ...workOf(row),
      birth_date: row.birth_date ?? today,
      has_chaperone: row.chaperone_name !== null,
      has_school_leave: row.school_leave_on !== null,
      has_permit: row.permit_number !== null,
    };
    return {
      ...row,
      has_chaperone: facts.has_chaperone,
      days: facts.days,
      lacks: minorLacks(facts),
      breaches: hoursBreaches(facts),
    };
  });
}

/**
 * Locks the talents of waiting clearances before the clearances are read: if the last two missing requirements are
 * recorded at the same moment, the second transaction reads the first record and clears the bookings.
 */
export async function holdWaiting(trx: Trx, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    select t.id from talents t
    where t.id in (select c.talent_id from clearances c where ${where} and c.status = 'waiting')
    order by t.id for no key update`.execute(trx);
}
