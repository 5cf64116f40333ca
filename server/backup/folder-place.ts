import { randomBytes } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOlder, syncFolder } from '#server/files/disk-store.ts';
import { writeCounted } from '#server/files/write-counted.ts';
import type { BackupPlace, Listed } from './backup-place.ts';
import { inSentences } from './place-error.ts';

const PAGE = 500;

const isGone = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** Files below a folder with their names relative to `root`. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<Listed> {
  let entries: AsyncIterable<Dirent>;
  try {
    entries = await opendir(join(root, folder));
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  for await (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else if (entry.isFile()) yield { name, bytes: (await stat(join(root, name))).size };
  }
}

/** Backups in a folder, such as one on another disk or a mounted share. */
export function createFolderPlace(root: string): BackupPlace {
  const drafts = join(root, 'drafts');
  return inSentences({
    title: root,
    async put(name, source) {
      const place = join(root, name);
      await Promise.all([mkdir(dirname(place), { recursive: true }), mkdir(drafts, { recursive: true })]);
      const draft = join(drafts, `${randomBytes(8).toString('hex')}.part`);
      try {
        const kept = await writeCounted(draft, source, { max_bytes: Number.POSITIVE_INFINITY, is_lasting: true });
        await rename(draft, place);
        await syncFolder(dirname(place));
        return kept;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(name) {
      try {
        return createReadStream('', { fd: await open(join(root, name)) });
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    async *list(folder) {
      let page: Listed[] = [];
      for await (const file of filesBelow(root, folder)) {
        page.push(file);
        if (page.length < PAGE) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
    async remove(name) {
      await rm(join(root, name), { force: true });
      // Removes folders that are empty now, up to the first that is not.
      for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
        const isRemoved = await rmdir(join(root, folder)).then(
          () => true,
          () => false,
        );
        if (!isRemoved) return;
      }
    },
    removeDrafts: (before) => removeOlder(drafts, before),
  });
}
