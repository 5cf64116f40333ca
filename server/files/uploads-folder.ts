import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';

/** The folder of large files until they are complete and prepared. Machines with the same database share it. */
export const uploadsFolder = ({ data_dir }: Pick<Env, 'data_dir'>): string => join(data_dir, 'uploads');

/** The place of an upload's bytes. Its name is the upload's id, never a name from the sender. */
export const uploadPlace = (env: Pick<Env, 'data_dir'>, id: string): string => join(uploadsFolder(env), id);

/** The folder for the files that the preparation of an upload makes. */
export const workFolderOf = (env: Pick<Env, 'data_dir'>, id: string): string => `${uploadPlace(env, id)}.work`;

/** Number of received bytes; 0 without a file. */
export async function sizeAt(place: string): Promise<number> {
  const facts = await stat(place).catch(() => null);
  return facts?.size ?? 0;
}

/** Removes an upload's bytes and the files made of them. */
export async function removeUpload(env: Pick<Env, 'data_dir'>, id: string): Promise<void> {
  await rm(uploadPlace(env, id), { force: true });
  await rm(workFolderOf(env, id), { recursive: true, force: true });
}

const AT_ONCE = 200;

/** The ids of the uploads in the folder, in batches. */
export async function* listUploads(env: Pick<Env, 'data_dir'>): AsyncGenerator<readonly string[]> {
  const folder = await opendir(uploadsFolder(env)).catch(() => null);
  let ids = new Set<string>();
  for await (const { name } of folder ?? []) {
    const id = /^[0-9a-f-]{36}(?=$|\.work$)/.exec(name)?.[0];
    if (id) ids.add(id);
    if (ids.size < AT_ONCE) continue;
    yield [...ids];
    ids = new Set();
  }
  yield [...ids];
}
