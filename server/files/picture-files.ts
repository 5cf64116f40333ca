import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Services } from '#server/services.ts';
import type { FileStore } from './file-store.ts';
import { newPublicPath, PROFILE_MEDIA } from './file-store.ts';
import { removeOrHold } from './held-files.ts';
import type { ProcessedImage } from './process-image.ts';

/** The path of the small version beside a large picture. */
const cardPath = (path: string) => path.replace(/\.webp$/, '-card.webp');

const filesOf = (path: string) => [path, cardPath(path)];

/** The URL of a picture in full size. `path` is media.path. */
export const pictureUrl = (path: string): string => `/files/${PROFILE_MEDIA}/${path}`;

/** The URL of the picture in card size; talents.profile_image has this form. */
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
    for (const one of filesOf(path)) await files.remove(one);
    throw error;
  }
}

/** Removes both sizes of a picture whose row is gone, at once or after the running backup. */
export const removePicture = (services: Pick<Services, 'db' | 'files'>, path: string): Promise<void> =>
  removeOrHold(services, filesOf(path));
