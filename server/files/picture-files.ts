import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { FileStore } from './file-store.ts';
import { newPublicPath, PROFILE_MEDIA } from './file-store.ts';
import type { ProcessedImage } from './process-image.ts';

/** The path of the small version beside a large picture. */
const cardPath = (path: string) => path.replace(/\.webp$/, '-card.webp');

/** The address of a picture, for the profile. `path` is media.path. */
export const pictureUrl = (path: string): string => `/files/${PROFILE_MEDIA}/${path}`;

/** The address of the picture in card size; talents.profile_image has this form. */
export const cardUrl = (path: string): string => pictureUrl(cardPath(path));

async function keepOne(files: FileStore, path: string, bytes: Buffer): Promise<void> {
  const kept = await files.put(path, bytes, { max_bytes: bytes.length });
  if (isRefusal(kept)) throw new Error('A picture counted as larger than it is');
}

/** A path for a new picture. */
export const newPicturePath = (clock: Clock): string => newPublicPath('webp', clock);

/**
 * Stores both sizes of a picture, or neither.
 * @returns media.path
 */
export async function keepPicture(
  files: FileStore,
  image: ProcessedImage,
  clock: Clock,
  path = newPicturePath(clock),
): Promise<string> {
  try {
    await keepOne(files, path, image.full);
    await keepOne(files, cardPath(path), image.card);
    return path;
  } catch (error) {
    await removePicture(files, path);
    throw error;
  }
}

/** Removes both sizes of a picture. */
export async function removePicture(files: FileStore, path: string): Promise<void> {
  await files.remove(path);
  await files.remove(cardPath(path));
}
