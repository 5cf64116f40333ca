import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { MADE_TO_SHOW } from '#domain/deal/terms/made-to-show.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { AgreementKind, ReactingAgreement } from '#domain/work/agreement/agreement.workflow.ts';
import type { AgreementFacts } from '#domain/work/facts.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { hasReplacement } from '#server/features/casting/candidate/queries/left-place.ts';
import { type AgreementActor, visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { partyName } from '#server/names/names.ts';

/** An agreement with its people, and the facts for its guards and events. */
export interface LoadedAgreement extends ReactingAgreement, AgreementFacts {
  readonly id: string;
  readonly number: number;
  readonly kind: AgreementKind;
  /** The right that this agreement extends; null for an agreement about work. */
  readonly extends_right_id: string | null;
  readonly version: number;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  /** The name with which the talent signs. */
  readonly party_name: string;
  readonly document_id: string | null;
  readonly signed_document_id: string | null;
  /** Hash of the document to sign, as lower-case hex; null until the document is made. */
  readonly sha256: string | null;
  /** Time at which the talent was asked to sign (ISO instant). */
  readonly passed_date: string | null;
  readonly decline_reason: string | null;
  /** Time at which both sides were bound (ISO instant); null before that. */
  readonly signed_date: string | null;
  readonly created_date: string;
  readonly role_id: string;
  readonly project_status: ProjectStatus;
  /**
   * True if the recording is made to be shown, but the agreement grants no right to show it, and the company has not
   * stated that the recording will not be shown.
   */
  readonly rights_unsaid: boolean;
  /** True if this is the newest version. */
  readonly is_newest: boolean;
  /** State of the report of the work; null without a report. */
  readonly report_status: ReportStatus | null;
}

interface Row extends Omit<LoadedAgreement, 'is_declined_by_guardian' | 'lacks_approval' | 'changes_terms'> {
  /**
   * The terms of this version, and the terms that bind now. Both are null except for a work agreement in `draft` or
   * `to_sign`.
   */
  readonly unsigned_terms: unknown;
  readonly held_terms: unknown;
  readonly birth_date: string | null;
  readonly approvals_asked: number;
  readonly approvals_signed: number;
  /** Number of guardians who have to sign. */
  readonly approvals_needed: number;
  readonly approvals_declined: number;
}

const selection = sql`
  select a.id, a.number, a.kind, a.extends_right_id, a.version, a.candidate_id, a.project_id, a.company_id, a.talent_id, a.status, a.awaits, a.document_id,
    a.signed_document_id, a.passed_date, a.decline_reason, a.signed_date, a.created_date, k.role_id, p.status as project_status, r.status as report_status, d.sha256, p.title as project_title, o.name as company_name,
    btrim(t.first_name || ' ' || t.last_name) as talent_name, ${partyName('t')} as party_name, a.terms ->> 'role_title' as role_title, t.birth_date,
    (select count(*) from agreement_approvals v where v.agreement_id = a.id and v.status = 'asked') as approvals_asked,
    (select count(*) from agreement_approvals v where v.agreement_id = a.id and v.status = 'signed') as approvals_signed,
    (select case when count(*) > 1 or bool_or(g.is_shared) then 2 else 1 end from guardian_consents g
      where g.talent_id = a.talent_id and g.status <> 'cancelled') as approvals_needed,
    (select count(*) from agreement_approvals v where v.agreement_id = a.id and v.status = 'declined') as approvals_declined,
    (select count(*) from bookings b where b.candidate_id = a.candidate_id and b.status <> 'cancelled') as kept_booking_count,
    a.kind = 'work' and exists (select from agreements l
      where l.candidate_id = a.candidate_id and l.kind = a.kind and l.version > a.version
        and (l.status = 'signed' or (a.signed_date is null and l.status in ('draft', 'to_sign')))) as is_succeeded,
    not exists (select from agreements l
      where l.candidate_id = a.candidate_id and l.kind = a.kind and l.version > a.version) as is_newest,
    a.kind = 'work' and (p.production_type is null or p.production_type = any(${[...MADE_TO_SHOW]})) and a.terms -> 'rights' = '[]'
      and not exists (select from project_roles l where l.id = k.role_id and l.terms -> 'rights' = '[]') as rights_unsaid,
    exists (select from agreements e
      where e.candidate_id = a.candidate_id and a.kind = 'work' and e.kind = a.kind and e.status = 'signed' and e.id <> a.id) as changes_signed,
    case when a.kind = 'work' and a.status in ('draft', 'to_sign') then a.terms end as unsigned_terms,
    case when a.kind = 'work' and a.status in ('draft', 'to_sign') then k.terms end as held_terms,
    a.kind = 'work' and a.status in ('draft', 'to_sign') and exists (select from bookings b
      where b.candidate_id = a.candidate_id and ${hasReplacement(sql.ref('b.id'))} and b.moved_to && (
        select range_agg(daterange(s.starts_on, s.ends_on, '[]'))
        from jsonb_to_recordset(a.terms -> 'days') as s (starts_on date, ends_on date))) as offers_taken_days,
    exists (select from usage_rights u where u.id = a.extends_right_id and u.status = 'replaced') as extends_replaced
  from agreements a join projects p on p.id = a.project_id join companies o on o.id = a.company_id
    join talents t on t.id = a.talent_id join candidates k on k.id = a.candidate_id
    left join documents d on d.id = a.document_id left join work_reports r on r.candidate_id = a.candidate_id`;

function withApproval(
  { birth_date, approvals_asked, approvals_signed, approvals_needed, approvals_declined, ...kept }: Row,
  { today }: Moment,
): LoadedAgreement {
  const { unsigned_terms, held_terms, ...row } = kept;
  // Guardians sign before the talent, so an agreement that waits for the talent has all their signatures: a guardian
  // who is named later only reads the agreement (`approval.show`).
  const isApproved = kept.awaits === 'talent' || (approvals_signed >= approvals_needed && approvals_asked === 0);
  const lacks_approval = needsGuardian({ birth_date }, today) && !isApproved;
  const changes_terms = unsigned_terms !== null && !areSameTerms(readTerms(held_terms), readTerms(unsigned_terms));
  return { ...row, lacks_approval, changes_terms, is_declined_by_guardian: approvals_declined > 0 };
}

/**
 * The agreements that meet `where`, in which `a` is the agreement, without a check of the actor's rights. By default
 * ordered by id, so that all transactions lock them in the same order.
 */
export async function loadAgreements(
  db: Db,
  where: ReturnType<typeof sql>,
  moment: Moment,
  order = sql`a.id`,
): Promise<LoadedAgreement[]> {
  const { rows } = await sql<Row>`${selection} where ${where} order by ${order}`.execute(db);
  return rows.map((row) => withApproval(row, moment));
}

/** One agreement; null if the actor may not see it. */
export async function loadAgreement(db: Db, actor: AgreementActor, id: string, moment: Moment) {
  const [agreement] = await loadAgreements(db, sql`a.id = ${id} and ${visibleAgreements(actor, moment.today)}`, moment);
  return agreement ?? null;
}

/**
 * Locks agreements, in the order of their ids, before they are read to be signed: the later transaction reads the
 * result of the earlier. First locks their projects, shared: changes of terms, activations and cancellations lock the
 * project exclusively. Then locks the reports of their work, because both a decision on a report (which voids unsigned
 * agreements) and a signature (which moves bookings, whose trigger writes the report) lock the report before the
 * agreement.
 */
export async function lockAgreements(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    select p.id from projects p where p.id in (select a.project_id from agreements a where a.id = any(${[...ids]}::uuid[]))
    order by p.id for share`.execute(trx);
  await sql`
    select from work_reports r where r.candidate_id in (select a.candidate_id from agreements a where a.id = any(${[...ids]}::uuid[]))
    order by r.id for no key update`.execute(trx);
  await sql`select id from agreements where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
}
