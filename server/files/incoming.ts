import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { removeOlder } from './disk-store.ts';
import { TooLarge, writeCounted } from './write-counted.ts';

/** Where what is being sent stands until it is answered. Always on this machine, whatever the file store is. */
export const incomingFolder = ({ data_dir }: Pick<Env, 'data_dir'>): string => join(data_dir, 'incoming');

/** No writing takes so long, here or in the store; what is left of one was cut off by a crash. */
export const CUT_OFF_AFTER_MS = 6 * 60 * 60 * 1000;

/** Removes leftovers of crashes from this machine's folder, which other machines do not see. */
export async function removeCutOff({ env, clock }: Pick<Services, 'env' | 'clock'>): Promise<void> {
  await removeOlder(incomingFolder(env), new Date(clock().getTime() - CUT_OFF_AFTER_MS));
}

/** An uploaded file, on this machine's disk for as long as the request lasts. */
export interface IncomingFile extends AsyncDisposable {
  /** Its place on the disk. */
  readonly place: string;
  readonly bytes: number;
}

/**
 * Takes in a file as it comes, so that its bytes are never all in memory. The source is left as it is when there are too
 * many of them: what has sent them still waits for an answer.
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
