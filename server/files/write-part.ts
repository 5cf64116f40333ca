import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

export interface Part {
  readonly place: string;
  /** Offset of the part in the file: the number of bytes received before. */
  readonly offset: number;
  /** Maximum size of the whole file. */
  readonly size: number;
  readonly signal: AbortSignal;
}

class TooMuch extends Error {
  override name = 'TooMuch';
}

async function openAt(place: string): Promise<FileHandle> {
  await mkdir(dirname(place), { recursive: true });
  return await open(place, 'r+').catch((error: { code?: string }) => {
    if (error.code !== 'ENOENT') throw error;
    return open(place, 'wx+', 0o600);
  });
}

/**
 * Writes the bytes of a source to their place in the file, with no more than a chunk in memory. Bytes received before
 * the connection broke stay, and survive a power cut.
 * @returns the length so far
 * @throws the source's error
 */
export async function writePart(source: Readable, part: Part): Promise<number | Refusal<'file_too_large'>> {
  const { place, size, signal } = part;
  const file = await openAt(place);
  let offset = part.offset;
  try {
    await pipeline(
      source,
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          if (offset + chunk.length > size) throw new TooMuch('More came than was told of');
          for (let done = 0; done < chunk.length; ) {
            const { bytesWritten } = await file.write(chunk, done, chunk.length - done, offset);
            done += bytesWritten;
            offset += bytesWritten;
          }
        }
      },
      { signal },
    );
  } catch (error) {
    if (error instanceof TooMuch) return refuse('file_too_large');
    throw error;
  } finally {
    await file.sync();
    await file.close();
  }
  return offset;
}
