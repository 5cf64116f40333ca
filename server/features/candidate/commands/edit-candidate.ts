import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';

export interface CandidateEdit {
  readonly note?: string | undefined;
  readonly stars?: number | null | undefined;
  readonly board_position?: number | undefined;
}

/** Saves what the company keeps for itself about a candidate; what is left out stays. The talent is never told. */
export async function editCandidate(trx: Trx, actor: ProjectActor, id: string, edit: CandidateEdit) {
  const { rows } = await sql<{ company_id: string; project_id: string }>`
    select p.company_id, k.project_id from candidates k join projects p on p.id = k.project_id
    where k.id = ${id} and ${visibleProjects(actor)}`.execute(trx);
  const found = rows[0];
  if (!found) return refuse('not_found');
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await trx.updateTable('candidates').set(given).where('id', '=', id).execute();
  const { company_id, project_id } = found;
  announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [id, project_id] });
  return true;
}
