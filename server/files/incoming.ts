import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { removeOlder } from './disk-store.ts';
import { TooLarge, writeCounted } from './write-counted.ts';

/** The folder of uploads during their request. Always on this machine, whatever the file store. */
export const incomingFolder = ({ data_dir }: Pick<Env, 'data_dir'>): string => join(data_dir, 'incoming');

/** Age, in ms, from which an unfinished file counts as left by a crash: longer than any upload or write takes. */
export const CUT_OFF_AFTER_MS = 6 * 60 * 60 * 1000;

/** Removes the remains of crashes from this machine's folder, which other machines do not see. */
export async function removeCutOff({ env, clock }: Pick<Services, 'env' | 'clock'>): Promise<void> {
  await removeOlder(incomingFolder(env), new Date(clock().getTime() - CUT_OFF_AFTER_MS));
}

/** An uploaded file on this machine's disk, until the end of the request. */
export interface IncomingFile extends AsyncDisposable {
  /** Path on the disk. */
  readonly place: string;
  readonly bytes: number;
}

/**
 * Writes a file to the disk as it arrives, so that memory never holds all its bytes. If there are too many bytes, the
 * source stays open, because its sender still waits for an answer.
 */
export async function receiveFile(
  folder: string,
  source: Readable,
  max_bytes: number,
): Promise<IncomingFile | Refusal<'file_too_large'>> {
  await mkdir(folder, { recursive: true });
  const place = join(folder, `${randomBytes(8).toString('hex')}.part`);
  const remove = () => rm(place, { force: true });
  try {
    const chunks = Readable.from(source.iterator({ destroyOnReturn: false }), { objectMode: false });
    const { bytes } = await writeCounted(place, chunks, { max_bytes, is_lasting: false });
    return { place, bytes, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return refuse('file_too_large');
    throw error;
  }
}
