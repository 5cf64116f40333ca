import type { Plugin } from 'vite';

/**
 * The tables of live updates as they come out, in the place of the file that works them out of the whole contract
 * (contract/registry/live-tables.ts): a tab fetches lists of words, and no schema.
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
