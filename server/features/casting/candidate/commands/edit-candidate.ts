import { refuse } from '#domain/kernel/refusal.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { announce } from '#server/live/announce.ts';

export interface CandidateEdit {
  readonly note?: string | undefined;
  readonly stars?: number | null | undefined;
  readonly board_position?: number | undefined;
}

/**
 * Saves the actor's own note about a candidate. Omitted parts stay unchanged; a note without text and stars is deleted.
 */
async function keepNote(trx: Trx, { account_id }: ProjectActor, candidate_id: string, edit: CandidateEdit) {
  const said = {
    ...(edit.note !== undefined && { note: edit.note }),
    ...(edit.stars !== undefined && { stars: edit.stars }),
  };
  if (Object.keys(said).length === 0) return;
  await trx
    .insertInto('candidate_notes')
    .values({ candidate_id, account_id, ...said })
    .onConflict((row) => row.constraint('candidate_notes_pk').doUpdateSet(said))
    .execute();
  await trx
    .deleteFrom('candidate_notes')
    .where(({ and, eb }) => and([eb.and({ candidate_id, account_id, note: '' }), eb('stars', 'is', null)]))
    .execute();
}

/**
 * Saves a company's private facts about a candidate: the actor's own note and stars, and the place on the board.
 * Omitted parts stay unchanged. The talent is not notified.
 */
export async function editCandidate(trx: Trx, actor: ProjectActor, id: string, edit: CandidateEdit) {
  const { rows } = await sql<{ company_id: string; project_id: string }>`
    select p.company_id, k.project_id from candidates k join projects p on p.id = k.project_id
    where k.id = ${id} and ${visibleProjects(actor)}`.execute(trx);
  const found = rows[0];
  if (!found) return refuse('not_found');
  if (Object.values(edit).some((value) => value !== undefined)) {
    // If only the note changes, this update still sets the date of the candidate's row, for calls that ask for changes
    // since a time.
    await sql`update candidates set board_position = coalesce(${edit.board_position ?? null}::int, board_position)
      where id = ${id}`.execute(trx);
    await keepNote(trx, actor, id, edit);
  }
  const { company_id, project_id } = found;
  announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [id, project_id] });
  return true;
}
