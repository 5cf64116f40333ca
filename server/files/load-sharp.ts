import type sharp from 'sharp';

/**
 * The library that reads and makes pictures, with the first of them: it is heavy, and a process may see none for days.
 * Every file is another one, so nothing that was decoded is ever asked for again.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  return loaded;
}
