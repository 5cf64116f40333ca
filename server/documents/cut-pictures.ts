import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server/files/file-store.ts';
import { loadSharp } from '#server/files/load-sharp.ts';
import type { PictureSlot } from './template.ts';

/** Pixels per point: 216 to the inch, the resolution of a good printer. */
const PIXELS_PER_POINT = 3;

/**
 * The pictures of a document as JPEGs in print size, cropped to their places: equally from both sides, and from below,
 * never from the top, where the faces are. Null if a picture is gone.
 */
export async function cutPictures(
  files: Pick<FileStore, 'get'>,
  slots: readonly PictureSlot[],
): Promise<Buffer[] | null> {
  const cut: Buffer[] = [];
  // One after another, because decoded pictures are large.
  for (const { path, width, height } of slots) {
    const file = await files.get(path);
    if (!file) return null;
    const sharp = await loadSharp();
    const size = { width: Math.round(width * PIXELS_PER_POINT), height: Math.round(height * PIXELS_PER_POINT) };
    cut.push(
      await sharp(await buffer(file.stream))
        .resize({ ...size, fit: 'cover', position: 'top' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  }
  return cut;
}
