import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyActor } from '#server/actor.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/** The condition on `x` (presentations) for those of the caller's company. */
export const ownPresentations = (actor: CompanyActor): RawBuilder<SqlBool> =>
  sql<SqlBool>`x.company_id = ${actor.company_id}`;

/**
 * True if a client may be shown the candidate `k` of the project `p`, the talent `t`, on that Swedish day: a candidate
 * who has said yes and has no final answer, while the project casts, and whom the company may find. A talent who
 * pauses, blocks the company, says no, is withdrawn or rejected, and a child without consent, therefore disappears from
 * every presentation at once.
 */
export const isShownToClients = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(k.interest_status = 'interested' and not k.is_deleted and k.closed_date is null
    and p.status = 'casting' and ${isFoundBy('t', sql.ref('p.company_id'), today)})`;

/**
 * True if `r` (recordings) may be shown with the candidate `k`: it is the talent's, ready, and part of the profile or
 * sent for this role. A tape whose role was closed once is not shown again, even if its talent has returned to the
 * role.
 */
export const isShowableTape = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.talent_id = k.talent_id and r.status = 'ready' and r.delete_date is null and (r.purpose in ('showreel', 'voice') and r.is_shown or exists (
    select from invitations i where i.id = r.invitation_id and i.candidate_id = k.id)))`;
