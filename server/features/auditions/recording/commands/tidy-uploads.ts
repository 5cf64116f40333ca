import { sql } from '#server/db/sql.ts';
import { listUploads, removeUpload } from '#server/files/uploads-folder.ts';
import type { Services } from '#server/services.ts';

/**
 * The daily job: removes uploaded bytes of recordings that are neither arriving nor being prepared, because the
 * recording was deleted or given up, or a process was killed just after preparing it.
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
