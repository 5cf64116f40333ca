import type sharp from 'sharp';

/**
 * Loads the picture library with the first picture: it is large, and a process may process no picture for days. Its
 * cache is off, because no file is ever processed twice.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  return loaded;
}
