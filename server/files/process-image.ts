import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { IMAGE_SIDE_MAX } from '#domain/people/talent/picture.rules.ts';
import { loadSharp } from './load-sharp.ts';
import { createTurns } from './turns.ts';

/** A picture re-encoded from an upload, with no metadata of the original file. */
export interface ProcessedImage {
  /** WebP for the profile. */
  readonly full: Buffer;
  /** WebP for lists and boards, with a tenth of the bytes. */
  readonly card: Buffer;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
}

export type ImageRefusal = Refusal<'file_not_image' | 'image_too_small' | 'busy'>;

/** Minimum pixels per side; a smaller portrait cannot be judged. */
const IMAGE_SIDE_MIN = 400;
/** In pixels: twice the width of a card on a screen. */
const CARD_WIDTH = 640;
const CARD_HEIGHT = 960;

// 64 megapixels, the largest pictures of phones. A small file can claim to be far larger, to exhaust the memory.
const PIXELS_MAX = 64_000_000;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * Recognises pictures by their first bytes, so that decoders for SVG, TIFF and similar formats never get a stranger's
 * file.
 */
function looksLikeImage(bytes: Buffer): boolean {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return true; // JPEG
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && /avif|avis|mif1|heic|heix/.test(ascii(bytes, 8, 40)); // AVIF, HEIF
}

// Decoded pictures are large: more than two at a time would cost memory without saving time. The line is limited,
// because people who wait longer than half a minute try again.
const inTurn = createTurns({ at_once: 2, waiting_max: 40, retry_after_seconds: 20 });

async function headOf(place: string): Promise<Buffer> {
  await using file = await open(place);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
  return buffer.subarray(0, bytesRead);
}

/**
 * Checks a picture by its content and re-encodes it as WebP: rotated as the camera was held, in sRGB, at most 1920
 * pixels on the longest side, without any metadata (phones record the place). Reads the file at `place`; refuses at
 * once if too many wait.
 * @param side_min minimum pixels per side; by default those of a portrait
 */
export function processImage(place: string, side_min = IMAGE_SIDE_MIN): Promise<ProcessedImage | ImageRefusal> {
  return inTurn(async () => {
    if (!looksLikeImage(await headOf(place))) return refuse('file_not_image');
    const sharp = await loadSharp();
    const image = sharp(place, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    try {
      const { width, height } = await image.metadata();
      if (Math.min(width, height) < side_min) return refuse('image_too_small');
      return await encode(image);
    } catch {
      // Broken, truncated, too many pixels, or an unsupported kind: the person gets the same answer for all.
      return refuse('file_not_image');
    }
  });
}

async function encode(image: Sharp): Promise<ProcessedImage> {
  const sharp = await loadSharp();
  const { data, info } = await image
    .autoOrient()
    .resize({ width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality: 82 }).toBuffer();
  const card = await pixels()
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return { full, card, width, height };
}
