import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseManifest } from '#scripts/build/manifest.ts';

const manifest = () =>
  parseManifest(readFileSync(fileURLToPath(new URL('../../dist/.vite/manifest.json', import.meta.url)), 'utf8'));

/** The end of a source path: CompanyProjectReview is in company-project-review.tsx. */
const sourceOf = (name: string) => `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

/** The built files of screens and layouts, without their folder; a screen that has no code yet has no file. */
export function builtFilesOf(names: readonly string[]): string[] {
  const sources = names.map(sourceOf);
  return Object.entries(manifest())
    .filter(([key]) => sources.some((source) => key.endsWith(source)))
    .map(([, { file }]) => file.replace(/.*\//, ''));
}
