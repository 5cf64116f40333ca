import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { z } from 'zod';

/** Environment variable through which scripts/mutants.ts gives the change to the Vitest process, as JSON. */
export const MUTANT_VARIABLE = 'MUTANT';
const mutant = z.object({ file: z.string(), start: z.number(), end: z.number(), text: z.string() });

/** A plugin that loads one file with the change. It writes no file, so the work tree stays clean. */
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
      // Turns off the cache for the changed file: its source on disk is unchanged, so the cache would give the
      // unchanged code.
      defineCacheKeyGenerator(({ id }) => (id === file ? false : undefined));
    },
  };
}
