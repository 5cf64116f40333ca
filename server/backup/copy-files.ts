import type pg from 'pg';
import { checkBytes, OtherBytes } from '#server/files/check-bytes.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { BackupPlace } from './backup-place.ts';
import { noteStored, objectOf, takeStored, unstored, type Wanted } from './file-list.ts';
import { FILES, type Found, nameIn } from './label.ts';
import { type Named, openPlain } from './read-object.ts';
import { workSeveral } from './work-several.ts';
import type { Writer } from './write-object.ts';

/** Number of files copied at the same time; each may hold a part of eight megabytes. */
const AT_ONCE = 4;
/** Attempts to copy a file: among a million of them, a connection to a bucket breaks off now and then. */
const ATTEMPTS = 3;

interface Copying {
  readonly client: pg.ClientBase;
  readonly files: FileStore;
  readonly place: BackupPlace;
  readonly writer: Writer;
  /** The backup that is being made. */
  readonly id: string;
  /** Ends the copying, because the backup no longer holds its lock. */
  readonly signal: AbortSignal;
}

/**
 * Copies a file of the store into a new object.
 * @returns null if its bytes are missing, or not those of its row
 */
async function copyFile({ files, writer, id }: Copying, wanted: Wanted): Promise<(Named & Wanted) | null> {
  const opened = await files.get(wanted.path);
  if (!opened) return null;
  const bytes = wanted.plain ? checkBytes(opened.stream, wanted.plain) : opened.stream;
  const name = objectOf(wanted.id, id);
  try {
    return { ...wanted, name, ...(await writer.writeSealed(name, bytes)) };
  } catch (error) {
    if (error instanceof OtherBytes) return null;
    throw error;
  } finally {
    bytes.destroy();
  }
}

/** Copies a file, from its beginning again after a failure. */
async function copyPatiently(copying: Copying, wanted: Wanted): Promise<(Named & Wanted) | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await copyFile(copying, wanted);
    } catch (error) {
      if (attempt === ATTEMPTS || copying.signal.aborted) throw error;
    }
  }
}

/** Copies the files that the previous backup lacks. The objects of files that it has are shared with it. */
export async function copyFiles(copying: Copying, previous: Found | undefined): Promise<void> {
  const { client, place, signal } = copying;
  if (previous?.label) {
    const catalogue = { ...previous.label.catalogue, name: nameIn(previous.id, 'catalogue.gz') };
    await takeStored(client, await openPlain(place, catalogue), place.list(FILES));
  }
  for await (const page of unstored(client)) {
    const stored: (Named & Wanted)[] = [];
    await workSeveral(page, { at_once: AT_ONCE, signal }, async (wanted) => {
      const copy = await copyPatiently(copying, wanted);
      if (copy) stored.push(copy);
    });
    await noteStored(client, stored);
  }
}
