import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import { casts } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';

/**
 * The members' notes about each of these candidates, keyed by candidate: the caller's own first, then by author. The
 * caller has checked that the actor may see the candidates. Members for finance and members who only read see no notes.
 */
export async function showNotes(
  db: Db,
  candidates: readonly { readonly id: string }[],
  actor: ProjectActor,
): Promise<ReadonlyMap<string, readonly CandidateNote[]>> {
  if (candidates.length === 0 || !casts(actor)) return new Map();
  const ids = candidates.map(({ id }) => id);
  const { rows } = await sql<CandidateNote & { candidate_id: string }>`
    select n.candidate_id, a.name as author, n.account_id = ${actor.account_id} as is_own, n.note, n.stars, n.updated_date
    from candidate_notes n join accounts a on a.id = n.account_id where n.candidate_id = any(${ids}::uuid[])
    order by is_own desc, a.name, n.account_id`.execute(db);
  return Map.groupBy(rows, ({ candidate_id }) => candidate_id);
}
