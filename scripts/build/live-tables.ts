import type { Plugin } from 'vite';

/**
 * Replaces contract/registry/live-tables.ts by its computed result: a tab then loads names of routes and entities, not
 * the schemas of the whole contract.
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
