import { IMAGE_SIDE_MAX } from '#domain/people/talent/picture.rules.ts';

/** Images larger than this many bytes are made smaller before they are sent (spec: 0.5 MB). */
const RESIZE_ABOVE_BYTES = 524_288;
/** How well it is re-encoded, 0 to 1. */
export const RESIZE_QUALITY = 0.85;

export interface Size {
  width: number;
  height: number;
}

/** The size with the same proportions whose longest side is at most `longest` pixels; never larger than it was. */
export function fitWithin({ width, height }: Size, longest: number = IMAGE_SIDE_MAX): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** True if a file is to be resized: a still image that a canvas can draw, above the limit. */
export function needsResize(file: { type: string; size: number }): boolean {
  return /^image\/(jpeg|png|webp|avif|heic|heif)$/.test(file.type) && file.size > RESIZE_ABOVE_BYTES;
}
