import { sql } from 'kysely';
import type { BoardVote } from '#contract/auditions/presentation.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { ownPresentations } from '#server/features/auditions/presentation/policy.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';

/** Pages are long, because a board loads all opinions of a project at once. */
const BOARD_PAGE_SIZE = 200;

/** A page of the guests' opinions on a project's candidates whom the actor may see, the newest first. */
export async function listVotes(db: Db, actor: CompanyActor, project_id: string, page: number, today: string) {
  const votes = sql`presentation_votes v join presentation_guests g on g.id = v.guest_id
    join presentations x on x.id = g.presentation_id join presentation_people s on s.id = v.person_id
    join candidates k on k.id = s.candidate_id join talents t on t.id = k.talent_id
    where x.project_id = ${project_id} and ${ownPresentations(actor)} and not k.is_deleted
      and ${isSeenTalent('t', actor, today)}`;
  const [{ rows: items }, count] = await Promise.all([
    sql<BoardVote>`
      select s.candidate_id, x.id as presentation_id, g.id as guest_id, g.name as guest_name, v.vote, v.comment, v.updated_date
      from ${votes} order by v.updated_date desc, v.guest_id, v.person_id
      ${pageOfRows(page, BOARD_PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${votes}`.execute(db),
  ]);
  return { items, page, page_size: BOARD_PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
