import { z } from 'zod';

const keys = z.array(z.string()).default([]);
const chunk = z.object({ file: z.string(), imports: keys, dynamicImports: keys, css: keys });
const manifestFile = z.record(z.string(), chunk);

/** Vite's description of a build: the built file and its imports, by source file or shared chunk. */
export type Manifest = z.output<typeof manifestFile>;

/**
 * Reads `.vite/manifest.json`.
 * @throws ZodError if it is not a manifest
 */
export const parseManifest = (json: string): Manifest => manifestFile.parse(JSON.parse(json));

/**
 * The files that must be loaded before the entries `keys` run: their own files and all imports. Of the dynamic imports,
 * only those in `atOnce`.
 */
export function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  atOnce: ReadonlySet<string> = new Set(),
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (!found) throw new Error(`The manifest of the build has no entry ${key}.`);
    files.add(found.file);
    for (const next of found.imports) visit(next);
    for (const next of found.dynamicImports) if (atOnce.has(next)) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

/**
 * All files of the entries `keys`, with their styles; fonts are left out, because each browser needs only some.
 * @param later true adds the parts that are fetched later, but not those of the app: its table names every screen
 */
export function partsOf(
  manifest: Manifest,
  keys: readonly string[],
  { later }: { readonly later: boolean },
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (!found) throw new Error(`The manifest of the build has no entry ${key}.`);
    for (const file of [found.file, ...found.css]) files.add(file);
    for (const next of found.imports) visit(next);
    if (later && key !== 'index.html') for (const next of found.dynamicImports) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}
