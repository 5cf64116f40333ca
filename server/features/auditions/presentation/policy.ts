import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyActor } from '#server/actor.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/** The condition on `x` (presentations) that leaves those of the caller's company. */
export const ownPresentations = (actor: CompanyActor): RawBuilder<SqlBool> =>
  sql<SqlBool>`x.company_id = ${actor.company_id}`;

/**
 * Whether a client may be shown the candidate `k` of the project `p`, who is the talent `t`, on that Swedish day: who has
 * said yes and not had their answer, while the project casts, and whom the company may find. So whoever pauses, blocks the
 * company, says no, is withdrawn or told no is gone from every presentation at once, and so is a child without consent.
 */
export const isShownToClients = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(k.interest_status = 'interested' and not k.is_deleted and k.closed_date is null
    and p.status = 'casting' and ${isFoundBy('t', sql.ref('p.company_id'), today)})`;

/**
 * Whether `r` (recordings) may be shown with the candidate `k`: theirs, whole, and of the profile or sent for this role. A
 * tape whose role was closed once is shown no more, also where its talent has come back.
 */
export const isShowableTape = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.talent_id = k.talent_id and r.status = 'ready' and r.delete_date is null and (r.purpose in ('showreel', 'voice') and r.is_shown or exists (
    select from invitations i where i.id = r.invitation_id and i.candidate_id = k.id)))`;
