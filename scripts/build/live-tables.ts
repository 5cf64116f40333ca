import type { Plugin } from 'vite';

/**
 * Replaces the file that computes the tables of live updates from the whole contract (contract/registry/live-tables.ts)
 * by its result: a tab loads lists of words, and no schema.
 */
export const liveTables: Plugin = {
  name: 'live-tables',
  load: {
    filter: { id: /\/contract\/registry\/live-tables\.ts$/ },
    async handler() {
      const { LIVE_TABLES } = await import('#contract/registry/live-tables.ts');
      return `export const LIVE_TABLES = ${JSON.stringify(LIVE_TABLES)};`;
    },
  },
};
