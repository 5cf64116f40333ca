import { sql } from 'kysely';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { ReactingApproval } from '#domain/work/approval/approval.workflow.ts';
import type { ApprovalFacts } from '#domain/work/facts.ts';
import type { Db } from '#server/db/transaction.ts';

/** A guardian's approval of one agreement, with the facts for its guards and events. */
export interface LoadedApproval extends ReactingApproval, ApprovalFacts {
  /** The talent's birth date: from the eighteenth birthday on a guardian answers nothing any more. */
  readonly birth_date: string | null;
  readonly id: string;
  readonly agreement_id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly guardian_email: string;
  readonly asked_date: string;
  readonly decided_date: string | null;
}

/**
 * The approvals that meet `where`, in which `v` is agreement_approvals and `a` agreements. Ordered by id, so that
 * transactions that lock them afterwards do so in the same order.
 */
export async function loadApprovals(db: Db, where: ReturnType<typeof sql>): Promise<LoadedApproval[]> {
  const { rows } = await sql<Omit<LoadedApproval, 'answer_by'>>`
    select v.id, v.agreement_id, a.kind, a.candidate_id, a.project_id, a.company_id, v.talent_id, v.status, v.token_expires_date,
      v.guardian_name, v.guardian_email, v.asked_date, v.decided_date, t.first_name, t.birth_date,
      p.title as project_title, o.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      a.terms ->> 'role_title' as role_title, a.status <> 'to_sign' as is_agreement_over,
      exists (select from guardian_consents g where g.id = v.consent_id and g.status = 'given') as is_guardian
    from agreement_approvals v join agreements a on a.id = v.agreement_id join projects p on p.id = a.project_id
      join companies o on o.id = a.company_id join talents t on t.id = v.talent_id
    where ${where} order by v.id`.execute(db);
  return rows.map((row) => ({ ...row, answer_by: dayOf(row.token_expires_date) }));
}

/** The approval of a link, by the hash of its token; null for an unknown link or a cancelled approval. */
export async function findApprovalByLink(db: Db, token_hash: string): Promise<LoadedApproval | null> {
  const [approval] = await loadApprovals(
    db,
    sql`v.status <> 'cancelled' and (v.token_hash = ${token_hash}
    or v.id = (select l.approval_id from agreement_approval_links l where l.token_hash = ${token_hash}))`,
  );
  return approval ?? null;
}
