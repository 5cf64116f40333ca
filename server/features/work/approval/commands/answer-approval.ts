import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { GuardianActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isChildsBrowser } from '#server/features/people/guardian/commands/childs-browser.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { checkName, keepSignatures } from '#server/features/work/agreement/commands/keep-signature.ts';
import { loadAgreements, lockAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import { approvalObject } from '#server/features/work/approval/lifecycle.ts';
import { findApprovalByLink, type LoadedApproval } from '#server/features/work/approval/queries.ts';
import { type Recorded, recordForGuardian } from '#server/features/work/clearance/commands/record-clearance.ts';
import type { RequestFacts } from '#server/http/handlers.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Locks the project and the talent of a link's approval, in the same order as every command that clears a booking. The
 * removal of a guardian locks the talent too, so it cannot run at the same time.
 */
async function findHeld(trx: Trx, token: string) {
  const asked = await findApprovalByLink(trx, hashToken(token));
  if (!asked) return null;
  await sql`select from projects where id = ${asked.project_id} for share`.execute(trx);
  await sql`select from talents where id = ${asked.talent_id} for no key update`.execute(trx);
  return findApprovalByLink(trx, hashToken(token));
}

/**
 * Like `findHeld`, but also locks the agreement, so that a guardian's answer and the talent's answer cannot be handled
 * at the same time.
 */
async function findLocked(trx: Trx, token: string) {
  const held = await findHeld(trx, token);
  if (!held) return null;
  await lockAgreements(trx, [held.agreement_id]);
  return findApprovalByLink(trx, hashToken(token));
}

const guardianActor = ({ guardian_name }: LoadedApproval): GuardianActor => ({
  role: 'guardian',
  account_id: null,
  name: guardian_name,
});

interface Signed {
  readonly token: string;
  readonly sha256: string;
  readonly name: string;
}

/**
 * A guardian signs by the link in the mail, without an account. Refused in a browser that the child's account has used.
 */
export async function signApproval(
  trx: Trx,
  signed: Signed,
  request: RequestFacts,
  browser_hash: string | null,
  moment: Moment,
) {
  const approval = await findLocked(trx, signed.token);
  if (!approval || !needsGuardian(approval, moment.today)) return refuse('dead_link');
  if (await isChildsBrowser(trx, approval.talent_id, browser_hash)) return refuse('guardian_childs_browser');
  const signing = {
    party: 'guardian' as const,
    known_name: approval.guardian_name,
    typed_name: signed.name,
    account_id: null,
    request,
  };
  const differs = checkName(signing);
  if (differs) return differs;
  const [agreement] = await loadAgreements(trx, sql`a.id = ${approval.agreement_id}`, moment);
  if (agreement?.sha256 !== signed.sha256) return refuse('changed_meanwhile');
  const moved = await move(trx, {
    noun: 'approval',
    command: 'sign',
    object: approvalObject(approval, signed.token),
    actor: guardianActor(approval),
    moment,
    words: {},
  } as const);
  if (isRefusal(moved)) return moved;
  const kept = { agreement_id: approval.agreement_id, sha256: signed.sha256, approval_id: approval.id };
  await keepSignatures(trx, signing, [kept], moment);
  return true as const;
}

/**
 * A guardian records a requirement of the work by the link, also after signing. A link stays valid after the agreement
 * is signed, so former guardians are refused here.
 */
export async function recordByLink(trx: Trx, token: string, recorded: Recorded, moment: Moment) {
  const approval = await findHeld(trx, token);
  if (!approval?.is_guardian || !needsGuardian(approval, moment.today)) return refuse('dead_link');
  return recordForGuardian(trx, guardianActor(approval), approval.candidate_id, recorded, moment);
}

/** A guardian declines to sign. */
export async function declineApproval(trx: Trx, token: string, reason: string, moment: Moment) {
  const approval = await findLocked(trx, token);
  if (!approval || !needsGuardian(approval, moment.today)) return refuse('dead_link');
  return move(trx, {
    noun: 'approval',
    command: 'decline',
    object: approvalObject(approval),
    actor: guardianActor(approval),
    moment,
    words: { reason },
  } as const);
}
