import type sharp from 'sharp';

/**
 * Loads the picture library with the first picture: it is large, and a process may process no picture for days. Its
 * cache is off, because the same file is rarely processed twice in a row.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  return loaded;
}
