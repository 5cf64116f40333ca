import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyActor } from '#server/actor.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/** The condition on `x` (presentations) for the presentations of the actor's company. */
export const ownPresentations = (actor: CompanyActor): RawBuilder<SqlBool> =>
  sql<SqlBool>`x.company_id = ${actor.company_id}`;

/**
 * True if a client may see candidate `k` (project `p`, talent `t`) on `today`: the candidate said yes, is not withdrawn
 * and has no final answer, the project is casting, and the company may find the talent. As soon as one of these
 * conditions fails, the talent disappears from every presentation.
 */
export const isShownToClients = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(k.interest_status = 'interested' and not k.is_deleted and k.closed_date is null
    and p.status = 'casting' and ${isFoundBy('t', sql.ref('p.company_id'), today)})`;

/**
 * True if a client may see recording `r` (recordings) with candidate `k` (candidates): the recording is the talent's
 * own and ready, and either shown in the profile or sent for this role. A recording with a `delete_date` is never
 * shown: the role was closed to the talent once, even if the talent has been taken back since.
 */
export const isShowableTape = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.talent_id = k.talent_id and r.status = 'ready' and r.delete_date is null and (r.purpose in ('showreel', 'voice') and r.is_shown or exists (
    select from invitations i where i.id = r.invitation_id and i.candidate_id = k.id)))`;
