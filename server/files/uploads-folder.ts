import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';

/** Where large files stand while they come and until they are prepared. Machines that share a database share it. */
export const uploadsFolder = ({ data_dir }: Pick<Env, 'data_dir'>): string => join(data_dir, 'uploads');

/** The place of the bytes of an upload. Its name is an id of ours, never taken from the sender. */
export const uploadPlace = (env: Pick<Env, 'data_dir'>, id: string): string => join(uploadsFolder(env), id);

/** Where its preparation writes. */
export const workFolderOf = (env: Pick<Env, 'data_dir'>, id: string): string => `${uploadPlace(env, id)}.work`;

/** How much has come. */
export async function sizeAt(place: string): Promise<number> {
  const facts = await stat(place).catch(() => null);
  return facts?.size ?? 0;
}

/** Removes what has come of one and what was made of it. */
export async function removeUpload(env: Pick<Env, 'data_dir'>, id: string): Promise<void> {
  await rm(uploadPlace(env, id), { force: true });
  await rm(workFolderOf(env, id), { recursive: true, force: true });
}

const AT_ONCE = 200;

/** The ids of those that stand there, some at a time. */
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
