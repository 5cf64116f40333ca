import { rebuildSearch } from '#server/features/finding/search/commands/rebuild-search.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run search:rebuild`: rebuilds the search index from the profiles, also while the server runs.
await runScript(() =>
  withDatabase(async (pool) => {
    const count = await rebuildSearch(pool);
    console.log(`The search index holds ${count} talents.`);
  }),
);
