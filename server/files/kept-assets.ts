import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Services } from '#server/services.ts';
import { assetPath, isFilePath } from './file-store.ts';

/** Days for which the files of a build stay after its last process: no tab stays open longer without a reload. */
const ASSETS_KEPT_DAYS = 14;

const ASSETS = fileURLToPath(new URL('../../dist/assets', import.meta.url));
const AT_ONCE = 8;
const MAX_BYTES = 16 * 1024 * 1024;

type Keeping = Pick<Services, 'db' | 'files' | 'clock'>;

/** The stored files of all builds. */
async function listKept({ files }: Pick<Keeping, 'files'>): Promise<Set<string>> {
  const kept = new Set<string>();
  for await (const page of files.list('assets')) for (const { path } of page) kept.add(path);
  return kept;
}

/**
 * Puts the files of this build into the store, where processes of other versions find them, and notes that they are in
 * use. Compressed copies are left out.
 * @param folder the folder with the files
 */
export async function keepAssets({ db, files, clock }: Keeping, folder = ASSETS): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isFilePath(assetPath(name)) && !/\.(?:br|gz)$/.test(name));
  await sql`
    insert into kept_assets (path, served_date) select path, ${clock()} from unnest(${names.map(assetPath)}::text[]) as path
    on conflict (path) do update set served_date = excluded.served_date`.execute(db);
  const kept = await listKept({ files });
  const missing = names.filter((name) => !kept.has(assetPath(name)));
  const keepNext = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      const path = assetPath(name);
      await files.put(path, createReadStream(join(folder, name)), { max_bytes: MAX_BYTES }).catch(async (error) => {
        // Another process of this build has put it there meanwhile.
        if (!(await files.stat(path))) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/**
 * Removes the files of builds of which no process has run for ASSETS_KEPT_DAYS.
 * @returns their number
 */
export async function removeOldAssets({ db, files, clock }: Keeping): Promise<number> {
  const before = new Date(clock().getTime() - ASSETS_KEPT_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ path: string }>`
    select path from kept_assets where served_date < ${before} order by path`.execute(db);
  for (const { path } of rows) {
    await files.remove(path);
    await sql`delete from kept_assets where path = ${path} and served_date < ${before}`.execute(db);
  }
  return rows.length;
}
