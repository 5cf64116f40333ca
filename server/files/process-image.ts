import sharp, { type Sharp } from 'sharp';
import { type Refusal, refuse } from '#domain/refusal.ts';

/** A picture made anew from what somebody sent, with nothing left of the file it came from. */
export interface ProcessedImage {
  /** WebP for the profile. */
  readonly full: Buffer;
  /** WebP for lists and boards, a tenth of the bytes. */
  readonly card: Buffer;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
}

export type ImageRefusal = Refusal<'file_not_image' | 'image_too_small'>;

/** Pixels on each side below which a portrait cannot be judged. */
const IMAGE_SIDE_MIN = 400;
/** Pixels of the longest side that is kept (spec, section 9). */
const IMAGE_SIDE_MAX = 1920;
/** Pixels: twice as wide as a card on a screen. */
const CARD_WIDTH = 640;
const CARD_HEIGHT = 960;

// 64 megapixels, what the largest phones take. A small file can claim to be far larger, to fill the memory.
const PIXELS_MAX = 64_000_000;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * Tells pictures from everything else by their first bytes, so that decoders for SVG, TIFF and the like are never
 * handed what a stranger sends.
 */
function looksLikeImage(bytes: Buffer): boolean {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return true; // JPEG
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && /avif|avis|mif1|heic|heix/.test(ascii(bytes, 8, 40)); // AVIF, HEIF
}

// Decoded pictures are large; more than two at a time would cost memory and win no time.
const WORKERS = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= WORKERS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/**
 * Checks a picture by its content and encodes it anew as WebP: turned as the camera was held, in sRGB, at most 1920
 * pixels on its longest side, without any metadata (a phone writes where the picture was taken).
 */
export function processImage(bytes: Buffer): Promise<ProcessedImage | ImageRefusal> {
  return inTurn(async () => {
    if (!looksLikeImage(bytes)) return refuse('file_not_image');
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    try {
      const { width, height } = await image.metadata();
      if (Math.min(width, height) < IMAGE_SIDE_MIN) return refuse('image_too_small');
      return await encode(image);
    } catch {
      // Broken, cut off, too many pixels, or a kind that is not supported: to the person it is one thing.
      return refuse('file_not_image');
    }
  });
}

async function encode(image: Sharp): Promise<ProcessedImage> {
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
