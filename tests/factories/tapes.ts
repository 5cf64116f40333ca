/** Tapes as rows with their bytes, for tests that only read them. */
import { isRefusal } from '#domain/kernel/refusal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import type { Services } from '#server/services.ts';

export interface CalledByTape {
  readonly id: string;
  readonly audition_id: string;
  readonly role_id: string;
  readonly candidate_id: string;
  readonly talent_id: string;
}

/** Makes a published self-tape audition. Each candidate of the project gets an invitation with the status 'done'. */
export async function allCalledByTape({ pool }: Services, project_id: string): Promise<CalledByTape[]> {
  const { rows } = await pool.query<CalledByTape>(
    `with audition as (
      insert into auditions (project_id, company_id, kind, status, title, published_date)
      select id, company_id, 'self_tape', 'published', 'Scenen vid bordet', app_now() from projects where id = $1 returning *)
    insert into invitations (audition_id, candidate_id, role_id, project_id, company_id, talent_id, status, invited_date)
    select audition.id, k.id, k.role_id, $1, audition.company_id, k.talent_id, 'done', app_now() from audition, candidates k
    where k.project_id = $1 returning id, audition_id, role_id, candidate_id, talent_id`,
    [project_id],
  );
  return rows;
}

/**
 * Inserts an uploaded take that can be played.
 * @returns its id
 */
export async function aSentTake(
  services: Services,
  { id, talent_id }: CalledByTape,
  film: Uint8Array,
  position = 1,
): Promise<string> {
  const { rows } = await services.pool.query<{ id: string }>(
    `insert into recordings (id, talent_id, purpose, invitation_id, position, status, bytes, kind, duration_ms, width,
      height, plays_everywhere, progress, begun_date, stale_date, received_date)
    values (gen_random_uuid(), $1, 'self_tape', $2, $3, 'ready', $4, 'video', 8000, 640, 360, true, 100, app_now(), app_now(), app_now())
    returning id`,
    [talent_id, id, position, film.length],
  );
  const subject_id = rows[0]?.id ?? '';
  const written = await writePrivateFile(services, film, { max_bytes: film.length });
  if (isRefusal(written)) throw new Error(`The film was refused: ${written.refused}`);
  const file = { noun: 'recording', subject_id, kind: 'playable', name: 'film.mp4', content_type: 'video/mp4' };
  await keepPrivateFile(services.db, { written, ...file });
  return subject_id;
}
