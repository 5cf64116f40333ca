import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseManifest } from '#scripts/build/manifest.ts';

const manifest = () =>
  parseManifest(readFileSync(fileURLToPath(new URL('../../dist/.vite/manifest.json', import.meta.url)), 'utf8'));

/** The end of the path of a screen's source: CompanyProjectReview is in company-project-review.tsx. */
const sourceOf = (name: string) => `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

/** The names of the built files of screens and layouts. A screen that is not built yet has no file. */
export function builtFilesOf(names: readonly string[]): string[] {
  const sources = names.map(sourceOf);
  return Object.entries(manifest())
    .filter(([key]) => sources.some((source) => key.endsWith(source)))
    .map(([, { file }]) => file.replace(/.*\//, ''));
}
