import { Readable } from 'node:stream';
import sharp from 'sharp';
import { isRefusal } from '#domain/refusal.ts';
import { type IncomingFile, incomingFolder, receiveFile } from '#server/files/incoming.ts';
import { keepPicture } from '#server/files/picture-files.ts';
import { processImage } from '#server/files/process-image.ts';
import type { Services } from '#server/services.ts';

/**
 * A JPEG of noise, so much more than 0.5 MB that the browser makes it smaller before sending. Sides in pixels; no larger
 * than they must be, since a browser without a graphics card works on each for seconds.
 */
export function largePhoto(width = 1700, height = 2125): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A file as if it had just been sent. */
export async function aSentFile({ env }: Pick<Services, 'env'>, bytes: Buffer): Promise<IncomingFile> {
  const file = await receiveFile(incomingFolder(env), Readable.from([bytes]), bytes.length);
  if (isRefusal(file)) throw new Error(`The file was refused: ${file.refused}`);
  return file;
}

/** Keeps a picture that can be shown. @returns its path */
export async function aKeptPicture(services: Services): Promise<string> {
  await using file = await aSentFile(services, await largePhoto(480, 600));
  const image = await processImage(file.place);
  if (isRefusal(image)) throw new Error(`The picture was refused: ${image.refused}`);
  return keepPicture(services.files, image, services.clock);
}
