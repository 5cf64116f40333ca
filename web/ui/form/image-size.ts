import { IMAGE_SIDE_MAX } from '#domain/people/talent/picture.rules.ts';

/** Images of more bytes than this are made smaller before sending (spec: 0.5 MB). */
const RESIZE_ABOVE_BYTES = 524_288;
/** JPEG quality, 0 to 1. */
export const RESIZE_QUALITY = 0.85;

export interface Size {
  width: number;
  height: number;
}

/** The size with the same proportions and a longest side of at most `longest` pixels; never enlarged. */
export function fitWithin({ width, height }: Size, longest: number = IMAGE_SIDE_MAX): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** True if a file should be resized: a still image above the limit that a canvas can draw. */
export function needsResize(file: { type: string; size: number }): boolean {
  return /^image\/(jpeg|png|webp|avif|heic|heif)$/.test(file.type) && file.size > RESIZE_ABOVE_BYTES;
}
