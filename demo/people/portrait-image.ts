import sharp from 'sharp';
import type { ProcessedImage } from '#server/files/process-image.ts';
import { type PortraitSubject, portraitSvg } from './portrait.ts';

/** In pixels. */
export const PORTRAIT_SIZE = { width: 576, height: 720 } as const;

/**
 * One portrait as the media of a talent. Drawn at once near the width of a card, so that a single encoding, in 10 ms
 * instead of 100, serves as both sizes: hundreds of them are made while somebody waits for the first start.
 */
export async function drawPortrait(person: PortraitSubject, seed: number, variant: number): Promise<ProcessedImage> {
  const data = await sharp(Buffer.from(portraitSvg(person, seed, variant)))
    .resize(PORTRAIT_SIZE)
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
  return { full: data, card: data, ...PORTRAIT_SIZE };
}
