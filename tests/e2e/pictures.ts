import { Readable } from 'node:stream';
import sharp from 'sharp';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { type IncomingFile, incomingFolder, receiveFile } from '#server/files/incoming.ts';
import { keepPicture } from '#server/files/picture-files.ts';
import { type ProcessedImage, processImage } from '#server/files/process-image.ts';
import type { Services } from '#server/services.ts';

/**
 * A JPEG of noise, well over 0.5 MB, so that the browser makes it smaller before sending. Its sides (pixels) are as
 * short as possible, since making it smaller takes seconds without a graphics card.
 */
export function largePhoto(width = 1700, height = 2125): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A file as the server receives it from an upload. */
export async function aSentFile({ env }: Pick<Services, 'env'>, bytes: Buffer): Promise<IncomingFile> {
  const file = await receiveFile(incomingFolder(env), Readable.from([bytes]), bytes.length);
  if (isRefusal(file)) throw new Error(`The file was refused: ${file.refused}`);
  return file;
}

/** A JPEG in one colour; processing a noisy one takes four times the processor time. */
export function plainPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 600, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
}

/** The photo in one colour as the server stores it, made once per worker, since nearly every journey needs it. */
let processed: Promise<ProcessedImage> | undefined;

async function processPlainPhoto(services: Services): Promise<ProcessedImage> {
  await using file = await aSentFile(services, await plainPhoto());
  const image = await processImage(file.place);
  if (isRefusal(image)) throw new Error(`The picture was refused: ${image.refused}`);
  return image;
}

/**
 * Stores a picture.
 * @returns its path
 */
export async function aKeptPicture(services: Services): Promise<string> {
  processed ??= processPlainPhoto(services);
  return keepPicture(services.files, await processed, services.clock);
}
