import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { checkBytes } from '#server/files/check-bytes.ts';
import type { KeptBytes } from '#server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { openSeal } from './seal.ts';

/** An object that another object names, with the bytes that it must have. */
export interface Named extends KeptBytes {
  readonly name: string;
}

/** Length and hash of a stream that is read to its end. */
export async function measureStream(stream: Readable): Promise<KeptBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The stream with each of its failures as one sentence about the object. */
function orDamaged(source: Readable, name: string): Readable {
  const read = async function* () {
    try {
      yield* source;
    } catch (error) {
      if (error instanceof BackupError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(`${name} is damaged, cut short or changed (${reason}).`, {
        cause: error,
      });
    }
  };
  return Readable.from(read(), { objectMode: false });
}

/** The stream of a transformation; failures of the source pass through it. */
const through = (source: Readable, transform: NodeJS.ReadWriteStream) =>
  // The reader of the result gets every failure; the callback only keeps Node from throwing it as unhandled.
  pipeline(source, transform, () => {}) as unknown as Readable;

async function find(place: BackupPlace, name: string): Promise<Readable> {
  const found = await place.get(name);
  if (!found) throw new BackupError(`${place.title} lacks ${name}.`);
  return found;
}

/** Opens an object that is not encrypted but compressed, such as a catalogue. */
export async function openPlain(place: BackupPlace, object: Named): Promise<Readable> {
  const bytes = checkBytes(await find(place, object.name), object);
  return orDamaged(through(bytes, createGunzip()), object.name);
}

/**
 * Opens an encrypted object. Its stream fails before its end if the bytes are not those that were written.
 * @throws BackupError if it is missing or encrypted for another key
 */
export async function openSealed(place: BackupPlace, object: Named, private_key: string): Promise<Readable> {
  const bytes = checkBytes(await find(place, object.name), object);
  try {
    return orDamaged(await openSeal(bytes, private_key), object.name);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${object.name} is damaged, cut short or changed.`, { cause: error });
  }
}

/** Opens an object that was compressed and then encrypted. */
export async function openPacked(place: BackupPlace, object: Named, private_key: string): Promise<Readable> {
  return orDamaged(through(await openSealed(place, object, private_key), createGunzip()), object.name);
}

/** Reads a small object of JSON; undefined if it is no JSON. */
export async function readJson(place: BackupPlace, name: string): Promise<unknown> {
  return await json(await find(place, name)).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
}
