import { sql } from 'kysely';
import { listUploads, removeUpload } from '#server/files/uploads-folder.ts';
import type { Services } from '#server/services.ts';

/**
 * The daily job: removes the bytes of recordings that are no longer arriving, because they were deleted, given up, or
 * prepared by a process that was killed right afterwards.
 */
export async function tidyUploads({ env, db }: Pick<Services, 'env' | 'db'>): Promise<void> {
  for await (const ids of listUploads(env)) {
    const { rows } = await sql<{ id: string }>`
      select given.id from unnest(${[...ids]}::uuid[]) as given (id)
      where not exists (
        select from recordings r where r.id = given.id and r.status in ('receiving', 'received', 'preparing'))`.execute(
      db,
    );
    for (const { id } of rows) await removeUpload(env, id);
  }
}
