import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { approvalPath, issueLink } from '#server/features/people/guardian/commands/issue-link.ts';
import type { LoadedClearance } from '#server/features/work/clearance/queries/load-clearances.ts';

/**
 * Makes a link by which a guardian sees the missing requirements and records some of them. The link opens the newest
 * agreement of the assignment that this guardian was asked to sign, or was shown, under the present consent. Links
 * mailed earlier stay valid.
 * @returns the path; the start page if no such agreement exists
 */
export async function linkGuardian(
  trx: Trx,
  { candidate_id }: Pick<LoadedClearance, 'candidate_id'>,
  email: string,
  moment: Moment,
): Promise<string> {
  const { token, kept } = issueLink(moment);
  const { rows } = await sql`
    insert into agreement_approval_links (token_hash, approval_id, created_date)
    select ${kept.token_hash}, v.id, ${moment.now} from agreement_approvals v join agreements a on a.id = v.agreement_id
      join guardian_consents g on g.id = v.consent_id and g.status = 'given'
    where a.candidate_id = ${candidate_id} and a.kind = 'work' and v.guardian_email = ${email}
      and v.status in ('asked', 'shown', 'signed')
    order by a.version desc, v.id limit 1 returning approval_id`.execute(trx);
  return rows.length === 0 ? '/' : approvalPath(token);
}
