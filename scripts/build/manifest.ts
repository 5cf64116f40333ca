import { z } from 'zod';

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
const manifestFile = z.record(z.string(), chunk);

/** What Vite tells of a build: for each source file (or shared chunk) the file it became and what that imports. */
export type Manifest = z.output<typeof manifestFile>;

/** Reads `.vite/manifest.json`. @throws ZodError when it is not one */
export const parseManifest = (json: string): Manifest => manifestFile.parse(JSON.parse(json));

/** The files that must be there before these entries run: their own and all that they import, but not what is fetched later. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}.`);
    files.add(found.file);
    for (const next of found.imports) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}
