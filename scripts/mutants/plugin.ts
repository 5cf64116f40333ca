import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { z } from 'zod';

/** Environment variable with the changed code, which reaches Vitest's worker processes. */
export const MUTANT_VARIABLE = 'MUTANT';
const mutant = z.object({ file: z.string(), start: z.number(), end: z.number(), text: z.string() });

/** Loads one file with a change. No file is written, so the work tree stays clean. */
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
      // The cache must not answer for the changed file, whose source on disk is unchanged; other files may come from
      // it.
      defineCacheKeyGenerator(({ id }) => (id === file ? false : undefined));
    },
  };
}
