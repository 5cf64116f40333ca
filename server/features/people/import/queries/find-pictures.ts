import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineProblem } from '#contract/people/import.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { PICTURES_MAX } from '#domain/people/talent/profile.rules.ts';
import { refusalWords } from '#server/features/people/import/present.ts';
import { processImage } from '#server/files/process-image.ts';

const PICTURE = /\.(?:avif|heic|heif|jpe?g|png|webp)$/i;

/**
 * Paths of a talent's pictures, at most PICTURES_MAX, in the order of their names: the files in the folder named by the
 * talent's earlier id.
 */
export async function picturesOf(folder: string, external_id: string): Promise<string[]> {
  const own = join(folder, external_id);
  const names = await readdir(own).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const byName = (a: string, b: string) => a.localeCompare(b, 'sv', { numeric: true });
  const pictures = names.filter((name) => PICTURE.test(name)).sort(byName);
  return pictures.slice(0, PICTURES_MAX).map((name) => join(own, name));
}

/** The problem of a picture that cannot be imported; null without a problem. */
export async function checkPicture(place: string): Promise<LineProblem | null> {
  const image = await processImage(place);
  return isRefusal(image) ? { field: place, words: refusalWords(image) } : null;
}
