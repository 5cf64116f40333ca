import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';

/** The public bucket (spec, section 7). */
export const PROFILE_MEDIA = 'profile-media';

/** A file opened for reading. Whoever asked for it reads the stream to its end or destroys it. */
export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Where uploaded files are kept. Paths are those of `newPublicPath`, from the bucket's root. */
export interface FileStore {
  /** Keeps a file for good, or not at all. @throws when the path is taken: nothing is ever overwritten */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null when there is none, also for a path that cannot be one. */
  read(path: string): Promise<StoredFile | null>;
  /** Removes a file; one that is gone already is no error. */
  remove(path: string): Promise<void>;
}

// One folder and plain names: neither '..' nor another folder, a hidden file or a device of Windows can be written so.
const PUBLIC_PATH = /^public\/\d{13}-[0-9a-f]{16}(?:-card)?\.[a-z0-9]{2,5}$/;

/** Whether a path can be that of a public file. */
const isPublicPath = (path: string): boolean => PUBLIC_PATH.test(path);

/** A path that nobody can guess: public/{milliseconds}-{64 random bits}.{ext} (spec, section 7). */
export function newPublicPath(ext: string, clock: () => Date): string {
  const time = String(clock().getTime()).padStart(13, '0');
  return `public/${time}-${randomBytes(8).toString('hex')}.${ext}`;
}

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as { code?: string }).code ?? '');

/** Files in a folder of this machine. */
export function createDiskStore(folder: string): FileStore {
  const placeOf = (path: string) => {
    if (!isPublicPath(path)) throw new Error('A file path that was not made by newPublicPath');
    return join(folder, path);
  };
  return {
    async write(path, bytes) {
      const place = placeOf(path);
      await mkdir(dirname(place), { recursive: true });
      // Under another name first, so that a half-written file never has the real one.
      const draft = join(dirname(place), `.${randomBytes(8).toString('hex')}.part`);
      try {
        await usingFile(draft, 'wx', async (file) => {
          await file.writeFile(bytes);
          await file.sync();
        });
        // Unlike a rename, a link fails when the name is taken.
        await link(draft, place);
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(dirname(place));
    },
    async read(path) {
      if (!isPublicPath(path)) return null;
      try {
        const file = await open(placeOf(path), 'r');
        try {
          const { size } = await file.stat();
          return { stream: file.createReadStream(), size };
        } catch (error) {
          await file.close();
          throw error;
        }
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async remove(path) {
      await rm(placeOf(path), { force: true });
    },
  };
}

async function usingFile(place: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(place, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** Makes the new name last through a power cut. Windows has no such thing for folders. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await usingFile(folder, 'r', (file) => file.sync());
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL')) throw error;
  }
}

/** The files of this installation: DATA_DIR/files/profile-media. */
export function createFileStore(env: Pick<Env, 'data_dir'>): FileStore {
  return createDiskStore(join(env.data_dir, 'files', PROFILE_MEDIA));
}
