import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { z } from 'zod';

/** The change of a run of Vitest: given by the environment, because its workers are processes of their own. */
export const MUTANT_VARIABLE = 'MUTANT';
const mutant = z.object({ file: z.string(), start: z.number(), end: z.number(), text: z.string() });

/** Gives one file changed to its importers. Nothing is written, so the work tree stays as it is. */
export function mutate(): Plugin {
  const { file, start, end, text } = mutant.parse(JSON.parse(process.env[MUTANT_VARIABLE] ?? '{}'));
  return {
    name: 'mutant',
    enforce: 'pre',
    load(id) {
      if (id !== file) return null;
      const source = readFileSync(file, 'utf8');
      return source.slice(0, start) + text + source.slice(end);
    },
    configureVitest({ defineCacheKeyGenerator }) {
      // The change is in no file, so what was kept of the file may not stand in for it; what was kept of others may.
      defineCacheKeyGenerator(({ id }) => (id === file ? false : undefined));
    },
  };
}
