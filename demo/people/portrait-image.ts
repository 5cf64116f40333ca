import sharp from 'sharp';
import type { ProcessedImage } from '#server/files/process-image.ts';
import { PORTRAIT_SIZE, portraitSvg } from './portrait.ts';
import type { PortraitSubject } from './portrait-subject.ts';

/**
 * One portrait as the media of a talent. The same encoded picture serves as both sizes and takes 10 ms instead of 100:
 * a visitor waits for hundreds of portraits at the first start. The variant (0, 1 or 2) changes frame, clothes, paper
 * and expression.
 */
export async function drawPortrait(person: PortraitSubject, seed: number, variant: number): Promise<ProcessedImage> {
  const data = await sharp(Buffer.from(portraitSvg(person, seed, variant)))
    .removeAlpha()
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
  return { full: data, card: data, ...PORTRAIT_SIZE };
}
