import { fitWithin, needsResize, RESIZE_QUALITY } from './image-size.ts';

/**
 * Makes a large photo small enough to send: longest side at most 1920 px, quality 0.85, as JPEG (the one format that
 * every browser can write), rotated as the camera recorded. A file that the browser cannot decode is returned
 * unchanged; the server then decides about it.
 */
export async function resizeImage(file: Blob): Promise<Blob> {
  if (!needsResize(file)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const { width, height } = fitWithin(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return file;
  // JPEG has no transparency: without a white background, transparent parts would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', RESIZE_QUALITY));
  return smaller ?? file;
}
