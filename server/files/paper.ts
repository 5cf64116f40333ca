import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { IncomingFile } from './incoming.ts';
import { blankPlaces } from './pdf-places.ts';
import { processImage } from './process-image.ts';

async function isPdf(place: string): Promise<boolean> {
  await using file = await open(place);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
  return buffer.toString('latin1', 0, bytesRead) === '%PDF-';
}

/**
 * The stored form of a paper that was sent as a PDF or a picture: a PDF without its recorded places, otherwise
 * unchanged; a picture re-encoded, because phones record the place in it.
 */
export async function paperOf({ place }: IncomingFile, name: string) {
  if (await isPdf(place)) {
    await blankPlaces(place);
    return { source: createReadStream(place), name: `${name}.pdf`, content_type: 'application/pdf' };
  }
  const image = await processImage(place);
  return isRefusal(image) ? image : { source: image.full, name: `${name}.webp`, content_type: 'image/webp' };
}
