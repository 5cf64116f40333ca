import { sql } from 'kysely';
import type { ApprovalView } from '#contract/work/approval.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { approvalWorkflow } from '#domain/work/approval/approval.workflow.ts';
import type { Db } from '#server/db/transaction.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { findSigning } from '#server/features/work/agreement/queries/list-agreements.ts';
import { loadAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import { findClearanceOf } from '#server/features/work/clearance/queries/show-clearances.ts';
import { findApprovalByLink } from './queries.ts';

const GUARDIAN = { role: 'guardian', account_id: null } as const;

/**
 * The agreement and the commands, as shown to the holder of a link; null for an unknown link, a cancelled approval, or
 * an agreement without a document.
 */
export async function findApprovalView(db: Db, token: string, moment: Moment): Promise<ApprovalView | null> {
  const approval = await findApprovalByLink(db, hashToken(token));
  if (!approval) return null;
  // From the eighteenth birthday on, a guardian reads only what the guardian has signed.
  const isMinors = needsGuardian(approval, moment.today);
  if (!isMinors && approval.status !== 'signed') return null;
  const [agreement] = await loadAgreements(db, sql`a.id = ${approval.agreement_id}`, moment);
  if (!agreement?.sha256) return null;
  const { status, first_name, guardian_name, company_name, project_title, decided_date } = approval;
  const is_guardian = approval.is_guardian && isMinors;
  const clearance = await findClearanceOf(db, GUARDIAN, approval.candidate_id, moment);
  return {
    status,
    first_name,
    guardian_name,
    company_name,
    project_title,
    decided_date,
    is_guardian,
    kind: agreement.kind,
    sha256: agreement.sha256,
    ...(await findSigning(db, agreement)),
    // A former guardian may read but not record (`recordByLink`).
    clearance: clearance && !is_guardian ? { ...clearance, actions: [] } : clearance,
    actions: isMinors ? commandsNow(approvalWorkflow, approval, GUARDIAN, moment) : [],
  };
}
