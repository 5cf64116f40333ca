import { sql } from 'kysely';
import type { PossiblePerson } from '#contract/auditions/audition.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { loadAudition } from './load-audition.ts';

/**
 * The condition on `k` (candidates) for candidates who said yes, were neither withdrawn nor rejected, and have no final
 * answer.
 */
const MAY_BE_CALLED = sql`k.interest_status = 'interested' and not k.is_deleted and k.closed_date is null
  and k.client_decision is distinct from 'rejected'`;

/**
 * A page of the candidates who may be added to an audition and are not in it, without talents whom the actor may not
 * see.
 */
export async function listPossible(db: Db, actor: ProjectActor, id: string, page: number, { today }: Moment) {
  const audition = await loadAudition(db, actor, id);
  if (!audition) return refuse('not_found');
  const from = sql`candidates k join talents t on t.id = k.talent_id join project_roles r on r.id = k.role_id
    where k.project_id = ${audition.project_id} and ${MAY_BE_CALLED} and ${isSeenTalent('t', actor, today)}
      and not exists (select from invitations v
        where v.audition_id = ${id} and v.candidate_id = k.id and v.status <> 'withdrawn')`;
  const [{ rows: items }, count] = await Promise.all([
    sql<PossiblePerson>`
      select k.id, t.id as talent_id, btrim(t.first_name || ' ' || t.last_name) as talent_name,
        t.profile_image as talent_image, r.id as role_id, r.title as role_title,
        k.consideration is not distinct from 'callback' as is_callback
      from ${from} order by k.role_index, talent_name, k.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
