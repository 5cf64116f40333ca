import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, opendir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuse } from '#domain/kernel/refusal.ts';
import { type Area, type FileStore, folderOf, isFilePath, keyOf, type ListedFile } from './file-store.ts';
import { TooLarge, writeCounted } from './write-counted.ts';

/** Number of files per batch of a list. */
const LISTED_AT_ONCE = 500;

// Refuses symbolic links, which would lead out of the folder. Windows lacks O_NOFOLLOW.
const READ_NO_LINKS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as { code?: string }).code ?? '');

/** Files in a folder of this machine, or in a shared one that supports hard links (NFS does). */
export function createDiskStore(root: string): FileStore {
  // Unfinished files lie outside the areas, so that no list and no URL shows them, and on the same disk, because a hard
  // link cannot lead to another disk.
  const drafts = join(root, 'drafts');
  const placeOf = (path: string) => join(root, keyOf(path));

  return {
    async put(path, source, options) {
      const place = placeOf(path);
      await Promise.all([mkdir(dirname(place), { recursive: true }), mkdir(drafts, { recursive: true })]);
      const draft = join(drafts, `${randomBytes(8).toString('hex')}.part`);
      try {
        const kept = await writeCounted(draft, source, { ...options, is_lasting: true });
        // Unlike a rename, a link fails if the name exists.
        await link(draft, place);
        await syncFolder(dirname(place));
        return kept;
      } catch (error) {
        if (error instanceof TooLarge) return refuse('file_too_large');
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(path, range) {
      const file = await openPlain(root, path);
      if (!file) return null;
      return { stream: file.handle.createReadStream(range), size: file.size };
    },
    async stat(path) {
      const file = await openPlain(root, path);
      await file?.handle.close();
      return file && { size: file.size };
    },
    async remove(path) {
      await rm(placeOf(path), { force: true });
    },
    async *list(area) {
      let page: ListedFile[] = [];
      for await (const file of filesIn(root, area)) {
        page.push(file);
        if (page.length < LISTED_AT_ONCE) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
    removeDrafts: (before) => removeOlder(drafts, before),
  };
}

/**
 * Removes from a folder the files and folders that were last written before `before`.
 * @returns their number
 */
export async function removeOlder(folder: string, before: Date): Promise<number> {
  let count = 0;
  for await (const { name } of entriesOf(folder)) {
    const facts = await lstat(join(folder, name)).catch(() => null);
    if (!(facts?.isFile() || facts?.isDirectory()) || facts.mtime >= before) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    count++;
  }
  return count;
}

/** The entries of a folder, read in steps; none if the folder does not exist. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** The names of the files in a folder. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(folder)) if (entry.isFile()) yield entry.name;
}

async function* filesIn(root: string, area: Area): AsyncGenerator<ListedFile> {
  const folder = join(root, folderOf(area));
  for await (const name of namesIn(folder)) {
    const path = `${area}/${name}`;
    // Files with other names, such as those put there by hand, are left alone.
    if (!isFilePath(path)) continue;
    // A file removed since the folder was read is left out.
    const facts = await lstat(join(folder, name)).catch(() => null);
    if (facts?.isFile()) yield { path, size: facts.size, changed: facts.mtime };
  }
}

/** Opens one of our files; null if it does not exist, or is not a plain file. */
async function openPlain(root: string, path: string): Promise<{ handle: FileHandle; size: number } | null> {
  if (!isFilePath(path)) return null;
  let handle: FileHandle;
  try {
    handle = await open(join(root, keyOf(path)), READ_NO_LINKS);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ELOOP', 'EMLINK')) return null;
    throw error;
  }
  try {
    const facts = await handle.stat();
    if (facts.isFile()) return { handle, size: facts.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** Makes a new name in the folder survive a power cut. Windows offers no such call for folders. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder, 'r');
    await handle.sync();
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL')) throw error;
  }
}
