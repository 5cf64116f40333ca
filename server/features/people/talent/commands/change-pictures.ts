import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { PICTURES_MAX } from '#domain/people/talent/profile.rules.ts';
import { lookAgain } from '#server/features/people/profile/commands.ts';
import { countPictures } from '#server/features/people/talent/queries.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { keepPicture, removePicture } from '#server/files/picture-files.ts';
import { type ProcessedImage, processImage } from '#server/files/process-image.ts';
import type { Services } from '#server/services.ts';
import { changeProfile } from './change-profile.ts';

type Context = Pick<Services, 'db' | 'files' | 'clock' | 'log'>;

/** Adds a picture as the last one. Uploaded files are always encoded anew. */
export async function addPicture(context: Context, talentId: string, { place }: Pick<IncomingFile, 'place'>) {
  // This check only saves encoding a picture that has no room; the count is checked again under the lock.
  if ((await countPictures(context.db, talentId)) >= PICTURES_MAX) return refuse('too_many_images');
  const image = await processImage(place);
  return isRefusal(image) ? image : addEncoded(context, talentId, image);
}

/** Adds an encoded picture. The files are written before the row, and removed if the row cannot be written. */
export async function addEncoded({ db, files, clock, log }: Context, talentId: string, image: ProcessedImage) {
  const path = await keepPicture(files, image, clock);
  const forget = () =>
    removePicture({ db, files }, path).catch((err) => log.error({ err }, 'a picture could not be removed'));
  try {
    const saved = await changeProfile(db, talentId, async (trx, { media }) => {
      if (media.length >= PICTURES_MAX) return refuse('too_many_images');
      const isLookedAt = await lookAgain(trx, talentId, momentOf(clock()));
      const { width, height } = image;
      await trx
        .insertInto('media')
        .values({ talent_id: talentId, path, width, height, position: media.length, is_shown: !isLookedAt })
        .execute();
      return undefined;
    });
    if (isRefusal(saved)) await forget();
    return saved;
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Sets the order of the pictures, the main portrait first. The list must name each picture exactly once. */
export function orderPictures({ db }: Pick<Context, 'db'>, talentId: string, ids: readonly string[]) {
  return changeProfile(db, talentId, async (trx, { media }) => {
    const named = new Set(ids);
    const isSame = named.size === ids.length && ids.length === media.length && media.every(({ id }) => named.has(id));
    if (!isSame) return refuse('changed_meanwhile');
    for (const [position, id] of ids.entries()) {
      await trx.updateTable('media').where('id', '=', id).set({ position }).execute();
    }
    return undefined;
  });
}

/** Removes one of the talent's pictures and renumbers the others; another id changes nothing. */
export async function deletePicture(
  { db, files, log }: Pick<Context, 'db' | 'files' | 'log'>,
  talentId: string,
  id: string,
) {
  let path: string | undefined;
  const saved = await changeProfile(db, talentId, async (trx, { media }) => {
    path = media.find((picture) => picture.id === id)?.path;
    if (path === undefined) return undefined;
    await trx.deleteFrom('media').where('id', '=', id).execute();
    for (const [position, picture] of media.filter((other) => other.id !== id).entries()) {
      await trx.updateTable('media').where('id', '=', picture.id).set({ position }).execute();
    }
    return undefined;
  });
  // The files are removed after the commit. Files that cannot be removed are never shown, so the call succeeds
  // nevertheless.
  if (!isRefusal(saved) && path !== undefined) {
    await removePicture({ db, files }, path).catch((err) => log.error({ err }, 'a picture could not be removed'));
  }
  return saved;
}
