import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Env } from '../../../env.ts';
import type { Services } from '../../../services.ts';

/** Where recordings stand while they come and until they are prepared. Machines that share a database share it. */
export const uploadsFolder = ({ data_dir }: Pick<Env, 'data_dir'>): string => join(data_dir, 'uploads');

/** Where the bytes of a recording stand. Its name is an id of ours, never what somebody sent. */
export const placeOf = (env: Pick<Env, 'data_dir'>, id: string): string => join(uploadsFolder(env), id);

/** Where its preparation writes. */
export const workFolderOf = (env: Pick<Env, 'data_dir'>, id: string): string => `${placeOf(env, id)}.work`;

/** How much has come. */
export async function sizeAt(place: string): Promise<number> {
  const facts = await stat(place).catch(() => null);
  return facts?.size ?? 0;
}

/** Removes what has come of a recording and what was made of it. */
export async function removeUpload(env: Pick<Env, 'data_dir'>, id: string): Promise<void> {
  await rm(placeOf(env, id), { force: true });
  await rm(workFolderOf(env, id), { recursive: true, force: true });
}

const AT_ONCE = 200;

/** The daily job: removes what belongs to no recording that is on its way, because it was taken back, given up or prepared. */
export async function tidyUploads({ env, db }: Pick<Services, 'env' | 'db'>): Promise<number> {
  let removed = 0;
  const removeUnneeded = async (ids: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`
      select given.id from unnest(${[...ids]}::uuid[]) as given (id)
      where not exists (
        select from recordings r where r.id = given.id and r.status in ('receiving', 'received', 'preparing'))`.execute(db);
    for (const { id } of rows) await removeUpload(env, id);
    removed += rows.length;
  };
  let ids = new Set<string>();
  const folder = await opendir(uploadsFolder(env)).catch(() => null);
  for await (const { name } of folder ?? []) {
    const id = /^[0-9a-f-]{36}(?=$|\.work$)/.exec(name)?.[0];
    if (id) ids.add(id);
    if (ids.size === AT_ONCE) {
      await removeUnneeded([...ids]);
      ids = new Set();
    }
  }
  await removeUnneeded([...ids]);
  return removed;
}
